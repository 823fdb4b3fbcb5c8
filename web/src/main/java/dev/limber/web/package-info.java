/** The engine runtime for the browser: what JavaScript sees of Limber once TeaVM compiled it. */
@NullMarked
package dev.limber.web;

import org.jspecify.annotations.NullMarked;
