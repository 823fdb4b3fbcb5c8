package dev.limber.skel2d.language.keys;

import dev.limber.core.math.Lists;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.language.BoneMirror;
import dev.limber.skel2d.language.LanguageService;
import dev.limber.skel2d.language.Numbers;
import dev.limber.skel2d.language.SideNames;
import dev.limber.skel2d.syntax.Lexemes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Takes keys to the other side, as {@link LanguageService#mirror} and {@link
 * LanguageService#swapSides} do with poses: bones and slots whose names say a side hand them over
 * to their counterparts. Keys say differences from the setup pose, so that a mirror turns some of
 * them into their negatives; attachments that are named after a side change it. Marks stay.
 *
 * <p>A bone that has a flip of its own where its counterpart has none is mirrored as if the bones
 * above it stood still.
 */
public final class KeyMirror {
  private static final int DECIMALS = 4;

  private final Skeleton skeleton;
  private final List<BoneMirror> mirrors;
  private final Map<String, Integer> bones;
  private final Map<String, Integer> slots;

  /** The names of the attachments of each slot. */
  private final List<Set<String>> attachments = new ArrayList<>();

  /** Takes keys of the skeleton of a source. */
  public KeyMirror(LanguageService service) {
    this.skeleton = service.result().skeleton();
    this.mirrors = service.boneMirrors();
    this.bones = indexed(Lists.map(skeleton.bones(), Bone::name));
    this.slots = indexed(Lists.map(skeleton.slots(), Slot::name));
    for (int slot = 0; slot < slots.size(); slot++) {
      attachments.add(new TreeSet<>());
    }
    for (Attachment attachment : skeleton.defaultSkin().attachments()) {
      attachments.get(attachment.slot()).add(attachment.name());
    }
  }

  private static Map<String, Integer> indexed(List<String> names) {
    Map<String, Integer> indices = new TreeMap<>();
    for (String name : names) {
      indices.put(name, indices.size());
    }
    return indices;
  }

  /** Returns keys seen in a mirror, at the skeleton's y axis. */
  public MirroredKeys mirror(List<KeyValue> keys) {
    return otherSide(keys, true);
  }

  /** Returns keys with their sides swapped, but not mirrored. */
  public MirroredKeys swap(List<KeyValue> keys) {
    return otherSide(keys, false);
  }

  private MirroredKeys otherSide(List<KeyValue> keys, boolean mirrored) {
    List<KeyValue> made = new ArrayList<>();
    Set<String> alone = new LinkedHashSet<>();
    for (KeyValue key : keys) {
      KeyPlace place = key.place();
      Map<String, Integer> names = place.target() == Target.BONE ? bones : slots;
      String other = SideNames.other(place.name());
      Integer from = names.get(place.name());
      Integer to = names.get(other);
      if (place.isMark()) {
        made.add(key);
      } else if (from == null || to == null) {
        alone.add(place.name());
      } else {
        String value =
            place.letter() == '@'
                ? attachment(to, key.value())
                : place.target() == Target.BONE
                    ? bone(from, to, place.letter(), key.value(), mirrored)
                    : key.value();
        made.add(new KeyValue(place.of(other), value, key.easing()));
      }
    }
    return new MirroredKeys(made, List.copyOf(alone));
  }

  /** Returns the attachment that is named after the other side, if the slot has it. */
  private String attachment(int slot, String name) {
    String other = SideNames.other(name);
    return attachments.get(slot).contains(other) ? other : name;
  }

  private String bone(int from, int to, char letter, String value, boolean mirrored) {
    BoneMirror mirror = mirrored ? mirrors.get(from) : BoneMirror.NONE;
    Bone bone = skeleton.bones().get(from);
    Bone other = skeleton.bones().get(to);
    return switch (letter) {
      case 'x' -> signed(value, mirror.x());
      case 'y' -> signed(value, mirror.y());
      case 'r' -> signed(value, mirror.rotation());
      case 's' -> flip(value, bone.flipX() != other.flipX());
      case 't' -> flip(value, bone.flipY() != other.flipY());
      default -> value;
    };
  }

  private static String flip(String value, boolean differs) {
    return String.valueOf(value.equals("true") != differs);
  }

  private static String signed(String value, int sign) {
    return sign < 0 ? Numbers.rounded(-Lexemes.number(value, 0, value.length()), DECIMALS) : value;
  }
}
