package dev.limber.skel2d.language.keys;

import dev.limber.core.color.Rgba;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.data.Timeline;
import dev.limber.skel2d.resolve.AnimationLayout;
import dev.limber.skel2d.syntax.Lexemes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The keys of an animation as the parser has them, in plain lists by bone or slot and property. A
 * test does there with them what a gesture ought to have done, and compares.
 */
final class PlayedKeys {
  /** An easing that leads nowhere, or that nobody chose. */
  static final String ANY = "";

  /** Frames that are nearer are the same. */
  static final double SAME_FRAME = 1e-4;

  private static final String MARKS = "!";

  /** A key; of a mark the name is all that it says. */
  record Played(double frame, double value, String name, String easing) {
    Played at(double newFrame) {
      return new Played(newFrame, value, name, easing);
    }

    Played with(String newEasing) {
      return new Played(frame, value, name, newEasing);
    }

    boolean isAt(double other) {
      return Math.abs(frame - other) < SAME_FRAME;
    }

    /** Returns whether both are played alike, their easings left out. */
    boolean isLike(Played other) {
      return isLike(other, SAME_FRAME);
    }

    boolean isLike(Played other, double sameFrame) {
      return Math.abs(frame - other.frame) < sameFrame
          && Math.abs(value - other.value) <= 1e-6 * Math.max(1, Math.abs(value))
          && name.equals(other.name);
    }

    boolean isEasedLike(Played other) {
      return easing.equals(other.easing) || easing.equals(ANY) || other.easing.equals(ANY);
    }
  }

  private final Map<String, List<Played>> tracks = new TreeMap<>();

  static PlayedKeys of(Skel2d.Result result, String animation) {
    PlayedKeys keys = new PlayedKeys();
    for (Animation found : result.skeleton().animations()) {
      if (found.name().equals(animation)) {
        found.timelines().forEach(timeline -> keys.read(result, found.fps(), timeline));
        found
            .marks()
            .forEach(
                mark -> {
                  String said = mark.name() + " " + mark.text();
                  double frame = mark.seconds() * found.fps();
                  keys.track(MARKS).add(new Played(frame, mark.number(), said, ANY));
                });
      }
    }
    return keys;
  }

  private void read(Skel2d.Result result, double fps, Timeline timeline) {
    boolean bone = timeline.target() == Target.BONE;
    String owner =
        bone
            ? result.skeleton().bones().get(timeline.index()).name()
            : "@" + result.skeleton().slots().get(timeline.index()).name();
    List<Played> track = track(owner + " " + timeline.property().word());
    for (Key key : timeline.keys()) {
      String name = key.name() == null ? "" : key.name();
      double value = name.isEmpty() ? key.written() : 0;
      track.add(new Played(key.time() * fps, value, name, key.easing().word()));
    }
    endAnywhere(track);
  }

  /** The easing of a last key leads nowhere. */
  private static void endAnywhere(List<Played> track) {
    if (!track.isEmpty()) {
      int last = track.size() - 1;
      track.set(last, track.get(last).with(ANY));
    }
  }

  private List<Played> track(String name) {
    return tracks.computeIfAbsent(name, n -> new ArrayList<>());
  }

  /** Returns the keys of a track, none if there is no such track. */
  List<Played> keys(String track) {
    return tracks.getOrDefault(track, List.of());
  }

  /** Returns the tracks that the keys of a place are played in; a colour is played as four. */
  static List<String> names(KeyPlace place) {
    String owner = (place.target() == Target.BONE ? "" : "@") + place.name() + " ";
    return place.letter() == 'c'
        ? List.of(owner + "r", owner + "g", owner + "b", owner + "a")
        : List.of(owner + AnimationLayout.property(place.target(), place.letter()).word());
  }

  /** Returns the keys that a value of the language is played as, one for each of the tracks. */
  static List<Played> meant(KeyPlace place, String value) {
    double frame = place.frame();
    switch (place.letter()) {
      case 'c' -> {
        Rgba color = Lexemes.color(value, 0, value.length());
        List<Played> parts = new ArrayList<>();
        for (double part : new double[] {color.r(), color.g(), color.b(), color.a()}) {
          parts.add(new Played(frame, part, "", ANY));
        }
        return parts;
      }
      case '@' -> {
        return List.of(new Played(frame, 0, value, ANY));
      }
      case 's', 't' -> {
        return List.of(new Played(frame, value.equals("true") ? 1 : 0, "", ANY));
      }
      default -> {
        return List.of(new Played(frame, Double.parseDouble(value), "", ANY));
      }
    }
  }

  /** Puts a key into a track, in place of one on its frame. */
  void put(String name, Played key) {
    List<Played> track = track(name);
    track.removeIf(other -> other.isAt(key.frame()));
    track.add(key);
    track.sort(Comparator.comparingDouble(Played::frame));
    endAnywhere(track);
  }

  /** Takes a key out of a track, and returns it. */
  Played take(String name, double frame) {
    List<Played> track = track(name);
    for (Played key : track) {
      if (key.isAt(frame)) {
        track.remove(key);
        endAnywhere(track);
        return key;
      }
    }
    throw new AssertionError("no key of " + name + " on frame " + frame + " in " + track);
  }

  /** Returns the key of a track on a frame, null if there is none. */
  @Nullable Played at(String name, double frame) {
    for (Played key : keys(name)) {
      if (key.isAt(frame)) {
        return key;
      }
    }
    return null;
  }

  /** Returns the easing before a frame of a track. */
  String easingBefore(String name, double frame) {
    String easing = ANY;
    for (Played key : keys(name)) {
      easing = key.frame() < frame ? key.easing() : easing;
    }
    return easing;
  }

  private double end() {
    double end = 0;
    for (Map.Entry<String, List<Played>> track : tracks.entrySet()) {
      for (Played key : track.getKey().equals(MARKS) ? List.<Played>of() : track.getValue()) {
        end = Math.max(end, key.frame());
      }
    }
    return end;
  }

  /** Returns the same keys on frames that are multiplied. */
  PlayedKeys stretched(double factor) {
    PlayedKeys stretched = new PlayedKeys();
    tracks.forEach(
        (name, keys) ->
            keys.forEach(key -> stretched.track(name).add(key.at(factor * key.frame()))));
    return stretched;
  }

  /** Returns whether both play the same in all tracks but some. */
  boolean isLike(PlayedKeys other, List<String> but) {
    return isLike(other, but, SAME_FRAME);
  }

  /** Returns whether both play the same in all tracks but some, up to some part of a frame. */
  boolean isLike(PlayedKeys other, List<String> but, double sameFrame) {
    List<String> names = new ArrayList<>(tracks.keySet());
    names.addAll(other.tracks.keySet());
    names.removeAll(but);
    for (String name : names) {
      List<Played> mine = keys(name);
      List<Played> others = other.keys(name);
      if (name.equals(MARKS)) {
        // Those behind the last key are not played.
        double end = Math.min(end(), other.end());
        mine = mine.stream().filter(mark -> mark.frame() <= end).toList();
        others = others.stream().filter(mark -> mark.frame() <= end).toList();
      }
      boolean same = mine.size() == others.size();
      for (int i = 0; same && i < mine.size(); i++) {
        same =
            mine.get(i).isLike(others.get(i), sameFrame) && mine.get(i).isEasedLike(others.get(i));
      }
      if (!same) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String toString() {
    StringBuilder lines = new StringBuilder();
    tracks.forEach((name, keys) -> lines.append(name).append(' ').append(keys).append('\n'));
    return lines.toString();
  }
}
