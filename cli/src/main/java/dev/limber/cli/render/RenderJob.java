package dev.limber.cli.render;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.color.Rgba;
import dev.limber.image.Delay;
import dev.limber.image.Pixels;
import dev.limber.image.Region;
import dev.limber.image.gif.GifEncoder;
import dev.limber.image.gif.GifOptions;
import dev.limber.image.gif.GifPalette;
import dev.limber.image.png.ApngEncoder;
import dev.limber.image.png.PngEncoder;
import dev.limber.image.sheet.SheetAtlas;
import dev.limber.image.sheet.SheetFrame;
import dev.limber.image.sheet.SheetJson;
import dev.limber.image.sheet.SheetLayout;
import dev.limber.image.sheet.SheetTag;
import dev.limber.image.svg.SvgEncoder;
import dev.limber.image.svg.SvgImages;
import dev.limber.image.svg.SvgSettings;
import dev.limber.java2d.PixelCanvas;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * One film rendered into one output.
 *
 * @param film what is rendered
 * @param framing size and view
 * @param appearance what frames show besides the character
 * @param output where they go
 * @param fps frames per second
 * @param plays how often an animation plays, 0 to repeat forever
 * @param jobs threads that paint
 * @param ffmpeg the program that writes video, if there is one
 * @param images where an SVG finds its images
 */
public record RenderJob(
    Film film,
    Framing framing,
    Appearance appearance,
    Output output,
    double fps,
    int plays,
    int jobs,
    @Nullable Path ffmpeg,
    SvgImages images) {

  /** A palette is made from this many frames across the film, or up to twice as many. */
  private static final int PALETTE_FRAMES = 16;

  /**
   * What frames show besides the character.
   *
   * @param background colour behind the character, null for none
   * @param bones whether bones are drawn on top
   */
  public record Appearance(@Nullable Rgba background, boolean bones) {}

  /**
   * Where frames go.
   *
   * @param kind what is written
   * @param pattern the name of the file, or of each frame's
   * @param sheet how a sprite sheet is made, null for none
   * @param version limber's own, for the description of a sheet
   */
  public record Output(
      OutputKind kind, OutputPattern pattern, @Nullable Sheet sheet, String version) {}

  /**
   * A sprite sheet.
   *
   * @param columns frames in a row
   * @param trim whether frames lose their transparent borders and are packed, without columns
   * @param format how it is described
   */
  public record Sheet(int columns, boolean trim, SheetFormat format) {}

  /**
   * Renders everything.
   *
   * @param files where outputs are started; the caller commits them
   * @throws IOException if an output cannot be written
   */
  public void run(OutputFiles files, Progress progress) throws IOException {
    switch (output.kind()) {
      case PNG -> png(files, progress);
      case GIF -> gif(files, progress);
      case APNG -> apng(files, progress);
      case SVG -> svg(files, progress);
      case WEBP, MP4, WEBM, MOV -> video(files, progress);
    }
  }

  private void png(OutputFiles files, Progress progress) throws IOException {
    PngEncoder encoder = new PngEncoder();
    OutputPattern pattern = output.pattern();
    Sheet sheet = output.sheet();
    if (sheet == null) {
      int[] written = {0};
      Sink<byte[]> sink =
          Sink.of(
              frame -> {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                encoder.write(frame, bytes);
                return bytes.toByteArray();
              },
              bytes -> {
                int i = written[0]++;
                Path target = pattern.hasFrame() ? pattern.frame(i) : pattern.file();
                try (OutputStream out = files.open(target)) {
                  out.write(bytes);
                }
              });
      render(sink, progress);
      return;
    }
    SheetLayout layout =
        sheet.trim()
            ? trimmed(progress)
            : SheetLayout.grid(
                framing.width(), framing.height(), film.frames(), sheet.columns(), 0);
    Path target = pattern.file();
    Pixels pixels = layout.newSheet();
    Arrays.fill(pixels.argb(), background());
    int[] drawn = {0};
    render(Sink.of(frame -> layout.draw(drawn[0]++, frame, pixels)), progress);
    try (OutputStream out = files.open(target)) {
      encoder.write(pixels, out);
    }
    try (OutputStream out = files.open(description(target, sheet.format()))) {
      out.write(describe(layout, target, sheet.format()).getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Measures all frames first, rather than keep them: the second time they are drawn. */
  private SheetLayout trimmed(Progress progress) throws IOException {
    List<Region> visible = new ArrayList<>();
    render(Sink.of(frame -> visible.add(Region.visible(frame))), progress);
    try {
      return SheetLayout.trimmed(framing.width(), framing.height(), visible, 1);
    } catch (IllegalArgumentException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  /** Returns the colour behind the character exactly as frames have it, 0 for none. */
  private int background() {
    Rgba color = appearance.background();
    if (color == null) {
      return 0;
    }
    PixelCanvas pixel = new PixelCanvas(1, 1);
    pixel.clear(color);
    return pixel.argb(0, 0);
  }

  /** Returns where the description of a sheet goes: beside it. */
  public static Path description(Path sheet, SheetFormat format) {
    String name = String.valueOf(sheet.getFileName());
    int dot = name.lastIndexOf('.');
    return sheet.resolveSibling((dot < 0 ? name : name.substring(0, dot)) + "." + format);
  }

  private String describe(SheetLayout layout, Path target, SheetFormat format) {
    List<SheetFrame> frames = new ArrayList<>();
    List<SheetTag> tags = new ArrayList<>();
    int millis = (int) Math.round(1000 / fps);
    for (Shot shot : film.shots()) {
      String name = shot.name().isEmpty() ? "setup" : shot.name();
      int from = frames.size();
      for (int i = 0; i < shot.frames(); i++) {
        frames.add(new SheetFrame(name + " " + i + ".png", millis));
      }
      tags.add(new SheetTag(name, from, frames.size() - 1, SheetTag.Direction.FORWARD));
    }
    String image = String.valueOf(target.getFileName());
    return switch (format) {
      case json -> new SheetJson(image, output.version(), layout, frames, tags).array() + "\n";
      case atlas -> new SheetAtlas(image, layout, tags).text();
    };
  }

  private void gif(OutputFiles files, Progress progress) throws IOException {
    GifOptions options = GifOptions.DEFAULT.withPlays(plays);
    GifPalette.Builder colors = new GifPalette.Builder(options);
    int frames = film.frames();
    int every = Math.max(1, frames / PALETTE_FRAMES);
    try (FrameRenderer renderer = renderer()) {
      renderer.render(
          Sink.of(colors::add),
          frame -> frame % every == every / 2,
          progress.of("colours", (frames - every / 2 + every - 1) / every));
    }
    try (OutputStream out = files.open(output.pattern().file())) {
      GifEncoder encoder =
          new GifEncoder(out, framing.width(), framing.height(), colors.build(), options);
      Delay delay = delay();
      render(Sink.of(encoder::prepare, frame -> encoder.write(frame, delay)), progress);
      encoder.finish();
    }
  }

  private void apng(OutputFiles files, Progress progress) throws IOException {
    Rgba background = appearance.background();
    boolean opaque = background != null && background.a() >= 1;
    try (OutputStream out = files.open(output.pattern().file())) {
      ApngEncoder encoder =
          new ApngEncoder(
              out,
              framing.width(),
              framing.height(),
              film.frames(),
              plays,
              opaque ? ApngEncoder.Transparency.NONE : ApngEncoder.Transparency.FULL);
      Delay delay = delay();
      render(Sink.of(frame -> encoder.write(frame, delay)), progress);
      encoder.finish();
    }
  }

  private void video(OutputFiles files, Progress progress) throws IOException {
    if (ffmpeg == null) {
      throw new IOException("ffmpeg is not on the path");
    }
    Path part = files.add(output.pattern().file());
    Path program = ffmpeg;
    Process process =
        files.writtenBy(
            () -> Ffmpeg.start(program, output.kind(), framing, fps, film.frames(), plays, part));
    try (FfmpegSink sink = new FfmpegSink(process)) {
      render(sink, progress);
      sink.finish();
    }
  }

  private void svg(OutputFiles files, Progress progress) throws IOException {
    SvgSettings settings =
        new SvgSettings(framing.width(), framing.height())
            .on(appearance.background())
            .withImages(images);
    int frames = film.frames();
    settings =
        frames == 1
            ? settings.withParts(film::partName)
            : settings.animated(frames, 1 / fps, plays);
    try (Writer out =
        new OutputStreamWriter(files.open(output.pattern().file()), StandardCharsets.UTF_8)) {
      SvgEncoder encoder = new SvgEncoder(out, settings);
      IntConsumer done = progress.of(title(), frames);
      film.rewind();
      for (int frame = 0; frame < frames; frame++) {
        film.next();
        Canvas canvas = encoder.nextFrame();
        canvas.begin(framing.view());
        film.draw(canvas);
        if (appearance.bones()) {
          canvas.part(-1);
          film.drawBones(canvas, framing.markSize());
        }
        canvas.end();
        done.accept(frame + 1);
      }
      encoder.finish();
    }
  }

  private <T> void render(Sink<T> sink, Progress progress) throws IOException {
    try (FrameRenderer renderer = renderer()) {
      renderer.render(sink, frame -> true, progress.of(title(), film.frames()));
    }
  }

  private String title() {
    return String.valueOf(output.pattern().file().getFileName());
  }

  private FrameRenderer renderer() {
    return new FrameRenderer(film, framing, appearance.background(), appearance.bones(), jobs);
  }

  /** A frame's time as a fraction; fractional rates are rounded to hundredths. */
  private Delay delay() {
    if (fps == Math.rint(fps) && fps <= 65_535) {
      return Delay.perSecond((int) fps);
    }
    return fps > 1
        ? new Delay(100, (int) Math.min(65_535, Math.round(100 * fps)))
        : new Delay((int) Math.min(65_535, Math.round(1000 / fps)), 1000);
  }
}
