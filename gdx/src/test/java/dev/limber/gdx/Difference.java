package dev.limber.gdx;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import javax.imageio.ImageIO;

/**
 * How much two opaque pictures differ.
 *
 * @param mean difference of a colour part, 0 to 255, over all pixels
 * @param far part of the pixels in which one differs by more than {@value #FAR}
 * @param worst the largest difference of a colour part
 */
record Difference(double mean, double far, int worst) {
  /** What the edge of an image may make, if it is drawn in steps. */
  private static final int FAR = 48;

  static Difference of(int[] expected, int[] actual) {
    long sum = 0;
    int far = 0;
    int worst = 0;
    for (int i = 0; i < expected.length; i++) {
      int most = 0;
      for (int shift = 8; shift < 32; shift += 8) {
        int d = Math.abs((expected[i] >>> shift & 0xff) - (actual[i] >>> shift & 0xff));
        sum += d;
        most = Math.max(most, d);
      }
      far += most > FAR ? 1 : 0;
      worst = Math.max(worst, most);
    }
    return new Difference(sum / (3.0 * expected.length), (double) far / expected.length, worst);
  }

  /**
   * The stated tolerance: 0.4 of 255 in the mean, and one pixel in a thousand beyond {@value #FAR}.
   */
  boolean isSmall() {
    return mean <= 0.4 && far <= 0.001;
  }

  /**
   * The tolerance for real files that are drawn at a quarter of their size: 1.6, and ten pixels in
   * a thousand. The reference cuts images off at their edges there, where the card lets them fade.
   */
  boolean isSmallAtAQuarter() {
    return mean <= 1.6 && far <= 0.01;
  }

  /** Writes both pictures beside each other to the folder of the build, to be looked at. */
  void save(String name, int size, int[] expected, int[] actual) throws IOException {
    BufferedImage both = new BufferedImage(2 * size, size, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < expected.length; i++) {
      both.setRGB(i % size, i / size, expected[i] >>> 8);
      both.setRGB(size + i % size, i / size, actual[i] >>> 8);
    }
    File folder = new File("target/pictures");
    folder.mkdirs();
    ImageIO.write(both, "png", new File(folder, name + ".png"));
  }
}
