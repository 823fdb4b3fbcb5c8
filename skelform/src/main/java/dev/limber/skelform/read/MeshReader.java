package dev.limber.skelform.read;

import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonValue;
import dev.limber.skelform.data.Mesh;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the mesh of a visual. What is wrong in it costs the smallest part around it. */
final class MeshReader {
  private static final Mesh.Vertex UNUSABLE = new Mesh.Vertex(0, 0, 0, 0);

  private final Fields visual;
  private final BoneTable bones;
  private final Reading reading;
  private final List<Mesh.Vertex> vertices = new ArrayList<>();

  private MeshReader(Fields visual, BoneTable bones, Reading reading) {
    this.visual = visual;
    this.bones = bones;
    this.reading = reading;
  }

  /** Returns the mesh, or null if the visual has no vertices: a plain rectangle. */
  static @Nullable Mesh read(Fields visual, BoneTable bones, Reading reading) {
    MeshReader reader = new MeshReader(visual, bones, reading);
    reader.readVertices();
    if (reader.vertices.isEmpty()) {
      reader.warnOfPartsWithoutVertices();
      return null;
    }
    return new Mesh(reader.vertices, reader.triangles(), reader.binds());
  }

  /** Counts a mesh that is used once more. */
  static void spend(Mesh mesh, JsonValue at, Reading reading) {
    reading.spend(Quota.VERTICES, mesh.vertices().size(), at);
    reading.spend(Quota.INDICES, mesh.triangles().size(), at);
    for (Mesh.Bind bind : mesh.binds()) {
      reading.spend(Quota.BIND_VERTICES, bind.vertices().size(), at);
    }
  }

  private void readVertices() {
    if (spendArray(visual, "vertices", Quota.VERTICES) == null) {
      return;
    }
    for (Fields vertex : visual.objects("vertices", Schema.VERTEX)) {
      if (vertex == null) {
        vertices.add(UNUSABLE); // Others are found by position.
      } else {
        Vec2 position = vertex.pair("init_pos", vertex.pair("pos", Vec2.ZERO));
        Vec2 uv = vertex.pair("uv", Vec2.ZERO);
        vertices.add(new Mesh.Vertex(position.x(), position.y(), uv.x(), uv.y()));
      }
    }
  }

  private void warnOfPartsWithoutVertices() {
    for (String part : List.of("indices", "binds")) {
      if (visual.json().get(part) instanceof JsonArray array && array.size() > 0) {
        String message = "the mesh has " + part + " but no vertices; a rectangle is shown instead";
        reading.warning("skf-bad-index", array, message, "");
      }
    }
  }

  private List<Integer> triangles() {
    List<Integer> triangles = new ArrayList<>();
    JsonArray entries = spendArray(visual, "indices", Quota.INDICES);
    if (entries == null) {
      return triangles;
    }
    int[] indices = visual.integers("indices", -1);
    for (int i = 0; i + 2 < indices.length; i += 3) {
      if (isTriangle(indices, i, entries)) {
        triangles.add(indices[i]);
        triangles.add(indices[i + 1]);
        triangles.add(indices[i + 2]);
      }
    }
    if (indices.length % 3 != 0) {
      String message =
          indices.length + " indices do not make triangles; the last ones are left out";
      reading.warning("skf-bad-index", entries, message, "each triangle has three");
    }
    return triangles;
  }

  private boolean isTriangle(int[] indices, int from, JsonArray entries) {
    for (int i = from; i < from + 3; i++) {
      if (!isVertex(indices[i])) {
        String message = noVertex(indices[i]) + "; the triangle is left out";
        reading.warning("skf-bad-index", entries.get(i), message, "");
        return false;
      }
    }
    return true;
  }

  private List<Mesh.Bind> binds() {
    List<Mesh.Bind> binds = new ArrayList<>();
    for (Fields bind : visual.objects("binds", Schema.BIND)) {
      if (bind != null) {
        binds.add(new Mesh.Bind(boneOf(bind), bind.flag("is_path", false), bindVertices(bind)));
      }
    }
    return binds;
  }

  /** Returns the bone of a bind; without one the bind stays, because it separates path binds. */
  private int boneOf(Fields bind) {
    String field = bind.has("bone_id") ? "bone_id" : "id";
    int id = bind.integer(field, -1);
    int bone = id == -1 ? -1 : bones.find(id);
    if (id != -1 && bone == BoneTable.MISSING) {
      String message = "no bone has the id " + id + "; the bind does nothing";
      reading.warning("skf-bad-bind", bind.at(field), message, "use -1 for no bone");
    }
    return bone;
  }

  private List<Mesh.BindVertex> bindVertices(Fields bind) {
    List<Mesh.BindVertex> pulled = new ArrayList<>();
    if (spendArray(bind, "verts", Quota.BIND_VERTICES) == null) {
      return pulled;
    }
    for (Fields vertex : bind.objects("verts", Schema.BIND_VERTEX)) {
      if (vertex != null) {
        addBindVertex(vertex, pulled);
      }
    }
    return pulled;
  }

  private void addBindVertex(Fields vertex, List<Mesh.BindVertex> pulled) {
    int index = vertex.integer("id", 0);
    double weight = vertex.number("weight", 1);
    if (vertex.isFaulty()) {
      return; // Already said; pulling vertex 0 instead would be worse.
    }
    if (isVertex(index)) {
      pulled.add(new Mesh.BindVertex(index, weight));
    } else {
      String message = noVertex(index) + "; it is left out of the bind";
      reading.warning("skf-bad-bind", vertex.at("id"), message, "");
    }
  }

  private @Nullable JsonArray spendArray(Fields owner, String name, Quota what) {
    if (owner.json().get(name) instanceof JsonArray array) {
      reading.spend(what, array.size(), array);
      return array;
    }
    return owner.array(name);
  }

  private boolean isVertex(int index) {
    return index >= 0 && index < vertices.size();
  }

  private String noVertex(int index) {
    return "there is no vertex " + index + "; the mesh has " + vertices.size();
  }
}
