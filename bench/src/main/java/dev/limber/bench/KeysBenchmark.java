package dev.limber.bench;

import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.language.keys.KeyChange;
import dev.limber.skel2d.language.keys.KeyEditor;
import dev.limber.skel2d.language.keys.KeyPlace;
import dev.limber.skel2d.language.keys.KeyTrack;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What one step of a drag in the studio costs: the keys of an animation, and setting one. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class KeysBenchmark {
  private String text = "";
  private String animation = "";
  private KeyPlace place = new KeyPlace(Target.BONE, "", 'r', 0);

  /** Reads the source and chooses a key in the middle of it. */
  @Setup
  public void read() throws IOException {
    text = Sources.read("humanoid");
    Skel2d.Result result = Skel2d.parse(text);
    animation = result.skeleton().animations().get(0).name();
    List<KeyTrack> tracks = new KeyEditor(result).tracks(animation);
    KeyTrack track = tracks.get(tracks.size() / 2);
    place = new KeyPlace(track.target(), track.name(), track.letter(), 0.5);
  }

  /** Reads the text and lists the keys of an animation. */
  @Benchmark
  public List<KeyTrack> tracks() {
    return new KeyEditor(Skel2d.parse(text)).tracks(animation);
  }

  /** Reads the text and inserts a key, with the reading that proves it. */
  @Benchmark
  public KeyChange insert() {
    return new KeyEditor(Skel2d.parse(text)).set(animation, List.of(place.with("12.5")));
  }
}
