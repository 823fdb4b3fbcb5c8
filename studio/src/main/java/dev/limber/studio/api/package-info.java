/** The addresses under {@code /api/}; docs/studio-server.md describes them. */
@NullMarked
package dev.limber.studio.api;

import org.jspecify.annotations.NullMarked;
