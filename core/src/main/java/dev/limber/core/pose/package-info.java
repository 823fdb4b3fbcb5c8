/**
 * What the poses of both formats share: local values in one flat array, handles on bones, mixing,
 * and compiling on demand. For modules that implement or pose characters; games use {@link
 * dev.limber.core.puppet}.
 */
@NullMarked
package dev.limber.core.pose;

import org.jspecify.annotations.NullMarked;
