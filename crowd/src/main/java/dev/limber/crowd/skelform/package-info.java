/** Armatures in a crowd: the passes of {@code dev.limber.skelform.construct} for lanes. */
@NullMarked
package dev.limber.crowd.skelform;

import org.jspecify.annotations.NullMarked;
