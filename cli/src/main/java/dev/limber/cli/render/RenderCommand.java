package dev.limber.cli.render;

import dev.limber.cli.input.CharacterLoader;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.terminal.DiagnosticPrinter;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.Paint;
import dev.limber.cli.terminal.TerminalText;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.Failures;
import dev.limber.cli.usage.LimberVersion;
import dev.limber.cli.usage.UsageException;
import dev.limber.core.canvas.Bounds;
import dev.limber.core.color.Rgba;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.image.sheet.SheetLayout;
import dev.limber.java2d.LoadedCharacter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Renders characters into pictures and films. */
@Command(
    name = "render",
    description = {
      "Renders a character: a still, an animation, a sprite sheet or video.",
      "",
      "The ending of the output says what is written: .gif .apng .png .svg .webp .mp4 .webm .mov "
          + "(the last four through ffmpeg, if it is on the path).%n"
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber render hero.skf -o run.gif --anim Run",
      "  limber render hero.skf -o hero.png --anim Run --frame 12 --background white",
      "  limber render hero.skf -o sheet.png --sheet --all --size 128   (and sheet.json)",
      "  limber render fox.skel2d -o fox.svg --anim trot",
      "  limber render fox.skel2d -o 'frames/{frame}.png' --anim trot",
      "  limber render *.skf -o '{name}-{anim}.gif' --all --jobs 4",
      "",
      "{name} stands for the input's name, {anim} for the animation's, {frame} or %%04d for the",
      "number of a frame. Without {anim}, several animations follow each other in one file.",
      "",
      "Exit codes: 0 rendered, 1 nothing in the file can be used, 2 usage, 3 reading or writing",
      "failed. What fails leaves no half file."
    })
public final class RenderCommand implements Callable<Integer> {
  private static final int DEFAULT_SIDE = 512;

  /** GIF counts hundredths of a second, and browsers slow down what is below two of them. */
  private static final double MOST_GIF_FPS = 50;

  /** Frames sampled of an animation to find its size. */
  private static final int MOST_MOMENTS = 1000;

  private final Environment surroundings;
  private final CharacterLoader loader;
  private final RenderCeilings ceilings;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "SkelForm or Skel2D files.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private List<Path> inputs;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "What to write. Default: {name}.gif, or {name}.png of what does not move.")
  private @Nullable String output;

  @Mixin private final RenderMotionOptions animations = new RenderMotionOptions();
  @Mixin private final RenderLookOptions looks = new RenderLookOptions();

  @Option(
      names = "--sheet",
      description = "Put all frames into one .png, described by a .json beside it.")
  private boolean sheet;

  @Option(
      names = "--columns",
      paramLabel = "N",
      description = "Frames in a row of the sheet. Default: about as many as rows.")
  private @Nullable Integer columns;

  @Option(names = "--jobs", paramLabel = "N", description = "Threads. Default: one for each core.")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(names = "--force", description = "Replace outputs that are there already.")
  private boolean force;

  public RenderCommand(Environment surroundings) {
    this(surroundings, InputFile::loadWithImages, RenderCeilings.DEFAULT);
  }

  /** Creates a command that gets its characters from elsewhere and renders only so much. */
  public RenderCommand(Environment surroundings, CharacterLoader loader, RenderCeilings ceilings) {
    this.surroundings = surroundings;
    this.loader = loader;
    this.ceilings = ceilings;
  }

  @Override
  public Integer call() throws IOException {
    checkNumbers();
    Failures failures = new Failures(spec.commandLine().getErr(), surroundings::debug);
    int worst = ExitCode.OK;
    RenderTargets targets = new RenderTargets(spec.commandLine(), inputs, force);
    for (Path input : inputs) {
      try {
        render(input, targets);
      } catch (UsageException e) {
        if (inputs.size() == 1) {
          throw e;
        }
        // What does not suit one file may suit the next.
        failures.usage(e, new String[0]);
        worst = Math.max(worst, ExitCode.USAGE);
      } catch (LimberException e) {
        worst = Math.max(worst, failures.unusable(e));
      } catch (FileAlreadyExistsException e) {
        String message = e.getFile() + " is there already; --force replaces it";
        worst = Math.max(worst, failures.unreadable(new IOException(message, e)));
      } catch (InvalidPathException e) {
        String message = "no file can be called " + e.getInput() + " here";
        worst = Math.max(worst, failures.unreadable(new IOException(message, e)));
      } catch (IOException e) {
        worst = Math.max(worst, failures.unreadable(e));
      }
    }
    return worst;
  }

  private void checkNumbers() {
    if (jobs < 1) {
      throw usage("--jobs must be at least 1", "");
    }
    if (columns != null && columns < 1) {
      throw usage("--columns must be at least 1", "");
    }
    animations.check(spec.commandLine());
    looks.check(spec.commandLine());
  }

  private UsageException usage(String message, String hint) {
    return new UsageException(spec.commandLine(), message, hint);
  }

  private void render(Path input, RenderTargets targets) throws IOException {
    LoadedCharacter character = loader.load(input);
    targets.addInputs(imageFiles(character));
    PrintWriter err = spec.commandLine().getErr();
    InputFile.mentionProblems(character.file(), err);
    DiagnosticPrinter printer = new DiagnosticPrinter(err, Paint.NONE);
    character.imageDiagnostics().forEach(printer::print);
    Puppet puppet = character.newPuppet();
    looks.dress(puppet, spec.commandLine());
    boolean[] hidden = looks.hidden(puppet, spec.commandLine());
    List<PuppetAnimation> chosen = animations.choose(puppet, spec.commandLine());
    OutputPattern pattern = pattern(input, chosen);
    OutputKind kind = kind(pattern);
    double fps = fps(kind, chosen);
    Scene scene = new Scene(puppet, hidden, kind, fps, targets);
    boolean still = kind == OutputKind.PNG && !sheet && !pattern.hasFrame();
    if (still && chosen.size() > 1 && !pattern.hasAnimation()) {
      throw usage(
          "several animations would go into one picture",
          "--sheet puts them beside each other, {anim} in the output's name makes a file of each");
    }
    if (!pattern.hasAnimation()) {
      write(scene, animations.shots(chosen, fps, still), pattern.with(baseName(input), ""));
      return;
    }
    for (PuppetAnimation animation : chosen) {
      List<Shot> shots = animations.shots(List.of(animation), fps, still);
      write(scene, shots, pattern.with(baseName(input), animation.name().strip()));
    }
  }

  /** Returns the files of images that lie beside a character. */
  private static List<Path> imageFiles(LoadedCharacter character) {
    if (character.file().hasImagesInside()) {
      return List.of();
    }
    Path source = Path.of(character.name());
    return character.images().stream().map(image -> source.resolveSibling(image.name())).toList();
  }

  /**
   * A character ready to be filmed.
   *
   * @param hidden for each part whether it is left out
   * @param fps pictures a second
   * @param targets what may be written
   */
  private record Scene(
      Puppet puppet, boolean[] hidden, OutputKind kind, double fps, RenderTargets targets) {
    Film film(List<Shot> shots) {
      return new Film(puppet, shots, fps, hidden);
    }
  }

  private OutputPattern pattern(Path input, List<PuppetAnimation> chosen) {
    boolean moves = !chosen.isEmpty() && !animations.isStill();
    OutputPattern pattern =
        new OutputPattern(output == null ? (moves ? "{name}.gif" : "{name}.png") : output);
    if (inputs.size() > 1 && !pattern.hasName()) {
      throw usage("several inputs would go into one output", "put {name} into it: -o '{name}.gif'");
    }
    if (chosen.isEmpty() && pattern.hasAnimation()) {
      throw usage(input + " has no animation for {anim}", "leave {anim} out of the output's name");
    }
    return pattern;
  }

  private OutputKind kind(OutputPattern pattern) {
    OutputKind kind = OutputKind.of(pattern.toString());
    if (kind == null) {
      throw usage(
          "cannot tell from " + pattern + " what to write",
          "let its name end in .gif .apng .png .svg .webp .mp4 .webm or .mov");
    }
    if (sheet && (kind != OutputKind.PNG || pattern.hasFrame())) {
      throw usage("--sheet needs one .png to go into", "-o sheet.png --sheet");
    }
    if (pattern.hasFrame() && kind != OutputKind.PNG) {
      throw usage("numbered frames are .png files", "-o 'frames/{frame}.png'");
    }
    return kind;
  }

  private double fps(OutputKind kind, List<PuppetAnimation> chosen) {
    double own = 1;
    for (PuppetAnimation animation : chosen) {
      own = Math.max(own, animation.framesPerSecond());
    }
    double fps = animations.fps() > 0 ? animations.fps() : own;
    if (kind == OutputKind.GIF && fps > MOST_GIF_FPS) {
      if (animations.fps() > 0) {
        throw usage("a GIF has at most 50 frames a second, not " + fps, "--fps 50, or .apng");
      }
      return MOST_GIF_FPS;
    }
    return fps;
  }

  private void write(Scene scene, List<Shot> once, OutputPattern pattern) throws IOException {
    OutputKind kind = scene.kind();
    List<Shot> shots = new ArrayList<>(once);
    for (int i = 1; kind.isVideo() && i < animations.loops(); i++) {
      shots.addAll(once);
    }
    long frames = shots.stream().mapToLong(Shot::frames).sum();
    if (frames > ceilings.frames()) {
      throw usage(
          frames + " frames are more than the " + ceilings.frames() + " that are rendered",
          "a lower --fps or a higher --speed makes fewer");
    }
    Path target = pattern.hasFrame() ? pattern.frame(0) : pattern.file();
    RenderTargets targets = scene.targets();
    targets.check(target);
    if (sheet) {
      targets.check(RenderJob.description(target));
    }
    Film film = scene.film(shots);
    Framing framing = framing(scene, film);
    checkSheet(framing, film.frames());
    Path ffmpeg = kind.needsFfmpeg() ? ffmpeg(kind) : null;
    Rgba background = looks.background();
    if (!kind.hasAlpha()) {
      background = background == null ? Rgba.WHITE : background.over(Rgba.WHITE);
    }
    RenderJob job =
        new RenderJob(
            film,
            framing,
            new RenderJob.Look(background, looks.bones()),
            new RenderJob.Output(kind, pattern, columns(frames), LimberVersion.text()),
            scene.fps(),
            animations.loops(),
            jobs,
            ffmpeg,
            new ImageAddresses());
    try (OutputFiles files = new OutputFiles(force, targets.inputs());
        Progress progress = new Progress(spec.commandLine().getErr(), surroundings.terminal())) {
      job.run(files, progress);
      files.commit();
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (FileSystemException e) {
      // It speaks of the file under its passing name, and often of nothing else.
      throw new IOException("cannot write " + target + ": " + InputFile.reason(e), e);
    }
    report(target, framing, frames, pattern.hasFrame());
  }

  private int columns(long frames) {
    if (!sheet) {
      return 0;
    }
    return columns != null ? columns : (int) Math.max(1, Math.round(Math.sqrt((double) frames)));
  }

  private void checkSheet(Framing framing, int frames) {
    try {
      if (sheet) {
        SheetLayout.grid(framing.width(), framing.height(), frames, columns(frames), 0);
      }
    } catch (IllegalArgumentException e) {
      throw usage(String.valueOf(e.getMessage()), "--size 128, or a lower --fps");
    }
  }

  private Framing framing(Scene scene, Film film) {
    Bounds bounds = new Bounds();
    switch (looks.fit()) {
      case CLIP -> film.include(bounds, looks.bones());
      case ALL -> {
        List<Shot> all = new ArrayList<>(List.of(Shot.setup()));
        for (PuppetAnimation animation : scene.puppet().animations()) {
          all.add(Shot.sampled(animation, scene.fps(), MOST_MOMENTS));
        }
        scene.film(all).include(bounds, looks.bones());
      }
      case SETUP -> scene.film(List.of(Shot.setup())).include(bounds, looks.bones());
    }
    if (!Double.isFinite(bounds.width() + bounds.height())) {
      throw usage("the character is too large to be measured", "limber pose shows where it is");
    }
    if (bounds.isEmpty()) {
      spec.commandLine().getErr().println("limber: there is nothing to be seen");
    }
    Framing framing = looks.framing(bounds, DEFAULT_SIDE);
    if (framing.width() > ceilings.side() || framing.height() > ceilings.side()) {
      throw usage("the picture would be larger than " + ceilings.side() + " pixels", "--size 1024");
    }
    return scene.kind().isVideo() ? framing.even() : framing;
  }

  private Path ffmpeg(OutputKind kind) throws IOException {
    Path program = Ffmpeg.find(surroundings.searchPath());
    if (program == null) {
      throw new IOException(
          "."
              + kind.name().toLowerCase(Locale.ROOT)
              + " is written by ffmpeg, which is not on the path; install it, or choose .gif or .apng");
    }
    return program;
  }

  private void report(Path target, Framing framing, long frames, boolean many) throws IOException {
    spec.commandLine()
        .getOut()
        .println(
            TerminalText.text(target.toString())
                + (many ? " and on" : "")
                + ": "
                + framing.width()
                + " x "
                + framing.height()
                + (frames == 1 ? "" : ", " + frames + " frames")
                + (many ? "" : ", " + TerminalText.kilobytes(Files.size(target))));
    spec.commandLine().getOut().flush();
  }

  private static String baseName(Path input) {
    String name = String.valueOf(input.getFileName());
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}
