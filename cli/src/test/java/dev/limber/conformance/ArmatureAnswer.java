package dev.limber.conformance;

import dev.limber.core.json.JsonWriter;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.data.Visual;
import dev.limber.skelform.oracle.Oracle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** What the oracle says of a SkelForm pose, in the words of {@code limber pose --with draw}. */
final class ArmatureAnswer {
  private final Armature armature;
  private final Oracle oracle;
  private final List<Style> styles;
  private final StringBuilder text = new StringBuilder();
  private final JsonWriter json = new JsonWriter(text);

  private ArmatureAnswer(Armature armature, Oracle oracle, List<Style> styles) {
    this.armature = armature;
    this.oracle = oracle;
    this.styles = styles;
  }

  static String of(Armature armature, Oracle oracle, List<Style> styles) {
    ArmatureAnswer answer = new ArmatureAnswer(armature, oracle, styles);
    answer.write();
    return answer.text.toString();
  }

  private void write() {
    json.beginObject();
    transforms("", oracle.local);
    json.name("hidden").beginArray();
    for (int b = 0; b < oracle.hidden.length; b++) {
      if (oracle.hidden[b]) {
        json.value(b);
      }
    }
    json.endArray().name("ik").beginArray();
    for (int f = 0; f < oracle.mode.length; f++) {
      json.beginArray().value(oracle.constraint[f].specName()).value(oracle.mode[f].specName());
      json.value(oracle.mimic[f]).endArray();
    }
    json.endArray().name("tex").beginArray();
    for (String name : oracle.texture) {
      json.value(name);
    }
    json.endArray().name("tint").beginArray();
    for (double[] tint : oracle.tint) {
      numbers(tint);
    }
    json.endArray().name("zindex").beginArray();
    for (int z : oracle.zindex) {
      json.value(z);
    }
    json.endArray();
    transforms("c", oracle.world);
    json.name("mesh").beginObject();
    for (int v = 0; v < oracle.vertices.length; v++) {
      if (oracle.vertices[v].length > 0) {
        array(Integer.toString(v), oracle.vertices[v]);
      }
    }
    json.endObject();
    physics();
    draw();
    json.endObject();
  }

  private void transforms(String start, List<Oracle.Node> nodes) {
    json.name(start + "pos").beginArray();
    nodes.forEach(n -> numbers(n.x, n.y));
    json.endArray().name(start + "rot").beginArray();
    nodes.forEach(n -> numbers(n.rot));
    json.endArray().name(start + "scale").beginArray();
    nodes.forEach(n -> numbers(n.scaleX, n.scaleY));
    json.endArray();
  }

  private void physics() {
    json.name("phys").beginArray();
    for (int i = 0; i < oracle.physics.length; i++) {
      double[] s = oracle.physics[i];
      json.beginObject().name("bone").value(armature.physics().get(i).bone());
      array("global_pos", s[0], s[1]);
      json.name("global_rot").value(Rounded.of(s[2]));
      array("global_scale", s[3], s[4]);
      json.name("global_orbit").value(Rounded.of(s[5]));
      json.name("global_orbit_diff").value(Rounded.of(s[6]));
      json.name("global_orbit_vel").value(Rounded.of(s[7]));
      json.endObject();
    }
    json.endArray();
  }

  // ---------------------------------------------------------------- draw

  /** Ascending draw order, ties by bone; nothing hidden, nothing without a texture. */
  private void draw() {
    List<Integer> order = new ArrayList<>();
    for (int v = 0; v < armature.visuals().size(); v++) {
      order.add(v);
    }
    order.sort(
        Comparator.<Integer>comparingInt(v -> oracle.zindex[v])
            .thenComparingInt(v -> armature.visuals().get(v).bone()));
    json.name("draw").beginArray();
    for (int v : order) {
      Texture texture = texture(oracle.texture[v]);
      if (texture != null && !isHidden(armature.visuals().get(v).bone())) {
        sprite(v, texture);
      }
    }
    json.endArray();
  }

  private Texture texture(String name) {
    for (Style style : styles) {
      for (Texture texture : style.textures()) {
        if (texture.name().equals(name)) {
          return texture;
        }
      }
    }
    return null;
  }

  private boolean isHidden(int bone) {
    return bone >= 0 && (oracle.hidden[bone] || isHidden(armature.bones().get(bone).parent()));
  }

  private void sprite(int v, Texture texture) {
    Visual visual = armature.visuals().get(v);
    Mesh mesh = visual.mesh();
    json.beginObject();
    json.name("bone").value(visual.bone()).name("visual").value(v);
    json.name("z").value(oracle.zindex[v]).name("texture").value(texture.name());
    json.name("atlas").value(texture.atlas()).name("kind").value(mesh == null ? "rect" : "mesh");
    List<double[]> points = mesh == null ? corners(visual, texture) : vertices(v, texture);
    json.name("points").beginArray();
    points.forEach(this::numbers);
    json.endArray().name("uv").beginArray();
    if (mesh == null) {
      double[][] uvs = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
      for (double[] uv : uvs) {
        onAtlas(texture, uv[0], uv[1]);
      }
    } else {
      mesh.vertices().forEach(vertex -> onAtlas(texture, vertex.u(), vertex.v()));
    }
    json.endArray();
    array("tint", oracle.tint[v]);
    json.endObject();
  }

  /** From the pivot's offset: turned with the bone, then scaled with it. */
  private double[] offset(Visual visual, Texture texture) {
    Oracle.Node bone = oracle.world.get(visual.bone());
    double[] turned =
        turn(visual.pivot().x() * texture.width(), visual.pivot().y() * texture.height(), bone.rot);
    return new double[] {turned[0] * bone.scaleX, turned[1] * bone.scaleY};
  }

  private List<double[]> corners(Visual visual, Texture texture) {
    Oracle.Node bone = oracle.world.get(visual.bone());
    Pivot pivot = visual.pivot();
    double[] offset = offset(visual, texture);
    List<double[]> corners = new ArrayList<>();
    for (double[] side : new double[][] {{-0.5, 0.5}, {0.5, 0.5}, {0.5, -0.5}, {-0.5, -0.5}}) {
      double[] corner =
          turn(
              side[0] * texture.width() * bone.scaleX * pivot.scaleX(),
              side[1] * texture.height() * bone.scaleY * pivot.scaleY(),
              bone.rot + pivot.rotation());
      corners.add(new double[] {bone.x + offset[0] + corner[0], bone.y + offset[1] + corner[1]});
    }
    return corners;
  }

  private List<double[]> vertices(int v, Texture texture) {
    double[] offset = offset(armature.visuals().get(v), texture);
    List<double[]> vertices = new ArrayList<>();
    for (int i = 0; i < oracle.vertices[v].length; i += 2) {
      vertices.add(
          new double[] {oracle.vertices[v][i] + offset[0], oracle.vertices[v][i + 1] + offset[1]});
    }
    return vertices;
  }

  private void onAtlas(Texture texture, double u, double v) {
    Atlas atlas = armature.atlases().get(texture.atlas());
    numbers(
        (texture.x() + u * texture.width()) / atlas.width(),
        (texture.y() + v * texture.height()) / atlas.height());
  }

  private static double[] turn(double x, double y, double angle) {
    return new double[] {
      x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)
    };
  }

  private void array(String name, double... values) {
    json.name(name).beginArray();
    numbers(values);
    json.endArray();
  }

  private void numbers(double... values) {
    for (double value : values) {
      json.value(Rounded.of(value));
    }
  }

  /** Returns how far two worlds are apart, as a part of their numbers. */
  static double apart(List<Oracle.Node> one, List<Oracle.Node> other) {
    double apart = 0;
    List<ToDoubleFunction<Oracle.Node>> parts =
        List.of(n -> n.x, n -> n.y, n -> n.scaleX, n -> n.scaleY, n -> Math.sin(n.rot / 2));
    for (int b = 0; b < one.size(); b++) {
      for (ToDoubleFunction<Oracle.Node> part : parts) {
        double value = part.applyAsDouble(one.get(b));
        double difference = Math.abs(value - part.applyAsDouble(other.get(b)));
        apart = Math.max(apart, difference / (1 + Math.abs(value)));
      }
    }
    return apart;
  }
}
