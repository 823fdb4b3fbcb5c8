/** Pictures and animations as PNG, APNG, GIF and sprite sheets, from plain pixel arrays. */
module dev.limber.image {
  requires transitive dev.limber.core;
  requires static org.jspecify;

  exports dev.limber.image;
  exports dev.limber.image.gif;
  exports dev.limber.image.png;
  exports dev.limber.image.sheet;
  exports dev.limber.image.svg;
}
