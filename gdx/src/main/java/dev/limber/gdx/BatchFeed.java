package dev.limber.gdx;

import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.PolygonBatch;
import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.Ink;
import dev.limber.core.tessellate.Mesh;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Collects triangles of one texture and passes them to a batch in the form it accepts: indexed
 * triangles for a polygon batch, quads for others.
 */
final class BatchFeed {
  /** Floats per vertex: x, y, colour, u, v. */
  static final int STRIDE = 5;

  /** A batch of the default size takes twice as many at once, and three times the indices. */
  static final int DEFAULT_LIMIT = 1000;

  private final QuadWriter quads = new QuadWriter();
  private int limit = DEFAULT_LIMIT;
  private float[] vertices = new float[STRIDE * 256];
  private short[] indices = new short[1024];
  private float[] pieceCorners = {};
  private short[] pieceIndices = {};
  private int vertexEnd;
  private int indexEnd;

  /** The first vertex of the current mesh. */
  private int first;

  private @Nullable Batch batch;
  private @Nullable PolygonBatch polygons;
  private @Nullable Texture texture;
  private BlendMode blend = BlendMode.NORMAL;

  void start(Batch newBatch) {
    batch = newBatch;
    polygons = newBatch instanceof PolygonBatch polygon ? polygon : null;
    texture = null;
    blend = BlendMode.NORMAL;
    vertexEnd = 0;
    indexEnd = 0;
  }

  void texture(Texture newTexture) {
    texture = newTexture;
  }

  /**
   * Sets how the batch blends; what was collected comes first.
   *
   * @param straight whether colours come not multiplied by their alpha; only if {@link
   *     #blendsStraight}
   */
  void blend(BlendMode mode, boolean straight) {
    flush();
    blend = mode;
    Batch current = batch;
    if (current != null) {
      int source = straight ? GL20.GL_SRC_ALPHA : GL20.GL_ONE;
      switch (mode) {
        case NORMAL -> {
          int rest = GL20.GL_ONE_MINUS_SRC_ALPHA;
          current.setBlendFunctionSeparate(source, rest, GL20.GL_ONE, rest);
        }
        case ADDITIVE ->
            current.setBlendFunctionSeparate(source, GL20.GL_ONE, GL20.GL_ONE, GL20.GL_ONE);
        case MULTIPLY -> {} // each time that something is passed on
        case SCREEN -> current.setBlendFunction(GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_COLOR);
      }
    }
  }

  /**
   * Returns whether a card can blend colours that are not multiplied by their alpha: the other
   * modes need the product in a place where cards have only the colour.
   */
  static boolean blendsStraight(BlendMode mode) {
    return mode == BlendMode.NORMAL || mode == BlendMode.ADDITIVE;
  }

  /** Sets how many vertices are passed on at once. */
  void limit(int corners) {
    limit = corners;
  }

  /** Makes room for a mesh. */
  void start(int corners, int indexes) {
    int used = vertexEnd / STRIDE;
    if (used > 0 && (used + corners > limit || indexEnd + indexes > 3 * limit)) {
      flush();
    }
    if (vertices.length < vertexEnd + STRIDE * corners) {
      vertices = Arrays.copyOf(vertices, 2 * (vertexEnd + STRIDE * corners));
    }
    if (indices.length < indexEnd + indexes) {
      indices = Arrays.copyOf(indices, 2 * (indexEnd + indexes));
    }
    first = vertexEnd / STRIDE;
  }

  void corner(float x, float y, float color, float u, float v) {
    float[] out = vertices;
    int i = vertexEnd;
    out[i] = x;
    out[i + 1] = y;
    out[i + 2] = color;
    out[i + 3] = u;
    out[i + 4] = v;
    vertexEnd = i + STRIDE;
  }

  /** Adds the vertices of what a clip left of an image. */
  void cut(Mesh mesh, Ink ink, boolean straight, double unit, ImageRegion region) {
    double[] positions = mesh.positions();
    double[] uvs = mesh.uvs();
    for (int i = 0; i < mesh.cornerCount(); i++) {
      corner(
          (float) (unit * positions[2 * i]),
          (float) (unit * positions[2 * i + 1]),
          GdxCanvas.packed(ink, mesh.coverages()[i], straight),
          region.u(uvs[2 * i], uvs[2 * i + 1]),
          region.v(uvs[2 * i], uvs[2 * i + 1]));
    }
  }

  /** Adds the vertices of a shape, all at one texel. */
  void shape(Mesh mesh, Ink ink, double unit, float u, float v) {
    double[] positions = mesh.positions();
    double[] coverages = mesh.coverages();
    float[] out = vertices;
    int at = vertexEnd;
    float full = GdxCanvas.packed(ink, 1, false);
    for (int i = 0; i < mesh.cornerCount(); i++) {
      double coverage = coverages[i];
      out[at] = (float) (unit * positions[2 * i]);
      out[at + 1] = (float) (unit * positions[2 * i + 1]);
      // Nearly all vertices have full coverage or none.
      out[at + 2] =
          coverage == 1 ? full : coverage == 0 ? 0 : GdxCanvas.packed(ink, coverage, false);
      out[at + 3] = u;
      out[at + 4] = v;
      at += STRIDE;
    }
    vertexEnd = at;
  }

  /** Adds the triangles of the current mesh. */
  void indices(int[] from, int count) {
    if (vertexEnd > STRIDE * limit || count > 3 * limit) {
      handOverInPieces(from, count);
      return;
    }
    short[] out = indices;
    int at = indexEnd;
    int base = first;
    for (int i = 0; i < count; i++) {
      out[at + i] = (short) (base + from[i]);
    }
    indexEnd = at + count;
  }

  void flush() {
    Texture current = texture;
    if (indexEnd > 0 && current != null) {
      handOver(current, vertices, vertexEnd, indices, indexEnd);
    }
    vertexEnd = 0;
    indexEnd = 0;
  }

  private void handOver(
      Texture current, float[] corners, int floats, short[] triangles, int count) {
    Batch multiplying = blend == BlendMode.MULTIPLY ? batch : null;
    if (multiplying == null) {
      draw(current, corners, floats, triangles, count);
      return;
    }
    // Cards cannot multiply and cover in one go: first what is there gets darker, then what is not
    // there is filled up.
    multiplying.setBlendFunctionSeparate(
        GL20.GL_DST_COLOR, GL20.GL_ONE_MINUS_SRC_ALPHA, GL20.GL_ZERO, GL20.GL_ONE);
    draw(current, corners, floats, triangles, count);
    multiplying.setBlendFunction(GL20.GL_ONE_MINUS_DST_ALPHA, GL20.GL_ONE);
    draw(current, corners, floats, triangles, count);
  }

  private void draw(Texture current, float[] corners, int floats, short[] triangles, int count) {
    PolygonBatch polygon = polygons;
    Batch plain = batch;
    if (polygon != null) {
      try {
        polygon.draw(current, corners, 0, floats, triangles, 0, count);
      } catch (ArrayIndexOutOfBoundsException e) {
        throw new IllegalStateException(
            "the batch is too small for "
                + floats / STRIDE
                + " vertices at once; make it larger, or set a smaller LimberRenderer.piece",
            e);
      }
    } else if (plain != null) {
      int end = quads.write(corners, triangles, count);
      plain.draw(current, quads.vertices(), 0, end);
    }
  }

  /** Passes on a mesh that is too large for a batch, with three vertices for each triangle. */
  private void handOverInPieces(int[] from, int count) {
    Texture current = texture;
    int room = limit - limit % 3;
    if (pieceCorners.length < STRIDE * room) {
      pieceCorners = new float[STRIDE * room];
      pieceIndices = new short[room];
    }
    for (int start = 0; start < count && current != null; start += room) {
      int end = Math.min(count - start, room);
      for (int i = 0; i < end; i++) {
        int corner = STRIDE * (first + from[start + i]);
        System.arraycopy(vertices, corner, pieceCorners, STRIDE * i, STRIDE);
        pieceIndices[i] = (short) i;
      }
      handOver(current, pieceCorners, STRIDE * end, pieceIndices, end);
    }
    vertexEnd = 0;
    indexEnd = 0;
  }
}
