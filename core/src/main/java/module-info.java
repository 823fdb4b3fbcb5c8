/** What every part of Limber stands on: drawing, characters, trigonometry, JSON, diagnostics. */
module dev.limber.core {
  requires static org.jspecify;

  exports dev.limber.core.canvas;
  exports dev.limber.core.color;
  exports dev.limber.core.diagnostics;
  exports dev.limber.core.json;
  exports dev.limber.core.math;
  exports dev.limber.core.measure;
  exports dev.limber.core.player;
  exports dev.limber.core.pose to
      dev.limber.crowd,
      dev.limber.skel2d,
      dev.limber.skelform;
  exports dev.limber.core.puppet;
  exports dev.limber.core.tessellate;
}
