package dev.limber.skel2d.language.keys;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.Nearest;
import dev.limber.core.math.Lists;
import dev.limber.core.math.Trig;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.language.BoneValues;
import dev.limber.skel2d.language.Numbers;
import dev.limber.skel2d.resolve.AnimationLayout;
import dev.limber.skel2d.resolve.NameIndex;
import dev.limber.skel2d.resolve.TimelineRun.PlayedKey;
import dev.limber.skel2d.resolve.TimelineStart;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One gesture: some changes of keys that become one change of the text. */
final class KeySession {
  /** Decimals of keys that come from a pose. */
  private static final int DECIMALS = 4;

  /** What is nearer is the same when it is written. */
  private static final double SAME_VALUE = 1e-4;

  final Skel2d.Result result;
  final NameIndex bones;
  final NameIndex slots;
  final String animation;
  final @Nullable AnimationLayout layout;
  final List<Track> tracks = new ArrayList<>();
  final MarkLines marks;
  private final List<TrackReader.Found> timelines;

  /** The values that keys were given, by places whose frames are rounded. */
  private final Map<KeyPlace, KeyValue> given = new LinkedHashMap<>();

  /** A timeline that is changed. */
  static final class Track {
    final KeyPlace place;
    final int index;

    /** Where it stands, null if it is new. */
    final TrackReader.@Nullable Found found;

    final TimelineText before;
    TimelineText text;

    Track(KeyPlace place, int index, TrackReader.@Nullable Found found, TimelineText before) {
      this.place = place;
      this.index = index;
      this.found = found;
      this.before = before;
      this.text = before;
    }

    /** Returns whether a key that was there has gone: a loop takes keys along with others. */
    boolean hasLost(KeyPlace key) {
      return text.keyAt(key.frame()) < 0 && before.keyAt(key.frame()) >= 0;
    }
  }

  KeySession(
      Skel2d.Result result,
      NameIndex bones,
      NameIndex slots,
      String animation,
      @Nullable AnimationLayout layout) {
    this.result = result;
    this.bones = bones;
    this.slots = slots;
    this.animation = animation;
    this.layout = layout;
    this.marks = new MarkLines(result.syntax(), layout);
    this.timelines = layout == null ? List.of() : new TrackReader(result, layout).timelines();
  }

  KeyChange finish() throws RefusedException {
    checkGiven();
    return new KeySessionEdits(this).change();
  }

  /** Where a loop plays one word for several keys, a later value could change an earlier one. */
  private void checkGiven() throws RefusedException {
    for (KeyValue value : given.values()) {
      Track track = track(value.place());
      if (!SetKey.hasValue(track.text, value.place().frame(), value.value())) {
        throw RefusedException.shared(
            track.before, "a loop plays one word for several of these keys");
      }
    }
  }

  void set(KeyValue value) throws RefusedException {
    if (value.place().isMark()) {
      marks.add(value.place().at(frame(value.place().frame())), value.value());
      return;
    }
    Track track = track(value.place());
    Word.Value kind = track.text.property.value();
    String word = value.value();
    if (!kind.fits(word, 0, word.length())) {
      throw new RefusedException(Excerpt.quoted(word) + " is no " + kindName(kind));
    }
    if (kind == Word.Value.NUMBER && Double.isInfinite(Lexemes.number(word, 0, word.length()))) {
      throw new RefusedException("the value of " + value.place().letter() + " is too large");
    }
    double frame = frame(value.place().frame());
    track.text = SetKey.apply(track.text, frame, word);
    given.put(value.place().at(Math.rint(frame / TimelineText.SAME_FRAME)), value);
    Easing easing = value.easing();
    boolean last = track.text.keyAt(frame) == track.text.run.keys().size() - 1;
    if (easing != null && !last) {
      track.text = EaseKey.apply(track.text, frame, easing);
    }
  }

  /** Puts a key with the value that is played there anyway. */
  void hold(KeyPlace place) throws RefusedException {
    set(place.with(place.isMark() ? "" : held(place)));
  }

  private String held(KeyPlace place) throws RefusedException {
    Track track = track(place);
    return HeldValue.at(track.text, place, result.skeleton(), track.index);
  }

  private static String kindName(Word.Value kind) {
    return switch (kind) {
      case COLOR -> "colour, such as #F80 or #F80,0.5";
      case BOOLEAN -> "flip: true or false";
      case NAME -> "name of an attachment";
      default -> "number of the language, such as -12.5";
    };
  }

  static double frame(double frame) throws RefusedException {
    if (!(frame >= 0) || Double.isInfinite(frame)) {
      throw new RefusedException("there is no frame " + frame + "; frames start at 0");
    }
    return frame;
  }

  void pose(String bone, double frame, BoneValues local) throws RefusedException {
    Bone setup = result.skeleton().bones().get(index(Target.BONE, bone));
    KeyPlace place = new KeyPlace(Target.BONE, bone, 'x', frame);
    moved(place, local.x() - setup.x());
    moved(new KeyPlace(Target.BONE, bone, 'y', frame), local.y() - setup.y());
    turned(new KeyPlace(Target.BONE, bone, 'r', frame), local.degrees() - degrees(setup));
    scaled(new KeyPlace(Target.BONE, bone, 'i', frame), local.scaleX(), setup.scaleX());
    scaled(new KeyPlace(Target.BONE, bone, 'j', frame), local.scaleY(), setup.scaleY());
  }

  private static double degrees(Bone bone) {
    return bone.rotation() * 180 / Math.PI;
  }

  private void moved(KeyPlace place, double value) throws RefusedException {
    if (Double.isInfinite(value)) {
      throw new RefusedException("the value of " + place.letter() + " is too large");
    }
    if (!Double.isNaN(value) && !isPlayed(place, value)) {
      set(place.with(Numbers.rounded(value, DECIMALS)));
    }
  }

  /** Returns whether a place has no key and this value anyway, so that it needs none. */
  private boolean isPlayed(KeyPlace place, double value) throws RefusedException {
    TimelineText text = track(place).text;
    if (text.keyAt(place.frame()) >= 0) {
      return false;
    }
    String held = held(place);
    double by = value - Lexemes.number(held, 0, held.length());
    return Math.abs(place.letter() == 'r' ? Trig.shortTurn(by) : by) < SAME_VALUE;
  }

  private void scaled(KeyPlace place, double value, double setup) throws RefusedException {
    if (!Double.isNaN(value) && setup == 0) {
      throw new RefusedException(
          "the scale "
              + place.letter()
              + " of this bone is 0 in the setup pose, and keys multiply it");
    }
    moved(place, value / setup);
  }

  /** Of all angles that look the same, the one nearest to what is written there, or before it. */
  private void turned(KeyPlace place, double value) throws RefusedException {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      moved(place, value);
      return;
    }
    double near = 0;
    for (PlayedKey key : track(place).text.run.keys()) {
      if (key.frame() <= place.frame() + TimelineText.SAME_FRAME) {
        near = key.value();
      }
    }
    moved(place, near - Trig.shortTurn(near - value));
  }

  void remove(KeyPlace place) throws RefusedException {
    if (place.isMark()) {
      marks.remove(place);
      return;
    }
    Track track = track(place);
    if (!track.hasLost(place)) {
      track.text = RemoveKey.apply(track.text, place.frame());
    }
  }

  void ease(KeyPlace place, Easing easing) throws RefusedException {
    if (place.isMark()) {
      return; // nothing moves on from it
    }
    Track track = track(place);
    int key = track.text.keyAt(place.frame());
    if (key < 0 || key < track.text.run.keys().size() - 1) {
      track.text = EaseKey.apply(track.text, place.frame(), easing);
    }
  }

  KeyValue copy(KeyPlace place, double to) throws RefusedException {
    if (place.isMark()) {
      return place.at(to).with(marks.payload(place));
    }
    TimelineText text = track(place).text;
    int key = text.keyAt(place.frame());
    if (key < 0) {
      throw new RefusedException("there is no key on frame " + ValueText.of(place.frame()));
    }
    return place.at(to).with(text.valueText(text.key(key)), text.key(key).easing());
  }

  void unroll(KeyPlace place) throws RefusedException {
    Track track = track(place);
    track.text = UnrollLoop.apply(track.text, place.frame());
  }

  void repeat(int brace, int runs) throws RefusedException {
    for (TrackReader.Found found : timelines) {
      int first = found.line().firstToken() + 1;
      for (int word = 0; word < found.text().size(); word++) {
        if (result.syntax().tokenStart(first + word) == brace) {
          Track track = track(found.place(result.skeleton()));
          track.text = RepeatLoop.apply(track.text, word, runs);
          return;
        }
      }
    }
    throw new RefusedException("there is no loop here");
  }

  Track track(KeyPlace place) throws RefusedException {
    for (Track track : tracks) {
      if (track.place.isSameTrack(place)) {
        return track;
      }
    }
    Word property = TrackReader.property(place.target(), place.letter());
    if (property == null) {
      throw new RefusedException(
          (place.target() == Target.BONE ? "bones" : "slots")
              + " have no timeline "
              + Excerpt.quoted(String.valueOf(place.letter())));
    }
    int index = index(place.target(), place.name());
    Track track = null;
    for (TrackReader.Found found : timelines) {
      if (found.item().target() == place.target() && found.item().index() == index) {
        rejectColorClash(place, found);
        if (found.letter() == place.letter()) {
          track = new Track(place, index, found, found.text());
        }
      }
    }
    if (track == null) {
      TimelineText empty = TimelineText.of(property, start(place.target(), index), List.of());
      track = new Track(place, index, null, empty);
    }
    if (!track.before.run.isComplete()) {
      throw new RefusedException("the loops of this timeline repeat too often to be edited here");
    }
    tracks.add(track);
    return track;
  }

  /** A colour takes the place of its parts, so that only one of the two kinds can be played. */
  private static void rejectColorClash(KeyPlace place, TrackReader.Found found)
      throws RefusedException {
    boolean parts = "rgba".indexOf(found.letter()) >= 0;
    if (place.target() == Target.SLOT
        && (place.letter() == 'c' ? parts : found.letter() == 'c' && place.letter() != '@')) {
      throw new RefusedException(
          "the slot has a timeline "
              + found.letter()
              + "; it can have either c or r, g, b and a, so use that or remove it first");
    }
  }

  /**
   * Returns the item of a bone or slot that a new line goes to: the last, null if there is none.
   */
  AnimationLayout.@Nullable Item item(Target target, int index) {
    AnimationLayout.Item last = null;
    if (layout != null) {
      for (AnimationLayout.Item item : layout.items()) {
        last = item.target() == target && item.index() == index ? item : last;
      }
    }
    return last;
  }

  private TimelineStart start(Target target, int index) {
    AnimationLayout.Item item = item(target, index);
    if (item != null) {
      return item.start();
    }
    return layout == null
        ? new TimelineStart(0, Animation.DEFAULT_STEP, Easing.LINEAR)
        : layout.start();
  }

  private int index(Target target, String name) throws RefusedException {
    Skeleton skeleton = result.skeleton();
    boolean bone = target == Target.BONE;
    List<String> names =
        bone ? Lists.map(skeleton.bones(), Bone::name) : Lists.map(skeleton.slots(), Slot::name);
    int index = names.indexOf(name);
    if (index < 0) {
      String hint = names.size() > 1_000 ? "" : Nearest.hint(name, names);
      String what = "there is no " + (bone ? "bone " : "slot ") + Excerpt.quoted(name);
      throw new RefusedException(hint.isEmpty() ? what : what + "; " + hint);
    }
    return index;
  }
}
