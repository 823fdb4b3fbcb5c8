package dev.limber.cli.info;

import dev.limber.character.ImageHeader;
import dev.limber.cli.terminal.Columns;
import dev.limber.cli.terminal.TerminalText;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.skelform.AtlasImage;
import dev.limber.skelform.SkelFormFile;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.data.Visual;
import java.util.ArrayList;
import java.util.List;

/** What {@code limber info} prints about a SkelForm file. */
final class ArmatureInfoText {
  /** Longer chains are shown by their ends. */
  private static final int LONGEST_CHAIN = 8;

  private final InfoText text;
  private final SkelFormFile file;
  private final Armature armature;

  ArmatureInfoText(InfoText text, SkelFormFile file) {
    this.text = text;
    this.file = file;
    this.armature = file.armature();
  }

  void printParts() {
    BoneRemarks remarks = new BoneRemarks(armature);
    List<Bone> bones = armature.bones();
    text.bones(
        bones.stream().map(Bone::name).toList(),
        bones.stream().mapToInt(Bone::parent).toArray(),
        remarks::of);
    animations();
    styles();
    families();
    physics();
    meshes();
    atlases();
    thumbnail();
  }

  void printSummary() {
    String version = armature.version();
    text.line(
        "SkelForm, generation "
            + armature.generation().label()
            + (version.isEmpty() ? ", no version" : ", version " + TerminalText.name(version)));
    List<String> counts = new ArrayList<>();
    count(counts, armature.bones().size(), "bone");
    count(counts, armature.visuals().size(), "visual");
    count(counts, armature.animations().size(), "animation");
    count(counts, armature.styles().size(), "style");
    count(counts, armature.families().size(), "IK family");
    count(counts, armature.physics().size(), "physics bone");
    count(counts, countMeshes(), "mesh");
    text.line(String.join(", ", counts));
  }

  private static void count(List<String> counts, int count, String noun) {
    if (count > 0) {
      counts.add(TerminalText.count(count, noun));
    }
  }

  private int countMeshes() {
    int count = 0;
    for (Visual visual : armature.visuals()) {
      count += visual.mesh() == null ? 0 : 1;
    }
    return count;
  }

  private void animations() {
    List<Animation> animations = armature.animations();
    text.heading("Animations", animations.size());
    int framesWidth = 0;
    int secondsWidth = 0;
    for (Animation animation : animations) {
      framesWidth = Math.max(framesWidth, Integer.toString(animation.loopFrames()).length());
      secondsWidth = Math.max(secondsWidth, seconds(animation).length());
    }
    Columns columns = new Columns("rllr");
    for (int i = 0; i < animations.size(); i++) {
      Animation animation = animations.get(i);
      String length =
          padded(Integer.toString(animation.loopFrames()), framesWidth)
              + " "
              + TerminalText.plural(animation.loopFrames(), "frame");
      if (animation.fps() > 0) {
        length += ", " + padded(seconds(animation), secondsWidth) + " s";
      }
      columns.row(
          Integer.toString(i),
          Excerpt.quoted(animation.name()),
          length + " at " + animation.fps() + " fps",
          TerminalText.count(animation.keyframes().size(), "keyframe"));
    }
    text.table(columns);
    text.marks(animations);
  }

  /** Returns the length of one loop with two decimals. */
  private static String seconds(Animation animation) {
    if (animation.fps() == 0) {
      return "";
    }
    long hundredths = Math.round(100.0 * animation.loopFrames() / animation.fps());
    String digits = Long.toString(100 + hundredths % 100).substring(1);
    return hundredths / 100 + "." + digits;
  }

  private static String padded(String text, int width) {
    return " ".repeat(width - text.length()) + text;
  }

  private void styles() {
    List<Style> styles = armature.styles();
    text.heading("Styles", styles.size());
    for (Style style : styles) {
      String count = TerminalText.count(style.textures().size(), "texture");
      String active = armature.defaultStyles().contains(style) ? ", active" : "";
      text.line(Excerpt.quoted(style.name()) + ", " + count + active);
      Columns columns = new Columns("lrl");
      for (Texture texture : style.textures()) {
        String at = "at " + texture.x() + ", " + texture.y();
        String atlas = armature.atlases().size() > 1 ? " of atlas " + texture.atlas() : "";
        columns.row(
            TerminalText.name(texture.name()), size(texture.width(), texture.height()), at + atlas);
      }
      text.subtable(columns);
    }
  }

  private static String size(int width, int height) {
    return width + " × " + height;
  }

  private void families() {
    List<IkFamily> families = armature.families();
    if (families.isEmpty()) {
      return;
    }
    text.heading("IK families", families.size());
    if (armature.bakedIk()) {
      text.line("baked into the keyframes, so that they are not solved");
    }
    Columns columns = new Columns("rlll");
    for (int i = 0; i < families.size(); i++) {
      IkFamily family = families.get(i);
      String mode = family.mode().specName();
      if (family.constraint() != IkConstraint.NONE) {
        mode += ", " + family.constraint().specName();
      }
      if (family.mimicTarget()) {
        mode += ", mimics target";
      }
      if (family.disabled()) {
        mode += ", switched off";
      }
      String target = family.target() < 0 ? "no target" : "to " + bone(family.target());
      columns.row(Integer.toString(i), chain(family.bones()), target, mode);
    }
    text.table(columns);
  }

  private String chain(List<Integer> bones) {
    StringBuilder chain = new StringBuilder();
    int count = bones.size();
    for (int i = 0; i < count; i++) {
      if (count > LONGEST_CHAIN && i == LONGEST_CHAIN / 2) {
        int rest = count - LONGEST_CHAIN;
        chain.append(" → (").append(rest).append(" more)");
        i += rest;
      }
      chain.append(i == 0 ? "" : " → ").append(bone(bones.get(i)));
    }
    return chain.toString();
  }

  private String bone(int index) {
    return index < 0 ? "(no bone)" : TerminalText.name(armature.bones().get(index).name());
  }

  private void physics() {
    if (armature.physics().isEmpty()) {
      return;
    }
    text.heading("Physics bones", armature.physics().size());
    Columns columns = new Columns("rll");
    for (Physics physics : armature.physics()) {
      List<String> parts = new ArrayList<>();
      part(parts, "position", physics.positionDamping());
      part(parts, "position ratio", physics.positionRatio());
      part(parts, "rotation", physics.rotationDamping());
      part(parts, "sway", physics.sway());
      part(parts, "bounce", physics.bounce());
      part(parts, "scale", physics.scaleDamping());
      part(parts, "scale ratio", physics.scaleRatio());
      String bone = bone(physics.bone());
      columns.row(Integer.toString(physics.bone()), bone, String.join(", ", parts));
    }
    text.table(columns);
  }

  private static void part(List<String> parts, String name, double value) {
    if (value != 0) {
      parts.add(name + " " + TerminalText.number(value));
    }
  }

  private void meshes() {
    int count = countMeshes();
    if (count == 0) {
      return;
    }
    text.heading("Meshes", count);
    Columns columns = new Columns("rlrrr");
    for (Visual visual : armature.visuals()) {
      Mesh mesh = visual.mesh();
      if (mesh != null) {
        columns.row(
            Integer.toString(visual.bone()),
            bone(visual.bone()),
            TerminalText.count(mesh.vertices().size(), "vertex"),
            TerminalText.count(mesh.triangles().size() / 3, "triangle"),
            TerminalText.count(mesh.binds().size(), "bind"));
      }
    }
    text.table(columns);
  }

  private void atlases() {
    List<Atlas> atlases = armature.atlases();
    text.heading("Atlases", atlases.size());
    Columns columns = new Columns("rllr");
    for (int i = 0; i < atlases.size(); i++) {
      Atlas atlas = atlases.get(i);
      AtlasImage image = file.images().get(i);
      String bytes = image.isPresent() ? TerminalText.bytes(image.bytes().length) : "image missing";
      columns.row(
          Integer.toString(i),
          TerminalText.name(atlas.filename()),
          size(atlas.width(), atlas.height()),
          bytes);
    }
    text.table(columns);
  }

  private void thumbnail() {
    AtlasImage image = file.thumbnail();
    ImageHeader size = ImageHeader.of(image.bytes());
    if (size != null) {
      text.heading("Thumbnail", 1);
      String bytes = TerminalText.bytes(image.bytes().length);
      text.line(image.filename() + "  " + size(size.width(), size.height()) + "  " + bytes);
    }
  }
}
