package dev.limber.cli.pose;

import dev.limber.cli.usage.Lookup;
import dev.limber.cli.usage.UnknownNameException;
import dev.limber.cli.usage.UsageException;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;

/** What {@code limber pose} does with a Skel2D skeleton. */
final class SkeletonPosing {
  private final Skeleton skeleton;
  private final TimeOptions options;
  private final CommandLine command;

  SkeletonPosing(Skeleton skeleton, TimeOptions options, CommandLine command) {
    this.skeleton = skeleton;
    this.options = options;
    this.command = command;
  }

  /** Returns a player that draws with the chosen skin, or not at all. */
  SkeletonPlay player(boolean draw) {
    return new SkeletonPlay(skeleton, draw ? skin() : null);
  }

  private Skin skin() {
    if (options.skin == null) {
      return skeleton.defaultSkin();
    }
    try {
      return skeleton.skins().get(Lookup.skin(skeleton, options.skin));
    } catch (UnknownNameException e) {
      throw new UsageException(command, String.valueOf(e.getMessage()), e.hint());
    }
  }

  /** Prints what the options ask for. */
  void print(SkeletonPlay play, List<String> names, Path file) {
    PrintWriter out = command.getOut();
    List<Animation> animations = animations(names, file);
    int count = animations.size();
    double[] mix = PoseCommand.each(options.mix, count, 1);
    if (animations.isEmpty()) {
      out.println(play.setup());
    } else if (options.range != null) {
      double frame = 1 / Math.abs(animations.get(0).fps());
      double step = options.step == null ? frame : options.step;
      play.range(animations, options.range, step, mix, out);
    } else {
      out.println(play.at(animations, PoseCommand.each(options.times, count, 0), mix));
    }
  }

  private List<Animation> animations(List<String> names, Path file) {
    List<Animation> chosen = new ArrayList<>();
    for (String name : names) {
      try {
        chosen.add(skeleton.animations().get(Lookup.animation(skeleton, name)));
      } catch (UnknownNameException e) {
        throw new UsageException(command, String.valueOf(e.getMessage()), e.hint());
      }
    }
    if (chosen.isEmpty() && options.usesTimes()) {
      if (skeleton.animations().isEmpty()) {
        throw new UsageException(
            command,
            file + " has no animations, so that there are no times to show",
            "limber pose " + file + " shows its setup pose");
      }
      chosen.add(skeleton.animations().get(0));
    }
    return chosen;
  }
}
