package dev.limber.convert.skf;

import dev.limber.core.math.Trig;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.data.Timeline;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Keyframe;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes the keyframes of an animation. */
final class AnimationBaker {
  /** Values that differ by less do not move. */
  private static final double SAME = 1e-9;

  /** How many numbers are kept at once; the film is played again for what is beyond. */
  private static final int MOST_KEPT = 1 << 21;

  private record Source(Target target, int index, Property property) {}

  private final Film film;
  private final Map<Source, Timeline> timelines = new HashMap<>();
  private final List<Channel> channels;
  private final List<Part> parts;
  private final PoseSample setup;
  private final List<Keyframe> keys = new ArrayList<>();

  AnimationBaker(Film film, List<Channel> channels, List<Part> parts, PoseSample setup) {
    this.film = film;
    this.channels = channels;
    this.parts = parts;
    this.setup = setup;
    for (Timeline timeline : film.animation.timelines()) {
      timelines.put(new Source(timeline.target(), timeline.index(), timeline.property()), timeline);
    }
  }

  /** Returns the animation, its bones in their final places. */
  Animation bake(int id, int[] places) {
    List<Channel> moving = moving();
    int batch = Math.max(1, MOST_KEPT / (2 * film.lastFrame + 1));
    for (int from = 0; from < moving.size(); from += batch) {
      move(moving.subList(from, Math.min(from + batch, moving.size())));
    }
    show();
    last();
    List<Keyframe> placed = new ArrayList<>();
    for (Keyframe key : keys) {
      placed.add(
          new Keyframe(
              key.frame(),
              places[key.bone()],
              key.element(),
              key.value(),
              key.text(),
              key.easing()));
    }
    placed.sort(
        Comparator.comparingInt(Keyframe::frame)
            .thenComparingInt(Keyframe::bone)
            .thenComparing(Keyframe::element));
    return new Animation(
        film.animation.name(),
        id,
        film.fps,
        placed,
        film.lastFrame,
        film.lastFrame + 1,
        film.animation.marks());
  }

  /** An animation is as long as its last keyframe: where none ends it, one that changes nothing. */
  private void last() {
    for (Keyframe key : keys) {
      if (key.frame() == film.lastFrame) {
        return;
      }
    }
    keys.add(
        new Keyframe(
            film.lastFrame, 0, Element.POSITION_X, setup.local[0], "", Easing.LINEAR_HANDLES));
  }

  /** Returns the channels that are not all the time as in the setup pose. */
  private List<Channel> moving() {
    double[] still = new double[channels.size()];
    boolean[] moves = new boolean[still.length];
    for (int c = 0; c < still.length; c++) {
      still[c] = channels.get(c).value().applyAsDouble(setup);
    }
    film.halfFrames(
        (sample, half) -> {
          for (int c = 0; c < still.length; c++) {
            moves[c] =
                moves[c]
                    || !(Math.abs(channels.get(c).value().applyAsDouble(sample) - still[c])
                        <= SAME);
          }
        });
    List<Channel> moving = new ArrayList<>();
    for (int c = 0; c < still.length; c++) {
      if (moves[c]) {
        moving.add(channels.get(c));
      }
    }
    return moving;
  }

  private void move(List<Channel> batch) {
    double[][] halves = new double[batch.size()][2 * film.lastFrame + 1];
    film.halfFrames(
        (sample, half) -> {
          for (int c = 0; c < halves.length; c++) {
            halves[c][half] = batch.get(c).value().applyAsDouble(sample);
          }
        });
    for (int c = 0; c < halves.length; c++) {
      Channel channel = batch.get(c);
      if (channel.element() == Element.ROTATION) {
        unwrap(halves[c]);
      }
      for (CurveFit.Key key : CurveFit.fit(halves[c], spans(channel))) {
        keys.add(
            new Keyframe(
                key.frame(), channel.node(), channel.element(), key.value(), "", key.easing()));
      }
    }
  }

  /** Lets angles go on where they start again at the other side: SkelForm goes straight. */
  private static void unwrap(double[] angles) {
    for (int i = 1; i < angles.length; i++) {
      angles[i] += Trig.TWO_PI * Math.rint((angles[i - 1] - angles[i]) / Trig.TWO_PI);
    }
  }

  private List<CurveFit.Span> spans(Channel channel) {
    Timeline timeline =
        timelines.get(new Source(channel.source(), channel.index(), channel.property()));
    List<CurveFit.Span> spans = new ArrayList<>();
    List<Key> written = timeline == null ? List.of() : timeline.keys();
    for (int k = 1; k < written.size(); k++) {
      double from = written.get(k - 1).time() * film.fps;
      double to = written.get(k).time() * film.fps;
      if (to > from) {
        spans.add(new CurveFit.Span(from, to, written.get(k - 1).easing()));
      }
    }
    return spans;
  }

  /** Makes the keyframes that switch: what is shown, and whether anything is. */
  private void show() {
    Switch[] hidden = new Switch[parts.size()];
    Switch[] texture = new Switch[parts.size()];
    film.frames(
        (sample, frame) -> {
          for (int p = 0; p < hidden.length; p++) {
            Part part = parts.get(p);
            if (frame == 0) {
              hidden[p] = new Switch(part.node, Element.HIDDEN, hidden(part, setup));
              texture[p] =
                  new Switch(part.node, Element.TEXTURE, part.texture(setup.shown(part.slot)));
            }
            hidden[p].set(frame, hidden(part, sample));
            if (part.looks.containsKey(sample.shown(part.slot))) {
              texture[p].set(frame, part.texture(sample.shown(part.slot)));
            }
          }
        });
  }

  private static String hidden(Part part, PoseSample sample) {
    return part.looks.containsKey(sample.shown(part.slot)) ? "" : "hidden";
  }

  /** A value that switches. */
  private final class Switch {
    private final int node;
    private final Element element;
    private String value;
    private boolean keyed;

    Switch(int node, Element element, String value) {
      this.node = node;
      this.element = element;
      this.value = value;
    }

    void set(int frame, String now) {
      if (now.equals(value)) {
        return;
      }
      if (!keyed && frame > 0) {
        key(0);
      }
      value = now;
      key(frame);
    }

    private void key(int frame) {
      boolean isText = element == Element.TEXTURE;
      double number = isText || value.isEmpty() ? 0 : 1;
      keyed = true;
      keys.add(
          new Keyframe(frame, node, element, number, isText ? value : "", Easing.LINEAR_HANDLES));
    }
  }
}
