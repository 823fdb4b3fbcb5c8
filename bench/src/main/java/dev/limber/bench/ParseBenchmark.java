package dev.limber.bench;

import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Reading Skel2D sources from memory. Characters by microseconds are MB/s: the set-up prints how
 * many there are.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ParseBenchmark {
  /**
   * Sources of characters; and {@code made-N}: made ones with N limbs and N animations, whose
   * length grows with N as their cost must.
   */
  @Param({"humanoid", "made-10", "made-100", "made-1000"})
  public String source = "";

  private String text = "";

  /** Reads or makes the source. */
  @Setup
  public void read() throws IOException {
    text = Sources.read(source);
    System.out.println("# " + source + ": " + text.length() + " characters");
  }

  /** From text to skeleton and diagnostics. */
  @Benchmark
  public Skel2d.Result parse() {
    return Skel2d.parse(text);
  }

  /** The first half of it: sections, lines and tokens. */
  @Benchmark
  public SyntaxTree syntax() {
    return SyntaxTree.of(text);
  }
}
