package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.json.JsonObject;
import dev.limber.skelform.data.Generation;
import java.util.List;

/** All steps from the oldest generation to 0.7, in order. */
final class Upgrades {
  private static final List<Upgrade> STEPS =
      List.of(
          new UpgradeBefore02(),
          new Upgrade02(),
          new Upgrade03(),
          new Upgrade04(),
          new UpgradeVisuals(),
          new UpgradeFamilies(),
          new UpgradePhysics());

  private Upgrades() {}

  /** Gives the tree the shape of 0.7, in place. */
  static void apply(JsonObject root, Generation generation, Diagnostics diagnostics) {
    for (Upgrade step : STEPS) {
      if (step.appliesTo(generation)) {
        step.apply(root, diagnostics);
      }
    }
  }
}
