package dev.limber.convert.lottie;

import dev.limber.core.color.Rgba;
import dev.limber.skel2d.data.Property;
import java.util.TreeSet;

/** The colours of slots over time: those of their attachments times their own, from 0 to 1. */
final class SlotColors {
  private final Take take;
  private final Budget budget;

  SlotColors(Take take, Budget budget) {
    this.take = take;
    this.budget = budget;
  }

  /** Returns how opaque something in a slot is, in percent. */
  Curve opacity(int slot, double alpha) {
    Curve[] product = {take.slotCurve(slot, Property.ALPHA).times(alpha)};
    return clamped(product).times(LayerMotion.PERCENT);
  }

  /** Returns red, green, blue and 1 of something in a slot. */
  Curve color(int slot, Rgba color) {
    return clamped(
        take.slotCurve(slot, Property.RED).times(color.r()),
        take.slotCurve(slot, Property.GREEN).times(color.g()),
        take.slotCurve(slot, Property.BLUE).times(color.b()),
        Curve.constant(1));
  }

  /** Returns whether a slot has its images' own colours all the time. */
  boolean isWhite(int slot) {
    return take.slotCurve(slot, Property.RED).least() >= 1
        && take.slotCurve(slot, Property.GREEN).least() >= 1
        && take.slotCurve(slot, Property.BLUE).least() >= 1;
  }

  private Curve clamped(Curve... parts) {
    boolean inside = true;
    TreeSet<Double> frames = new TreeSet<>();
    for (Curve part : parts) {
      inside &= part.least() >= 0 && part.most() <= 1;
      part.keys().forEach(key -> frames.add(key.frame()));
    }
    Curve joined = inside ? Curve.joined(parts) : null;
    if (joined != null) {
      return joined;
    }
    CurveFitter.Sampled sampled =
        (frame, out) -> {
          for (int i = 0; i < out.length; i++) {
            out[i] = Math.max(0, Math.min(1, parts[i].at(frame)));
          }
        };
    return CurveFitter.fit(sampled, parts.length, Take.within(frames, 0, take.end), budget);
  }
}
