package dev.limber.skel2d.language.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.language.Change;
import dev.limber.skel2d.language.keys.PlayedKeys.Played;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * After a gesture on one key the animation differs at that key and nowhere else: the same is done
 * with the plain list of what the parser reads, and that is what the new text must play.
 */
class KeyEditPropertyTest {
  private static final int SOURCES = 400;
  private static final int GESTURES = 12;
  private static final List<Easing> EASINGS = List.of(Easing.values());

  private final Random random = new Random(11);

  /** How often each kind of gesture was made, refused without need, and checked against a list. */
  private final Map<String, int[]> counts = new TreeMap<>();

  @Test
  void aGestureChangesItsKeyAndNothingElse() {
    for (int seed = 0; seed < SOURCES; seed++) {
      Skel2d.Result result = Skel2d.parse(new RandomTimelines(seed).makeInSomeForm());
      KeyEditor editor = new KeyEditor(result);
      for (int i = 0; i < GESTURES; i++) {
        gesture(result, editor, "seed " + seed + " gesture " + i);
      }
    }
    counts.forEach(
        (kind, made) -> {
          String told = kind + ": " + made[0] + ", refused " + made[1] + ", in full " + made[2];
          assertTrue(made[0] > 4 * made[1] && 3 * made[2] > made[0], told);
        });
    assertEquals(Set.of("ease", "insert", "move", "remove", "set"), counts.keySet());
  }

  @Test
  void keysAreThoseThatArePlayed() {
    for (int seed = 0; seed < SOURCES; seed++) {
      Skel2d.Result result = Skel2d.parse(new RandomTimelines(seed).make());
      PlayedKeys played = PlayedKeys.of(result, "one");
      for (KeyTrack track : new KeyEditor(result).tracks("one")) {
        for (TrackKey key : track.letter() == KeyPlace.MARK ? List.<TrackKey>of() : track.keys()) {
          KeyPlace place = place(track, key);
          List<Played> meant = PlayedKeys.meant(place, key.value());
          for (int i = 0; i < meant.size(); i++) {
            Played is = played.at(PlayedKeys.names(place).get(i), key.frame());
            boolean same = is != null && is.isLike(meant.get(i));
            same = same && is.isEasedLike(meant.get(i).with(key.easing().word()));
            assertTrue(same, () -> place + " " + key + "\n" + result.syntax().text() + played);
          }
        }
      }
    }
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

  private static KeyPlace place(KeyTrack track, TrackKey key) {
    return new KeyPlace(track.target(), track.name(), track.letter(), key.frame());
  }

  private void gesture(Skel2d.Result result, KeyEditor editor, String about) {
    String animation = random.nextBoolean() ? "one" : "two";
    List<KeyTrack> tracks =
        editor.tracks(animation).stream().filter(t -> t.letter() != KeyPlace.MARK).toList();
    if (tracks.isEmpty() || random.nextInt(6) == 0) {
      List<Bone> bones = result.skeleton().bones();
      String bone = bones.get(random.nextInt(bones.size())).name();
      char letter = "xyrij".charAt(random.nextInt(5));
      KeyPlace place = new KeyPlace(Target.BONE, bone, letter, random.nextInt(50));
      set(result, editor, animation, place, about);
      return;
    }
    KeyTrack track = tracks.get(random.nextInt(tracks.size()));
    int index = random.nextInt(track.keys().size());
    TrackKey key = track.keys().get(index);
    KeyPlace place = place(track, key);
    switch (random.nextInt(5)) {
      case 0 -> set(result, editor, animation, place.at(random.nextInt(60)), about);
      case 1 -> set(result, editor, animation, place, about);
      case 2 -> {
        KeyChange change = editor.remove(animation, List.of(place));
        check(
            "remove",
            new MadeGesture(result, animation, change, about + " remove " + place),
            place,
            (keys, name) -> keys.take(name, place.frame()));
      }
      case 3 -> {
        if (index < track.keys().size() - 1) {
          ease(result, editor, animation, place, about);
        }
      }
      default -> move(result, editor, animation, place, about);
    }
  }

  private void set(
      Skel2d.Result result, KeyEditor editor, String animation, KeyPlace place, String about) {
    String value = value(place.letter(), place.target());
    KeyChange change = editor.set(animation, List.of(place.with(value)));
    List<String> names = PlayedKeys.names(place);
    String say = about + " set " + place + " " + value;
    MadeGesture made = new MadeGesture(result, animation, change, say);
    boolean isNew = made.was.at(names.get(0), place.frame()) == null;
    List<Played> meant = PlayedKeys.meant(place, value);
    check(
        isNew ? "insert" : "set",
        made,
        place,
        (keys, name) -> {
          Played old = keys.at(name, place.frame());
          String easing = old == null ? keys.easingBefore(name, place.frame()) : old.easing();
          keys.put(name, meant.get(names.indexOf(name)).with(easing));
        });
    if (!made.isRefused()) {
      for (String name : names) {
        Played wanted = meant.get(names.indexOf(name));
        for (Played key : made.come(name)) {
          boolean same = wanted.isLike(key.at(place.frame()));
          assertTrue(same || addsUp(result, editor.tracks(animation), place), made.say);
        }
        assertTrue(!isNew || made.gone(name).isEmpty(), made.say);
      }
    }
  }

  /**
   * Returns whether a word goes on from the value before, which differs from run to run of a loop.
   */
  private static boolean addsUp(Skel2d.Result result, List<KeyTrack> tracks, KeyPlace place) {
    for (KeyTrack track : tracks) {
      for (TrackKey key : track.keys()) {
        if (place(track, key).equals(place)) {
          return "+*".indexOf(result.syntax().text().charAt(key.from())) >= 0;
        }
      }
    }
    return false;
  }

  private void ease(
      Skel2d.Result result, KeyEditor editor, String animation, KeyPlace place, String about) {
    Easing easing = EASINGS.get(random.nextInt(EASINGS.size()));
    KeyChange change = editor.ease(animation, List.of(place), easing);
    String say = about + " ease " + place + " " + easing;
    check(
        "ease",
        new MadeGesture(result, animation, change, say),
        place,
        (keys, name) -> keys.put(name, keys.at(name, place.frame()).with(easing.word())));
  }

  private void move(
      Skel2d.Result result, KeyEditor editor, String animation, KeyPlace place, String about) {
    double to = place.frame() + random.nextInt(14) - 6;
    KeyChange change = editor.move(animation, List.of(place), to);
    MadeGesture made =
        new MadeGesture(result, animation, change, about + " move " + place + " to " + to);
    if (to < 0) {
      assertTrue(change.change().isRefused(), made.say);
      return;
    }
    check(
        "move", made, place, (keys, name) -> keys.put(name, keys.take(name, place.frame()).at(to)));
  }

  /**
   * Checks a gesture on one place.
   *
   * @param wanted does in one track of plain lists what the gesture ought to do
   */
  private void check(
      String kind, MadeGesture made, KeyPlace place, BiConsumer<PlayedKeys, String> wanted) {
    made.checkRest();
    int[] count = counts.computeIfAbsent(kind, any -> new int[3]);
    if (made.isRefused()) {
      made.checkReason(place);
      count[1] += made.isLooped(place) ? 1 : 0;
      return;
    }
    count[0]++;
    List<String> names = PlayedKeys.names(place);
    PlayedKeys keys = PlayedKeys.of(made.before, made.animation);
    names.forEach(name -> wanted.accept(keys, name));
    made.checkOnly(names);
    if (!made.isLooped(place)) {
      count[2]++;
      made.checkIs(keys);
      return;
    }
    // The key itself is as it ought to be; others may have changed only if they share its word.
    int most = made.change.keys();
    for (String name : names) {
      assertTrue(made.gone(name).size() <= most && made.come(name).size() <= most, made.say);
      for (PlayedKeys from : List.of(made.was, keys)) {
        for (Played key : from.keys(name)) {
          Played meant = keys.at(name, key.frame());
          boolean touched = !isSame(made.was.at(name, key.frame()), meant);
          if (touched || !made.change.shared()) {
            assertTrue(isSame(made.is.at(name, key.frame()), meant), () -> made.say + meant);
          }
        }
      }
    }
  }

  private static boolean isSame(@Nullable Played one, @Nullable Played other) {
    if (one == null || other == null) {
      return one == null && other == null;
    }
    return one.isLike(other) && one.isEasedLike(other);
  }

  private String value(char letter, Target target) {
    return switch (letter) {
      case '@' -> random.nextBoolean() ? "open" : "shut";
      case 'c' -> "#0" + random.nextInt(10) + "7" + (random.nextBoolean() ? "" : ",0.25");
      case 's' -> String.valueOf(random.nextBoolean());
      default -> {
        double value = target == Target.SLOT ? random.nextDouble() : 100 * random.nextGaussian();
        yield ValueText.of(Math.rint(value * 100) / 100);
      }
    };
  }
}
