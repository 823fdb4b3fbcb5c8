package dev.limber.cli.convert;

import static dev.limber.character.CharacterFormats.SKELFORM;

import dev.limber.character.CharacterFile;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.render.OutputFiles;
import dev.limber.cli.render.OutputKind;
import dev.limber.cli.terminal.DiagnosticPrinter;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.Paint;
import dev.limber.cli.terminal.TerminalText;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.LimberCommand;
import dev.limber.cli.usage.Lookup;
import dev.limber.cli.usage.UsageException;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.Conversion;
import dev.limber.convert.Conversions;
import dev.limber.convert.ConvertOptions;
import dev.limber.convert.Converted;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.skelform.write.SkfVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Converts a character to another format. */
@Command(
    name = "convert",
    description = {
      "Converts a character to another format, chosen by the extension of OUT.",
      "",
      "What the other format cannot express is printed as a warning or a note.%n"
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber convert fox.skel2d fox.skf --scale 2             SkelForm: shapes as pixels",
      "  limber convert fox.skel2d fox.json --animation trot     Lottie: one animation in one skin",
      "  limber convert hero.skf hero.html                       a page that plays by double click",
      "",
      "limber render makes pictures and videos.",
      "",
      "Exit codes: 0 success, 1 the file is unusable, 2 usage, 3 a file could not be read or written.",
      "A failure leaves no partial file."
    })
public final class ConvertCommand extends LimberCommand {
  private final SourceLoader loader;

  @Parameters(index = "0", paramLabel = "IN", description = "A SkelForm or Skel2D file.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path input;

  @Parameters(index = "1", paramLabel = "OUT", description = "Output file.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path output;

  @Option(
      names = {"--animation", "--anim"},
      paramLabel = "NAME",
      description = "Animation, where OUT holds one or starts with one. Default: the first.")
  private @Nullable String animation;

  @Option(
      names = {"--style", "--skin"},
      paramLabel = "NAME",
      description =
          "Style or skin to wear, where OUT holds one look; repeat it for several styles.")
  private List<String> looks = new ArrayList<>();

  @Option(
      names = "--scale",
      paramLabel = "X",
      description = "Pixels per unit: for .json (default 1) and for .skel2d to .skf (default 2).")
  private @Nullable Double scale;

  @Option(
      names = "--to",
      paramLabel = "VERSION",
      description = "Version of a .skf, 0.7 (default from .skel2d) or 0.8 (default from .skf).")
  private @Nullable String version;

  @Option(names = "--force", description = "Overwrite an existing file.")
  private boolean force;

  public ConvertCommand(Environment environment) {
    this(environment, InputFile::loadSource);
  }

  /** Creates a command with another source of characters. */
  public ConvertCommand(Environment environment, SourceLoader loader) {
    super(environment);
    this.loader = loader;
  }

  @Override
  public Integer call() throws IOException {
    if (scale != null && !(scale > 0 && scale <= 1e6)) {
      throw usage("--scale must be above 0, not " + scale);
    }
    CharacterSource source = loader.load(input);
    CharacterFile character = source.character();
    Conversion conversion = Conversions.find(character.format(), output.toString());
    if (conversion == null) {
      throw unknown();
    }
    checkOptions(conversion);
    checkOutput();
    InputFile.mentionProblems(character, err());
    Converted converted = conversion.converter().convert(source, options(character, conversion));
    DiagnosticPrinter printer = new DiagnosticPrinter(err(), Paint.NONE);
    converted.diagnostics().forEach(printer::print);
    write(converted.bytes(), character);
    out()
        .println(
            TerminalText.text(output.toString())
                + ": "
                + conversion.name()
                + ", "
                + TerminalText.kilobytes(converted.bytes().length));
    return ExitCode.OK;
  }

  /** An option that would do nothing is a mistake. */
  private void checkOptions(Conversion conversion) {
    String ending = conversion.ending();
    boolean skelForm = ending.equals(".skf");
    if (scale != null && (ending.equals(".html") || conversion.from() == SKELFORM)) {
      throw usage("--scale has no effect here: nothing becomes pixels");
    }
    if (animation != null && skelForm) {
      throw usage("--animation has no effect here: a SkelForm file holds all animations");
    }
    if (!looks.isEmpty() && skelForm) {
      throw usage("--skin has no effect here: a SkelForm file holds all skins");
    }
    if (version != null && !skelForm) {
      throw usage("--to has no effect here: only SkelForm files have versions to choose from");
    }
    if (version != null && !SkfVersion.labels().contains(version)) {
      throw usage(
          "cannot write version " + version, "one of " + String.join(", ", SkfVersion.labels()));
    }
  }

  private UsageException unknown() {
    if (OutputKind.of(output.toString()) != null) {
      String hint = "limber render makes pictures and videos: -o " + output;
      return usage("convert cannot write images: " + output, hint);
    }
    return usage("cannot convert " + input + " to " + output, "supported: " + Conversions.table());
  }

  private void checkOutput() throws IOException {
    if (Files.isDirectory(output)) {
      throw usage(output + " is a folder");
    }
    if (!force && Files.exists(output)) {
      throw new IOException(output + " already exists; --force overwrites it");
    }
  }

  private ConvertOptions options(CharacterFile character, Conversion conversion) {
    Puppet puppet = character.newPose();
    String chosen = null;
    if (animation != null) {
      List<PuppetAnimation> all = List.copyOf(puppet.animations());
      List<String> names = List.of(animation);
      chosen = Lookup.find("animation", names, all, PuppetAnimation::name, command()).get(0).name();
    }
    List<String> worn =
        Lookup.find("style or skin", looks, puppet.skinNames(), name -> name, command());
    try {
      if (!worn.isEmpty()) {
        puppet.skins(worn);
      }
    } catch (IllegalArgumentException e) {
      throw usage(String.valueOf(e.getMessage()));
    }
    return new ConvertOptions(chosen, worn, scale == null ? conversion.scale() : scale, version);
  }

  private void write(byte[] bytes, CharacterFile character) throws IOException {
    Set<Path> inputs = new HashSet<>(Set.of(input));
    if (!character.hasImagesInside()) {
      character.imageNames().forEach(name -> inputs.add(input.resolveSibling(name)));
    }
    OutputFiles.write(output, bytes, force, inputs);
  }
}
