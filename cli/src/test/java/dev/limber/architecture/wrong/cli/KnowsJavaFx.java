package dev.limber.architecture.wrong.cli;

import javafx.stage.Window;

/** Nothing but the module for it may need JavaFX. */
public final class KnowsJavaFx {
  public static Window window;
}
