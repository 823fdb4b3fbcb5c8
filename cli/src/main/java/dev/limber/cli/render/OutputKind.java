package dev.limber.cli.render;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Output formats, by file extension. */
public enum OutputKind {
  /** One picture, a sheet of them, or a numbered sequence. */
  PNG,
  /** An animated PNG. */
  APNG,
  /** A GIF. */
  GIF,
  /** An animated WebP, through ffmpeg. */
  WEBP,
  /** A drawing, still or animated. */
  SVG,
  /** H.264 video, through ffmpeg. */
  MP4,
  /** VP9 video with transparency, through ffmpeg. */
  WEBM,
  /** ProRes video with transparency, through ffmpeg. */
  MOV;

  /** Returns the kind for a file name, or null if its extension is unknown. */
  public static @Nullable OutputKind of(String fileName) {
    String ending = fileName.substring(fileName.lastIndexOf('.') + 1).toUpperCase(Locale.ROOT);
    for (OutputKind kind : values()) {
      if (kind.name().equals(ending)) {
        return kind;
      }
    }
    return null;
  }

  /** Returns whether ffmpeg writes it. */
  public boolean needsFfmpeg() {
    return this == WEBP || isVideo();
  }

  /** Returns whether it is video, which does not loop and needs even sides. */
  public boolean isVideo() {
    return this == MP4 || this == WEBM || this == MOV;
  }

  /** Returns whether it supports transparency. */
  public boolean hasAlpha() {
    return this != MP4;
  }
}
