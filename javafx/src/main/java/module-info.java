/** The engine runtime for JavaFX. */
module dev.limber.javafx {
  requires transitive dev.limber.java2d;
  requires transitive javafx.graphics;
  requires static org.jspecify;

  exports dev.limber.javafx;
}
