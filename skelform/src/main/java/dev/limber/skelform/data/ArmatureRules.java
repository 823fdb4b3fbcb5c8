package dev.limber.skelform.data;

import dev.limber.core.color.Rgba;
import java.util.List;

/**
 * The rules that every armature keeps, so that nothing behind it has to check: in the browser an
 * index out of range does not even throw.
 *
 * <p>The reader repairs or reports what a file gets wrong; here a broken rule is a mistake in code.
 */
final class ArmatureRules {
  private final Armature.Parts parts;

  private ArmatureRules(Armature.Parts parts) {
    this.parts = parts;
  }

  static void check(Armature.Parts parts) {
    ArmatureRules rules = new ArmatureRules(parts);
    rules.bones();
    rules.visuals();
    rules.families();
    rules.physics();
    rules.animations();
    rules.textures();
  }

  private void bones() {
    List<Bone> bones = parts.bones();
    for (int b = 0; b < bones.size(); b++) {
      Bone bone = bones.get(b);
      require(
          bone.parent() >= -1 && bone.parent() < b, "bone", b, "its parent must come before it");
      finite(bone.start(), b);
      finite(bone.initial(), b);
      index(bone.family(), -1, parts.families().size(), "bone", b, "family");
      index(bone.visual(), -1, parts.visuals().size(), "bone", b, "visual");
      index(bone.physics(), -1, parts.physics().size(), "bone", b, "physics");
      require(
          bone.visual() < 0 || parts.visuals().get(bone.visual()).bone() == b,
          "bone",
          b,
          "its visual must name it");
      require(
          bone.physics() < 0 || parts.physics().get(bone.physics()).bone() == b,
          "bone",
          b,
          "its physics must name it");
    }
  }

  private void finite(Transform t, int b) {
    double sum = t.x() + t.y() + t.rotation() + t.scaleX() + t.scaleY();
    require(Double.isFinite(sum), "bone", b, "its numbers must be finite");
  }

  private void visuals() {
    for (int i = 0; i < parts.visuals().size(); i++) {
      Visual visual = parts.visuals().get(i);
      index(visual.bone(), -1, parts.bones().size(), "visual", i, "bone");
      Pivot pivot = visual.pivot();
      double sum = pivot.x() + pivot.y() + pivot.rotation() + pivot.scaleX() + pivot.scaleY();
      require(
          Double.isFinite(sum + sum(visual.tint()) + sum(visual.initialTint())),
          "visual",
          i,
          "its numbers must be finite");
      Mesh mesh = visual.mesh();
      if (mesh != null) {
        mesh(mesh, i);
      }
    }
  }

  private static double sum(Rgba tint) {
    return tint.r() + tint.g() + tint.b() + tint.a();
  }

  private void mesh(Mesh mesh, int i) {
    int vertices = mesh.vertices().size();
    for (Mesh.Vertex v : mesh.vertices()) {
      require(
          Double.isFinite(v.x() + v.y() + v.u() + v.v()), "visual", i, "vertices must be finite");
    }
    require(mesh.triangles().size() % 3 == 0, "visual", i, "triangles need three indices each");
    for (int index : mesh.triangles()) {
      index(index, 0, vertices, "visual", i, "triangle index");
    }
    for (Mesh.Bind bind : mesh.binds()) {
      index(bind.bone(), -1, parts.bones().size(), "visual", i, "bind bone");
      for (Mesh.BindVertex pulled : bind.vertices()) {
        index(pulled.vertex(), 0, vertices, "visual", i, "bind vertex");
        require(Double.isFinite(pulled.weight()), "visual", i, "weights must be finite");
      }
    }
  }

  private void families() {
    for (int i = 0; i < parts.families().size(); i++) {
      IkFamily family = parts.families().get(i);
      index(family.target(), -1, parts.bones().size(), "IK family", i, "target");
      for (int bone : family.bones()) {
        index(bone, 0, parts.bones().size(), "IK family", i, "bone");
      }
    }
  }

  private void physics() {
    for (int i = 0; i < parts.physics().size(); i++) {
      Physics p = parts.physics().get(i);
      Physics.State s = p.start();
      index(p.bone(), -1, parts.bones().size(), "physics", i, "bone");
      double settings =
          p.positionDamping() + p.positionRatio() + p.rotationDamping() + p.sway() + p.bounce();
      double scale = p.scaleDamping() + p.scaleRatio() + s.scaleX() + s.scaleY();
      double state = s.x() + s.y() + s.rotation() + s.orbit() + s.orbitDifference();
      require(
          Double.isFinite(settings + scale + state + s.orbitVelocity()),
          "physics",
          i,
          "its numbers must be finite");
    }
  }

  private void animations() {
    for (int i = 0; i < parts.animations().size(); i++) {
      Animation animation = parts.animations().get(i);
      require(animation.loopFrames() >= 1, "animation", i, "a loop needs a frame");
      int last = 0;
      for (Keyframe key : animation.keyframes()) {
        require(key.frame() >= last, "animation", i, "keyframes must be sorted, from frame 0");
        last = key.frame();
        index(key.bone(), 0, parts.bones().size(), "animation", i, "keyframe bone");
        Easing e = key.easing();
        require(
            Double.isFinite(key.value() + e.startX() + e.startY() + e.endX() + e.endY()),
            "animation",
            i,
            "its numbers must be finite");
      }
      require(animation.lastFrame() >= last, "animation", i, "it must not end before a keyframe");
    }
  }

  private void textures() {
    for (Style style : parts.styles()) {
      style.requireAtlases(parts.atlases().size());
    }
  }

  private static void index(int index, int from, int to, String kind, int at, String what) {
    if (index < from || index >= to) {
      throw new IllegalArgumentException(
          kind + " " + at + ": " + what + " " + index + " is not in " + from + ".." + (to - 1));
    }
  }

  private static void require(boolean rule, String kind, int at, String message) {
    if (!rule) {
      throw new IllegalArgumentException(kind + " " + at + ": " + message);
    }
  }
}
