package dev.limber.cli.render;

import dev.limber.cli.input.CharacterLoader;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.terminal.DiagnosticPrinter;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.Paint;
import dev.limber.cli.terminal.TerminalText;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.Failures;
import dev.limber.cli.usage.LimberCommand;
import dev.limber.cli.usage.LimberVersion;
import dev.limber.cli.usage.UsageException;
import dev.limber.core.canvas.Bounds;
import dev.limber.core.color.Rgba;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
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
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Renders characters as images and videos. */
@Command(
    name = "render",
    description = {
      "Renders a character as a still, an animation, a sprite sheet or a video.",
      "",
      "The extension of the output selects the format: .gif .apng .png .svg .webp .mp4 .webm .mov. "
          + "The last four need ffmpeg on the path.%n"
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber render hero.skf -o run.gif --anim Run",
      "  limber render hero.skf -o hero.png --anim Run --frame 12 --background white",
      "  limber render hero.skf -o sheet.png --sheet --all --size 128   (and sheet.json)",
      "  limber render hero.skf -o hero.png --sheet --all --trim --format atlas",
      "  limber render fox.skel2d -o fox.svg --anim trot",
      "  limber render fox.skel2d -o 'frames/{frame}.png' --anim trot",
      "  limber render *.skf -o '{name}-{anim}.gif' --all --jobs 4",
      "  limber render - -o - < fox.skel2d > fox.gif                   (-o -.svg: as SVG)",
      "",
      "{name} is the name of the input, {anim} that of the animation, {frame} or %%04d the number of",
      "the frame. Without {anim}, several animations play one after another in one file.",
      "",
      "Exit codes: 0 success, 1 the file is unusable, 2 usage, 3 a file could not be read or written.",
      "A failure leaves no partial file."
    })
public final class RenderCommand extends LimberCommand {
  private static final int DEFAULT_SIDE = 512;

  /** GIF counts hundredths of a second, and browsers slow down what is below two of them. */
  private static final double MOST_GIF_FPS = 50;

  private final CharacterLoader loader;
  private final RenderCeilings ceilings;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "SkelForm or Skel2D files; - is standard input.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private List<Path> inputs;

  @Mixin private final OutputOption output = new OutputOption();
  @Mixin private final TimingOptions timing = new TimingOptions();
  @Mixin private final AppearanceOptions appearance = new AppearanceOptions();
  @Mixin private final SheetOptions sheet = new SheetOptions();

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "Number of threads. Default: one per core.")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(names = "--force", description = "Overwrite existing files.")
  private boolean force;

  @Option(
      names = {"-q", "--quiet"},
      description = "Print errors only.")
  private boolean quiet;

  public RenderCommand(Environment environment) {
    this(
        environment,
        path -> InputFile.loadWithImages(path, environment.in()),
        RenderCeilings.DEFAULT);
  }

  /** Creates a command with another source of characters and its own limits. */
  public RenderCommand(Environment environment, CharacterLoader loader, RenderCeilings ceilings) {
    super(environment);
    this.loader = loader;
    this.ceilings = ceilings;
  }

  @Override
  public Integer call() throws IOException {
    checkNumbers();
    Failures failures = failures();
    int worst = ExitCode.OK;
    RenderTargets targets = new RenderTargets(command(), inputs, force);
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
        String message = e.getFile() + " already exists; --force overwrites it";
        worst = Math.max(worst, failures.unreadable(new IOException(message, e)));
      } catch (InvalidPathException e) {
        String message = "not a valid file name: " + e.getInput();
        worst = Math.max(worst, failures.unreadable(new IOException(message, e)));
      } catch (IOException e) {
        worst = Math.max(worst, failures.unreadable(e));
      }
    }
    return worst;
  }

  private void checkNumbers() {
    if (jobs < 1) {
      throw usage("--jobs must be at least 1");
    }
    sheet.check(command());
    timing.check(command());
    appearance.check(command());
  }

  private void render(Path input, RenderTargets targets) throws IOException {
    LoadedCharacter character = loader.load(input);
    targets.addInputs(imageFiles(character, input));
    if (!quiet) {
      PrintWriter err = err();
      InputFile.mentionProblems(character.file(), err);
      DiagnosticPrinter printer = new DiagnosticPrinter(err, Paint.NONE);
      character.imageDiagnostics().forEach(printer::print);
    }
    Puppet puppet = character.newPuppet();
    appearance.applySkins(puppet, command());
    boolean[] hidden = appearance.hidden(puppet, command());
    List<PuppetAnimation> chosen = timing.choose(puppet, command());
    OutputPattern pattern = pattern(input, chosen);
    OutputKind kind = OutputOption.kind(pattern, sheet.isSheet(), command());
    double fps = fps(kind, chosen);
    Scene scene = new Scene(puppet, hidden, kind, fps, targets);
    boolean still = kind == OutputKind.PNG && !sheet.isSheet() && !pattern.hasFrame();
    if (still && chosen.size() > 1 && !pattern.hasAnimation()) {
      throw usage(
          "several animations do not fit into one still",
          "use --sheet for a sprite sheet, or {anim} in the output name for one file each");
    }
    if (!pattern.hasAnimation()) {
      write(scene, timing.shots(chosen, fps, still), pattern.with(baseName(input), ""));
      return;
    }
    for (PuppetAnimation animation : chosen) {
      List<Shot> shots = timing.shots(List.of(animation), fps, still);
      write(scene, shots, pattern.with(baseName(input), animation.name().strip()));
    }
  }

  /** Returns the files of images that lie beside a character. */
  private static List<Path> imageFiles(LoadedCharacter character, Path input) {
    if (character.file().hasImagesInside()) {
      return List.of();
    }
    return character.images().stream().map(image -> input.resolveSibling(image.name())).toList();
  }

  private OutputPattern pattern(Path input, List<PuppetAnimation> chosen) {
    boolean moves = !chosen.isEmpty() && !timing.isStill();
    OutputPattern pattern = output.pattern(moves, sheet.isSheet(), inputs.size() > 1, command());
    if (chosen.isEmpty() && pattern.hasAnimation()) {
      throw usage(input + " has no animation for {anim}", "remove {anim} from the output name");
    }
    return pattern;
  }

  private double fps(OutputKind kind, List<PuppetAnimation> chosen) {
    double own = 1;
    for (PuppetAnimation animation : chosen) {
      own = Math.max(own, animation.framesPerSecond());
    }
    double fps = timing.fps() > 0 ? timing.fps() : own;
    if (kind == OutputKind.GIF && fps > MOST_GIF_FPS) {
      if (timing.fps() > 0) {
        throw usage("a GIF has at most 50 FPS, not " + fps, "--fps 50, or .apng");
      }
      return MOST_GIF_FPS;
    }
    return fps;
  }

  private void write(Scene scene, List<Shot> once, OutputPattern pattern) throws IOException {
    OutputKind kind = scene.kind();
    List<Shot> shots = new ArrayList<>(once);
    for (int i = 1; kind.isVideo() && i < timing.loops(); i++) {
      shots.addAll(once);
    }
    long frames = shots.stream().mapToLong(Shot::frames).sum();
    if (frames > ceilings.frames()) {
      throw usage(
          frames + " frames exceed the limit of " + ceilings.frames(),
          "lower --fps or raise --speed");
    }
    Path target = pattern.hasFrame() ? pattern.frame(0) : pattern.file();
    RenderTargets targets = scene.targets();
    if (!pattern.isStandardOutput()) {
      targets.check(target);
    }
    if (sheet.isSheet()) {
      targets.check(sheet.description(target));
    }
    Film film = scene.film(shots);
    Framing framing = framing(scene, film);
    sheet.checkSize(framing, film.frames(), command());
    Path ffmpeg = kind.needsFfmpeg() ? ffmpeg(kind) : null;
    Rgba background = appearance.background();
    if (!kind.hasAlpha()) {
      background = background == null ? Rgba.WHITE : background.over(Rgba.WHITE);
    }
    try (OutputPlace place = new OutputPlace(pattern);
        OutputFiles files = new OutputFiles(force, targets.inputs());
        Progress progress = new Progress(err(), environment.terminal() && !quiet)) {
      RenderJob job =
          new RenderJob(
              film,
              framing,
              new RenderJob.Appearance(background, appearance.bones()),
              new RenderJob.Output(kind, place.pattern(), sheet.of(frames), LimberVersion.text()),
              scene.fps(),
              timing.loops(),
              jobs,
              ffmpeg,
              new EmbeddedImages());
      job.run(files, progress);
      files.commit();
      place.deliver(environment.out());
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (FileSystemException e) {
      // Its message has the temporary name, and often nothing else.
      throw new IOException("cannot write " + target + ": " + InputFile.reason(e), e);
    }
    if (!quiet && !pattern.isStandardOutput()) {
      report(target, framing, frames, pattern.hasFrame());
    }
  }

  private Framing framing(Scene scene, Film film) {
    Bounds bounds = scene.bounds(film, appearance);
    if (!Double.isFinite(bounds.width() + bounds.height())) {
      throw usage("the character is too large to measure", "limber pose prints its coordinates");
    }
    if (bounds.isEmpty() && !quiet) {
      err().println("limber: nothing is visible");
    }
    Framing framing = appearance.framing(bounds, DEFAULT_SIDE);
    if (framing.width() > ceilings.side() || framing.height() > ceilings.side()) {
      throw usage("the output would exceed " + ceilings.side() + " pixels", "--size 1024");
    }
    return scene.kind().isVideo() ? framing.even() : framing;
  }

  private Path ffmpeg(OutputKind kind) throws IOException {
    Path program = environment.program("ffmpeg");
    if (program == null) {
      throw new IOException(
          "."
              + kind.name().toLowerCase(Locale.ROOT)
              + " needs ffmpeg, which is not on the path; install it, or use .gif or .apng");
    }
    return program;
  }

  private void report(Path target, Framing framing, long frames, boolean many) throws IOException {
    out()
        .println(
            TerminalText.text(target.toString())
                + (many ? " …" : "")
                + ": "
                + framing.width()
                + " x "
                + framing.height()
                + (frames == 1 ? "" : ", " + frames + " frames")
                + (many ? "" : ", " + TerminalText.bytes(Files.size(target))));
    out().flush();
  }

  private static String baseName(Path input) {
    if (InputFile.isStandardInput(input)) {
      return "stdin";
    }
    String name = String.valueOf(input.getFileName());
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}
