package dev.limber.web.studio;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.View;
import dev.limber.core.puppet.PhysicsClock;
import dev.limber.core.puppet.Puppet;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.PosedVisual;
import dev.limber.web.BatchCanvas;
import dev.limber.web.WebFigure;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int32Array;

/**
 * What the studio's tools ask of a figure beyond playing it: everything at a point, one part alone,
 * the values of a bone in words.
 */
public final class Inspection {
  private final Puppet puppet;
  private final View view = new View();

  Inspection(Puppet puppet) {
    this.puppet = puppet;
  }

  /** Returns what does not change from frame to frame, as JSON; see {@code view/shownfigure.js}. */
  @JSExport
  public String details() {
    return DetailsJson.of(puppet);
  }

  /** Returns the names of what a slot can show, as a JSON array; empty for parts that have none. */
  @JSExport
  public String attachments(int part) {
    return DetailsJson.attachments(puppet, part);
  }

  /** Returns what a bone is and shows at present, as JSON; see {@code view/shownfigure.js}. */
  @JSExport
  public String values(int bone) {
    return ValuesJson.of(puppet, bone);
  }

  /** Hides or shows a bone of an armature until it is animated again. */
  @JSExport
  public void hide(int bone, boolean hidden) {
    if (puppet instanceof ArmaturePose pose) {
      pose.bone(bone).hidden(hidden);
    }
  }

  /** Sets the draw order of what a bone of an armature shows until it is animated again. */
  @JSExport
  public void zindex(int bone, int zindex) {
    PosedVisual visual = visual(bone);
    if (visual != null) {
      visual.zindex(zindex);
    }
  }

  /** Sets the tint of what a bone of an armature shows until it is animated again. */
  @JSExport
  public void tint(int bone, double r, double g, double b, double a) {
    PosedVisual visual = visual(bone);
    if (visual != null) {
      visual.tint(r, g, b, a);
    }
  }

  private @Nullable PosedVisual visual(int bone) {
    if (!(puppet instanceof ArmaturePose pose)) {
      return null;
    }
    int visual = pose.bone(bone).bone().visual();
    return visual < 0 ? null : pose.visual(visual);
  }

  /** Returns all parts that are seen at a point of the model, the top-most first. */
  @JSExport
  public Int32Array partsAt(double x, double y, double tolerance, ImageAlpha pixels) {
    PartsHit hit = new PartsHit(x, y, tolerance, pixels);
    hit.begin(view);
    puppet.draw(hit);
    hit.end();
    return Int32Array.fromJavaArray(hit.parts());
  }

  /** Draws one part alone, as {@link WebFigure#draw}; all parts with -1. */
  @JSExport
  public void drawPart(
      BatchCanvas canvas, int part, double a, double b, double c, double d, double e, double f) {
    Canvas through = part < 0 ? canvas : new OnePartCanvas(canvas, part);
    through.begin(view.set(a, b, c, d, e, f));
    puppet.draw(through);
    through.end();
  }

  /**
   * Returns the points of a part's outline on other bones, as JSON; see {@code view/pointdrag.js}.
   */
  @JSExport
  public String boundPoints(int part) {
    return BoundPointsJson.of(puppet, part);
  }

  /** Lets physics come to rest in the pose as of now. */
  @JSExport
  public void settle() {
    PhysicsClock.settle(puppet);
  }
}
