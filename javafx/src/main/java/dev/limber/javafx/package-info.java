/** Plays characters in JavaFX: {@link dev.limber.javafx.LimberView} is a node like any other. */
@NullMarked
package dev.limber.javafx;

import org.jspecify.annotations.NullMarked;
