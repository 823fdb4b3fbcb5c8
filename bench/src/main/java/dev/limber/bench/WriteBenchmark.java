package dev.limber.bench;

import dev.limber.core.diagnostics.Limits;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.SkelFormFile;
import dev.limber.skelform.upgrade.SkfUpgrade;
import dev.limber.skelform.write.SkfVersion;
import dev.limber.skelform.write.SkfWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

/** Writing a file to memory, and upgrading one from memory to memory. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class WriteBenchmark {
  /** {@code lantern} is our sample; {@code skellington} is the real file, when there is one. */
  @Param({"lantern"})
  public String file = "";

  private byte[] bytes = {};

  @SuppressWarnings("NullAway.Init") // set by read()
  private SkelFormFile character;

  /** Reads the file. */
  @Setup
  public void read() throws IOException {
    Path path =
        file.equals("skellington")
            ? Samples.file("skellington.skf")
            : Path.of("samples/lantern-0.7.skf");
    bytes = Files.readAllBytes(path);
    character = SkelForm.load(bytes);
  }

  /** The whole file from its armature and images. */
  @Benchmark
  public byte[] write() {
    SkfWriter writer = new SkfWriter(character.armature(), SkfVersion.V0_7);
    for (int i = 0; i < character.images().size(); i++) {
      writer.image(i, character.images().get(i).bytes());
    }
    return writer.write();
  }

  /** The same file as one of 0.8, read and written. */
  @Benchmark
  public byte[] upgrade() {
    return SkfUpgrade.upgrade(bytes, file, SkfVersion.V0_8, Limits.DEFAULT).file();
  }
}
