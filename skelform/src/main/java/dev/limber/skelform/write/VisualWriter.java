package dev.limber.skelform.write;

import static dev.limber.skelform.write.ArmatureWriter.pair;

import dev.limber.core.color.Rgba;
import dev.limber.core.json.JsonWriter;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.data.Visual;

/** Writes a visual. */
final class VisualWriter {
  /** The draw order that the editor leaves out. */
  private static final int UNSAID_ZINDEX = -1;

  /** Whether nothing is left out, as 0.8 does: runtimes have other defaults than the editor. */
  private final boolean complete;

  private final JsonWriter json;

  private VisualWriter(boolean complete, JsonWriter json) {
    this.complete = complete;
    this.json = json;
  }

  static void write(Visual visual, SkfVersion version, JsonWriter json) {
    new VisualWriter(version != SkfVersion.V0_7, json).visual(visual);
  }

  private void visual(Visual visual) {
    Pivot pivot = visual.pivot();
    Mesh mesh = visual.mesh();
    json.beginObject();
    json.name("tex").value(visual.texture());
    json.name("zindex").value(visual.zindex());
    pair(json, "pivot_pos", pivot.x(), pivot.y());
    json.name("pivot_rot").value(pivot.rotation());
    pair(json, "pivot_scale", pivot.scaleX(), pivot.scaleY());
    tint("tint", visual.tint());
    if (mesh != null) {
      mesh(mesh);
    }
    json.name("init_tex").value(visual.initialTexture());
    if (complete || visual.initialZindex() != UNSAID_ZINDEX) {
      json.name("init_zindex").value(visual.initialZindex());
    }
    tint("init_tint", visual.initialTint());
    json.endObject();
  }

  /** White is left out in 0.7. */
  private void tint(String name, Rgba tint) {
    if (complete || !tint.equals(Rgba.WHITE)) {
      json.name(name).beginObject();
      json.name("r").value(tint.r()).name("g").value(tint.g());
      json.name("b").value(tint.b()).name("a").value(tint.a());
      json.endObject();
    }
  }

  private void mesh(Mesh mesh) {
    json.name("vertices").beginArray();
    for (int i = 0; i < mesh.vertices().size(); i++) {
      Mesh.Vertex vertex = mesh.vertices().get(i);
      json.beginObject();
      json.name("id").value(i);
      pair(json, "pos", vertex.x(), vertex.y());
      pair(json, "uv", vertex.u(), vertex.v());
      pair(json, "init_pos", vertex.x(), vertex.y());
      json.endObject();
    }
    json.endArray().name("indices").beginArray();
    for (int index : mesh.triangles()) {
      json.value(index);
    }
    json.endArray().name("binds").beginArray();
    mesh.binds().forEach(this::bind);
    json.endArray();
  }

  private void bind(Mesh.Bind bind) {
    json.beginObject();
    json.name("bone_id").value(bind.bone());
    json.name("is_path").value(bind.path());
    json.name("verts").beginArray();
    for (Mesh.BindVertex pulled : bind.vertices()) {
      json.beginObject();
      json.name("id").value(pulled.vertex());
      json.name("weight").value(pulled.weight());
      json.endObject();
    }
    json.endArray().endObject();
  }
}
