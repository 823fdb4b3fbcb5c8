package dev.limber.skel2d.language;

import dev.limber.core.math.Lists;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.resolve.NameIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Everything that has a name, each with a number: bones first, then slots, attachments, skins and
 * animations, all as they stand in the skeleton.
 *
 * <p>Names are looked up component by component, so that long ones cost no more than their letters.
 */
final class Symbols {
  static final int NONE = -1;

  final Skeleton skeleton;
  final int firstSlot;
  final int firstAttachment;
  final int firstSkin;
  final int firstAnimation;
  final int size;

  /** Last components of the names of bones and slots: full names can be very long. */
  private final String[] shortNames;

  /** The bones, the slots and the attachments by their last names, for each parent. */
  private final Map<String, Integer> top = new TreeMap<>();

  private final List<@Nullable Map<String, Integer>> childBones = new ArrayList<>();
  private final List<@Nullable Map<String, Integer>> boneSlots = new ArrayList<>();
  private final List<@Nullable Map<String, Integer>> slotAttachments = new ArrayList<>();
  private final Map<String, Integer> skins = new TreeMap<>();
  private final Map<String, Integer> animations = new TreeMap<>();

  /** By bone the slot, and by slot the attachment, that is called like it. */
  private final int[] ownSlots;

  private final int[] ownAttachments;
  private @Nullable NameIndex boneIndex;
  private @Nullable NameIndex slotIndex;

  Symbols(Skeleton skeleton) {
    this.skeleton = skeleton;
    firstSlot = skeleton.bones().size();
    firstAttachment = firstSlot + skeleton.slots().size();
    firstSkin = firstAttachment + skeleton.defaultSkin().attachments().size();
    firstAnimation = firstSkin + skeleton.skins().size();
    size = firstAnimation + skeleton.animations().size();
    shortNames = new String[firstAttachment];
    for (int i = 0; i < firstSlot; i++) {
      Bone bone = skeleton.bones().get(i);
      childBones.add(null);
      boneSlots.add(null);
      Map<String, Integer> siblings = bone.parent() < 0 ? top : at(childBones, bone.parent());
      shortNames[i] = bone.shortName();
      siblings.put(shortNames[i], i);
    }
    for (int i = firstSlot; i < firstAttachment; i++) {
      Slot slot = skeleton.slots().get(i - firstSlot);
      slotAttachments.add(null);
      shortNames[i] = slot.shortName();
      at(boneSlots, slot.bone()).put(shortNames[i], i);
    }
    for (int i = firstAttachment; i < firstSkin; i++) {
      Attachment attachment = attachment(i);
      at(slotAttachments, attachment.slot()).put(attachment.name(), i);
    }
    ownSlots = new int[firstSlot];
    for (int i = 0; i < firstSlot; i++) {
      ownSlots[i] = slot(i, shortNames[i]);
    }
    ownAttachments = new int[firstAttachment - firstSlot];
    for (int i = firstSlot; i < firstAttachment; i++) {
      ownAttachments[i - firstSlot] = attachment(i, shortNames[i]);
    }
    for (int i = firstSkin; i < firstAnimation; i++) {
      skins.put(skeleton.skins().get(i - firstSkin).name(), i);
    }
    for (int i = firstAnimation; i < size; i++) {
      animations.put(skeleton.animations().get(i - firstAnimation).name(), i);
    }
  }

  private static Map<String, Integer> at(List<@Nullable Map<String, Integer>> maps, int index) {
    Map<String, Integer> map = maps.get(index);
    if (map == null) {
      map = new TreeMap<>();
      maps.set(index, map);
    }
    return map;
  }

  private static int find(@Nullable Map<String, Integer> map, String name) {
    Integer found = map == null ? null : map.get(name);
    return found == null ? NONE : found;
  }

  /** Returns a child of a bone, or a bone at the top if the parent is {@link #NONE}. */
  int bone(int parent, String name) {
    return find(parent == NONE ? top : childBones.get(parent), name);
  }

  /** Returns a slot of a bone. */
  int slot(int bone, String name) {
    return find(boneSlots.get(bone), name);
  }

  /** Returns the slot that is called like its bone. Many short lines may mean one long name. */
  int ownSlot(int bone) {
    return ownSlots[bone];
  }

  /** Returns the attachment that is called like its slot. */
  int ownAttachment(int slot) {
    return ownAttachments[slot - firstSlot];
  }

  /** Returns an attachment of a slot. */
  int attachment(int slot, String name) {
    return find(slotAttachments.get(slot - firstSlot), name);
  }

  int skin(String name) {
    return find(skins, name);
  }

  int animation(String name) {
    return find(animations, name);
  }

  /** Returns the bone with a full name. */
  int fullBone(String fullName) {
    int bone = NONE;
    int start = 0;
    for (int i = 0; i <= fullName.length(); i++) {
      if (i == fullName.length() || fullName.charAt(i) == '.') {
        bone = bone(bone, fullName.substring(start, i));
        if (bone == NONE) {
          return NONE;
        }
        start = i + 1;
      }
    }
    return bone;
  }

  /** Returns the slot with a full name. */
  int fullSlot(String fullName) {
    int dot = fullName.lastIndexOf('.');
    int bone = dot < 0 ? NONE : fullBone(fullName.substring(0, dot));
    return bone == NONE ? NONE : slot(bone, fullName.substring(dot + 1));
  }

  /** Returns the names of a slot's attachments. */
  Iterable<String> attachmentNames(int slot) {
    Map<String, Integer> map = slotAttachments.get(slot - firstSlot);
    return map == null ? List.of() : map.keySet();
  }

  /** Returns the names of a bone's slots. */
  Iterable<String> slotNames(int bone) {
    Map<String, Integer> map = boneSlots.get(bone);
    return map == null ? List.of() : map.keySet();
  }

  /** Finds bones by the ends of their names. */
  NameIndex boneIndex() {
    NameIndex index = boneIndex;
    if (index == null) {
      index = new NameIndex(Lists.map(skeleton.bones(), Bone::name));
      boneIndex = index;
    }
    return index;
  }

  /** Finds slots by the ends of their names; counts from 0. */
  NameIndex slotIndex() {
    NameIndex index = slotIndex;
    if (index == null) {
      index = new NameIndex(Lists.map(skeleton.slots(), Slot::name));
      slotIndex = index;
    }
    return index;
  }

  Bone bone(int symbol) {
    return skeleton.bones().get(symbol);
  }

  Slot slot(int symbol) {
    return skeleton.slots().get(symbol - firstSlot);
  }

  Attachment attachment(int symbol) {
    return skeleton.defaultSkin().attachments().get(symbol - firstAttachment);
  }

  /** Returns the slot of an attachment. */
  int slotOf(int attachment) {
    return firstSlot + attachment(attachment).slot();
  }

  SymbolKind kind(int symbol) {
    if (symbol < firstSlot) {
      return SymbolKind.BONE;
    }
    if (symbol < firstAttachment) {
      return SymbolKind.SLOT;
    }
    if (symbol < firstSkin) {
      return SymbolKind.ATTACHMENT;
    }
    return symbol < firstAnimation ? SymbolKind.SKIN : SymbolKind.ANIMATION;
  }

  /** Returns its own name: the last component of a dotted one. */
  String name(int symbol) {
    return switch (kind(symbol)) {
      case BONE, SLOT -> shortNames[symbol];
      case ATTACHMENT -> attachment(symbol).name();
      case SKIN -> skeleton.skins().get(symbol - firstSkin).name();
      case ANIMATION -> skeleton.animations().get(symbol - firstAnimation).name();
    };
  }

  String fullName(int symbol) {
    return switch (kind(symbol)) {
      case BONE -> bone(symbol).name();
      case SLOT -> slot(symbol).name();
      case ATTACHMENT -> skeleton.fullName(attachment(symbol));
      default -> name(symbol);
    };
  }

  Symbol symbol(int symbol) {
    return new Symbol(kind(symbol), name(symbol), fullName(symbol));
  }
}
