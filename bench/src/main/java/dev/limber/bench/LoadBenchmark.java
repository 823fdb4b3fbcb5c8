package dev.limber.bench;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonReader;
import dev.limber.core.json.JsonValue;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.SkelFormFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipFile;
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

/** Loading a file from memory, images as bytes, and the parsing of its JSON alone. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class LoadBenchmark {
  /** {@code lantern} is our sample; {@code skellington} is the real file, when there is one. */
  @Param({"lantern"})
  public String file = "";

  private byte[] skf = {};
  private byte[] json = {};

  /** Reads the bytes. */
  @Setup
  public void read() throws IOException {
    Path path =
        file.equals("skellington")
            ? Samples.file("skellington.skf")
            : Path.of("samples/lantern-0.7.skf");
    skf = Files.readAllBytes(path);
    try (ZipFile zip = new ZipFile(path.toFile());
        InputStream in = zip.getInputStream(zip.getEntry("armature.json"))) {
      json = in.readAllBytes();
    }
  }

  /** The whole file. */
  @Benchmark
  public SkelFormFile load() {
    return SkelForm.load(skf);
  }

  /** The JSON alone. */
  @Benchmark
  public JsonValue parse() {
    return JsonReader.parse(json, "armature.json", Limits.DEFAULT, new Diagnostics(""));
  }
}
