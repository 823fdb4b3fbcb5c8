package dev.limber.cli.render;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import java.util.ArrayList;
import java.util.List;

/**
 * A character ready to be filmed.
 *
 * @param hidden for each part whether it is hidden
 * @param fps pictures a second
 * @param targets what may be written
 */
record Scene(Puppet puppet, boolean[] hidden, OutputKind kind, double fps, RenderTargets targets) {
  /** Samples of an animation that is only measured. */
  private static final int MOST_MOMENTS = 1000;

  Film film(List<Shot> shots) {
    return new Film(puppet, shots, fps, hidden);
  }

  /** Returns what has to fit into the frames of a film. */
  Bounds bounds(Film film, AppearanceOptions appearance) {
    Bounds bounds = new Bounds();
    switch (appearance.fit()) {
      case CLIP -> film.include(bounds, appearance.bones());
      case ALL -> {
        List<Shot> all = new ArrayList<>(List.of(Shot.setup()));
        for (PuppetAnimation animation : puppet.animations()) {
          all.add(Shot.sampled(animation, fps, MOST_MOMENTS));
        }
        film(all).include(bounds, appearance.bones());
      }
      case SETUP -> film(List.of(Shot.setup())).include(bounds, appearance.bones());
    }
    return bounds;
  }
}
