/** The reference renderer, and the engine runtime for Swing. */
module dev.limber.java2d {
  requires transitive dev.limber.character;
  requires transitive java.desktop;
  requires static org.jspecify;

  exports dev.limber.java2d;
}
