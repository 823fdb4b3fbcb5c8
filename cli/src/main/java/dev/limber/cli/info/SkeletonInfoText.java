package dev.limber.cli.info;

import dev.limber.cli.terminal.Columns;
import dev.limber.cli.terminal.TerminalText;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.data.Slot;
import java.util.ArrayList;
import java.util.List;

/** What {@code limber info} prints about a Skel2D source. */
final class SkeletonInfoText {
  private final InfoText text;
  private final Skeleton skeleton;

  SkeletonInfoText(InfoText text, Skeleton skeleton) {
    this.text = text;
    this.skeleton = skeleton;
  }

  void printParts() {
    List<Bone> bones = skeleton.bones();
    text.bones(
        bones.stream().map(Bone::shortName).toList(),
        bones.stream().mapToInt(Bone::parent).toArray(),
        b -> remarks(bones.get(b)));
    slots();
    skins();
    animations();
  }

  void printSummary() {
    List<String> counts = new ArrayList<>();
    counts.add(TerminalText.count(skeleton.bones().size(), "bone"));
    counts.add(TerminalText.count(skeleton.slots().size(), "slot"));
    counts.add(TerminalText.count(skeleton.defaultSkin().attachments().size(), "attachment"));
    counts.add(TerminalText.count(skeleton.skins().size(), "skin"));
    counts.add(TerminalText.count(skeleton.animations().size(), "animation"));
    text.line("Skel2D");
    text.line(String.join(", ", counts));
  }

  private static String remarks(Bone bone) {
    List<String> remarks = new ArrayList<>();
    if (!bone.declared()) {
      remarks.add("only named by children");
    }
    if (bone.flipX() || bone.flipY()) {
      remarks.add("flipped along " + (!bone.flipY() ? "x" : bone.flipX() ? "x and y" : "y"));
    }
    if (!bone.inheritRotation()) {
      remarks.add("does not turn with its parent");
    }
    if (!bone.inheritScale()) {
      remarks.add("does not grow with its parent");
    }
    return String.join(", ", remarks);
  }

  private void slots() {
    text.heading("Slots, from back to front", skeleton.slots().size());
    List<Attachment> attachments = skeleton.defaultSkin().attachments();
    List<List<String>> shown = new ArrayList<>();
    skeleton.slots().forEach(slot -> shown.add(new ArrayList<>()));
    for (int i = 0; i < attachments.size(); i++) {
      Attachment attachment = attachments.get(i);
      List<String> of = shown.get(attachment.slot());
      boolean first = skeleton.slots().get(attachment.slot()).attachment() == i;
      String words = TerminalText.name(attachment.name()) + " :" + attachment.type();
      of.add(first ? 0 : of.size(), words);
    }
    Columns columns = new Columns("rll");
    for (int s = 0; s < shown.size(); s++) {
      Slot slot = skeleton.slots().get(s);
      String hidden = slot.attachment() < 0 ? "(hidden at first) " : "";
      String list = hidden + String.join(", ", shown.get(s));
      columns.row(Integer.toString(s), TerminalText.name(slot.name()), list);
    }
    text.table(columns);
  }

  private void skins() {
    text.heading("Skins", skeleton.skins().size());
    Columns columns = new Columns("ll");
    for (int i = 0; i < skeleton.skins().size(); i++) {
      Skin skin = skeleton.skins().get(i);
      String changes =
          i == 0 ? "" : "changes " + TerminalText.count(skin.overrides().size(), "attachment");
      columns.row(Excerpt.quoted(skin.name()), changes);
    }
    text.table(columns);
  }

  private void animations() {
    List<Animation> animations = skeleton.animations();
    text.heading("Animations", animations.size());
    Columns columns = new Columns("rlrrr");
    for (int i = 0; i < animations.size(); i++) {
      Animation animation = animations.get(i);
      columns.row(
          Integer.toString(i),
          Excerpt.quoted(animation.name()),
          TerminalText.number(animation.duration()) + " s",
          TerminalText.count(animation.timelines().size(), "timeline"),
          TerminalText.count(SkeletonInfoJson.keys(animation), "key"));
    }
    text.table(columns);
    text.marks(animations);
  }
}
