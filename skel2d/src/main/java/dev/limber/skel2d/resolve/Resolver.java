package dev.limber.skel2d.resolve;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.math.Lists;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.Section;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.WordNotes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns a syntax tree into a skeleton. */
public final class Resolver {
  private final SyntaxTree tree;
  private final Report report;
  private final Budget budget;
  private final SkeletonReader skeletonReader;
  private final SkinReader skinReader;
  private final OrderReader orderReader;
  private final AnimationReader animationReader;

  private final OutsideLines outsideLines;

  /**
   * Creates a resolver for one tree.
   *
   * @param notes gets what each word was taken for; null if nobody wants to know
   */
  public Resolver(SyntaxTree tree, String file, Limits limits, @Nullable WordNotes notes) {
    this.tree = tree;
    this.report = new Report(tree, file, notes);
    this.budget = new Budget(report, limits);
    this.skeletonReader = new SkeletonReader(report, budget);
    this.skinReader = new SkinReader(report, budget);
    this.orderReader = new OrderReader(report);
    this.animationReader = new AnimationReader(report);
    this.outsideLines = new OutsideLines(report);
  }

  /** Returns the skeleton; call once. */
  public Skeleton skeleton() {
    if (tree.text().startsWith("\ufeff")) {
      report.byteOrderMark();
    }
    for (Section section : tree.sections()) {
      if (section.kind() == LineKind.STRAY) {
        outsideLines.report(section);
        continue;
      }
      for (int i = section.firstLine(); i < section.endLine(); i++) {
        Line line = tree.lines().get(i);
        if (line.kind() != LineKind.BLANK) {
          line(section, line, isAlone(i, section.endLine()));
        }
      }
    }
    List<Bone> bones = new BoneAssembly(skeletonReader, budget).bones();
    List<SlotDraft> slotDrafts = skeletonReader.slots;
    References boneNames = new References("bone", Lists.map(bones, Bone::name), report);
    References slotNames = new References("slot", Lists.map(slotDrafts, slot -> slot.name), report);
    List<Slot> slots = SlotAssembly.slots(slotDrafts, orderReader.entries, slotNames, report);
    List<Skin> skins =
        new SkinAssembly(skeletonReader, boneNames, slotNames, report, budget)
            .skins(skinReader.skins);
    AnimationAssembly assembly =
        new AnimationAssembly(report, slotDrafts, boneNames, slotNames, budget);
    List<Animation> animations = new ArrayList<>();
    for (AnimationDraft draft : animationReader.animations) {
      animations.add(assembly.animation(draft));
    }
    Skeleton skeleton = new Skeleton(bones, slots, skins, animations);
    NeverDrawn.report(slotDrafts, skeleton, report);
    return skeleton;
  }

  /** Returns what was found on the way, in the order of the text. */
  public List<Diagnostic> diagnostics() {
    return tree.hasOnlyCarriageReturns() ? List.of(report.lineEnds()) : report.toList();
  }

  /** Returns whether no line of the section is below this one. */
  private boolean isAlone(int line, int end) {
    int next = line + 1;
    while (next < end && tree.lines().get(next).kind() == LineKind.BLANK) {
      next++;
    }
    return next == end || tree.lines().get(next).tabs() <= tree.lines().get(line).tabs();
  }

  private void line(Section section, Line line, boolean isAlone) {
    switch (line.kind()) {
      case SKELETON -> skeletonReader.header(line, isAlone);
      case SKIN -> skinReader.header(line, isAlone);
      case ORDER -> orderReader.header(line, isAlone);
      case ANIM -> animationReader.header(line, isAlone);
      default -> {
        switch (section.kind()) {
          case SKELETON -> skeletonReader.line(line, isAlone);
          case SKIN -> skinReader.line(line);
          case ORDER -> orderReader.line(line);
          case ANIM -> animationReader.line(line, isAlone);
          default -> {}
        }
      }
    }
  }
}
