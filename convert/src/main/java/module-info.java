/** Carries characters into files that other programs play. */
module dev.limber.convert {
  requires transitive dev.limber.character;
  requires dev.limber.image;
  requires dev.limber.java2d;
  requires static org.jspecify;

  exports dev.limber.convert;
  exports dev.limber.convert.html;
  exports dev.limber.convert.lottie;
  exports dev.limber.convert.skf;
}
