package dev.limber.web.studio;

import dev.limber.core.math.Lists;
import dev.limber.image.Pixels;
import dev.limber.image.Region;
import dev.limber.image.png.PngEncoder;
import dev.limber.image.sheet.SheetFrame;
import dev.limber.image.sheet.SheetJson;
import dev.limber.image.sheet.SheetLayout;
import dev.limber.image.sheet.SheetTag;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Frames as a sprite sheet: a PNG, and the JSON that says where each frame is. Keeps them all. */
final class SheetFrames implements FrameEncoder {
  private final String image;
  private final String name;
  private final int width;
  private final int height;
  private final int columns;
  private final int gap;
  private final int millis;
  private final List<Pixels> frames = new ArrayList<>();
  private String json = "";

  /**
   * Creates an encoder.
   *
   * @param image name of the picture's file
   * @param name of the animation
   * @param columns frames in a row; 0 cuts transparent borders away and packs what is left
   */
  SheetFrames(
      String image,
      String name,
      int width,
      int height,
      int columns,
      int gap,
      double framesPerSecond) {
    this.image = image;
    this.name = name;
    this.width = width;
    this.height = height;
    this.columns = columns;
    this.gap = gap;
    this.millis = (int) Math.round(1000 / framesPerSecond);
  }

  @Override
  public void add(Pixels frame) {
    frames.add(frame);
  }

  @Override
  public byte[] finish() throws IOException {
    SheetLayout layout =
        columns > 0
            ? SheetLayout.grid(width, height, frames.size(), columns, gap)
            : SheetLayout.trimmed(width, height, Lists.map(frames, Region::visible), gap);
    Pixels sheet = layout.newSheet();
    List<SheetFrame> named = new ArrayList<>();
    for (int i = 0; i < frames.size(); i++) {
      layout.draw(i, frames.get(i), sheet);
      named.add(new SheetFrame(name + " " + i + ".png", millis));
    }
    SheetTag tag = new SheetTag(name, 0, frames.size() - 1, SheetTag.Direction.FORWARD);
    json = new SheetJson(image, "1.0", layout, named, List.of(tag)).array();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new PngEncoder().write(sheet, out);
    return out.toByteArray();
  }

  @Override
  public String text() {
    return json;
  }
}
