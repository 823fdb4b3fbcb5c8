package dev.limber.web.studio;

import dev.limber.skel2d.language.BonePose;
import dev.limber.skel2d.language.BoneValues;
import dev.limber.skel2d.language.LanguageService;
import dev.limber.skel2d.language.keys.KeyEditor;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSExport;

/**
 * A pose for JavaScript. Bones are named by {@link #add}, one by one; then one call says what to do
 * with all of them. Answers are JSON; see {@code engine/sourcetext.js}.
 */
public final class WebPose {
  private final LanguageService service;
  private final KeyEditor editor;
  private final List<BonePose> pose = new ArrayList<>();

  WebPose(LanguageService service, KeyEditor editor) {
    this.service = service;
    this.editor = editor;
  }

  /** Adds a bone by its full name; values that are NaN stay as they are. */
  @JSExport
  public void add(
      String bone,
      double x,
      double y,
      double degrees,
      double scaleX,
      double scaleY,
      double length) {
    pose.add(new BonePose(bone, new BoneValues(x, y, degrees, scaleX, scaleY, length)));
  }

  /** Returns how to give the bones their values in the setup pose. */
  @JSExport
  public String setup() {
    return LanguageJson.change(service.setPose(pose));
  }

  /** Returns how to give the bones their values on a frame of an animation. */
  @JSExport
  public String keys(String animation, double frame) {
    return KeysJson.change(editor.pose(animation, frame, pose));
  }

  /** Returns the pose seen in a mirror: what bones do, or one side as the image of the other. */
  @JSExport
  public String mirrored(boolean asImage) {
    return LanguageJson.mirrored(service.mirror(pose, asImage));
  }

  /** Returns the pose with its sides swapped. */
  @JSExport
  public String swapped() {
    return LanguageJson.mirrored(service.swapSides(pose));
  }
}
