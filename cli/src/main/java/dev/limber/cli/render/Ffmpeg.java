package dev.limber.cli.render;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Starts ffmpeg, which writes video. */
final class Ffmpeg {
  private Ffmpeg() {}

  /**
   * Starts the program; frames go to its standard input as red, green, blue and alpha bytes.
   *
   * @param plays how often a WebP plays, 0 for forever
   */
  static Process start(
      Path program, OutputKind kind, Framing framing, double fps, int frames, int plays, Path out)
      throws IOException {
    List<String> words = new ArrayList<>(List.of(program.toString()));
    words.addAll(List.of("-hide_banner", "-loglevel", "error", "-nostdin", "-y"));
    words.addAll(List.of("-f", "rawvideo", "-pix_fmt", "rgba"));
    words.addAll(List.of("-s", framing.width() + "x" + framing.height()));
    words.addAll(List.of("-r", rate(fps), "-i", "-", "-an"));
    words.addAll(encoding(kind, frames, plays));
    words.add(out.toString());
    return new ProcessBuilder(words)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.PIPE)
        .start();
  }

  private static List<String> encoding(OutputKind kind, int frames, int plays) {
    String words =
        switch (kind) {
          case MP4 -> "-c:v libx264 -pix_fmt yuv420p -crf 16 -movflags +faststart -f mp4";
          case WEBM -> "-c:v libvpx-vp9 -pix_fmt yuva420p -crf 20 -b:v 0 -auto-alt-ref 0 -f webm";
          case MOV -> "-c:v prores_ks -profile:v 4444 -pix_fmt yuva444p10le -f mov";
          case WEBP ->
              (frames == 1 ? "-c:v libwebp" : "-c:v libwebp_anim")
                  + " -pix_fmt bgra -lossless 1 -f webp -loop "
                  + plays;
          case PNG, APNG, GIF, SVG -> throw new IllegalArgumentException(kind + " needs no ffmpeg");
        };
    return List.of(words.split(" ", -1));
  }

  private static String rate(double fps) {
    return String.format(Locale.ROOT, "%.6f", fps);
  }
}
