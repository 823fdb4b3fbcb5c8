/** The files that the page may see: names, kinds, versions, atomic saves. */
@NullMarked
package dev.limber.studio.files;

import org.jspecify.annotations.NullMarked;
