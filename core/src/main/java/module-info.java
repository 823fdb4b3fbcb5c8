/**
 * What every part of Limber stands on. Start with {@link dev.limber.core.player.Player}, {@link
 * dev.limber.core.puppet.Puppet} and {@link dev.limber.core.canvas.Canvas}.
 *
 * <p>Packages that are exported to named modules are insides of Limber and may change at any time.
 */
module dev.limber.core {
  requires static org.jspecify;

  exports dev.limber.core.canvas;
  exports dev.limber.core.color;
  exports dev.limber.core.constraint;
  exports dev.limber.core.diagnostics;
  exports dev.limber.core.measure;
  exports dev.limber.core.player;
  exports dev.limber.core.puppet;
  exports dev.limber.core.tessellate;
  exports dev.limber.core.json to
      dev.limber.convert,
      dev.limber.image,
      dev.limber.skelform,
      dev.limber.studio;
  exports dev.limber.core.math to
      dev.limber.convert,
      dev.limber.crowd,
      dev.limber.skel2d,
      dev.limber.skelform;
  exports dev.limber.core.pose to
      dev.limber.crowd,
      dev.limber.skel2d,
      dev.limber.skelform;
}
