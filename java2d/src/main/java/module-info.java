/** The reference renderer, and the engine runtime for Swing. */
module dev.limber.java2d {
  requires transitive dev.limber.skel2d;
  requires transitive dev.limber.skelform;
  requires transitive java.desktop;
  requires static org.jspecify;

  exports dev.limber.java2d;
}
