package dev.limber.convert.lottie;

import dev.limber.character.Skel2dCharacter;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.ConvertOptions;
import dev.limber.convert.Converted;
import dev.limber.core.canvas.Bounds;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.json.JsonWriter;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.pose.SkeletonPose;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes a Lottie file of one animation of a Skel2D character. */
public final class LottieConverter {
  /** The oldest version of the format that has all that is written. */
  private static final String VERSION = "5.7.0";

  /** Pixels around the character, for what lies between the frames that are measured. */
  private static final int MARGIN = 2;

  /** How often an animation is looked at to measure it. */
  private static final double MOST_MOMENTS = 1000;

  private final Skeleton skeleton;
  private final ConvertOptions options;
  private final Diagnostics said;
  private final Budget budget;
  private final SpriteImages images;
  private final Take take;

  private LottieConverter(
      Skeleton skeleton, CharacterSource source, ConvertOptions options, Diagnostics said) {
    this.skeleton = skeleton;
    this.options = options;
    this.said = said;
    this.budget = new Budget(source.limits(), said);
    this.images = new SpriteImages(source);
    this.take = new Take(skeleton, skin(), animation(), budget);
  }

  /**
   * Converts a Skel2D character.
   *
   * @throws IllegalArgumentException if it has no such animation or skin, or there are two skins
   */
  public static Converted convert(CharacterSource source, ConvertOptions options) {
    return convert(((Skel2dCharacter) source.character()).skeleton(), source, options);
  }

  static Converted convert(Skeleton skeleton, CharacterSource source, ConvertOptions options) {
    Diagnostics said = new Diagnostics(source.character().name());
    LottieConverter converter = new LottieConverter(skeleton, source, options, said);
    byte[] bytes = converter.write().getBytes(StandardCharsets.UTF_8);
    List<Diagnostic> all = new ArrayList<>(converter.images.diagnostics());
    all.addAll(said.toList());
    return new Converted(bytes, all);
  }

  private Skin skin() {
    SkeletonPose pose = skeleton.newPose();
    pose.skins(options.skins());
    if (options.skins().isEmpty() && skeleton.skins().size() > 1) {
      note("lottie-one-skin", "skin", pose.skin().name(), "--skin");
    }
    return pose.skin();
  }

  private @Nullable Animation animation() {
    List<Animation> all = skeleton.animations();
    String name = options.animation();
    Animation chosen = name != null ? skeleton.animation(name) : all.isEmpty() ? null : all.get(0);
    if (name == null && all.size() > 1) {
      note("lottie-one-animation", "animation", all.get(0).name(), "--animation");
    }
    return chosen;
  }

  private void note(String code, String kind, String name, String option) {
    said.note(
        code,
        Place.FILE,
        "a Lottie file holds one " + kind + ": " + Excerpt.quoted(name),
        option + " chooses another");
  }

  private String write() {
    Bounds bounds = bounds();
    double scale = options.scale();
    double width = Math.ceil(bounds.width() * scale) + 2 * MARGIN;
    double height = Math.ceil(bounds.height() * scale) + 2 * MARGIN;
    if (!Double.isFinite(width + height + take.end)) {
      throw said.fatal("lottie-too-large", Place.FILE, "the character is too large to measure", "");
    }
    if (bounds.isEmpty()) {
      said.warning("lottie-empty", Place.FILE, "nothing is visible", "");
    }
    StringBuilder out = new StringBuilder();
    double extent = Math.max(bounds.width(), bounds.height());
    LottieWriter writer = new LottieWriter(out, extent, budget);
    JsonWriter json = writer.json;
    json.beginObject().name("v").value(VERSION);
    json.name("nm").value(take.animation == null ? "" : take.animation.name());
    json.name("ddd").value(0).name("fr").value(take.fps);
    writer.time("ip", 0);
    writer.time("op", take.end);
    json.name("w").value(width).name("h").value(height);
    images.write(json);
    json.name("layers").beginArray();
    layers(writer, MARGIN - bounds.minX() * scale, MARGIN + bounds.maxY() * scale);
    json.endArray().endObject();
    return out.toString();
  }

  /** Writes all layers, those in front first; on which others hang, last. */
  private void layers(LottieWriter writer, double originX, double originY) {
    int boneCount = skeleton.bones().size();
    BoneLayers bones = new BoneLayers(take, budget);
    LayerWriter layers = new LayerWriter(writer, bones, boneCount);
    SlotLayers slots = new SlotLayers(take, bones, images, layers, budget, said);
    for (int s = skeleton.slots().size() - 1; s >= 0; s--) {
      slots.write(s);
    }
    for (int b = boneCount - 1; b >= 0; b--) {
      if (bones.isUsed(b)) {
        layers.bone(b, skeleton.bones().get(b).name(), take.end);
      }
    }
    layers.root(originX, originY, options.scale(), take.end);
  }

  private Bounds bounds() {
    SkeletonPose pose = skeleton.newPose();
    pose.skin(take.skin);
    pose.images(images);
    Animation animation = take.animation;
    if (animation == null || !(animation.duration() > 0)) {
      if (animation != null) {
        pose.seek(animation, 0);
        pose.construct();
      }
      return new PuppetBounds().of(pose);
    }
    double rate = Math.min(take.fps, MOST_MOMENTS / animation.duration());
    return new PuppetBounds().of(pose, animation, rate);
  }
}
