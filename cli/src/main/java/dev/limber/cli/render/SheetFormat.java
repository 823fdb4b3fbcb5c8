package dev.limber.cli.render;

/** How a sprite sheet is described. */
public enum SheetFormat {
  /** The JSON of TexturePacker and Aseprite. */
  json,
  /** The text of libGDX. */
  atlas
}
