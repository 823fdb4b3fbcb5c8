package dev.limber.skel2d.language.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.math.Trig;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.language.BonePose;
import dev.limber.skel2d.language.BoneValues;
import dev.limber.skel2d.language.keys.PlayedKeys.Played;
import dev.limber.skel2d.pose.PosedBone;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Gestures on several bones and keys, and on loops: what the engine plays is what was meant. */
class GesturePropertyTest {
  private static final int SOURCES = 100;
  private static final int GESTURES = 4;

  /** Numbers of a bone in {@link SkeletonPose#localValues}: x, y, rotation and scales first. */
  private static final int STRIDE = 7;

  private static final int POSED = 5;

  /** Keys of a pose have four decimals, and multiply scales of up to 3. */
  private static final double NEAR = 1e-3;

  /** Numbers of a slot in {@link SkeletonPose#slotValues}: the attachment's is the last. */
  private static final int SLOT_STRIDE = 5;

  /** A colour that is held is one of 256 of each part. */
  private static final double NEAR_COLOR = 0.51 / 255;

  private static final String LETTERS = "xyrij";

  private final Random random = new Random(23);
  private int made;
  private int refused;

  private interface Maker {
    void make(Skel2d.Result result, KeyEditor editor, String animation, String about);
  }

  private void everywhere(int mostRefused, Maker maker) {
    for (int seed = 0; seed < SOURCES; seed++) {
      Skel2d.Result result = Skel2d.parse(new RandomTimelines(seed).makeInSomeForm());
      for (int i = 0; i < GESTURES; i++) {
        String animation = i % 2 == 0 ? "one" : "two";
        maker.make(result, new KeyEditor(result), animation, "seed " + seed + " gesture " + i);
      }
    }
    String told = made + " made, " + refused + " refused";
    assertTrue(made > 60 && 100 * refused <= mostRefused * (made + refused), told);
  }

  /** Returns whether a gesture was made; if it was refused, that must be for a reason. */
  private boolean isMade(MadeGesture gesture, List<KeyPlace> places) {
    gesture.checkRest();
    if (!gesture.isRefused()) {
      made++;
      return true;
    }
    refused++;
    boolean looped = places.stream().anyMatch(gesture::isLooped);
    boolean early = gesture.change.change().refusal().startsWith("this timeline starts");
    assertTrue(looped || early, gesture.say);
    return false;
  }

  @Test
  void aPoseIsWhatTheEngineThenShows() {
    everywhere(30, this::pose);
  }

  private void pose(Skel2d.Result result, KeyEditor editor, String animation, String about) {
    double frame = random.nextInt(45);
    List<BonePose> poses = new ArrayList<>();
    List<KeyPlace> places = new ArrayList<>();
    for (Bone bone : result.skeleton().bones()) {
      if (random.nextInt(3) == 0) {
        poses.add(new BonePose(bone.name(), values()));
        for (int i = 0; i < POSED; i++) {
          places.add(new KeyPlace(Target.BONE, bone.name(), LETTERS.charAt(i), frame));
        }
      }
    }
    MadeGesture gesture =
        new MadeGesture(
            result,
            animation,
            editor.pose(animation, frame, poses),
            about + " frame " + frame + " " + poses);
    if (!isMade(gesture, places)) {
      return;
    }
    SkeletonPose shown = at(gesture.after, animation, frame);
    SkeletonPose was = at(result, animation, frame);
    for (int b = 0; b < shown.boneCount(); b++) {
      BoneValues wanted = wanted(poses, was.bone(b));
      PosedBone is = shown.bone(b);
      assertEquals(wanted.x(), is.x(), NEAR, gesture.say);
      assertEquals(wanted.y(), is.y(), NEAR, gesture.say);
      double turn = Trig.shortTurn(wanted.degrees() - Math.toDegrees(is.rotation()));
      assertEquals(0, turn, NEAR, gesture.say);
      assertEquals(wanted.scaleX(), is.scaleX(), NEAR, gesture.say);
      assertEquals(wanted.scaleY(), is.scaleY(), NEAR, gesture.say);
    }
    List<String> posed = new ArrayList<>();
    for (KeyPlace place : places) {
      posed.addAll(PlayedKeys.names(place));
      checkSetOnce(gesture, place);
    }
    gesture.checkOnly(posed);
    checkOthersAtAllKeys(gesture, poses);
  }

  private BoneValues values() {
    double[] values = new double[POSED];
    for (int i = 0; i < POSED; i++) {
      values[i] = random.nextBoolean() ? Double.NaN : Math.rint(random.nextGaussian() * 500) / 10;
    }
    return new BoneValues(
        values[0], values[1], 8 * values[2], values[3] / 20, values[4] / 20, Double.NaN);
  }

  /** Returns what a bone shall be like: as it was where the pose does not say. */
  private static BoneValues wanted(List<BonePose> poses, PosedBone was) {
    BoneValues wanted = BoneValues.NONE;
    for (BonePose pose : poses) {
      wanted = pose.bone().equals(was.name()) ? pose.values() : wanted;
    }
    return new BoneValues(
        or(wanted.x(), was.x()),
        or(wanted.y(), was.y()),
        or(wanted.degrees(), Math.toDegrees(was.rotation())),
        or(wanted.scaleX(), was.scaleX()),
        or(wanted.scaleY(), was.scaleY()),
        Double.NaN);
  }

  private static double or(double value, double otherwise) {
    return Double.isNaN(value) ? otherwise : value;
  }

  private static SkeletonPose at(Skel2d.Result result, String animation, double frame) {
    SkeletonPose pose = result.skeleton().newPose();
    for (Animation found : result.skeleton().animations()) {
      if (found.name().equals(animation)) {
        // A little later: a sum of fractions may be a little before its key.
        pose.apply(found, frame / found.fps() + 1e-9);
      }
    }
    return pose;
  }

  /** Checks that a timeline has at most the key on the frame of the pose more than before. */
  private static void checkSetOnce(MadeGesture gesture, KeyPlace place) {
    if (gesture.isLooped(place)) {
      return;
    }
    String name = PlayedKeys.names(place).get(0);
    PlayedKeys wanted = PlayedKeys.of(gesture.before, gesture.animation);
    Played is = gesture.is.at(name, place.frame());
    if (is != null) {
      Played old = wanted.at(name, place.frame());
      String easing = old == null ? wanted.easingBefore(name, place.frame()) : old.easing();
      wanted.put(name, is.with(easing));
    }
    for (Played key : wanted.keys(name)) {
      Played now = gesture.is.at(name, key.frame());
      assertTrue(now != null && now.isLike(key) && now.isEasedLike(key), gesture.say);
    }
    assertEquals(wanted.keys(name).size(), gesture.is.keys(name).size(), gesture.say);
  }

  /** What was not posed is the same on the frames of all keys. */
  private static void checkOthersAtAllKeys(MadeGesture gesture, List<BonePose> poses) {
    Skeleton skeleton = gesture.before.skeleton();
    for (Animation found : skeleton.animations()) {
      for (double time : found.keyTimes()) {
        SkeletonPose was = at(gesture.before, found.name(), time * found.fps());
        SkeletonPose is = at(gesture.after, found.name(), time * found.fps());
        double[] before = was.localValues();
        double[] after = is.localValues();
        for (int i = 0; i < before.length; i++) {
          String bone = skeleton.bones().get(i / STRIDE).name();
          boolean posed = poses.stream().anyMatch(pose -> pose.bone().equals(bone));
          if (!posed || i % STRIDE >= POSED || !found.name().equals(gesture.animation)) {
            assertEquals(before[i], after[i], 1e-9, gesture.say);
          }
        }
        before = was.slotValues();
        after = is.slotValues();
        for (int i = 0; i < before.length; i++) {
          assertEquals(before[i], after[i], 1e-9, gesture.say);
        }
      }
    }
  }

  private static KeyPlace place(KeyTrack track, TrackKey key) {
    return new KeyPlace(track.target(), track.name(), track.letter(), key.frame());
  }

  /** Returns the places of some keys, marks left out and mostly those of loops, too. */
  private List<KeyPlace> some(KeyEditor editor, String animation, int oneOf) {
    List<KeyPlace> places = new ArrayList<>();
    boolean looped = random.nextInt(4) == 0;
    for (KeyTrack track : editor.tracks(animation)) {
      if (track.letter() != KeyPlace.MARK && (looped || track.loops().isEmpty())) {
        for (TrackKey key : track.keys()) {
          if (random.nextInt(oneOf) == 0) {
            places.add(place(track, key));
          }
        }
      }
    }
    return places;
  }

  @Test
  void keysMoveTogether() {
    everywhere(55, (result, editor, animation, about) -> move(result, editor, animation, 1, about));
  }

  @Test
  void keysAreStretchedInTime() {
    everywhere(
        55,
        (result, editor, animation, about) -> {
          double[] scales = {0.5, 0.75, 1.5, 2, 3};
          move(result, editor, animation, scales[random.nextInt(scales.length)], about);
        });
  }

  private void move(
      Skel2d.Result result, KeyEditor editor, String animation, double scale, String about) {
    List<KeyPlace> places = some(editor, animation, 5);
    double pivot = random.nextInt(20);
    double by = random.nextInt(14) - 4;
    double[] frames =
        places.stream()
            .mapToDouble(place -> pivot + (place.frame() - pivot) * scale + by)
            .toArray();
    KeyChange change = editor.move(animation, places, frames);
    if (Arrays.stream(frames).anyMatch(frame -> frame < 0)) {
      assertTrue(change.change().isRefused());
      return;
    }
    String say = about + " " + places + " from " + pivot + " times " + scale + " and " + by;
    checkMoved(
        new MadeGesture(result, animation, change, say),
        places,
        (keys, name) -> {
          List<Played> moved = new ArrayList<>();
          for (int i = 0; i < frames.length; i++) {
            KeyPlace place = places.get(i);
            if (PlayedKeys.names(place).contains(name)) {
              moved.add(keys.take(name, place.frame()).at(frames[i]));
            }
          }
          moved.forEach(key -> keys.put(name, key));
        });
  }

  @Test
  void copiesHaveTheirValuesAndEasings() {
    everywhere(
        55,
        (result, editor, animation, about) -> {
          List<KeyPlace> places = some(editor, animation, 6);
          double by = 1 + random.nextInt(20);
          String say = about + " " + places + " by " + by;
          checkMoved(
              new MadeGesture(result, animation, editor.duplicate(animation, places, by), say),
              places,
              (keys, name) -> {
                List<Played> copies = new ArrayList<>();
                for (KeyPlace place : places) {
                  if (PlayedKeys.names(place).contains(name)) {
                    copies.add(keys.at(name, place.frame()).at(place.frame() + by));
                  }
                }
                copies.forEach(key -> keys.put(name, key));
              });
        });
  }

  /** Checks timelines without loops against plain lists, and that all others are as before. */
  private void checkMoved(
      MadeGesture gesture, List<KeyPlace> places, BiConsumer<PlayedKeys, String> wanted) {
    if (!isMade(gesture, places)) {
      return;
    }
    PlayedKeys keys = PlayedKeys.of(gesture.before, gesture.animation);
    List<String> names = new ArrayList<>();
    List<String> looped = new ArrayList<>();
    for (KeyPlace place : places) {
      for (String name : PlayedKeys.names(place)) {
        if (!names.contains(name)) {
          names.add(name);
          wanted.accept(keys, name);
        }
        if (gesture.isLooped(place)) {
          looped.add(name);
        }
      }
    }
    gesture.checkOnly(names);
    assertTrue(gesture.is.isLike(keys, looped), () -> gesture.say + "\nbut should be\n" + keys);
  }

  @Test
  void aHeldKeyChangesNoValue() {
    everywhere(
        40,
        (result, editor, animation, about) -> {
          double frame = random.nextInt(30);
          List<KeyPlace> places =
              some(editor, animation, 4).stream().map(place -> place.at(frame)).distinct().toList();
          String say = about + " hold " + places;
          MadeGesture gesture =
              new MadeGesture(result, animation, editor.hold(animation, places), say);
          if (!isMade(gesture, places)) {
            return;
          }
          checkSamePose(at(result, animation, frame), at(gesture.after, animation, frame), say);
          gesture.checkOnly(
              places.stream().flatMap(place -> PlayedKeys.names(place).stream()).toList());
          for (KeyPlace place : places) {
            for (String name : PlayedKeys.names(place)) {
              assertTrue(gesture.is.at(name, frame) != null, gesture.say);
              if (!gesture.isLooped(place)) {
                assertEquals(List.of(), gesture.gone(name), gesture.say);
              }
            }
          }
        });
  }

  private static void checkSamePose(SkeletonPose was, SkeletonPose is, String say) {
    double[] before = was.localValues();
    double[] after = is.localValues();
    for (int i = 0; i < before.length; i++) {
      boolean turns = i % STRIDE == LETTERS.indexOf('r');
      double by = turns ? Trig.shortestTurn(before[i], after[i]) : after[i] - before[i];
      assertEquals(0, by, NEAR, () -> say);
    }
    double[] slotsBefore = was.slotValues();
    double[] slotsAfter = is.slotValues();
    for (int i = 0; i < slotsBefore.length; i++) {
      boolean isName = i % SLOT_STRIDE == SLOT_STRIDE - 1;
      assertEquals(slotsBefore[i], slotsAfter[i], isName ? 0 : NEAR_COLOR, say);
    }
  }

  @Test
  void keysArePastedIntoAnotherAnimation() {
    everywhere(
        55,
        (result, editor, animation, about) -> {
          String other = animation.equals("one") ? "two" : "one";
          double by = random.nextInt(20);
          List<KeyValue> pasted = new ArrayList<>();
          List<KeyPlace> places = new ArrayList<>();
          List<KeyPlace> chosen = some(editor, animation, 6);
          for (KeyTrack track : editor.tracks(animation)) {
            for (TrackKey key : track.keys()) {
              KeyPlace place = place(track, key);
              if (chosen.contains(place)) {
                KeyPlace there = place.at(place.frame() + by);
                places.add(there);
                pasted.add(new KeyValue(there, key.value(), key.easing()));
              }
            }
          }
          // As the studio does: from the last on, because an easing needs a key behind it.
          pasted.sort(Comparator.comparingDouble(key -> -key.place().frame()));
          String say = about + " paste " + pasted + " from " + animation;
          MadeGesture gesture = new MadeGesture(result, other, editor.set(other, pasted), say);
          if (!isPasted(gesture, places)) {
            return;
          }
          gesture.checkOnly(
              places.stream().flatMap(place -> PlayedKeys.names(place).stream()).toList());
          for (KeyValue key : pasted) {
            checkPasted(gesture, key);
          }
        });
  }

  /** A slot has a colour or parts of one; the other animation may have the other ones. */
  private boolean isPasted(MadeGesture gesture, List<KeyPlace> places) {
    String refusal = gesture.change.change().refusal();
    return !refusal.startsWith("the slot has a timeline") && isMade(gesture, places);
  }

  private static void checkPasted(MadeGesture gesture, KeyValue key) {
    List<String> names = PlayedKeys.names(key.place());
    List<Played> meant = PlayedKeys.meant(key.place(), key.value());
    for (int i = 0; i < names.size(); i++) {
      Played is = gesture.is.at(names.get(i), key.place().frame());
      assertTrue(is != null && is.isLike(meant.get(i)), gesture.say + "\n" + key);
      Played last = gesture.is.keys(names.get(i)).get(gesture.is.keys(names.get(i)).size() - 1);
      if (!is.isAt(last.frame()) && !gesture.isLooped(key.place())) {
        assertEquals(key.easing() == null ? "" : key.easing().word(), is.easing(), gesture.say);
      }
    }
  }

  @Test
  void aLoopWrittenOutPlaysTheSame() {
    everywhere(
        40,
        (result, editor, animation, about) -> {
          for (KeyPlace place : some(editor, animation, 3)) {
            KeyChange change = editor.unroll(animation, place);
            String say = about + " unroll " + place;
            MadeGesture gesture = new MadeGesture(result, animation, change, say);
            if (braces(result) == 0 || !gesture.isLooped(place)) {
              assertTrue(gesture.isRefused(), gesture.say);
            } else if (isMade(gesture, List.of(place))) {
              assertTrue(gesture.is.isLike(gesture.was, List.of()), gesture.say);
              gesture.checkLines(PlayedKeys.names(place));
              assertTrue(braces(gesture.after) < braces(result), gesture.say);
              assertEquals(0, change.keys(), gesture.say);
            }
          }
        });
  }

  private static long braces(Skel2d.Result result) {
    return result.syntax().text().chars().filter(c -> c == '{').count();
  }

  @Test
  void aLoopRunMoreOftenMovesWhatFollows() {
    everywhere(
        40,
        (result, editor, animation, about) -> {
          for (KeyTrack track : editor.tracks(animation)) {
            for (LoopBlock loop : track.loops()) {
              repeat(result, editor, animation, track, loop, about);
            }
          }
        });
  }

  private void repeat(
      Skel2d.Result result,
      KeyEditor editor,
      String animation,
      KeyTrack track,
      LoopBlock loop,
      String about) {
    int runs = 1 + random.nextInt(4);
    KeyChange change = editor.repeat(animation, loop.from(), runs);
    String say = about + " " + loop + " runs " + runs;
    MadeGesture gesture = new MadeGesture(result, animation, change, say);
    KeyPlace place = place(track, track.keys().get(0));
    if (!isMade(gesture, List.of(place))) {
      return;
    }
    gesture.checkOnly(PlayedKeys.names(place));
    LoopBlock now = loopAt(new KeyEditor(gesture.after), animation, loop.from());
    assertTrue(now != null && now.runs() == runs, gesture.say);
    for (String name : PlayedKeys.names(place)) {
      for (Played key : gesture.was.keys(name)) {
        if (key.frame() < loop.fromFrame() - NEAR) {
          Played same = gesture.is.at(name, key.frame());
          assertTrue(same != null && same.isLike(key), gesture.say);
        }
      }
    }
  }

  private static @Nullable LoopBlock loopAt(KeyEditor editor, String animation, int brace) {
    for (KeyTrack track : editor.tracks(animation)) {
      for (LoopBlock loop : track.loops()) {
        if (loop.from() == brace) {
          return loop;
        }
      }
    }
    return null;
  }
}
