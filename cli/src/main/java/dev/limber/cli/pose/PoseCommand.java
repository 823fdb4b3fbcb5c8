package dev.limber.cli.pose;

import dev.limber.character.CharacterFile;
import dev.limber.character.Skel2dCharacter;
import dev.limber.character.SkelFormCharacter;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.FiniteNumber;
import dev.limber.cli.usage.Lookup;
import dev.limber.cli.usage.UnknownNameException;
import dev.limber.cli.usage.UsageException;
import dev.limber.core.diagnostics.Nearest;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.pose.ArmaturePose;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints poses as JSON lines. */
@Command(
    name = "pose",
    description = {
      "Prints where everything is, as one line of JSON for each pose.",
      "",
      "Without options it is the pose right after loading. Frames may have fractions. A range "
          + "of frames is played with one pose, so that smoothing and physics carry on. Skel2D "
          + "sources are posed by seconds.%n"
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber pose hero.skf --anim Run --frame 12.5",
      "  limber pose hero.skf --anim Run --frames 0..48 --smooth 10",
      "  limber pose hero.skf --anim Run --frame 3 --anim Wave --frame 7",
      "  limber pose fox.skel2d --anim walk --time 0.25 --mix 0.5",
      "  limber pose fox.skel2d --anim walk --times 0..1 --step 0.1 --with draw --skin arctic",
      "  echo '{\"anims\":[\"Run\"],\"frames\":[3]}' | limber pose hero.skf --script -",
      "",
      "Keys: pos, rot, scale (local, all bones); hidden (bone indices); ik (constraint, mode, mimic",
      "target of each family); tex, tint, zindex (all visuals); cpos, crot, cscale (model space, all",
      "bones); mesh (vertices by visual index); phys (state of each physics bone).",
      "",
      "Keys for Skel2D: world (a matrix for each bone), local (x, y, rot, sx, sy, flipx, flipy of",
      "each bone), slots (r, g, b, a, attachment of each slot).",
      "",
      "Keys of a script's line: anims (names or indices), frames and smooth (one for each), reset",
      "(start again first), animate (false constructs only), velocity (x and y, after the answer).",
      "For Skel2D: reset, anim, from and to (seconds), mix; or apply, a list of such objects.",
      "Each line is answered at once; a line that makes no sense is answered with {\"error\":...}.",
      "",
      "Exit codes: 0 printed, 1 a script or file with errors, 2 usage, 3 a file could not be read."
    })
public final class PoseCommand implements Callable<Integer> {
  private static final List<String> EXTRAS = List.of("mesh", "physics", "draw");

  private final Environment surroundings;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      description = "A SkelForm file of any version, a Skel2D source, or - for standard input.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path file;

  @Option(
      names = "--anim",
      paramLabel = "NAME",
      description =
          "Animation; the first if left out and a frame, a time or a mix is given. Repeat it to "
              + "play several.")
  private List<String> anims = new ArrayList<>();

  @Option(
      names = "--frame",
      paramLabel = "N",
      converter = FiniteNumber.class,
      description = "Frame to show, 0 if left out. Once for all animations, or once for each.")
  private List<Double> frames = new ArrayList<>();

  @Option(
      names = "--frames",
      paramLabel = "A..B",
      converter = FrameRange.Converter.class,
      description = "Whole frames to play, both included; one line each.")
  private @Nullable FrameRange range;

  @Option(
      names = "--smooth",
      paramLabel = "N",
      converter = FiniteNumber.class,
      description = "Frames over which values are approached, 0 if left out. As --frame.")
  private List<Double> smooth = new ArrayList<>();

  @Option(
      names = "--script",
      paramLabel = "FILE",
      description = "Play JSON lines from a file, or - for standard input.")
  private @Nullable String script;

  @Option(
      names = "--with",
      split = ",",
      paramLabel = "PART",
      description = "draw adds what to draw, in order. mesh and physics are there anyway.")
  private List<String> with = new ArrayList<>();

  @Option(
      names = "--style",
      paramLabel = "NAME",
      description = "Style to draw with; the first that has a texture wins. All if left out.")
  private List<String> styles = new ArrayList<>();

  @Mixin private final TimeOptions timing = new TimeOptions();

  public PoseCommand(Environment surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() throws IOException {
    checkOptions();
    if (InputFile.isStandardInput(file) && "-".equals(script)) {
      throw usage("file and script cannot both be standard input", "name a file for one of them");
    }
    CharacterFile loaded = InputFile.load(file, surroundings.in());
    checkOptions(loaded);
    InputFile.mentionProblems(loaded, spec.commandLine().getErr());
    if (loaded instanceof SkelFormCharacter skelForm) {
      return pose(skelForm.armature());
    }
    return pose(((Skel2dCharacter) loaded).skeleton());
  }

  private int pose(Armature armature) throws IOException {
    ArmaturePose pose = armature.newPose();
    PoseJson answer = new PoseJson(pose, stylesToDraw(armature));
    if (script != null) {
      return script(new ArmaturePlay(pose, answer), script);
    }
    play(pose, animations(armature), answer);
    return ExitCode.OK;
  }

  private int pose(Skeleton skeleton) throws IOException {
    SkeletonPosing posing = new SkeletonPosing(skeleton, timing, spec.commandLine());
    SkeletonPlay play = posing.player(with.contains("draw"));
    if (script != null) {
      return script(play, script);
    }
    posing.print(play, anims, file);
    return ExitCode.OK;
  }

  /** Says which options do not go with what is in the file. */
  private void checkOptions(CharacterFile loaded) {
    String timed = timing.used();
    if (loaded instanceof SkelFormCharacter) {
      if (timed != null) {
        String hint = timed.equals("--skin") ? "--style chooses styles" : "--frame takes frames";
        throw usage(timed + " is for Skel2D sources, and this is a SkelForm file", hint);
      }
      return;
    }
    String framed =
        !frames.isEmpty()
            ? "--frame"
            : range != null ? "--frames" : !smooth.isEmpty() ? "--smooth" : null;
    if (framed != null || !styles.isEmpty()) {
      throw usage(
          (framed == null ? "--style" : framed) + " is for SkelForm files, and this is Skel2D",
          framed == null ? "--skin chooses a skin" : "--time takes seconds");
    }
    for (String part : with) {
      if (!part.equals("draw")) {
        throw usage("Skel2D sources have no " + part + ", --with takes only draw", "");
      }
    }
  }

  private void checkOptions() {
    boolean frame = !frames.isEmpty();
    if (frame && range != null) {
      throw usage("--frame and --frames do not go together", "");
    }
    if (script != null && (frame || range != null || !anims.isEmpty() || !smooth.isEmpty())) {
      throw usage("--script does not go with --anim, --frame, --frames or --smooth", "");
    }
    timing.check(script != null, with.contains("draw"), spec.commandLine());
    for (String part : with) {
      if (!EXTRAS.contains(part)) {
        throw usage("--with takes mesh, physics and draw, not " + part, Nearest.hint(part, EXTRAS));
      }
    }
    if (!styles.isEmpty() && !with.contains("draw")) {
      throw usage("--style has no effect here", "--with draw prints what the styles show");
    }
    checkCount("--time", timing.times);
    checkCount("--mix", timing.mix);
    checkCount("--frame", frames);
    checkCount("--smooth", smooth);
  }

  private void checkCount(String option, List<Double> numbers) {
    int most = Math.max(1, anims.size());
    if (numbers.size() > 1 && numbers.size() != most) {
      throw usage(
          option
              + " is given "
              + numbers.size()
              + " times; give it once for all animations, or once for each of the "
              + most,
          "");
    }
  }

  private @Nullable List<Style> stylesToDraw(Armature armature) {
    if (!with.contains("draw")) {
      return null;
    }
    if (styles.isEmpty()) {
      return armature.styles();
    }
    List<Style> chosen = new ArrayList<>();
    for (String name : styles) {
      try {
        chosen.add(Lookup.style(armature, name));
      } catch (UnknownNameException e) {
        throw usage(String.valueOf(e.getMessage()), e.hint());
      }
    }
    return chosen;
  }

  private List<Animation> animations(Armature armature) {
    List<Animation> chosen = new ArrayList<>();
    for (String name : anims) {
      try {
        chosen.add(Lookup.animation(armature, name));
      } catch (UnknownNameException e) {
        throw usage(String.valueOf(e.getMessage()), e.hint());
      }
    }
    boolean wanted = !frames.isEmpty() || range != null || !smooth.isEmpty();
    if (chosen.isEmpty() && wanted) {
      if (armature.animations().isEmpty()) {
        throw usage(
            file + " has no animations, so that there are no frames to show",
            "limber pose " + file + " shows it as it was loaded");
      }
      chosen.add(armature.animations().get(0));
    }
    return chosen;
  }

  private void play(ArmaturePose pose, List<Animation> animations, PoseJson answer) {
    PrintWriter out = spec.commandLine().getOut();
    if (animations.isEmpty()) {
      pose.construct();
      out.println(answer.line());
      return;
    }
    double[] at = each(frames, animations.size(), 0);
    double[] smoothing = each(smooth, animations.size(), 0);
    int first = range == null ? 0 : range.first();
    int last = range == null ? 0 : range.last();
    for (long frame = first; frame <= last && !out.checkError(); frame++) {
      if (range != null) {
        Arrays.fill(at, (double) frame);
      }
      pose.animate(animations, at, smoothing);
      pose.construct();
      out.println(answer.line());
    }
  }

  /** Returns a number for each animation: its own, the one for all, or what is left out. */
  static double[] each(List<Double> numbers, int count, double ifNone) {
    double[] each = new double[count];
    for (int i = 0; i < count; i++) {
      each[i] = numbers.isEmpty() ? ifNone : numbers.get(numbers.size() == 1 ? 0 : i);
    }
    return each;
  }

  private int script(PoseScript.Player played, String source) throws IOException {
    PoseScript player = new PoseScript(played, spec.commandLine().getOut());
    int errors;
    if (source.equals("-")) {
      errors = player.run(surroundings.in());
    } else {
      try (InputStream in = Files.newInputStream(Path.of(source))) {
        errors = player.run(in);
      } catch (InvalidPathException e) {
        throw usage("--script takes a file or -, not " + source, "");
      } catch (IOException e) {
        throw new IOException("cannot read " + source + ": " + InputFile.reason(e), e);
      }
    }
    return errors > 0 ? ExitCode.PROBLEMS : ExitCode.OK;
  }

  private UsageException usage(String message, String hint) {
    return new UsageException(spec.commandLine(), message, hint);
  }
}
