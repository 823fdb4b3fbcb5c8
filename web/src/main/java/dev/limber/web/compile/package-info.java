/** What TeaVM is told to do differently when it compiles the engine. */
@NullMarked
package dev.limber.web.compile;

import org.jspecify.annotations.NullMarked;
