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
  private final int width;
  private final int height;
  private final int columns;
  private final int gap;
  private final int millis;
  private final List<Pixels> frames = new ArrayList<>();
  private final List<SheetFrame> named = new ArrayList<>();
  private final List<SheetTag> tags = new ArrayList<>();
  private String animation = "";
  private int first;
  private String json = "";

  /**
   * Creates an encoder.
   *
   * @param image name of the picture's file
   * @param columns frames in a row; 0 cuts transparent borders away and packs what is left
   */
  SheetFrames(String image, int width, int height, int columns, int gap, double framesPerSecond) {
    this.image = image;
    this.width = width;
    this.height = height;
    this.columns = columns;
    this.gap = gap;
    this.millis = (int) Math.round(1000 / framesPerSecond);
  }

  @Override
  public void begin(String name) {
    animation = name;
    first = frames.size();
    tags.add(new SheetTag(name, first, first, SheetTag.Direction.FORWARD));
  }

  @Override
  public void add(Pixels frame) {
    int last = frames.size();
    frames.add(frame);
    named.add(new SheetFrame(animation + " " + (last - first) + ".png", millis));
    tags.set(tags.size() - 1, new SheetTag(animation, first, last, SheetTag.Direction.FORWARD));
  }

  @Override
  public byte[] finish() throws IOException {
    SheetLayout layout =
        columns > 0
            ? SheetLayout.grid(width, height, frames.size(), columns, gap)
            : SheetLayout.trimmed(width, height, Lists.map(frames, Region::visible), gap);
    Pixels sheet = layout.newSheet();
    for (int i = 0; i < frames.size(); i++) {
      layout.draw(i, frames.get(i), sheet);
    }
    json = new SheetJson(image, "1.0", layout, named, tags).array();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new PngEncoder().write(sheet, out);
    return out.toByteArray();
  }

  @Override
  public String text() {
    return json;
  }
}
