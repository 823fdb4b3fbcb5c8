package dev.limber.core.puppet;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.color.Rgba;

/**
 * Draws a character's bones on top of it: a diamond for a bone with a length, otherwise one to each
 * child, and a dot at every joint. Bones of inverse kinematics chains have their own colour, and
 * each chain's target has a cross. Allocates nothing per frame once warm.
 */
public final class BoneOverlay {
  /** Distance from the joint to the widest point, as a fraction of the length. */
  private static final double SHOULDER = 0.16;

  private static final double SLENDER = 0.09;
  private static final double HALF_WIDTH_PIXELS = 6;
  private static final double JOINT_PIXELS = 2.6;
  private static final double TARGET_PIXELS = 7;

  /** Shorter bones show only their joint. */
  private static final double SHORTEST_PIXELS = 3;

  /** How much of the character shows through a bone. */
  private static final double OPACITY = 0.72;

  private static final Ink CHAIN = Ink.of(new Rgba(1, 0.66, 0.16, OPACITY));
  private static final Ink TARGET = Ink.of(new Rgba(0.95, 0.2, 0.35, 1));
  private static final Ink EDGE = Ink.of(new Rgba(0.05, 0.09, 0.18, 0.9));
  private static final Ink JOINT = Ink.of(new Rgba(1, 1, 1, 1));

  private final Puppet puppet;
  private final Ink[] inks;
  private final boolean[] inChain;
  private final boolean[] isTarget;
  private final Path path = new Path();

  /** The strokes of the last pixel size, which seldom changes. */
  private Stroke edge = Stroke.round(1);

  private Stroke mark = Stroke.round(1);
  private double pixel;

  /** Creates an overlay for a character. */
  public BoneOverlay(Puppet puppet) {
    this.puppet = puppet;
    inks = new Ink[puppet.boneCount()];
    for (int b = 0; b < inks.length; b++) {
      Rgba color = puppet.bone(b).color();
      inks[b] = new Ink().set(color.r(), color.g(), color.b(), OPACITY * color.a());
    }
    inChain = new boolean[puppet.boneCount()];
    isTarget = new boolean[puppet.boneCount()];
    for (Chain chain : puppet.chains()) {
      chain.bones().forEach(bone -> inChain[bone] = true);
      if (chain.target() >= 0) {
        isTarget[chain.target()] = true;
      }
    }
  }

  /**
   * Draws the bones as of the last construct.
   *
   * @param pixelSize the size of a pixel in model units: 1 divided by the view's scale
   */
  public void draw(Canvas canvas, double pixelSize) {
    if (pixelSize != pixel) {
      pixel = pixelSize;
      edge = Stroke.round(1.1 * pixel);
      mark = Stroke.round(1.8 * pixel);
    }
    for (int b = 0; b < puppet.boneCount(); b++) {
      drawBone(canvas, puppet.bone(b));
    }
    for (int b = 0; b < puppet.boneCount(); b++) {
      drawJoint(canvas, puppet.bone(b));
    }
  }

  private void drawBone(Canvas canvas, BoneHandle bone) {
    if (bone.length() != 0) {
      double x = bone.worldX() + bone.matrix(0) * bone.length();
      double y = bone.worldY() + bone.matrix(1) * bone.length();
      Ink ink = inChain[bone.index()] ? CHAIN : inks[bone.index()];
      drawDiamond(canvas, bone.worldX(), bone.worldY(), x, y, ink);
    } else if (bone.parent() >= 0 && puppet.bone(bone.parent()).length() == 0) {
      BoneHandle parent = puppet.bone(bone.parent());
      boolean chain = inChain[bone.index()] && inChain[parent.index()];
      drawDiamond(
          canvas,
          parent.worldX(),
          parent.worldY(),
          bone.worldX(),
          bone.worldY(),
          chain ? CHAIN : inks[bone.index()]);
    }
  }

  private void drawDiamond(
      Canvas canvas, double fromX, double fromY, double toX, double toY, Ink ink) {
    double x = toX - fromX;
    double y = toY - fromY;
    double length = Math.sqrt(x * x + y * y);
    if (!(length > SHORTEST_PIXELS * pixel)) {
      return;
    }
    double half = Math.min(HALF_WIDTH_PIXELS * pixel, SLENDER * length) / length;
    double midX = fromX + SHOULDER * x;
    double midY = fromY + SHOULDER * y;
    path.clear()
        .moveTo(fromX, fromY)
        .lineTo(midX - half * y, midY + half * x)
        .lineTo(toX, toY)
        .lineTo(midX + half * y, midY - half * x)
        .close();
    canvas.fill(path, ink);
    canvas.stroke(path, edge, EDGE);
  }

  private void drawJoint(Canvas canvas, BoneHandle bone) {
    double x = bone.worldX();
    double y = bone.worldY();
    if (isTarget[bone.index()]) {
      double r = TARGET_PIXELS * pixel;
      circle(x, y, 0.62 * r);
      path.moveTo(x - r, y).lineTo(x + r, y).moveTo(x, y - r).lineTo(x, y + r);
      canvas.stroke(path, mark, TARGET);
    } else {
      circle(x, y, JOINT_PIXELS * pixel);
      canvas.fill(path, JOINT);
      canvas.stroke(path, edge, EDGE);
    }
  }

  private void circle(double x, double y, double r) {
    double k = 0.5522847498 * r;
    path.clear()
        .moveTo(x - r, y)
        .cubicTo(x - r, y + k, x - k, y + r, x, y + r)
        .cubicTo(x + k, y + r, x + r, y + k, x + r, y)
        .cubicTo(x + r, y - k, x + k, y - r, x, y - r)
        .cubicTo(x - k, y - r, x - r, y - k, x - r, y)
        .close();
  }
}
