package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.json.JsonObject;
import dev.limber.skelform.data.Generation;

/** One step that brings the tree of an older generation nearer to the shape of 0.7. */
interface Upgrade {
  /** Tells whether files of this generation need the step. */
  boolean appliesTo(Generation generation);

  /** Changes the tree in place; moved values keep their paths. */
  void apply(JsonObject root, Diagnostics diagnostics);
}
