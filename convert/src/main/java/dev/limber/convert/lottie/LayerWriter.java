package dev.limber.convert.lottie;

import dev.limber.core.json.JsonWriter;
import java.util.List;

/** Writes the frames of layers. The root comes first, then bones by their number, then the rest. */
final class LayerWriter {
  static final int IMAGE = 2;
  static final int NULL = 3;
  static final int SHAPE = 4;

  private static final int ROOT = 1;
  private static final int FIRST_BONE = 2;

  final LottieWriter writer;
  private final JsonWriter json;
  private final BoneLayers bones;
  private int next;

  LayerWriter(LottieWriter writer, BoneLayers bones, int boneCount) {
    this.writer = writer;
    this.json = writer.json;
    this.bones = bones;
    this.next = FIRST_BONE + boneCount;
  }

  /** Begins a layer that is seen from one frame to another; what makes its type comes next. */
  void begin(int type, String name, double from, double to) {
    begin(type, next++, name, from, to);
  }

  private void begin(int type, int index, String name, double from, double to) {
    json.beginObject().name("ddd").value(0).name("ty").value(type).name("ind").value(index);
    json.name("nm").value(name).name("sr").value(1).name("st").value(0);
    writer.time("ip", from);
    writer.time("op", to);
  }

  /**
   * Ends a layer.
   *
   * @param anchorX what of it is at its position
   * @param anchorY what of it is at its position, down
   */
  void end(LayerMotion motion, double anchorX, double anchorY, Curve opacity) {
    bones.use(motion.parent());
    end(
        motion,
        motion.parent() < 0 ? ROOT : FIRST_BONE + motion.parent(),
        anchorX,
        anchorY,
        opacity);
  }

  private void end(LayerMotion motion, int parent, double anchorX, double anchorY, Curve opacity) {
    if (parent > 0) {
      json.name("parent").value(parent);
    }
    json.name("ks").beginObject();
    writer.transform(motion, anchorX, anchorY, opacity);
    json.endObject().name("bm").value(0).endObject();
  }

  /** Writes the layer of a bone, on which others hang. */
  void bone(int bone, String name, double end) {
    begin(NULL, FIRST_BONE + bone, name, 0, end);
    end(bones.motion(bone), 0, 0, LottieWriter.OPAQUE);
  }

  /**
   * Writes the layer on which all others hang.
   *
   * @param x where the origin is in the picture
   * @param y where the origin is in the picture, down
   */
  void root(double x, double y, double scale, double end) {
    begin(NULL, ROOT, "root", 0, end);
    double percent = LayerMotion.PERCENT * scale;
    LayerMotion motion =
        new LayerMotion(
            -1, List.of(Curve.constant(x, y)), Curve.constant(0), Curve.constant(percent, percent));
    end(motion, 0, 0, 0, LottieWriter.OPAQUE);
  }
}
