/** Skel2D: a text language for skeletons and their animations, and what plays them. */
module dev.limber.skel2d {
  requires transitive dev.limber.core;
  requires static org.jspecify;

  exports dev.limber.skel2d;
  exports dev.limber.skel2d.animate to
      dev.limber.convert,
      dev.limber.crowd;
  exports dev.limber.skel2d.construct to
      dev.limber.convert,
      dev.limber.crowd;
  exports dev.limber.skel2d.data;
  exports dev.limber.skel2d.draw;
  exports dev.limber.skel2d.format;
  exports dev.limber.skel2d.language;
  exports dev.limber.skel2d.language.fixes;
  exports dev.limber.skel2d.language.keys;
  exports dev.limber.skel2d.pose;
  exports dev.limber.skel2d.syntax;
}
