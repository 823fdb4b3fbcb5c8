package dev.limber.cli.info;

import dev.limber.cli.terminal.Columns;
import dev.limber.cli.terminal.DiagnosticCount;
import dev.limber.cli.terminal.Paint;
import dev.limber.cli.terminal.TerminalText;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.skelform.AtlasImage;
import dev.limber.skelform.SkelFormFile;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.data.Visual;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** What {@code limber info} shows to people. */
final class InfoText {
  /** Longer chains are shown by their ends. */
  private static final int LONGEST_CHAIN = 8;

  private static final String INDENT = "  ";

  private final PrintWriter out;
  private final Paint paint;

  InfoText(PrintWriter out, Paint paint) {
    this.out = out;
    this.paint = paint;
  }

  void print(String name, SkelFormFile file) {
    Armature armature = file.armature();
    header(name, file);
    bones(armature);
    animations(armature);
    styles(armature);
    families(armature);
    physics(armature);
    meshes(armature);
    atlases(file);
  }

  private void header(String name, SkelFormFile file) {
    Armature armature = file.armature();
    out.println(paint.bold(TerminalText.text(name)));
    String version = armature.version();
    out.println(
        INDENT
            + "SkelForm, generation "
            + armature.generation().label()
            + (version.isEmpty() ? ", no version" : ", version " + TerminalText.name(version)));
    List<String> counts = new ArrayList<>();
    count(counts, armature.bones().size(), "bone");
    count(counts, armature.visuals().size(), "visual");
    count(counts, armature.animations().size(), "animation");
    count(counts, armature.styles().size(), "style");
    count(counts, armature.families().size(), "IK family");
    count(counts, armature.physics().size(), "physics bone");
    count(counts, countMeshes(armature), "mesh");
    out.println(INDENT + String.join(", ", counts));
    problems(name, file.diagnostics());
  }

  private static void count(List<String> counts, int count, String noun) {
    if (count > 0) {
      counts.add(TerminalText.count(count, noun));
    }
  }

  private static int countMeshes(Armature armature) {
    int count = 0;
    for (Visual visual : armature.visuals()) {
      count += visual.mesh() == null ? 0 : 1;
    }
    return count;
  }

  private void problems(String name, List<Diagnostic> diagnostics) {
    DiagnosticCount tally = new DiagnosticCount();
    diagnostics.forEach(tally::add);
    if (tally.problems() > 0) {
      out.println(INDENT + tally + "; limber check " + TerminalText.text(name) + " tells more");
    }
  }

  private void heading(String noun, int count) {
    out.println();
    out.println(paint.bold(TerminalText.plural(2, noun)) + " (" + count + ")");
  }

  private void bones(Armature armature) {
    heading("Bone", armature.bones().size());
    new BoneTable(armature).columns().print(out, INDENT);
  }

  private void animations(Armature armature) {
    List<Animation> animations = armature.animations();
    heading("Animation", animations.size());
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
    columns.print(out, INDENT);
  }

  /** Returns the length of one round with two decimals. */
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

  private void styles(Armature armature) {
    List<Style> styles = armature.styles();
    heading("Style", styles.size());
    for (Style style : styles) {
      String count = TerminalText.count(style.textures().size(), "texture");
      out.println(INDENT + Excerpt.quoted(style.name()) + ", " + count);
      Columns columns = new Columns("lrl");
      for (Texture texture : style.textures()) {
        String at = "at " + texture.x() + ", " + texture.y();
        String atlas = armature.atlases().size() > 1 ? " of atlas " + texture.atlas() : "";
        columns.row(
            TerminalText.name(texture.name()), size(texture.width(), texture.height()), at + atlas);
      }
      columns.print(out, INDENT + INDENT);
    }
  }

  private static String size(int width, int height) {
    return width + " × " + height;
  }

  private void families(Armature armature) {
    List<IkFamily> families = armature.families();
    if (families.isEmpty()) {
      return;
    }
    heading("IK family", families.size());
    if (armature.bakedIk()) {
      out.println(INDENT + "baked into the keyframes, so that they are not solved");
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
      String target = family.target() < 0 ? "no target" : "to " + bone(armature, family.target());
      columns.row(Integer.toString(i), chain(armature, family.bones()), target, mode);
    }
    columns.print(out, INDENT);
  }

  private static String chain(Armature armature, List<Integer> bones) {
    StringBuilder chain = new StringBuilder();
    int count = bones.size();
    for (int i = 0; i < count; i++) {
      if (count > LONGEST_CHAIN && i == LONGEST_CHAIN / 2) {
        int rest = count - LONGEST_CHAIN;
        chain.append(" → (").append(rest).append(" more)");
        i += rest;
      }
      chain.append(i == 0 ? "" : " → ").append(bone(armature, bones.get(i)));
    }
    return chain.toString();
  }

  private static String bone(Armature armature, int index) {
    return TerminalText.name(armature.bones().get(index).name());
  }

  private void physics(Armature armature) {
    if (armature.physics().isEmpty()) {
      return;
    }
    heading("Physics bone", armature.physics().size());
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
      String bone = bone(armature, physics.bone());
      columns.row(Integer.toString(physics.bone()), bone, String.join(", ", parts));
    }
    columns.print(out, INDENT);
  }

  private static void part(List<String> parts, String name, double value) {
    if (value != 0) {
      parts.add(name + " " + TerminalText.number(value));
    }
  }

  private void meshes(Armature armature) {
    int count = countMeshes(armature);
    if (count == 0) {
      return;
    }
    heading("Mesh", count);
    Columns columns = new Columns("rlrrr");
    for (Visual visual : armature.visuals()) {
      Mesh mesh = visual.mesh();
      if (mesh != null) {
        columns.row(
            Integer.toString(visual.bone()),
            bone(armature, visual.bone()),
            TerminalText.count(mesh.vertices().size(), "vertex"),
            TerminalText.count(mesh.triangles().size() / 3, "triangle"),
            TerminalText.count(mesh.binds().size(), "bind"));
      }
    }
    columns.print(out, INDENT);
  }

  private void atlases(SkelFormFile file) {
    List<Atlas> atlases = file.armature().atlases();
    heading("Atlas", atlases.size());
    Columns columns = new Columns("rllr");
    for (int i = 0; i < atlases.size(); i++) {
      Atlas atlas = atlases.get(i);
      AtlasImage image = file.images().get(i);
      String bytes =
          image.isPresent() ? TerminalText.kilobytes(image.bytes().length) : "image missing";
      columns.row(
          Integer.toString(i),
          TerminalText.name(atlas.filename()),
          size(atlas.width(), atlas.height()),
          bytes);
    }
    columns.print(out, INDENT);
  }
}
