package dev.limber.skelform.read;

import dev.limber.core.color.Rgba;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonValue;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Generation;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.ImageFormat;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Ruleset;
import dev.limber.skelform.data.Visual;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns the JSON tree of any generation into a checked armature. */
public final class ArmatureReader {
  private final Fields root;
  private final Generation generation;
  private final Reading reading;

  private ArmatureReader(Fields root, Generation generation, Reading reading) {
    this.root = root;
    this.generation = generation;
    this.reading = reading;
  }

  /**
   * Reads an armature. What can be used is used; the rest costs the smallest part around it and a
   * warning with its path.
   *
   * @param json the content of {@code armature.json}; it is changed on the way and should not be
   *     used afterwards
   * @param editor the content of {@code editor.json}; null without one
   * @param limits how much the armature may hold
   * @param diagnostics collects what there is to say
   * @throws LimberException if nothing usable is left: no bones, bones that are their own
   *     ancestors, numbers out of range, more than the limits allow
   */
  public static Armature read(
      JsonValue json, @Nullable JsonValue editor, Limits limits, Diagnostics diagnostics) {
    if (!(json instanceof JsonObject tree)) {
      String message = "expected an object with bones but found " + Fields.found(json);
      throw diagnostics.fatal("skf-not-skelform", json.place(), message, "");
    }
    if (editor != null) {
      EditorMarks.add(editor, tree);
    }
    Generation generation = GenerationDetector.detect(tree, diagnostics);
    Upgrades.apply(tree, generation, diagnostics);
    Reading reading = new Reading(limits, diagnostics);
    Fields root = new Fields(tree, Schema.ROOT, reading);
    return new Armature(new ArmatureReader(root, generation, reading).parts());
  }

  private Armature.Parts parts() {
    BoneTable table = BoneReader.readTable(root, reading);
    TextureTable textures = StyleReader.read(root, reading);
    List<IkFamily> families = FamilyReader.read(root, table, reading);
    int[] visualOf = new int[table.size()];
    List<Visual> visuals = VisualReader.read(root, table, textures, visualOf, reading);
    int[] physicsOf = new int[table.size()];
    List<Physics> physics = PhysicsReader.read(root, table, physicsOf, reading);
    List<Bone> bones = new ArrayList<>();
    for (int i = 0; i < table.size(); i++) {
      int family = FamilyReader.ofBone(table.fields(i), families.size(), reading);
      bones.add(BoneReader.read(table, i, family, visualOf[i], physicsOf[i]));
    }
    Ruleset ruleset = generation.ruleset();
    KeyframeReader keyframes = new KeyframeReader(table, textures, generation, reading);
    AnimationReader animations =
        new AnimationReader(bones, animatesIk(table), keyframes, ruleset, reading);
    return new Armature.Parts(
        root.text("version", ""),
        generation,
        ruleset,
        root.flag("baked_ik", false),
        imageFormat(),
        bones,
        visuals,
        families,
        physics,
        animations.read(root),
        textures.styles(),
        textures.atlases());
  }

  /** Up to 0.5 runtimes read a chain's settings from its leading bone only. */
  private boolean[] animatesIk(BoneTable table) {
    boolean everyMember = generation.compareTo(Generation.V0_5) > 0;
    boolean[] animates = new boolean[table.size()];
    for (int i = 0; i < animates.length; i++) {
      animates[i] = everyMember || JsonTree.isTrue(table.fields(i).json(), UpgradeFamilies.LEADS);
    }
    return animates;
  }

  private ImageFormat imageFormat() {
    String name = root.text("img_format", "PNG");
    if (name.equals("PNG")) {
      return ImageFormat.PNG;
    }
    if (!name.equals("JPG")) {
      String message = "unknown image format " + Excerpt.quoted(name) + "; PNG and JPG are known";
      reading.note("skf-image-format", root.at("img_format"), message, "");
    }
    Fields colour = root.part("clear_color");
    return new ImageFormat(name, colour == null ? null : clearColour(colour));
  }

  /** Unlike tints, this colour counts to 255. */
  private static Rgba clearColour(Fields colour) {
    return new Rgba(
        colour.number("r", 0) / 255,
        colour.number("g", 0) / 255,
        colour.number("b", 0) / 255,
        colour.number("a", 0) / 255);
  }
}
