/** Opens a character file of any format and finds its images. */
module dev.limber.character {
  requires transitive dev.limber.skel2d;
  requires transitive dev.limber.skelform;
  requires static org.jspecify;

  exports dev.limber.character;
}
