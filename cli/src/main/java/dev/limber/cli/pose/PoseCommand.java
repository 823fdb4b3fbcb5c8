package dev.limber.cli.pose;

import dev.limber.character.CharacterFile;
import dev.limber.character.Skel2dCharacter;
import dev.limber.character.SkelFormCharacter;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.FiniteNumber;
import dev.limber.cli.usage.LimberCommand;
import dev.limber.cli.usage.Lookup;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.pose.ArmaturePose;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints poses as JSON lines. */
@Command(
    name = "pose",
    description = {
      "Prints poses as JSON, one line each.",
      "",
      "Without options, prints the setup pose. SkelForm files take frames, with fractions; Skel2D "
          + "sources take seconds. Smoothing and physics carry over from frame to frame of a range.%n"
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
      "Keys for SkelForm: pos, rot, scale (local, all bones); hidden (bone indices); ik (constraint,",
      "mode, mimic target of each family); tex, tint, zindex (all visuals); cpos, crot, cscale (model",
      "space, all bones); mesh (vertices by visual index); phys (state of each physics bone).",
      "",
      "Keys for Skel2D: world (a matrix per bone), local (x, y, rot, sx, sy, flipx, flipy per bone),",
      "slots (r, g, b, a, attachment per slot).",
      "",
      "A script line for SkelForm: anims (names or indices), frames and smooth (one per animation),",
      "reset (start over first), animate (false only constructs), velocity (x and y, applied after",
      "the answer). For Skel2D: reset, anim, from and to (seconds), mix; or apply, a list of such",
      "objects. Each line is answered at once, an invalid one with {\"error\":...}.",
      "",
      "Exit codes: 0 success, 1 errors in the script or file, 2 usage, 3 a file could not be read."
    })
public final class PoseCommand extends LimberCommand {

  @Parameters(
      paramLabel = "FILE",
      description = "A SkelForm file of any version, a Skel2D source, or - for standard input.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path file;

  @Option(
      names = "--anim",
      paramLabel = "NAME",
      description =
          "Animation to play; repeat it to play several. Default: the first, if a frame, time or "
              + "mix is given.")
  private List<String> anims = new ArrayList<>();

  @Option(
      names = "--frame",
      paramLabel = "N",
      converter = FiniteNumber.class,
      description = "Frame to show, once for all animations or once for each. Default: 0.")
  private List<Double> frames = new ArrayList<>();

  @Option(
      names = "--frames",
      paramLabel = "A..B",
      converter = Range.OfFrames.class,
      description = "Whole frames to play, both ends included; one line each.")
  private @Nullable Range range;

  @Option(
      names = "--smooth",
      paramLabel = "N",
      converter = FiniteNumber.class,
      description = "Frames to smooth over, once or per animation. Default: 0.")
  private List<Double> smooth = new ArrayList<>();

  @Option(
      names = "--script",
      paramLabel = "FILE",
      description = "Play JSON lines from a file, or - for standard input.")
  private @Nullable Path script;

  @Option(
      names = "--with",
      paramLabel = "draw",
      description = "Add the key draw: what to draw, in order.")
  private @Nullable String with;

  @Option(
      names = {"--style", "--skin"},
      paramLabel = "NAME",
      description =
          "SkelForm: styles to draw with; the first that has a texture wins. Default: the active ones. "
              + "Skel2D: skins to draw with; the first that has an attachment of its own wins.")
  private List<String> skins = new ArrayList<>();

  @Mixin private final TimeOptions timing = new TimeOptions();

  public PoseCommand(Environment environment) {
    super(environment);
  }

  @Override
  public Integer call() throws IOException {
    checkOptions();
    if (InputFile.isStandardInput(file) && script != null && InputFile.isStandardInput(script)) {
      throw usage(
          "the file and the script cannot both be standard input", "name a file for one of them");
    }
    CharacterFile loaded = InputFile.load(file, environment.in());
    checkOptions(loaded);
    InputFile.mentionProblems(loaded, err());
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
    boolean wanted = framesOption() != null;
    play(pose, animations(armature.animations(), Animation::name, wanted), answer);
    return ExitCode.OK;
  }

  private int pose(Skeleton skeleton) throws IOException {
    List<Skin> worn = Lookup.find("skin", skins, skeleton.skins(), Skin::name, command());
    List<String> names = worn.stream().map(Skin::name).toList();
    SkeletonPlay play = new SkeletonPlay(skeleton, with == null ? null : names);
    if (script != null) {
      return script(play, script);
    }
    boolean wanted = timing.used() != null;
    play.print(
        animations(skeleton.animations(), dev.limber.skel2d.data.Animation::name, wanted),
        timing,
        out());
    return ExitCode.OK;
  }

  /** Refuses options that are for the other format. */
  private void checkOptions(CharacterFile loaded) {
    if (loaded instanceof SkelFormCharacter) {
      if (timing.used() != null) {
        throw usage(
            timing.used() + " is for Skel2D sources, but this is a SkelForm file",
            "use --frame, which takes frames");
      }
    } else if (framesOption() != null) {
      throw usage(
          framesOption() + " is for SkelForm files, but this is a Skel2D source",
          "use --time, which takes seconds");
    }
  }

  private @Nullable String framesOption() {
    return !frames.isEmpty()
        ? "--frame"
        : range != null ? "--frames" : !smooth.isEmpty() ? "--smooth" : null;
  }

  private void checkOptions() {
    if (!frames.isEmpty() && range != null) {
      throw usage("--frame and --frames cannot be combined");
    }
    if (script != null && (framesOption() != null || !anims.isEmpty())) {
      throw usage("--script cannot be combined with --anim, --frame, --frames or --smooth");
    }
    timing.check(script != null, command());
    if (with != null && !with.equals("draw")) {
      throw usage("--with takes draw, not " + with);
    }
    if (!skins.isEmpty() && with == null) {
      throw usage("--style and --skin only affect drawing", "add --with draw");
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
              + most);
    }
  }

  private @Nullable List<Style> stylesToDraw(Armature armature) {
    if (with == null) {
      return null;
    }
    return skins.isEmpty()
        ? armature.defaultStyles()
        : Lookup.find("style", skins, armature.styles(), Style::name, command());
  }

  /** Returns the animations to play: those named, or the first if options ask for one. */
  private <T> List<T> animations(List<T> all, Function<T, String> naming, boolean wanted) {
    if (!anims.isEmpty() || !wanted) {
      return Lookup.find("animation", anims, all, naming, command());
    }
    if (all.isEmpty()) {
      throw usage(
          file + " has no animations", "limber pose " + file + " without options shows its pose");
    }
    return all.subList(0, 1);
  }

  private void play(ArmaturePose pose, List<Animation> animations, PoseJson answer) {
    PrintWriter out = out();
    if (animations.isEmpty()) {
      pose.construct();
      out.println(answer.line());
      return;
    }
    double[] at = each(frames, animations.size(), 0);
    double[] smoothing = each(smooth, animations.size(), 0);
    long count = range == null ? 1 : range.count(1);
    for (long i = 0; i < count && !out.checkError(); i++) {
      if (range != null) {
        Arrays.fill(at, range.at(i, 1));
      }
      pose.animate(animations, at, smoothing);
      pose.construct();
      out.println(answer.line());
    }
  }

  /** Returns a number for each animation: its own, the common one, or the default. */
  static double[] each(List<Double> numbers, int count, double ifNone) {
    double[] each = new double[count];
    for (int i = 0; i < count; i++) {
      each[i] = numbers.isEmpty() ? ifNone : numbers.get(numbers.size() == 1 ? 0 : i);
    }
    return each;
  }

  private int script(PoseScript.Player played, Path source) throws IOException {
    PoseScript player = new PoseScript(played, out());
    int errors;
    if (InputFile.isStandardInput(source)) {
      errors = player.run(environment.in());
    } else {
      try (InputStream in = Files.newInputStream(source)) {
        errors = player.run(in);
      } catch (IOException e) {
        throw new IOException("cannot read " + source + ": " + InputFile.reason(e), e);
      }
    }
    return errors > 0 ? ExitCode.PROBLEMS : ExitCode.OK;
  }
}
