package dev.limber.cli.pose;

import dev.limber.core.json.JsonWriter;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.PosedFamily;
import dev.limber.skelform.pose.PosedVisual;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * A constructed pose as one line of JSON; the keys are documented in the module's README. Numbers
 * have all their digits: they read back to the same bits.
 */
final class PoseJson {
  private final ArmaturePose pose;
  private final Armature armature;
  private final @Nullable List<Style> styles;
  private final StringBuilder text = new StringBuilder();
  private JsonWriter json = new JsonWriter(text);

  /**
   * Creates a writer of any number of lines.
   *
   * @param styles the styles to draw with, or null to leave the key {@code draw} out
   */
  PoseJson(ArmaturePose pose, @Nullable List<Style> styles) {
    this.pose = pose;
    this.armature = pose.armature();
    this.styles = styles;
  }

  /** Returns the pose as it is now, without a line end. */
  String line() {
    text.setLength(0);
    json = new JsonWriter(text);
    json.beginObject();
    local();
    switches();
    world();
    meshes();
    physics();
    if (styles != null) {
      json.name("draw");
      DrawJson.write(pose, styles, json);
    }
    json.endObject();
    return text.toString();
  }

  private void local() {
    int count = armature.bones().size();
    flat("pos", count, b -> pose.bone(b).x(), b -> pose.bone(b).y());
    flat("rot", count, b -> pose.bone(b).rotation());
    flat("scale", count, b -> pose.bone(b).scaleX(), b -> pose.bone(b).scaleY());
  }

  /** Writes some values of each of several things, as one flat array. */
  private void flat(String name, int count, IntToDoubleFunction... values) {
    json.name(name).beginArray();
    for (int i = 0; i < count; i++) {
      for (IntToDoubleFunction value : values) {
        json.value(value.applyAsDouble(i));
      }
    }
    json.endArray();
  }

  private void switches() {
    json.name("hidden").beginArray();
    for (int b = 0; b < armature.bones().size(); b++) {
      if (pose.bone(b).hidden()) {
        json.value(b);
      }
    }
    json.endArray().name("ik").beginArray();
    for (int f = 0; f < armature.families().size(); f++) {
      PosedFamily family = pose.family(f);
      json.beginArray();
      json.value(family.constraint().specName());
      json.value(family.mode().specName());
      json.value(family.mimicTarget());
      json.endArray();
    }
    int count = armature.visuals().size();
    json.endArray().name("tex").beginArray();
    for (int v = 0; v < count; v++) {
      json.value(pose.visual(v).texture());
    }
    json.endArray();
    flat(
        "tint",
        count,
        v -> pose.visual(v).tint(0),
        v -> pose.visual(v).tint(1),
        v -> pose.visual(v).tint(2),
        v -> pose.visual(v).tint(3));
    flat("zindex", count, v -> pose.visual(v).zindex());
  }

  private void world() {
    int count = armature.bones().size();
    flat("cpos", count, b -> pose.bone(b).worldX(), b -> pose.bone(b).worldY());
    flat("crot", count, b -> pose.bone(b).worldRotation());
    flat("cscale", count, b -> pose.bone(b).worldScaleX(), b -> pose.bone(b).worldScaleY());
  }

  private void meshes() {
    json.name("mesh").beginObject();
    for (int v = 0; v < armature.visuals().size(); v++) {
      PosedVisual visual = pose.visual(v);
      if (visual.vertexCount() > 0) {
        flat(Integer.toString(v), visual.vertexCount(), visual::vertexX, visual::vertexY);
      }
    }
    json.endObject();
  }

  private void physics() {
    json.name("phys").beginArray();
    for (int i = 0; i < armature.physics().size(); i++) {
      Physics.State state = pose.physics(i);
      json.beginObject();
      json.name("bone").value(armature.physics().get(i).bone());
      json.name("global_pos").numbers(state.x(), state.y());
      json.name("global_rot").value(state.rotation());
      json.name("global_scale").numbers(state.scaleX(), state.scaleY());
      json.name("global_orbit").value(state.orbit());
      json.name("global_orbit_diff").value(state.orbitDifference());
      json.name("global_orbit_vel").value(state.orbitVelocity());
      json.endObject();
    }
    json.endArray();
  }
}
