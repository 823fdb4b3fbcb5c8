package dev.limber.skel2d.language.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.limber.core.diagnostics.Limits;
import dev.limber.core.math.Trig;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.language.BonePose;
import dev.limber.skel2d.language.BoneValues;
import dev.limber.skel2d.language.Change;
import dev.limber.skel2d.language.LanguageService;
import dev.limber.skel2d.language.SideNames;
import dev.limber.skel2d.language.SymmetricRig;
import dev.limber.skel2d.pose.PosedBone;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

class KeyMirrorTest {
  private static final String SKELETON =
      """
      skeleton
      	body y20
      	body.arm-l x10 r20
      		@[open-l]
      		@[fist]
      	body.arm-r x-10 r160
      		@[open-r]
      		@[fist]
      	body.leg-l r-90 flip-x
      	body.leg-r r-90
      	body.tail-l
      """;

  private final LanguageService service = LanguageService.of(SKELETON, "", Limits.DEFAULT);
  private final KeyMirror mirror = new KeyMirror(service);

  private static KeyValue bone(String name, char letter, String value) {
    return new KeyPlace(Target.BONE, name, letter, 3).with(value, Easing.SINE_OUT);
  }

  private static KeyValue slot(String name, char letter, String value) {
    return new KeyPlace(Target.SLOT, name, letter, 3).with(value, Easing.SINE_OUT);
  }

  private KeyValue mirrored(KeyValue key) {
    MirroredKeys made = mirror.mirror(List.of(key));
    assertEquals(List.of(), made.alone());
    return made.keys().get(0);
  }

  @Test
  void keysGoToTheCounterpartAndToTheOtherSide() {
    assertEquals(bone("body.arm-r", 'r', "-12.5"), mirrored(bone("body.arm-l", 'r', "12.5")));
    assertEquals(bone("body.arm-l", 'x', "-4"), mirrored(bone("body.arm-r", 'x', "4")));
    assertEquals(bone("body.arm-l", 'y', "4"), mirrored(bone("body.arm-r", 'y', "4")));
    assertEquals(bone("body.arm-l", 'i', "1.5"), mirrored(bone("body.arm-r", 'i', "1.5")));
    assertEquals(bone("body", 'r', "-270"), mirrored(bone("body", 'r', "270")));
    assertEquals(bone("body", 'x', "0"), mirrored(bone("body", 'x', "0")));
  }

  @Test
  void flipsFollowTheSetupOfBothSides() {
    assertEquals(bone("body.leg-r", 's', "false"), mirrored(bone("body.leg-l", 's', "true")));
    assertEquals(bone("body.leg-l", 't', "true"), mirrored(bone("body.leg-r", 't', "true")));
    assertEquals(bone("body.leg-r", 'r', "9"), mirrored(bone("body.leg-l", 'r', "9")));
  }

  @Test
  void slotsHandOverAttachmentsAndColours() {
    assertEquals(
        slot("body.arm-r.arm-r", '@', "open-r"), mirrored(slot("body.arm-l.arm-l", '@', "open-l")));
    assertEquals(
        slot("body.arm-r.arm-r", '@', "fist"), mirrored(slot("body.arm-l.arm-l", '@', "fist")));
    assertEquals(
        slot("body.arm-r.arm-r", 'c', "#F80"), mirrored(slot("body.arm-l.arm-l", 'c', "#F80")));
  }

  @Test
  void swappedKeysKeepTheirValues() {
    MirroredKeys swapped =
        mirror.swap(
            List.of(
                bone("body.arm-l", 'r', "12.5"),
                bone("body", 'r', "5"),
                slot("body.arm-r.arm-r", '@', "open-r")));
    assertEquals(
        List.of(
            bone("body.arm-r", 'r', "12.5"),
            bone("body", 'r', "5"),
            slot("body.arm-l.arm-l", '@', "open-l")),
        swapped.keys());
  }

  @Test
  void whatHasNoCounterpartIsLeftOutAndNamed() {
    KeyValue mark = KeyPlace.mark("step-l", 3).with("0.5");
    MirroredKeys made =
        mirror.mirror(
            List.of(
                bone("body.tail-l", 'r', "1"),
                bone("body.tail-l", 'x', "1"),
                mark,
                bone("nobody", 'r', "1")));
    assertEquals(List.of(mark), made.keys());
    assertEquals(List.of("body.tail-l", "nobody"), made.alone());
  }

  /** What a key says is what the mirrored pose does. */
  @Test
  void keysAndPosesAreMirroredAlike() {
    BoneValues pose = BoneValues.NONE.withX(10 + 3).withY(-2).withRotation(20 + 7);
    BoneValues seen =
        service.mirror(List.of(new BonePose("body.arm-l", pose)), false).pose().get(0).values();
    assertEquals(-10 + value(mirrored(bone("body.arm-l", 'x', "3"))), seen.x(), 1e-9);
    assertEquals(value(mirrored(bone("body.arm-l", 'y', "-2"))), seen.y(), 1e-9);
    assertEquals(160 + value(mirrored(bone("body.arm-l", 'r', "7"))), seen.degrees(), 1e-9);
  }

  private static double value(KeyValue key) {
    return Double.parseDouble(key.value());
  }

  private interface Compared {
    void check(PosedBone one, PosedBone other, String about);
  }

  private static final int RIGS = 200;
  private static final double END = 20;
  private static final List<Easing> EASINGS = List.of(Easing.values());

  /** Keys of random poses, in rigs whose sides are written differently. */
  private static List<KeyValue> keys(LanguageService service, Random random) {
    List<KeyValue> keys = new ArrayList<>();
    for (Bone bone : service.result().skeleton().bones()) {
      for (char letter : "xyrijst".toCharArray()) {
        // From the last, as the easing of a key that is the last yet leads nowhere.
        for (double frame = END; frame >= 0; frame -= 10) {
          String number = ValueText.of((random.nextInt(400) - 200) / 4.0);
          String value = "st".indexOf(letter) < 0 ? number : String.valueOf(random.nextBoolean());
          KeyPlace place = new KeyPlace(Target.BONE, bone.name(), letter, frame);
          if (random.nextInt(3) == 0) {
            keys.add(place.with(value, EASINGS.get(random.nextInt(EASINGS.size()))));
          }
        }
      }
    }
    return keys;
  }

  /**
   * Plays keys in one animation and those of the other side in another, and compares each bone with
   * its counterpart, also between the keys.
   */
  private static void compareSides(
      BiFunction<KeyMirror, List<KeyValue>, MirroredKeys> side, Compared compared) {
    for (int seed = 0; seed < RIGS; seed++) {
      Random random = new Random(seed);
      LanguageService service = LanguageService.of(new SymmetricRig(random, true).text);
      List<KeyValue> keys = keys(service, random);
      MirroredKeys other = side.apply(new KeyMirror(service), keys);
      assertEquals(List.of(), other.alone());
      String text = with(service.text(), "here", keys);
      text = with(text, "there", other.keys());
      Skeleton skeleton = Skel2d.parse(text).skeleton();
      for (double frame = 0; frame <= END; frame += 2.5) {
        SkeletonPose here = at(skeleton, "here", frame);
        SkeletonPose there = at(skeleton, "there", frame);
        for (Bone bone : skeleton.bones()) {
          PosedBone counterpart = there.bone(SideNames.other(bone.name()));
          compared.check(here.bone(bone.name()), counterpart, bone + " on " + frame + "\n" + text);
        }
      }
    }
  }

  private static String with(String text, String animation, List<KeyValue> keys) {
    Change change = new KeyEditor(Skel2d.parse(text)).set(animation, keys).change();
    assertFalse(change.isRefused(), change.refusal());
    return change.applyTo(text);
  }

  private static SkeletonPose at(Skeleton skeleton, String animation, double frame) {
    SkeletonPose pose = skeleton.newPose();
    Animation found = skeleton.animation(animation);
    pose.apply(found, frame / found.fps());
    pose.construct();
    return pose;
  }

  @Test
  void whatMirroredKeysPlayIsWhatAMirrorShows() {
    compareSides(
        KeyMirror::mirror,
        (one, other, about) -> {
          double far = 1e-9 * Math.max(1, Math.hypot(one.worldX(), one.worldY()));
          assertEquals(-one.worldX(), other.worldX(), far, about);
          assertEquals(one.worldY(), other.worldY(), far, about);
        });
  }

  @Test
  void whatSwappedKeysPlayDiffersAsMuchFromTheSetupPose() {
    compareSides(
        KeyMirror::swap,
        (one, other, about) -> {
          Bone from = one.bone();
          Bone to = other.bone();
          assertEquals(one.x() - from.x(), other.x() - to.x(), 1e-9, about);
          assertEquals(one.y() - from.y(), other.y() - to.y(), 1e-9, about);
          double turn = one.rotation() - from.rotation() - other.rotation() + to.rotation();
          assertEquals(0, Trig.shortestTurn(0, turn), 1e-9, about);
          assertEquals(one.scaleX() * to.scaleX(), other.scaleX() * from.scaleX(), 1e-9, about);
          assertEquals(one.scaleY() * to.scaleY(), other.scaleY() * from.scaleY(), 1e-9, about);
          assertEquals(one.flipX() == from.flipX(), other.flipX() == to.flipX(), about);
          assertEquals(one.flipY() == from.flipY(), other.flipY() == to.flipY(), about);
        });
  }
}
