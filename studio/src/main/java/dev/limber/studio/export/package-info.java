/** What renders characters for the page. */
@NullMarked
package dev.limber.studio.export;

import org.jspecify.annotations.NullMarked;
