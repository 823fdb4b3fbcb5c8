package dev.limber.architecture.wrong.cli;

import dev.limber.architecture.wrong.bench.Benchmark;

/** Benchmarks are nobody's dependency. */
public final class KnowsBench {
  public static Benchmark benchmark;
}
