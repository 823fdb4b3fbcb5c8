package dev.limber.skel2d.resolve;

import dev.limber.core.color.Rgba;
import dev.limber.skel2d.data.Bone;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Turns drafts into bones, with the parents that nobody declared. */
final class BoneAssembly {
  private final TreeMap<String, BoneDraft> names;
  private final Budget budget;
  private final List<BoneDraft> drafts;
  private final Rgba defaultColor;

  BoneAssembly(SkeletonReader reader, Budget budget) {
    this.names = reader.boneNames;
    this.budget = budget;
    this.drafts = new ArrayList<>(reader.bones);
    Rgba color = reader.defaultColor;
    this.defaultColor = color == null ? Bone.DEFAULT_COLOR : color;
  }

  /** Returns all bones, parents first: declared ones, then implied ones, by depth. */
  List<Bone> bones() {
    int declared = drafts.size();
    for (int i = 0; i < declared; i++) {
      implyParents(drafts.get(i));
    }
    byDepth();
    List<Bone> bones = new ArrayList<>(drafts.size());
    for (BoneDraft draft : drafts) {
      draft.index = bones.size();
      bones.add(bone(draft));
    }
    return bones;
  }

  private void implyParents(BoneDraft child) {
    String name = child.name;
    for (int dot = name.lastIndexOf('.'); dot >= 0; dot = name.lastIndexOf('.', dot - 1)) {
      String parent = name.substring(0, dot);
      // What is there already has had its own parents implied, or will have.
      if (names.containsKey(parent) || !budget.bone(child.token, dot)) {
        return;
      }
      BoneDraft implied = new BoneDraft(parent, false, child.token);
      names.put(parent, implied);
      drafts.add(implied);
    }
  }

  private void byDepth() {
    List<List<BoneDraft>> levels = new ArrayList<>();
    for (BoneDraft draft : drafts) {
      int depth = 0;
      for (int i = 0; i < draft.name.length(); i++) {
        if (draft.name.charAt(i) == '.') {
          depth++;
        }
      }
      while (levels.size() <= depth) {
        levels.add(new ArrayList<>());
      }
      levels.get(depth).add(draft);
    }
    drafts.clear();
    levels.forEach(drafts::addAll);
  }

  private Bone bone(BoneDraft draft) {
    int dot = draft.name.lastIndexOf('.');
    BoneDraft parent = dot < 0 ? null : names.get(draft.name.substring(0, dot));
    Rgba color = draft.color;
    return new Bone(
        draft.name,
        parent == null ? -1 : parent.index,
        draft.declared,
        draft.number('x'),
        draft.number('y'),
        Degrees.toRadians(draft.number('r')),
        draft.number('i'),
        draft.number('j'),
        draft.number('l'),
        color == null ? defaultColor : color,
        draft.flipX,
        draft.flipY,
        !draft.noRotation,
        !draft.noScale);
  }
}
