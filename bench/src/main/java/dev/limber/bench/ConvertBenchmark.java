package dev.limber.bench;

import dev.limber.character.Skel2dCharacter;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.ConvertOptions;
import dev.limber.convert.Converted;
import dev.limber.convert.lottie.LottieConverter;
import dev.limber.convert.skf.SkfConverter;
import dev.limber.core.diagnostics.Limits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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

/** Converting characters that have been read. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ConvertBenchmark {
  /** Sources of characters. */
  @Param({"humanoid", "fox", "plant"})
  public String source = "";

  private CharacterSource character =
      new CharacterSource(
          new byte[0],
          Skel2dCharacter.of("", "", Limits.DEFAULT),
          (name, most) -> null,
          Limits.DEFAULT);

  /** Reads the source. */
  @Setup
  public void read() throws IOException {
    String text = Sources.read(source);
    character =
        new CharacterSource(
            text.getBytes(StandardCharsets.UTF_8),
            Skel2dCharacter.of(text, source, Limits.DEFAULT),
            (name, most) -> null,
            Limits.DEFAULT);
  }

  /** To Lottie: the first animation in the default skin. */
  @Benchmark
  public Converted lottie() {
    return LottieConverter.convert(character, ConvertOptions.DEFAULT);
  }

  /** To SkelForm, with every animation and skin. */
  @Benchmark
  public Converted skelForm() {
    return SkfConverter.convert(character, ConvertOptions.DEFAULT);
  }
}
