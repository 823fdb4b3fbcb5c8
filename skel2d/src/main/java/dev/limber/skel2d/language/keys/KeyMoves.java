package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.resolve.TimelineRun.PlayedKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Takes keys to other frames, all of them or none. */
final class KeyMoves {
  private final KeySession session;
  private final List<Moved> moves = new ArrayList<>();

  private record Moved(KeyPlace place, double to) {}

  KeyMoves(KeySession session, List<KeyPlace> places, double... frames) {
    if (places.size() != frames.length) {
      throw new IllegalArgumentException(places.size() + " keys, but " + frames.length + " frames");
    }
    this.session = session;
    for (int i = 0; i < frames.length; i++) {
      moves.add(new Moved(places.get(i), frames[i]));
    }
    moves.sort(Comparator.comparingDouble(moved -> moved.place.frame()));
  }

  void apply() throws RefusedException {
    checkApart();
    for (Moved moved : moves) {
      if (moved.to < moved.place.frame()) {
        apply(moved);
      }
    }
    // Those that go right from the right on, so that none runs into the next.
    for (int i = moves.size() - 1; i >= 0; i--) {
      if (!(moves.get(i).to <= moves.get(i).place.frame())) {
        apply(moves.get(i));
      }
    }
    checkThere();
  }

  /** One would take the other's place, and be all that is left of the two. */
  private void checkApart() throws RefusedException {
    Set<KeyPlace> taken = new HashSet<>();
    for (Moved moved : moves) {
      if (!taken.add(moved.place.at(Math.rint(moved.to / TimelineText.SAME_FRAME)))) {
        throw new RefusedException("two of these keys would be on frame " + ValueText.of(moved.to));
      }
    }
  }

  private void apply(Moved moved) throws RefusedException {
    KeyPlace place = moved.place;
    double to = KeySession.frame(moved.to);
    if (place.isMark()) {
      session.marks.move(place, to);
      return;
    }
    KeySession.Track track = session.track(place);
    if (!track.hasLost(place)) {
      track.text = MoveKey.apply(track.text, place.frame(), to);
    }
  }

  /** Makes sure that all keys have come to where they were moved, though loops share words. */
  private void checkThere() throws RefusedException {
    for (Moved moved : moves) {
      if (!moved.place.isMark()) {
        KeySession.Track track = session.track(moved.place);
        int was = track.before.keyAt(moved.place.frame());
        if (was < 0) {
          throw new RefusedException(
              "there is no key on frame " + ValueText.of(moved.place.frame()));
        }
        int now = track.text.keyAt(moved.to);
        PlayedKey key = track.before.key(was);
        if (now < 0
            || !ValueText.isClose(key.value(), track.text.key(now).value())
            || !key.name().equals(track.text.key(now).name())) {
          throw RefusedException.shared(
              track.before, "these keys cannot be moved without changing others");
        }
      }
    }
  }
}
