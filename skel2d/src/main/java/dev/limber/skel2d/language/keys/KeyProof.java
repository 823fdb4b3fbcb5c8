package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Timeline;
import dev.limber.skel2d.resolve.AnimationLayout;
import dev.limber.skel2d.resolve.TimelineRun.PlayedKey;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes sure that a changed text says what was meant, and all else as before. */
final class KeyProof {
  private final KeySession session;

  KeyProof(KeySession session) {
    this.session = session;
  }

  /** Reads the changed text: it must play what was meant, and say all else as before. */
  void check(Skeleton after) throws RefusedException {
    Skeleton before = session.result.skeleton();
    boolean same =
        before.bones().equals(after.bones())
            && before.slots().equals(after.slots())
            && before.skins().equals(after.skins());
    for (Animation animation : before.animations()) {
      if (!animation.name().equals(session.animation)) {
        same &= after.animations().contains(animation);
      }
    }
    Animation now = find(after);
    if (!same || now == null || !isMeant(find(before), now) || !session.marks.areMeant(now)) {
      throw new RefusedException("the text would mean something else then; change it by hand");
    }
  }

  private boolean isMeant(@Nullable Animation was, Animation now) {
    if (was != null) {
      for (Timeline timeline : was.timelines()) {
        if (!isTouched(timeline) && !now.timelines().contains(timeline)) {
          return false;
        }
      }
    }
    for (KeySession.Track track : session.tracks) {
      if (!plays(now, track)) {
        return false;
      }
    }
    return true;
  }

  private @Nullable Animation find(Skeleton skeleton) {
    for (Animation animation : skeleton.animations()) {
      if (animation.name().equals(session.animation)) {
        return animation;
      }
    }
    return null;
  }

  private boolean isTouched(Timeline timeline) {
    for (KeySession.Track track : session.tracks) {
      if (timeline.target() == track.place.target() && timeline.index() == track.index) {
        boolean color = track.place.letter() == 'c' && timeline.property() != Property.ATTACHMENT;
        if (color || timeline.property() == property(track.place)) {
          return true;
        }
      }
    }
    return false;
  }

  private static Property property(KeyPlace place) {
    return AnimationLayout.property(place.target(), place.letter());
  }

  private static boolean plays(Animation animation, KeySession.Track track) {
    List<PlayedKey> wanted = track.text.run.keys();
    List<Key> keys = List.of();
    for (Timeline timeline : animation.timelines()) {
      if (timeline.target() == track.place.target()
          && timeline.index() == track.index
          && timeline.property() == property(track.place)) {
        keys = timeline.keys();
      }
    }
    if (keys.size() != wanted.size()) {
      return false;
    }
    boolean named = track.place.letter() == '@';
    for (int i = 0; i < keys.size(); i++) {
      Key key = keys.get(i);
      PlayedKey meant = wanted.get(i);
      boolean sameValue =
          named ? meant.name().equals(key.name()) : ValueText.isClose(key.written(), meant.value());
      if (!sameValue
          || key.easing() != meant.easing()
          || Math.abs(key.time() * animation.fps() - meant.frame()) >= 1e-4) {
        return false;
      }
    }
    return true;
  }
}
