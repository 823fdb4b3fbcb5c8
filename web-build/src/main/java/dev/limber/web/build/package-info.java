/**
 * What builds the browser's engine: the start of TeaVM, plugins that tell it what to compile
 * differently, and the step that joins engine and scripts to one ES module. None of it is shipped,
 * except for what {@link BrowserText} leaves in the engine.
 */
@NullMarked
package dev.limber.web.build;

import org.jspecify.annotations.NullMarked;
