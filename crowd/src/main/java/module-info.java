/** Thousands of characters of a few kinds, animated together. */
module dev.limber.crowd {
  requires transitive dev.limber.core;
  requires transitive dev.limber.skel2d;
  requires transitive dev.limber.skelform;
  requires static org.jspecify;

  exports dev.limber.crowd;
}
