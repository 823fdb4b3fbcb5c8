/** The build step that makes one ES module of the engine and the scripts around it. */
@NullMarked
package dev.limber.web.bundle;

import org.jspecify.annotations.NullMarked;
