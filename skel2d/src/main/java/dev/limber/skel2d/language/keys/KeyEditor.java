package dev.limber.skel2d.language.keys;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.math.Lists;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.language.BonePose;
import dev.limber.skel2d.language.Change;
import dev.limber.skel2d.resolve.AnimationLayout;
import dev.limber.skel2d.resolve.NameIndex;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the keys of animations out of a source, and changes them there. All changes leave other
 * keys alone and are made for the text of the result that this was created with.
 *
 * <p>Where a loop plays one word several times, a change of it changes several keys; {@link
 * KeyChange#keys} says how many. What cannot be written without changing other keys is refused.
 */
public final class KeyEditor {
  private final Skel2d.Result result;
  private final NameIndex bones;
  private final NameIndex slots;
  private final List<AnimationLayout> layouts;

  /** Reads where the keys of a source are. */
  public KeyEditor(Skel2d.Result result) {
    this.result = result;
    this.bones = new NameIndex(Lists.map(result.skeleton().bones(), Bone::name));
    this.slots = new NameIndex(Lists.map(result.skeleton().slots(), Slot::name));
    this.layouts = AnimationLayout.of(result.syntax(), bones, slots);
  }

  @Nullable AnimationLayout layout(String animation) {
    for (AnimationLayout layout : layouts) {
      if (layout.name().equals(animation)) {
        return layout;
      }
    }
    return null;
  }

  /**
   * Returns the marks of an animation by name, and its keys by bone or slot and property, in the
   * order of the text.
   */
  public List<KeyTrack> tracks(String animation) {
    AnimationLayout layout = layout(animation);
    return layout == null ? List.of() : new TrackReader(result, layout).tracks();
  }

  /** Returns the frames per second of an animation; the default if there is none of that name. */
  public double framesPerSecond(String animation) {
    AnimationLayout layout = layout(animation);
    return layout == null ? Animation.DEFAULT_FPS : layout.fps();
  }

  /**
   * Returns what the engine plays, as keys would say it: differences from the setup pose, factors,
   * degrees that go on beyond half a turn, parts of colours by their own letters.
   *
   * @param place says which property; its frame does not matter
   * @param count how many values, the first at {@code from} and the last at {@code to}
   * @return empty if nothing moves this property
   */
  public double[] curve(String animation, KeyPlace place, double from, double to, int count) {
    return place.isMark()
        ? new double[0]
        : PlayedCurve.of(result.skeleton(), animation, place, from, to, count);
  }

  /** Changes the frames per second; keys stay on their frames, and so play faster or slower. */
  public Change framesPerSecond(String animation, int fps) {
    return retime(animation, retiming -> retiming.framesPerSecond(fps));
  }

  /** Makes an animation so many frames long: the frames of all keys are stretched alike. */
  public Change length(String animation, double frames) {
    return retime(animation, retiming -> retiming.length(frames));
  }

  /** Sets keys: those that are there get other values, the others are added. */
  public KeyChange set(String animation, List<KeyValue> values) {
    return change(
        animation,
        session -> {
          for (KeyValue value : values) {
            session.set(value);
          }
        });
  }

  /** Adds keys with the values that are played there: nothing but the easing between changes. */
  public KeyChange hold(String animation, List<KeyPlace> places) {
    return change(
        animation,
        session -> {
          for (KeyPlace place : places) {
            session.hold(place);
          }
        });
  }

  /**
   * Sets the keys that give bones local values on a frame: the difference from the setup pose, or
   * the factor. What they have there without a key gets none.
   *
   * @param pose each bone once; lengths are not animated
   */
  public KeyChange pose(String animation, double frame, List<BonePose> pose) {
    return change(
        animation,
        session -> {
          for (BonePose one : pose) {
            session.pose(one.bone(), frame, one.values());
          }
        });
  }

  /** Removes keys. A timeline without keys goes too, and a bone or slot without timelines. */
  public KeyChange remove(String animation, List<KeyPlace> places) {
    return change(
        animation,
        session -> {
          for (KeyPlace place : places) {
            session.remove(place);
          }
        });
  }

  /**
   * Moves keys in time. A key that one is moved onto goes; two of those that are moved cannot come
   * to the same frame.
   *
   * @param frames where each of them goes, as many as there are keys
   */
  public KeyChange move(String animation, List<KeyPlace> places, double... frames) {
    return change(animation, session -> new KeyMoves(session, places, frames).apply());
  }

  /** Changes how values move on from keys; that of a last key leads nowhere and stays. */
  public KeyChange ease(String animation, List<KeyPlace> places, Easing easing) {
    return change(
        animation,
        session -> {
          for (KeyPlace place : places) {
            session.ease(place, easing);
          }
        });
  }

  /** Puts copies of keys some frames later or earlier, with their values and easings. */
  public KeyChange duplicate(String animation, List<KeyPlace> places, double by) {
    return change(
        animation,
        session -> {
          List<KeyValue> copies = new ArrayList<>();
          for (KeyPlace place : places) {
            copies.add(session.copy(place, place.frame() + by));
          }
          for (KeyValue copy : copies) {
            session.set(copy);
          }
        });
  }

  /** Writes the loop around a key out, so that each key has a word of its own. */
  public KeyChange unroll(String animation, KeyPlace place) {
    return change(animation, session -> session.unroll(place));
  }

  /**
   * Changes how often a loop is run; what follows it comes earlier or later.
   *
   * @param brace offset of its opening brace
   */
  public KeyChange repeat(String animation, int brace, int runs) {
    return change(animation, session -> session.repeat(brace, runs));
  }

  private interface Retimed {
    Change by(Retiming retiming) throws RefusedException;
  }

  private Change retime(String animation, Retimed retimed) {
    AnimationLayout layout = layout(animation);
    try {
      if (layout == null) {
        throw new RefusedException("there is no animation " + Excerpt.quoted(animation));
      }
      return retimed.by(new Retiming(result, layout));
    } catch (RefusedException e) {
      return new Change(List.of(), e.reason());
    }
  }

  private interface Gesture {
    void on(KeySession session) throws RefusedException;
  }

  private KeyChange change(String animation, Gesture gesture) {
    KeySession session = new KeySession(result, bones, slots, animation, layout(animation));
    try {
      gesture.on(session);
      return session.finish();
    } catch (RefusedException e) {
      return new KeyChange(new Change(List.of(), e.reason()), 0, false, e.needsUnrolling);
    }
  }
}
