package dev.limber.architecture.wrong.bench;

/** Something to know wrongly. */
public final class Benchmark {}
