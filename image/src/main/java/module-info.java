/** Pictures and animations as PNG, APNG and GIF, from plain pixel arrays. */
module dev.limber.image {
  requires transitive dev.limber.core;
  requires static org.jspecify;

  exports dev.limber.image;
  exports dev.limber.image.gif;
  exports dev.limber.image.png;
}
