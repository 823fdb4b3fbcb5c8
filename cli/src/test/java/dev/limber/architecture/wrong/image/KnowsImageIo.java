package dev.limber.architecture.wrong.image;

import javax.imageio.ImageIO;

/** The browser has no AWT: encoders are our own. */
public final class KnowsImageIo {
  public static ImageIO imageIo;
}
