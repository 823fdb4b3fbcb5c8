/**
 * Which part of Limber may know which. These tests live in the module that stands on all others, so
 * that they see every class.
 */
@NullMarked
package dev.limber.architecture;

import org.jspecify.annotations.NullMarked;
