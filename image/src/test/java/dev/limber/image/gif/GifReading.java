package dev.limber.image.gif;

import dev.limber.image.Region;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import org.w3c.dom.Element;

/**
 * Plays a GIF by its rules, frames read by the JDK. It is played twice on the same screen, which a
 * viewer need not clear in between.
 */
final class GifReading {
  private static final String IMAGE = "javax_imageio_gif_image_1.0";
  private static final String STREAM = "javax_imageio_gif_stream_1.0";

  /** What is on the screen during each frame, the first time and the second; 0 is transparent. */
  final List<int[]> first = new ArrayList<>();

  final List<int[]> second = new ArrayList<>();
  final List<Region> regions = new ArrayList<>();
  final List<Integer> delays = new ArrayList<>();
  final int width;
  final int height;

  /** How often it is repeated, 0 for ever; -1 if the file does not say so. */
  int repeats = -1;

  private final ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();

  GifReading(byte[] file) throws IOException {
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
      reader.setInput(in);
      Element screen =
          child((Element) reader.getStreamMetadata().getAsTree(STREAM), "LogicalScreenDescriptor");
      width = number(screen, "logicalScreenWidth");
      height = number(screen, "logicalScreenHeight");
      int[] canvas = new int[width * height];
      play(canvas, first);
      regions.clear();
      delays.clear();
      play(canvas, second);
    }
    reader.dispose();
  }

  private void play(int[] canvas, List<int[]> shown) throws IOException {
    int frames = reader.getNumImages(true);
    for (int i = 0; i < frames; i++) {
      BufferedImage image = reader.read(i);
      Element tree = (Element) reader.getImageMetadata(i).getAsTree(IMAGE);
      Element place = child(tree, "ImageDescriptor");
      Element control = child(tree, "GraphicControlExtension");
      readRepeats(tree);
      int left = number(place, "imageLeftPosition");
      int top = number(place, "imageTopPosition");
      regions.add(new Region(left, top, image.getWidth(), image.getHeight()));
      delays.add(number(control, "delayTime"));
      for (int y = 0; y < image.getHeight(); y++) {
        for (int x = 0; x < image.getWidth(); x++) {
          int pixel = image.getRGB(x, y);
          if (pixel >>> 24 != 0) {
            canvas[(top + y) * width + left + x] = pixel;
          }
        }
      }
      shown.add(canvas.clone());
      if (control.getAttribute("disposalMethod").equals("restoreToBackgroundColor")) {
        for (int y = top; y < top + image.getHeight(); y++) {
          int from = y * width + left;
          Arrays.fill(canvas, from, from + image.getWidth(), 0);
        }
      }
    }
  }

  private void readRepeats(Element tree) {
    if (tree.getElementsByTagName("ApplicationExtension").item(0) instanceof IIOMetadataNode app) {
      byte[] data = (byte[]) app.getUserObject();
      String id = app.getAttribute("applicationID") + app.getAttribute("authenticationCode");
      if (id.equals("NETSCAPE2.0")) {
        repeats = data[1] & 255 | (data[2] & 255) << 8;
      }
    }
  }

  private static Element child(Element tree, String name) {
    return (Element) tree.getElementsByTagName(name).item(0);
  }

  private static int number(Element element, String attribute) {
    return Integer.parseInt(element.getAttribute(attribute));
  }
}
