package dev.limber.playing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.DrawList;
import dev.limber.core.canvas.View;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.java2d.Java2d;
import dev.limber.java2d.LoadedCharacter;
import dev.limber.java2d.PixelCanvas;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.data.Armature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Eight threads that share one armature, skeleton or character, each with a puppet of its own, get
 * the bits that one thread gets. {@code -Dlimber.threadSeconds=60} does so for a minute each.
 */
class SharedByThreadsTest {
  private static final int THREADS = 8;
  private static final int FRAMES = 90;
  private static final int ROUNDS = 3;
  private static final long SECONDS = Long.getLong("limber.threadSeconds", 0);

  static Stream<Path> files() {
    return Stream.of("lantern-0.8.skf", "lantern-0.4.skf", "humanoid.skel2d", "fox.skel2d")
        .map(Path.of("../samples")::resolve);
  }

  /** Loads what is shared and returns what makes puppets of it, on any thread. */
  private static Supplier<Puppet> data(Path file) throws IOException {
    if (file.toString().endsWith(".skf")) {
      Armature armature = SkelForm.load(file).armature();
      return armature::newPose;
    }
    Skeleton skeleton = Skel2d.parse(Files.readString(file)).skeleton();
    return skeleton::newPose;
  }

  private static Supplier<Puppet> character(Path file) throws IOException {
    LoadedCharacter character = Java2d.load(file);
    return character::newPuppet;
  }

  /** Returns a number that any other bit in poses, drawings or pixels would change. */
  private static long play(Puppet puppet, int frames, boolean pixels) {
    long hash = 17;
    DrawList list = new DrawList();
    PixelCanvas canvas = new PixelCanvas(64, 64);
    Player player = new Player(puppet);
    List<PuppetAnimation> animations = List.copyOf(puppet.animations());
    for (int frame = 0; frame < frames; frame++) {
      if (frame % 30 == 0) {
        player.play(animations.get(frame / 30 % animations.size()));
        puppet.skins(puppet.skins());
      }
      player.update(1 / 60.0);
      hash = 31 * hash + Arrays.hashCode(Cast.world(puppet));
      if (frame % 10 == 0) {
        player.draw(list.clear());
        hash = 31 * hash + list.toString().hashCode();
      }
      if (pixels && frame % 30 == 0) {
        canvas.clear();
        canvas.begin(new View().set(0.2, 0, 0, -0.2, 32, 48));
        player.draw(canvas);
        assertTrue(Arrays.stream(canvas.toArgb()).anyMatch(argb -> argb != 0), "drawn");
        hash = 31 * hash + Arrays.hashCode(canvas.toArgb());
      }
    }
    return hash;
  }

  @ParameterizedTest
  @MethodSource("files")
  void oneDataForAllThreads(Path file) throws Exception {
    long expected = play(data(file).get(), FRAMES, false);
    long end = System.nanoTime() + SECONDS * 1_000_000_000;
    int rounds = 0;
    do {
      assertSame(expected, data(file), false);
      rounds++;
    } while (rounds < ROUNDS || System.nanoTime() < end);
    report(file + " as data", rounds);
  }

  @ParameterizedTest
  @MethodSource("files")
  void oneCharacterForAllThreads(Path file) throws Exception {
    long expected = play(character(file).get(), FRAMES, true);
    long end = System.nanoTime() + SECONDS * 1_000_000_000;
    int rounds = 0;
    do {
      assertSame(expected, character(file), true);
      rounds++;
    } while (rounds < ROUNDS || System.nanoTime() < end);
    report(file + " as character", rounds);
  }

  /** The first puppets are made at the same moment, when what they share is not compiled yet. */
  private static void assertSame(long expected, Supplier<Puppet> shared, boolean pixels)
      throws Exception {
    CountDownLatch start = new CountDownLatch(1);
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<Long>> hashes = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        hashes.add(
            threads.submit(
                () -> {
                  start.await();
                  return play(shared.get(), FRAMES, pixels);
                }));
      }
      start.countDown();
      List<Long> got = new ArrayList<>();
      for (Future<Long> hash : hashes) {
        got.add(hash.get());
      }
      assertEquals(Collections.nCopies(THREADS, expected), got);
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void otherBitsHaveOtherHashes() throws IOException {
    Path file = Path.of("../samples/fox.skel2d");
    long whole = play(data(file).get(), FRAMES, false);
    assertEquals(whole, play(data(file).get(), FRAMES, false));
    assertNotEquals(whole, play(data(file).get(), FRAMES - 1, false));
  }

  private static void report(String what, int rounds) {
    if (SECONDS > 0) {
      System.out.println(what + ": " + (long) rounds * THREADS * FRAMES + " frames");
    }
  }
}
