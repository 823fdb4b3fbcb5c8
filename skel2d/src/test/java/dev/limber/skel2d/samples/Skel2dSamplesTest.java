package dev.limber.skel2d.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skel2d.Parsed;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.draw.ShapeList;
import dev.limber.skel2d.format.SourceFormatter;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The characters in {@code samples/} are worth showing. */
class Skel2dSamplesTest {
  private static final Path FOLDER = Path.of("..", "samples");
  private static final String GENERATED = "anemone (generated)";

  /** Those that tell a story with an end; all others start again without a jump. */
  private static final Set<String> ONCE = Set.of("plant grow");

  private static final int STEPS = 40;

  static List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return Stream.concat(
              files
                  .map(file -> file.getFileName().toString())
                  .filter(name -> name.endsWith(".skel2d"))
                  .map(name -> name.replace(".skel2d", ""))
                  .sorted(),
              Stream.of(GENERATED))
          .toList();
    }
  }

  private static Skeleton load(String name) {
    try {
      String text =
          name.equals(GENERATED)
              ? Anemone.source()
              : Files.readString(FOLDER.resolve(name + ".skel2d"));
      return Parsed.clean(text).skeleton();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void allAreHere() throws IOException {
    assertEquals(List.of("face", "fox", "hello", "humanoid", "plant", "truck", GENERATED), names());
  }

  @ParameterizedTest
  @MethodSource("names")
  void theFilesAreSmall(String name) throws IOException {
    if (!name.equals(GENERATED)) {
      assertTrue(Files.size(FOLDER.resolve(name + ".skel2d")) < 20_000);
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void theLayoutIsTheCanonicalOne(String name) throws IOException {
    if (!name.equals(GENERATED)) {
      String source = Files.readString(FOLDER.resolve(name + ".skel2d"));
      assertEquals(SourceFormatter.format(SyntaxTree.of(source)), source);
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyAnimationMovesSomethingOnTheScreen(String name) {
    Skeleton skeleton = load(name);
    assertTrue(skeleton.animations().size() >= 2);
    for (Animation animation : skeleton.animations()) {
      SkeletonPose pose = skeleton.newPose();
      Map<Integer, String> start = seen(pose, animation, 0, skeleton.defaultSkin());
      boolean moves = false;
      for (int step = 1; step < STEPS && !moves; step++) {
        double time = animation.duration() * step / STEPS;
        moves = !seen(pose, animation, time, skeleton.defaultSkin()).equals(start);
      }
      assertTrue(moves, name + " " + animation.name());
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void everySlotIsDrawnInSomeSkin(String name) {
    Skeleton skeleton = load(name);
    Set<String> never = new TreeSet<>();
    for (int s = 0; s < skeleton.slots().size(); s++) {
      never.add(skeleton.slots().get(s).name());
    }
    SkeletonPose pose = skeleton.newPose();
    for (Skin skin : skeleton.skins()) {
      for (Animation animation : skeleton.animations()) {
        for (int step = 0; step <= STEPS && !never.isEmpty(); step++) {
          double time = animation.duration() * step / STEPS;
          for (int slot : seen(pose, animation, time, skin).keySet()) {
            never.remove(skeleton.slots().get(slot).name());
          }
        }
      }
    }
    assertEquals(Set.of(), never);
  }

  @ParameterizedTest
  @MethodSource("names")
  void everySkinShowsSomethingElse(String name) {
    Skeleton skeleton = load(name);
    for (Skin skin : skeleton.skins()) {
      assertEquals(
          skin.equals(skeleton.defaultSkin()),
          skin.overrides().isEmpty(),
          name + " " + skin.name());
      for (int index : skin.overrides()) {
        Attachment standard = skeleton.defaultSkin().attachments().get(index);
        assertFalse(
            standard.equals(skin.attachments().get(index)),
            name + " " + skin.name() + " " + skeleton.fullName(standard));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void posesAreFiniteAndStayNearTheCharacter(String name) {
    Skeleton skeleton = load(name);
    SkeletonPose pose = skeleton.newPose();
    for (Animation animation : skeleton.animations()) {
      for (int step = -1; step <= STEPS + 1; step++) {
        pose.reset();
        pose.apply(animation, animation.duration() * step / STEPS);
        pose.construct();
        for (double value : pose.worldValues()) {
          assertTrue(Math.abs(value) < 500, name + " " + animation.name() + ": " + value);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void loopsClose(String name) {
    Skeleton skeleton = load(name);
    SkeletonPose pose = skeleton.newPose();
    for (Animation animation : skeleton.animations()) {
      String what = name + " " + animation.name();
      for (Skin skin : skeleton.skins()) {
        Map<Integer, String> first = seen(pose, animation, 0, skin);
        Map<Integer, String> last = seen(pose, animation, animation.duration(), skin);
        assertEquals(ONCE.contains(what), !first.equals(last), what + " in " + skin.name());
      }
    }
  }

  @Test
  void theGeneratedOneHasTheSizeThatIsMeasured() {
    Skeleton skeleton = load(GENERATED);
    assertEquals(300, skeleton.bones().size());
    assertEquals(83, skeleton.slots().size());
    assertEquals(50, skeleton.animations().size());
    int timelines = 0;
    int keys = 0;
    for (Animation animation : skeleton.animations()) {
      timelines += animation.timelines().size();
      keys += animation.timelines().stream().mapToInt(t -> t.keys().size()).sum();
    }
    assertEquals(14_030, timelines);
    assertEquals(92_210, keys);
    long bound =
        skeleton.defaultSkin().attachments().stream()
            .filter(a -> a.name().startsWith("tentacle"))
            .filter(a -> pointCount(skeleton, a) == 50)
            .count();
    assertEquals(12, bound);
  }

  private static int pointCount(Skeleton skeleton, Attachment attachment) {
    ShapeList shapes = skeleton.newPose().shapes(skeleton.defaultSkin());
    for (int s = 0; s < shapes.size(); s++) {
      if (shapes.attachment(s) == attachment) {
        return shapes.pointCount(s);
      }
    }
    return 0;
  }

  /**
   * Returns what each slot shows, as far as an eye could tell: outline and colours to a thousandth;
   * slots of which nothing is to be seen are left out.
   */
  private static Map<Integer, String> seen(
      SkeletonPose pose, Animation animation, double time, Skin skin) {
    pose.reset();
    pose.apply(animation, time);
    pose.construct();
    ShapeList shapes = pose.shapes(skin);
    Map<Integer, String> seen = new TreeMap<>();
    for (int s = 0; s < shapes.size(); s++) {
      if (shapes.attachment(s) instanceof Attachment.Shape && isVisible(shapes, s)) {
        seen.put(shapes.slot(s), look(shapes, s));
      }
    }
    return seen;
  }

  private static boolean isVisible(ShapeList shapes, int s) {
    boolean filled = shapes.isClosed(s) && shapes.fill(s, 3) > 0.001;
    boolean lined = shapes.paint(s).lineWidth() > 0 && shapes.line(s, 3) > 0.001;
    return shapes.opCount(s) > 0 && (filled || lined);
  }

  private static String look(ShapeList shapes, int s) {
    StringBuilder look = new StringBuilder().append(shapes.attachmentIndex(s));
    for (int part = 0; part < 4; part++) {
      look.append(' ').append(Math.round(shapes.fill(s, part) * 1000));
      look.append(' ').append(Math.round(shapes.line(s, part) * 1000));
    }
    for (int p = 0; p < shapes.pointCount(s); p++) {
      look.append(' ').append(Math.round(shapes.x(s, p) * 1000));
      look.append(',').append(Math.round(shapes.y(s, p) * 1000));
    }
    return look.toString();
  }
}
