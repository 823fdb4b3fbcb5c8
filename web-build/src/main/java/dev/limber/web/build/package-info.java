/**
 * What builds the browser's engine: the start of TeaVM, plugins that tell it what to compile
 * differently, the step that joins engine and scripts to one ES module, and the list of what the
 * page consists of. None of it is shipped, except for what {@link BrowserText} leaves in the
 * engine.
 */
@NullMarked
package dev.limber.web.build;

import org.jspecify.annotations.NullMarked;
