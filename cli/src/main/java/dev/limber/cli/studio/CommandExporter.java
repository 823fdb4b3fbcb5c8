package dev.limber.cli.studio;

import static dev.limber.character.CharacterFormats.SKEL2D;
import static dev.limber.character.CharacterFormats.SKELFORM;

import dev.limber.character.CharacterFormat;
import dev.limber.cli.render.OutputKind;
import dev.limber.cli.terminal.Environment;
import dev.limber.convert.Conversion;
import dev.limber.convert.Conversions;
import dev.limber.studio.export.ExportException;
import dev.limber.studio.export.ExportFormat;
import dev.limber.studio.export.ExportRequest;
import dev.limber.studio.export.ExportSource;
import dev.limber.studio.export.Exporter;
import dev.limber.studio.export.ImageFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Exports for the studio through {@code limber render} and {@code limber convert} themselves, so
 * that both give the same files and the same messages. Each export has a process of its own.
 */
final class CommandExporter implements Exporter {
  private final List<ExportFormat> formats = new ArrayList<>();

  /** The names of those that are converted, not rendered. */
  private final Set<String> converted = new HashSet<>();

  CommandExporter(Environment environment) {
    boolean ffmpeg = environment.program("ffmpeg") != null;
    List<String> all = List.of(SKELFORM.word(), SKEL2D.word());
    for (OutputKind kind : OutputKind.values()) {
      if (ffmpeg || !kind.needsFfmpeg()) {
        String name = kind.name().toLowerCase(Locale.ROOT);
        boolean animated = kind != OutputKind.PNG;
        formats.add(new ExportFormat(name, mediaType(kind), animated, kind.hasAlpha(), all));
      }
    }
    Map<String, List<String>> sources = new LinkedHashMap<>();
    for (Conversion conversion : Conversions.all()) {
      String name = conversion.ending().substring(1);
      sources.computeIfAbsent(name, ending -> new ArrayList<>()).add(conversion.from().word());
    }
    sources.remove("html"); // the page makes it without a server
    sources.forEach(
        (name, from) -> {
          converted.add(name);
          String type = name.equals("json") ? "application/json" : "application/octet-stream";
          formats.add(new ExportFormat(name, type, true, true, from));
        });
  }

  private static String mediaType(OutputKind kind) {
    return switch (kind) {
      case PNG -> "image/png";
      case APNG -> "image/apng";
      case GIF -> "image/gif";
      case WEBP -> "image/webp";
      case SVG -> "image/svg+xml";
      case MP4 -> "video/mp4";
      case WEBM -> "video/webm";
      case MOV -> "video/quicktime";
    };
  }

  @Override
  public List<ExportFormat> formats() {
    return List.copyOf(formats);
  }

  @Override
  public void export(ExportRequest request, Path target) throws IOException, ExportException {
    Path folder = target.toAbsolutePath().getParent();
    if (folder == null) {
      throw new IOException(target + " is not a file");
    }
    ExportProcess.run(job(request, target.toAbsolutePath()), folder);
  }

  ExportJob job(ExportRequest request, Path target) {
    List<String> words =
        converted.contains(request.format().name())
            ? convertWords(request, target)
            : renderWords(request, target);
    ExportSource source = request.source();
    if (source instanceof ExportSource.Source text) {
      ImageFolder images = text.images();
      Path path = images == null ? Path.of(text.name()) : images.beside(text.name());
      byte[] bytes = text.text().getBytes(StandardCharsets.UTF_8);
      return new ExportJob(words, path.toString(), bytes, images);
    }
    return new ExportJob(words, source.name(), ((ExportSource.Archive) source).bytes(), null);
  }

  private static List<String> convertWords(ExportRequest request, Path target) {
    List<String> words = new ArrayList<>(List.of(ExportJob.CONVERT));
    CharacterFormat from = request.source() instanceof ExportSource.Source ? SKEL2D : SKELFORM;
    Conversion conversion = Conversions.find(from, target.toString());
    if (conversion != null && conversion.choosesOne()) {
      List<String> animations = request.timing().animations();
      if (animations != null) {
        animations.forEach(name -> words.add("--anim=" + name));
      }
      request.appearance().skins().forEach(name -> words.add("--skin=" + name));
    }
    if (conversion != null && conversion.scale() != null) {
      add(words, "--scale", request.appearance().scale());
    }
    words.addAll(List.of("character", target.toString()));
    return words;
  }

  /** Every value is joined to its option by "=", so that none is taken for an option itself. */
  private static List<String> renderWords(ExportRequest request, Path target) {
    List<String> words = new ArrayList<>(List.of(ExportJob.RENDER, "-o=" + target));
    ExportRequest.Timing timing = request.timing();
    List<String> animations = timing.animations();
    if (animations != null && animations.isEmpty()) {
      words.add("--setup");
    } else if (animations != null) {
      animations.forEach(name -> words.add("--anim=" + name));
    }
    add(words, "--time", timing.time());
    add(words, "--frame", timing.frame());
    add(words, "--fps", timing.fps());
    add(words, "--speed", timing.speed());
    add(words, "--loops", timing.loops());
    ExportRequest.Appearance appearance = request.appearance();
    appearance.skins().forEach(name -> words.add("--skin=" + name));
    appearance.hide().forEach(name -> words.add("--hide=" + name));
    if (appearance.width() != null && appearance.height() != null) {
      words.add("--size=" + appearance.width() + "x" + appearance.height());
    } else {
      add(words, "--size", appearance.width() == null ? appearance.height() : appearance.width());
    }
    add(words, "--scale", appearance.scale());
    add(words, "--padding", appearance.padding());
    add(words, "--fit", appearance.fit());
    add(words, "--background", appearance.background());
    if (appearance.bones()) {
      words.add("--bones");
    }
    words.add("character");
    return words;
  }

  private static void add(List<String> words, String option, @Nullable Object value) {
    if (value != null) {
      words.add(option + "=" + value);
    }
  }
}
