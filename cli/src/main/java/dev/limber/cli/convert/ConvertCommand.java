package dev.limber.cli.convert;

import dev.limber.character.CharacterFile;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.render.OutputKind;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.FiniteNumber;
import dev.limber.cli.usage.Lookup;
import dev.limber.cli.usage.UsageException;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.Conversion;
import dev.limber.convert.Conversions;
import dev.limber.convert.ConvertOptions;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
      "  limber convert fox.skel2d fox.json --anim trot          Lottie: one animation in one skin",
      "  limber convert old.skf new.skf --to 0.8                 the same as limber upgrade",
      "  limber convert hero.skf hero.html                       a page that plays by double click",
      "",
      "limber render makes pictures and videos.",
      "",
      "Exit codes: 0 success, 1 the file is unusable, 2 usage, 3 a file could not be read or written.",
      "A failure leaves no partial file."
    })
public final class ConvertCommand extends ConvertingCommand {
  private final SourceLoader loader;

  @Parameters(index = "0", paramLabel = "IN", description = "A SkelForm or Skel2D file, or -.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path input;

  @Parameters(index = "1", arity = "0..1", paramLabel = "OUT", description = "Output file.")
  private @Nullable Path output;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Output file, if it is not given as the second argument.")
  private @Nullable Path outputOption;

  @Option(
      names = {"--anim", "--animation"},
      paramLabel = "NAME",
      description = "Animation, where OUT holds one or starts with one. Default: the first.")
  private @Nullable String animation;

  @Option(
      names = {"--style", "--skin"},
      paramLabel = "NAME",
      description =
          "Style or skin, where OUT holds one or starts with one. Repeat it for several styles.")
  private List<String> skins = new ArrayList<>();

  @Option(
      names = "--scale",
      paramLabel = "X",
      converter = FiniteNumber.class,
      description = "Pixels per unit: for .json (default 1) and for .skel2d to .skf (default 2).")
  private @Nullable Double scale;

  public ConvertCommand(Environment environment) {
    this(environment, path -> InputFile.loadSource(path, environment.in()));
  }

  /** Creates a command with another source of characters. */
  public ConvertCommand(Environment environment, SourceLoader loader) {
    super(environment);
    this.loader = loader;
  }

  @Override
  public Integer call() throws IOException {
    if ((output == null) == (outputOption == null)) {
      throw usage(
          output == null ? "no output file" : "two output files: " + output + ", " + outputOption,
          "limber convert IN OUT");
    }
    Path out = output == null ? outputOption : output;
    if (scale != null && !(scale > 0 && scale <= 1e6)) {
      throw usage("--scale must be above 0, not " + scale);
    }
    checkVersion();
    CharacterSource source = loader.load(input);
    Conversion conversion = Conversions.find(source.character().format(), out.toString());
    if (conversion == null) {
      throw unknown(out);
    }
    checkOptions(conversion);
    convert(conversion, source, options(source.character(), conversion), input, out);
    return ExitCode.OK;
  }

  private UsageException unknown(Path out) {
    if (OutputKind.of(out.toString()) != null) {
      String hint = "limber render makes pictures and videos: -o " + out;
      return usage("convert cannot write images: " + out, hint);
    }
    return usage("cannot convert " + input + " to " + out, "supported: " + Conversions.table());
  }

  /** An option that would do nothing is a mistake. */
  private void checkOptions(Conversion conversion) {
    refuse("--anim", animation != null && !conversion.choosesOne(), conversion);
    refuse("--skin", !skins.isEmpty() && !conversion.choosesOne(), conversion);
    refuse("--scale", scale != null && conversion.scale() == null, conversion);
    refuse("--to", version != null && conversion.version() == null, conversion);
  }

  private void refuse(String option, boolean refused, Conversion to) {
    if (refused) {
      String from = to.from().endings().get(0);
      throw usage(option + " has no effect on conversions from " + from + " to " + to.ending());
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
    List<String> found =
        Lookup.find("style or skin", skins, puppet.skinNames(), name -> name, command());
    try {
      if (!found.isEmpty()) {
        puppet.skins(found);
      }
    } catch (IllegalArgumentException e) {
      throw usage(String.valueOf(e.getMessage()));
    }
    ConvertOptions defaults = conversion.defaults();
    return new ConvertOptions(
        chosen,
        found,
        scale == null ? defaults.scale() : scale,
        version == null ? defaults.version() : version);
  }
}
