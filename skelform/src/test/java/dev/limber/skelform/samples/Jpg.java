package dev.limber.skelform.samples;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** Writes JPG files, in which a colour stands for what is transparent. */
final class Jpg {
  /** Far from all of the art's colours, and dark beside its outlines. */
  static final double[] CLEAR = {0, 0, 255};

  private Jpg() {}

  static byte[] encode(BufferedImage image) {
    int type = BufferedImage.TYPE_INT_RGB;
    BufferedImage flat = new BufferedImage(image.getWidth(), image.getHeight(), type);
    Graphics2D g = flat.createGraphics();
    g.setColor(new Color((int) CLEAR[0], (int) CLEAR[1], (int) CLEAR[2]));
    g.fillRect(0, 0, image.getWidth(), image.getHeight());
    g.drawImage(image, 0, 0, null);
    g.dispose();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
    ImageWriteParam settings = writer.getDefaultWriteParam();
    settings.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    settings.setCompressionQuality(0.9f);
    try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
      writer.setOutput(stream);
      writer.write(null, new IIOImage(flat, null, null), settings);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      writer.dispose();
    }
    return out.toByteArray();
  }
}
