package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.UsesReferenceData;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.data.Timeline;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Without any one bone or slot, everything else is as it was. */
@UsesReferenceData
class PartDeletionPropertyTest {
  private static final int LONG = 20_000;

  @Test
  void bonesAndSlotsGoAndNothingElse() {
    int done = 0;
    int all = 0;
    for (Map.Entry<String, String> source : Sources.all().entrySet()) {
      if (source.getValue().length() > LONG) {
        continue;
      }
      LanguageService service = LanguageService.of(source.getValue());
      Skeleton skeleton = service.result().skeleton();
      for (Bone bone : skeleton.bones()) {
        String name = bone.name();
        all++;
        done +=
            isDone(
                service,
                service.deleteParts(List.of(name), List.of()),
                other -> !(other + ".").startsWith(name + "."),
                source.getKey() + " without bone " + name);
      }
      for (Slot slot : skeleton.slots()) {
        all++;
        done +=
            isDone(
                service,
                service.deleteParts(List.of(), List.of(slot.name())),
                other -> !other.equals("slot " + slot.name()),
                source.getKey() + " without slot " + slot.name());
      }
    }
    // The rest is refused, because outlines hang on it.
    assertTrue(done > 0.8 * all, done + " of " + all);
  }

  private static int isDone(
      LanguageService before, Change change, Predicate<String> stays, String about) {
    if (change.isRefused()) {
      String refusal = change.refusal();
      boolean isHeld = refusal.contains(" has points on ");
      assertTrue(isHeld || isAmbiguous(before), about + ": " + refusal);
      return 0;
    }
    Skeleton after = LanguageService.of(change.applyTo(before.text())).result().skeleton();
    assertEquals(parts(before.result().skeleton(), stays), parts(after, stays), about);
    assertEquals(parts(after, stays), parts(after, name -> true), about);
    return 1;
  }

  /** A name that finds two parts has no effect, until one of them is gone. */
  private static boolean isAmbiguous(LanguageService source) {
    return source.result().diagnostics().stream()
        .anyMatch(one -> one.code().equals("s2d-ambiguous-name"));
  }

  /** Returns what the text says of each bone and slot, by names instead of numbers. */
  private static Map<String, String> parts(Skeleton skeleton, Predicate<String> stays) {
    Map<String, String> parts = new TreeMap<>();
    for (Bone bone : skeleton.bones()) {
      String parent = bone.parent() < 0 ? "" : skeleton.bones().get(bone.parent()).name();
      String rest = bone.toString().replaceAll("parent=-?\\d+, declared=\\w+", parent);
      parts.put(bone.name(), rest);
    }
    for (Slot slot : skeleton.slots()) {
      String name = "slot " + slot.name();
      Attachment shown =
          slot.attachment() < 0
              ? null
              : skeleton.defaultSkin().attachments().get(slot.attachment());
      parts.put(name, slot.color() + " " + (shown == null ? "" : shown.name()));
    }
    for (Skin skin : skeleton.skins()) {
      for (Attachment one : skin.attachments()) {
        String slot = "slot " + skeleton.slots().get(one.slot()).name();
        String plain = one.toString().replaceAll("(slot|bone)=-?\\d+", "");
        parts.merge(slot, skin.name() + " " + plain, String::concat);
      }
    }
    for (Animation animation : skeleton.animations()) {
      for (Timeline one : animation.timelines()) {
        String name =
            one.target() == Target.BONE
                ? skeleton.bones().get(one.index()).name()
                : "slot " + skeleton.slots().get(one.index()).name();
        String keys = one.keys().toString();
        if (keys.contains("name=")) {
          keys = keys.replaceAll("(value|written)=[-.\\w]+", "");
        }
        parts.merge(name, animation.name() + one.property() + keys, String::concat);
      }
    }
    parts.keySet().removeIf(name -> !stays.test(name) || isSlotOf(name, stays));
    return parts;
  }

  private static boolean isSlotOf(String name, Predicate<String> stays) {
    return name.startsWith("slot ") && !stays.test(name.substring(5, name.lastIndexOf('.')));
  }
}
