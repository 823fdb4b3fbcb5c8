package dev.limber.web;

import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.BoneOverlay;
import dev.limber.core.puppet.Drawable;
import dev.limber.core.puppet.Equipment;
import dev.limber.core.puppet.PartHandle;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.core.puppet.PuppetHit;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Float64Array;

/**
 * One character on the screen, as JavaScript sees it. Names are looked up there: here bones,
 * animations and parts are numbers, which are checked, because nothing else would in a browser.
 */
public final class WebFigure {
  /** Numbers of a bone in {@link #bones}. */
  private static final int STRIDE = 11;

  private final Puppet puppet;
  private final View view = new View();
  private final double[] bones;
  private final double[] bounds = new double[4];
  private final PuppetBounds measure = new PuppetBounds();
  private final PuppetHit hit = new PuppetHit();
  private @Nullable BoneOverlay overlay;
  private @Nullable WebPlayer player;

  WebFigure(Puppet puppet) {
    this.puppet = puppet;
    this.bones = new double[STRIDE * puppet.boneCount()];
  }

  /** Returns the puppet, for the studio's exports. */
  public Puppet puppet() {
    return puppet;
  }

  /** Returns its player; made when first asked for. */
  @JSExport
  public WebPlayer player() {
    WebPlayer known = player;
    if (known == null) {
      known = new WebPlayer(this);
      player = known;
    }
    return known;
  }

  /** Goes back to the state right after loading. */
  @JSExport
  public void reset() {
    puppet.reset();
  }

  /** Takes all bones to where an animation has them at a time. */
  @JSExport
  public void seek(int animation, double seconds) {
    puppet.seek(animation(animation), seconds);
  }

  /** Takes all bones to the setup pose: where everything is that no animation moves. */
  @JSExport
  public void setup() {
    puppet.setup();
  }

  /** Says that it has moved in the world by so much: physics lags behind. */
  @JSExport
  public void moveBy(double x, double y) {
    puppet.moveBy(x, y);
  }

  /** Computes the world from the local values. */
  @JSExport
  public void construct() {
    puppet.construct();
  }

  /** Sets its styles or skins, in order. */
  @JSExport
  public void setSkins(String[] names) {
    puppet.skins(List.of(names));
  }

  /** Returns its styles or skins, in order. */
  @JSExport
  public String[] skins() {
    return puppet.skins().toArray(new String[0]);
  }

  /**
   * Returns the values of all bones, {@value #STRIDE} for each: local x, y, rotation, scale x,
   * scale y, then the world matrix a, b, c, d, e, f. The same array each time, filled anew.
   */
  @JSExport
  public Float64Array bones() {
    for (int i = 0; i < puppet.boneCount(); i++) {
      read(i);
    }
    return Float64Array.fromJavaArray(bones);
  }

  /** Returns the same array as {@link #bones} with the values of one bone filled anew. */
  @JSExport
  public Float64Array bone(int index) {
    read(index);
    return Float64Array.fromJavaArray(bones);
  }

  private void read(int index) {
    BoneHandle bone = puppet.bone(index);
    int at = STRIDE * index;
    bones[at] = bone.x();
    bones[at + 1] = bone.y();
    bones[at + 2] = bone.rotation();
    bones[at + 3] = bone.scaleX();
    bones[at + 4] = bone.scaleY();
    for (int part = 0; part < 6; part++) {
      bones[at + 5 + part] = bone.matrix(part);
    }
  }

  /** Sets a bone's local position. */
  @JSExport
  public void position(int bone, double x, double y) {
    puppet.bone(bone).position(x, y);
  }

  /** Sets a bone's local rotation in radians. */
  @JSExport
  public void rotation(int bone, double radians) {
    puppet.bone(bone).rotation(radians);
  }

  /** Sets a bone's local scale. */
  @JSExport
  public void scale(int bone, double x, double y) {
    puppet.bone(bone).scale(x, y);
  }

  /**
   * Sets a bone's local position such that it lies at a point of the model, with its parent as of
   * the last construct: how a target is dragged. A parent without extent leaves it where it is.
   */
  @JSExport
  public void place(int bone, double worldX, double worldY) {
    puppet.bone(bone).worldPosition(worldX, worldY);
  }

  /** Returns a bone's rotation in the world, or with 1 and 2 its scales there. */
  @JSExport
  public double world(int bone, int part) {
    BoneHandle handle = puppet.bone(bone);
    return switch (part) {
      case 0 -> handle.worldRotation();
      case 1 -> handle.worldScaleX();
      default -> handle.worldScaleY();
    };
  }

  /** Sets the local rotation that gives a bone a rotation in the world. */
  @JSExport
  public void turn(int bone, double radians) {
    puppet.bone(bone).worldRotation(radians);
  }

  /** Turns a bone so that it points at a point of the model; see {@link BoneHandle#pointAt}. */
  @JSExport
  public void pointAt(int bone, double x, double y, double mix) {
    puppet.bone(bone).pointAt(x, y, mix);
  }

  /** Returns the number of an animation; see {@link Puppet#animation}. */
  @JSExport
  public int animationIndex(String name) {
    return puppet.animations().indexOf(puppet.animation(name));
  }

  /** Returns the number of a bone; see {@link Puppet#bone(String)}. */
  @JSExport
  public int boneIndex(String name) {
    return puppet.bone(name).index();
  }

  /** Returns the number of a part; see {@link Puppet#part}. */
  @JSExport
  public int partIndex(String name) {
    return puppet.part(name).index();
  }

  /**
   * Changes a part.
   *
   * @param part -1 for all
   * @param change 0 to 2 to tint, flash and brighten with a colour; for one part also 3 to hide, 4
   *     to show, 5 to 8 to blend it as {@link BlendMode} counts
   */
  @SuppressWarnings("EnumOrdinal") // as BatchCanvas counts them
  @JSExport
  public void changePart(int part, int change, double r, double g, double b, double a) {
    Rgba color = new Rgba(r, g, b, a);
    Equipment all = puppet.equipment();
    if (part < 0) {
      switch (change) {
        case 0 -> all.tint(color);
        case 1 -> all.flash(color);
        default -> all.brighten(color);
      }
      return;
    }
    PartHandle handle = all.part(part);
    switch (change) {
      case 0 -> handle.tint(color);
      case 1 -> handle.flash(color);
      case 2 -> handle.brighten(color);
      case 3 -> handle.hide();
      case 4 -> handle.show();
      default -> handle.blend(BlendMode.values()[change - 5]);
    }
  }

  /** Takes all changes to a part back; with -1 those to all parts, and all things off. */
  @JSExport
  public void clearPart(int part) {
    if (part < 0) {
      puppet.equipment().clear();
    } else {
      puppet.equipment().part(part).clear();
    }
  }

  /** Shows an image in place of whatever a part shows; null for that itself. */
  @JSExport
  public void setPartImage(int part, @Nullable WebPicture picture) {
    puppet.equipment().part(part).image(picture == null ? null : WebImage.of("", picture));
  }

  /** Shows another attachment, or texture, of a part; null for what the animation wants. */
  @JSExport
  public void setPartAttachment(int part, @Nullable String attachment) {
    puppet.equipment().part(part).attachment(attachment);
  }

  /** Hangs an image on a bone, or on a part and right in front of that. */
  @JSExport
  public WebAttached attachImage(int index, boolean isPart, WebPicture picture) {
    return attach(index, isPart, Drawable.image(WebImage.of("", picture)));
  }

  /** Hangs another figure on a bone, or on a part and right in front of that. */
  @JSExport
  public WebAttached attachFigure(int index, boolean isPart, WebFigure figure) {
    return attach(index, isPart, Drawable.puppet(figure.puppet));
  }

  private WebAttached attach(int index, boolean isPart, Drawable thing) {
    Equipment all = puppet.equipment();
    return new WebAttached(
        isPart ? all.part(index).attach(thing) : all.attach(puppet.bone(index), thing));
  }

  /** Clips a part by the outline of another; null for none. */
  @JSExport
  public void clipPart(int part, @Nullable String outline) {
    puppet.equipment().part(part).clip(outline);
  }

  /**
   * Returns how far it reaches now: left, bottom, right, top in the model; the same array each
   * time. Right is less than left if there is nothing to see.
   */
  @JSExport
  public Float64Array bounds() {
    return set(measure.of(puppet));
  }

  /** Returns how far it reaches during an animation, as {@link #bounds}; it is left at the end. */
  @JSExport
  public Float64Array animationBounds(int animation, double framesPerSecond) {
    return set(measure.of(puppet, animation(animation), framesPerSecond));
  }

  private Float64Array set(Bounds reach) {
    bounds[0] = reach.minX();
    bounds[1] = reach.minY();
    bounds[2] = reach.isEmpty() ? -1 : reach.maxX();
    bounds[3] = reach.isEmpty() ? -1 : reach.maxY();
    return Float64Array.fromJavaArray(bounds);
  }

  /**
   * Returns the top-most part at a point of the model, or -1.
   *
   * @param tolerance how far from the point counts too
   */
  @JSExport
  public int hit(double x, double y, double tolerance) {
    return hit.tolerance(tolerance).at(puppet, x, y);
  }

  /**
   * Draws it; the six numbers take the model to the canvas: X = a x + c y + e, Y = b x + d y + f.
   */
  @JSExport
  public void draw(BatchCanvas canvas, double a, double b, double c, double d, double e, double f) {
    canvas.begin(view.set(a, b, c, d, e, f));
    puppet.draw(canvas);
    canvas.end();
  }

  /** Draws its bones, as {@link #draw}. */
  @JSExport
  public void drawBones(
      BatchCanvas canvas, double a, double b, double c, double d, double e, double f) {
    BoneOverlay bonesOverlay = overlay;
    if (bonesOverlay == null) {
      bonesOverlay = new BoneOverlay(puppet);
      overlay = bonesOverlay;
    }
    canvas.begin(view.set(a, b, c, d, e, f));
    bonesOverlay.draw(canvas, 1 / view.scale());
    canvas.end();
  }

  /** Returns an animation by its number. */
  public PuppetAnimation animation(int index) {
    List<? extends PuppetAnimation> animations = puppet.animations();
    if (index < 0 || index >= animations.size()) {
      throw new IllegalArgumentException(
          "no animation " + index + "; this character has " + animations.size() + ", from 0");
    }
    return animations.get(index);
  }
}
