package dev.limber.skel2d.language.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.language.Change;
import dev.limber.skel2d.language.Edit;
import dev.limber.skel2d.resolve.AnimationLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * After a gesture the animation differs at that key and nowhere else: the played keys of a text
 * before and after, read by the parser alone, are compared as plain lists.
 */
class KeyEditPropertyTest {
  private static final int SOURCES = 400;
  private static final int GESTURES = 12;
  private static final List<String> BONES =
      List.of("body", "body.arm", "body.arm.hand", "body.leg", "tail");

  private static final List<Easing> EASINGS = List.of(Easing.values());

  private final Random random = new Random(11);

  /** How often each kind of gesture was made and refused. */
  private final Map<String, int[]> counts = new TreeMap<>();

  /** A key as the parser has it, by its track. */
  private record Played(String track, double time, double value, String name, String easing) {
    Played with(String newEasing) {
      return new Played(track, time, value, name, newEasing);
    }
  }

  @Test
  void aGestureChangesItsKeysAndNothingElse() {
    for (int seed = 0; seed < SOURCES; seed++) {
      String text = new RandomTimelines(seed).make();
      KeyEditor editor = new KeyEditor(Skel2d.parse(text));
      for (int i = 0; i < GESTURES; i++) {
        gesture(text, editor, "seed " + seed + " gesture " + i);
      }
    }
    counts.forEach(
        (kind, made) ->
            assertTrue(made[0] > 8 * made[1], kind + ": " + made[0] + ", refused " + made[1]));
    assertEquals(Set.of("ease", "insert", "move", "remove", "set"), counts.keySet());
  }

  @Test
  void brokenTextsHaveKeysToo() {
    for (int seed = 0; seed < 150; seed++) {
      String text = new RandomTimelines(seed).make();
      int from = random.nextInt(text.length());
      int to = Math.min(text.length(), from + random.nextInt(20));
      String broken = text.substring(0, from) + text.substring(to);
      KeyEditor editor = new KeyEditor(Skel2d.parse(broken));
      for (KeyTrack track : editor.tracks("one")) {
        for (TrackKey key : track.keys()) {
          assertTrue(key.from() < key.to() && key.to() <= broken.length());
        }
      }
      KeyPlace place = new KeyPlace(Target.BONE, "body", 'r', random.nextInt(20));
      Change change = editor.set("one", List.of(place.with("5"))).change();
      assertTrue(change.isRefused() || !change.edits().isEmpty(), broken);
    }
  }

  private void gesture(String text, KeyEditor editor, String about) {
    String animation = random.nextBoolean() ? "one" : "two";
    List<KeyTrack> tracks = editor.tracks(animation);
    if (tracks.isEmpty() || random.nextInt(6) == 0) {
      double frame = random.nextInt(50);
      String bone = BONES.get(random.nextInt(BONES.size()));
      char letter = "xyrij".charAt(random.nextInt(5));
      insert(text, editor, animation, new KeyPlace(Target.BONE, bone, letter, frame), about);
      return;
    }
    KeyTrack track = tracks.get(random.nextInt(tracks.size()));
    if (track.keys().isEmpty()) {
      return;
    }
    int index = random.nextInt(track.keys().size());
    TrackKey key = track.keys().get(index);
    KeyPlace place = new KeyPlace(track.target(), track.name(), track.letter(), key.frame());
    switch (random.nextInt(5)) {
      case 0 -> insert(text, editor, animation, place.at(random.nextInt(60)), about);
      case 1 -> set(text, editor, animation, place, about);
      case 2 -> remove(text, editor, animation, place, about);
      case 3 -> {
        if (index < track.keys().size() - 1) {
          ease(text, editor, animation, place, key, about);
        }
      }
      default -> move(text, editor, animation, place, key, about);
    }
  }

  private void insert(
      String text, KeyEditor editor, String animation, KeyPlace place, String about) {
    boolean taken = false;
    for (KeyTrack track : editor.tracks(animation)) {
      taken |= isOf(track, place) && find(track, place.frame()) != null;
    }
    if (taken) {
      return;
    }
    String value = value(place.letter(), place.target());
    KeyChange change = editor.set(animation, List.of(place.with(value)));
    List<Played> added = check("insert", text, animation, place, change, about);
    if (added != null) {
      assertHas(added, place, value, about);
      for (Played key : added) {
        assertIsOf(place, key, about);
      }
    }
  }

  private void set(String text, KeyEditor editor, String animation, KeyPlace place, String about) {
    String value = value(place.letter(), place.target());
    KeyChange change = editor.set(animation, List.of(place.with(value)));
    List<Played> added = check("set", text, animation, place, change, about);
    if (added != null && !added.isEmpty()) {
      assertHas(added, place, value, about);
    }
  }

  private void remove(
      String text, KeyEditor editor, String animation, KeyPlace place, String about) {
    KeyChange change = editor.remove(animation, List.of(place));
    List<Played> added = check("remove", text, animation, place, change, about);
    if (added != null) {
      assertEquals(List.of(), added, about);
    }
  }

  private void ease(
      String text, KeyEditor editor, String animation, KeyPlace place, TrackKey key, String about) {
    Easing easing = EASINGS.get(random.nextInt(EASINGS.size()));
    KeyChange change = editor.ease(animation, List.of(place), easing);
    List<Played> added = check("ease", text, animation, place, change, about);
    if (added != null) {
      for (Played one : added) {
        assertEquals(easing.word(), one.easing(), about);
      }
      assertTrue(!added.isEmpty() || easing == key.easing(), about);
    }
  }

  private void move(
      String text, KeyEditor editor, String animation, KeyPlace place, TrackKey key, String about) {
    double to = place.frame() + random.nextInt(14) - 6;
    KeyChange change = editor.move(animation, List.of(place), 0, 1, to - place.frame());
    if (to < 0) {
      assertTrue(change.change().isRefused(), about);
      return;
    }
    boolean onto = false;
    for (KeyTrack track : editor.tracks(animation)) {
      onto |= isOf(track, place) && find(track, to) != null;
    }
    List<Played> added = check("move", text, animation, place, change, about);
    if (added != null && to != place.frame() && !onto) {
      assertHas(added, place.at(to), key.value(), about);
    }
  }

  /**
   * Compares the keys before and after, and returns those that are only there afterwards; null if
   * the gesture was refused.
   */
  private List<Played> check(
      String kind, String text, String animation, KeyPlace place, KeyChange change, String about) {
    int[] count = counts.computeIfAbsent(kind, any -> new int[2]);
    Change made = change.change();
    if (made.isRefused()) {
      assertEquals(List.of(), made.edits(), about);
      boolean early = made.refusal().startsWith("this timeline starts");
      boolean clash = made.refusal().startsWith("the slot has a timeline");
      boolean looped = false;
      for (KeyTrack track : new KeyEditor(Skel2d.parse(text)).tracks(animation)) {
        looped |= isOf(track, place) && !track.loops().isEmpty();
      }
      assertTrue(early || clash || looped, about + " " + place + made.refusal() + "\n" + text);
      count[1] += early || clash ? 0 : 1;
      return null;
    }
    count[0]++;
    String after = made.applyTo(text);
    String say = about + " " + kind + " " + place + "\n" + text + "\nbecame\n" + after;
    int end = 0;
    for (Edit edit : made.edits()) {
      assertTrue(edit.from() >= end, say);
      end = edit.to();
    }
    assertEquals(comments(text), comments(after), say);
    Skel2d.Result before = Skel2d.parse(text);
    Skel2d.Result now = Skel2d.parse(after);
    assertEquals(before.skeleton().bones(), now.skeleton().bones(), say);
    assertEquals(before.skeleton().slots(), now.skeleton().slots(), say);
    List<Played> old = played(before, animation);
    List<Played> is = played(now, animation);
    assertEquals(played(before, other(animation)), played(now, other(animation)), say);
    List<Played> gone = without(old, is);
    List<Played> added = without(is, old);
    for (Played key : gone) {
      assertIsOf(place, key, say);
    }
    int most = change.keys() * (place.letter() == 'c' ? 4 : 1);
    assertTrue(gone.size() <= most && added.size() <= most, say);
    if (kind.equals("insert") && place.letter() != 'c') {
      assertEquals(List.of(), gone, say);
      assertEquals(change.keys(), added.size(), say);
    }
    return added;
  }

  /** Returns the keys that another list does not have; an easing that leads nowhere may differ. */
  private static List<Played> without(List<Played> keys, List<Played> others) {
    List<Played> left = new ArrayList<>();
    for (Played key : keys) {
      boolean found = false;
      for (Played other : others) {
        found |=
            other.with("").equals(key.with(""))
                && (key.easing().equals(other.easing())
                    || key.easing().isEmpty()
                    || other.easing().isEmpty());
      }
      if (!found) {
        left.add(key);
      }
    }
    return left;
  }

  private static String other(String animation) {
    return animation.equals("one") ? "two" : "one";
  }

  private static String comments(String text) {
    StringBuilder comments = new StringBuilder();
    for (String line : text.lines().toList()) {
      int at = line.indexOf("# ");
      comments.append(at < 0 ? "" : line.substring(at) + "\n");
    }
    return comments.toString();
  }

  /** All keys of an animation; the easing of the last of a timeline means nothing. */
  private static List<Played> played(Skel2d.Result result, String name) {
    List<Played> played = new ArrayList<>();
    for (Animation animation : result.skeleton().animations()) {
      if (animation.name().equals(name)) {
        animation
            .timelines()
            .forEach(
                timeline -> {
                  boolean bone = timeline.target() == Target.BONE;
                  String owner =
                      bone
                          ? result.skeleton().bones().get(timeline.index()).name()
                          : "@" + result.skeleton().slots().get(timeline.index()).name();
                  int last = timeline.keys().size() - 1;
                  for (int i = 0; i <= last; i++) {
                    var key = timeline.keys().get(i);
                    played.add(
                        new Played(
                            owner + " " + timeline.property().word(),
                            Math.rint(key.time() * 1e6) / 1e6,
                            Math.rint(key.written() * 1e6) / 1e6 + 0.0,
                            String.valueOf(key.name()),
                            i == last ? "" : key.easing().word()));
                  }
                });
      }
    }
    return played;
  }

  private static void assertHas(List<Played> keys, KeyPlace place, String value, String about) {
    if (place.letter() == 'c') {
      return;
    }
    boolean found = false;
    for (Played key : keys) {
      boolean same =
          switch (place.letter()) {
            case '@' -> key.name().equals(value);
            case 's' -> key.value() == (value.equals("true") ? 1 : 0);
            default -> Math.abs(key.value() - Double.parseDouble(value)) < 1e-5;
          };
      found |= same;
    }
    assertTrue(found, about + " " + place + " " + value + " in " + keys);
  }

  /** Checks that a key is of a timeline; a colour is played as four of them. */
  private static void assertIsOf(KeyPlace place, Played key, String about) {
    String owner = (place.target() == Target.BONE ? "" : "@") + place.name() + " ";
    String property = AnimationLayout.property(place.target(), place.letter()).word();
    boolean ok = key.track().equals(owner + property);
    ok |= place.letter() == 'c' && key.track().startsWith(owner) && !key.track().endsWith("@");
    assertTrue(ok, about + " " + key);
  }

  private String value(char letter, Target target) {
    return switch (letter) {
      case '@' -> random.nextBoolean() ? "open" : "shut";
      case 'c' -> "#0" + random.nextInt(10) + "7";
      case 's' -> String.valueOf(random.nextBoolean());
      default -> {
        double value = target == Target.SLOT ? random.nextDouble() : 100 * random.nextGaussian();
        yield ValueText.of(Math.rint(value * 100) / 100);
      }
    };
  }

  private static boolean isOf(KeyTrack track, KeyPlace place) {
    return track.target() == place.target()
        && track.name().equals(place.name())
        && track.letter() == place.letter();
  }

  private static TrackKey find(KeyTrack track, double frame) {
    for (TrackKey key : track.keys()) {
      if (Math.abs(key.frame() - frame) < 1e-6) {
        return key;
      }
    }
    return null;
  }
}
