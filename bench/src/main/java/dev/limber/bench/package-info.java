/** Benchmarks; their figures are in {@code bench/RESULTS.md}. */
@NullMarked
package dev.limber.bench;

import org.jspecify.annotations.NullMarked;
