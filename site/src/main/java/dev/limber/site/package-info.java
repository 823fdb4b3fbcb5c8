/** Builds the static site out of the guides, the samples and the studio's page. Not shipped. */
@NullMarked
package dev.limber.site;

import org.jspecify.annotations.NullMarked;
