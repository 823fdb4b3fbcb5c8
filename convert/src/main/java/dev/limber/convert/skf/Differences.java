package dev.limber.convert.skf;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Place;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Timeline;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/** Finds what SkelForm cannot express, while the film plays. */
final class Differences {
  /** Lines that are off by less are not worth a warning. */
  private static final double THICKER = 1.1;

  /** Folded areas of fewer square pixels are not worth a warning. */
  private static final double FOLDED = 50;

  private static final double SMALLEST = 1e-3;

  private final Skeleton skeleton;
  private final PoseSample setup;
  private final List<Part> parts;
  private final Diagnostics diagnostics;
  private final double[] least;
  private final double[] most;
  private final TreeSet<String> bright = new TreeSet<>();
  private int lost = -1;

  Differences(Skeleton skeleton, PoseSample setup, List<Part> parts, Diagnostics diagnostics) {
    this.skeleton = skeleton;
    this.setup = setup;
    this.parts = parts;
    this.diagnostics = diagnostics;
    this.least = new double[skeleton.bones().size()];
    this.most = new double[least.length];
    Arrays.fill(least, Double.MAX_VALUE);
  }

  void see(PoseSample sample) {
    lost = Math.max(lost, sample.lost);
    for (int b = 0; b < least.length; b++) {
      double x = ratio(sample.scaleX[b], setup.scaleX[b]);
      double y = ratio(sample.scaleY[b], setup.scaleY[b]);
      least[b] = Math.min(least[b], Math.min(x, y));
      most[b] = Math.max(most[b], Math.max(x, y));
    }
    for (int s = 0; s < skeleton.slots().size(); s++) {
      for (int part = 0; part < 4; part++) {
        double color = sample.color(s, part);
        if (color < 0 || color > 1) {
          bright.add(skeleton.slots().get(s).name());
        }
      }
    }
  }

  private static double ratio(double now, double drawn) {
    return Math.abs(now) / (Math.abs(drawn) < SMALLEST ? 1 : Math.abs(drawn));
  }

  /** Says what was found. */
  void report(List<Film> films) {
    reportLines();
    reportFolds();
    reportColors();
    reportFlat();
    reportTimes(films);
  }

  private void reportLines() {
    TreeSet<String> names = new TreeSet<>();
    double thinnest = 1;
    double thickest = 1;
    for (Part part : parts) {
      double thin = least[part.carrier];
      double thick = most[part.carrier];
      if (part.shape == null && hasLine(part) && (thin < 1 / THICKER || thick > THICKER)) {
        names.add(skeleton.slots().get(part.slot).name());
        thinnest = Math.min(thinnest, thin);
        thickest = Math.max(thickest, thick);
      }
    }
    if (!names.isEmpty()) {
      diagnostics.warning(
          "convert-line-width",
          Place.FILE,
          "SkelForm scales lines with their bones: those of "
              + list(names)
              + " become "
              + rounded(thinnest)
              + " to "
              + rounded(thickest)
              + " times as thick",
          "use shapes without a line on bones that are scaled");
    }
  }

  private void reportFolds() {
    TreeSet<String> folded = new TreeSet<>();
    double largest = 0;
    for (Part part : parts) {
      if (part.motion != null && part.motion.folded > FOLDED) {
        folded.add(skeleton.slots().get(part.slot).name());
        largest = Math.max(largest, part.motion.folded);
      }
    }
    if (!folded.isEmpty()) {
      diagnostics.warning(
          "convert-folded-outline",
          Place.FILE,
          "SkelForm fills outlines differently where their bones turn them over: "
              + list(folded)
              + ", by up to "
              + (long) largest
              + " square pixels",
          "let the bones move less, or use more points for the path");
    }
  }

  private static boolean hasLine(Part part) {
    for (Attachment[] looks : part.looks.values()) {
      for (Attachment look : looks) {
        if (look != null && Layer.LINE.shows(look) && part.layer != Layer.FILL) {
          return true;
        }
      }
    }
    return false;
  }

  private void reportColors() {
    if (!bright.isEmpty()) {
      diagnostics.warning(
          "convert-color-range",
          Place.FILE,
          "colours of " + list(bright) + " leave the range 0 to 1, which SkelForm's tints cannot",
          "keep the values of r, g, b and a timelines between 0 and 1");
    }
  }

  private void reportFlat() {
    TreeSet<String> names = new TreeSet<>();
    for (Part part : parts) {
      if (part.shape != null && part.shape.wasFlat) {
        names.add(skeleton.slots().get(part.slot).name());
      }
    }
    if (!names.isEmpty()) {
      diagnostics.warning(
          "convert-flat-bone",
          Place.FILE,
          "the bones of "
              + list(names)
              + " have a scale of 0 at times: points on other bones"
              + " do not collapse with them in SkelForm",
          "scale to 0.01 instead, or hide the slot");
    }
    if (lost >= 0) {
      diagnostics.warning(
          "convert-flat-bone",
          Place.FILE,
          "bone \""
              + skeleton.bones().get(lost).name()
              + "\" does not inherit the scale of its parent, which"
              + " is 0 at times: SkelForm cannot show it then",
          "scale the parent to 0.01 instead");
    }
  }

  private void reportTimes(List<Film> films) {
    TreeSet<String> names = new TreeSet<>();
    for (Film film : films) {
      for (Timeline timeline : film.animation.timelines()) {
        for (Key key : timeline.keys()) {
          double frame = key.time() * film.fps;
          if (Math.abs(frame - Math.rint(frame)) > 1e-6 * Math.max(1, frame)) {
            names.add(film.animation.name());
          }
        }
      }
    }
    if (!names.isEmpty()) {
      diagnostics.note(
          "convert-between-frames",
          Place.FILE,
          "keys of "
              + list(names)
              + " lie between frames, where SkelForm has no keys: whole"
              + " frames are exact, times between them are not",
          "");
    }
  }

  private static double rounded(double number) {
    return Math.rint(number * 100) / 100;
  }

  private static String list(Collection<String> names) {
    List<String> first = new ArrayList<>();
    for (String name : names) {
      if (first.size() < 3) {
        first.add("\"" + name + "\"");
      }
    }
    String text = String.join(", ", first);
    return names.size() > 3 ? text + " and " + (names.size() - 3) + " more" : text;
  }
}
