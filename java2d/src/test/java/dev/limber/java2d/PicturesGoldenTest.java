package dev.limber.java2d;

import dev.limber.character.Skel2dCharacter;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skelform.pose.ArmaturePose;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One small picture for each thing that can be drawn. */
class PicturesGoldenTest {
  private static final Rgba PAPER = new Rgba(0.93, 0.95, 1, 1);

  /** An arrow to the upper left, so that mirroring and turning can be seen. */
  private static final PixelImage ARROW =
      Scenes.image(
          32,
          32,
          (x, y) -> {
            boolean head = x + y < 30;
            boolean shaft = Math.abs(x - y) < 5;
            int blue = 64 + 5 * x;
            return head ? 0xffd02000 | blue : shaft ? 0xff206020 | blue : 0x30804000;
          });

  private static PixelCanvas paper(int size) {
    PixelCanvas canvas = new PixelCanvas(size, size);
    canvas.clear(PAPER);
    return canvas;
  }

  private static void source(String name, String text) throws IOException {
    SkeletonPose pose =
        Skel2dCharacter.of(text, name, Limits.DEFAULT).newPuppet(Map.of("arrow.png", ARROW)::get);
    PixelCanvas canvas = paper(64);
    canvas.begin(View.at(32, 32, 1));
    pose.draw(canvas);
    Golden.check(name, canvas);
  }

  @Test
  void rectangle() throws IOException {
    source("rect", "skeleton\n\tb\n\t\t@ :rect w40 h24 t3 f#39C s#024 r20\n");
  }

  @Test
  void roundedRectangle() throws IOException {
    source("rect-rounded", "skeleton\n\tb\n\t\t@ :rect w44 h28 d16 t2.5 f#C93 s#310\n");
  }

  @Test
  void circle() throws IOException {
    source("circle", "skeleton\n\tb\n\t\t@ :circle d45 t4 f#FFF,0.5 s#900\n");
  }

  @Test
  void ellipse() throws IOException {
    source("ellipse", "skeleton\n\tb\n\t\t@ :ellipse w50 h22 t2 f#3A5 s#031 r-30 x2 y3\n");
  }

  @Test
  void path() throws IOException {
    source(
        "path",
        """
        skeleton
        \tb
        \t\t@ :path t3 f#E63 s#301 round-join
        \t\t\tM -20,-20
        \t\t\tL 20,-20
        \t\t\tQ 30,0 20,20
        \t\t\tB 5,0 -5,40 -20,20
        \t\t\tC
        """);
  }

  @Test
  void pathBoundToBones() throws IOException {
    source(
        "path-bound",
        """
        skeleton
        \tb x-24 y-20
        \t\t@ :path t4 s#226 round-cap
        \t\t\tB 0,0:cp1 0,0:cp2 0,0:end
        \tb.cp1 x10 y60
        \tb.cp2 x40 y-20 r40 i0.5
        \tend x22 y22
        """);
  }

  @Test
  void sprite() throws IOException {
    source("sprite", "skeleton\n\tb\n\t\t@ :sprite \"arrow.png\" r15 i1.4 j1.1\n");
  }

  @Test
  void slotColourAndOrder() throws IOException {
    source(
        "slot-colour",
        """
        skeleton
        \ta
        \t\t@ #F88 :rect w36 h36 t0 f#FFF x-8 y6
        \tb
        \t\t@ #8F8,0.6 :circle d36 t0 f#FFF x8 y-6
        \tc
        \t\t@ :none
        """);
  }

  @ParameterizedTest
  @EnumSource(LineJoin.class)
  void joins(LineJoin join) throws IOException {
    PixelCanvas canvas = paper(64);
    canvas.begin(View.at(0, 64, 1));
    Path zigzag = new Path().moveTo(8, 12).lineTo(30, 50).lineTo(34, 12).lineTo(54, 24);
    canvas.stroke(zigzag, new Stroke(9, join, LineCap.BUTT, 10), new Ink().set(0.1, 0.2, 0.5, 0.6));
    Golden.check("join-" + join.word(), canvas);
  }

  @ParameterizedTest
  @EnumSource(LineCap.class)
  void caps(LineCap cap) throws IOException {
    PixelCanvas canvas = paper(64);
    canvas.begin(View.at(0, 64, 1));
    Path lines = new Path().moveTo(14, 50).lineTo(50, 42).moveTo(14, 16);
    lines.quadTo(36, 40, 48, 14).moveTo(32, 32).lineTo(32, 32);
    canvas.stroke(lines, new Stroke(10, LineJoin.ROUND, cap, 10), new Ink().set(0.6, 0.1, 0.2, 1));
    Golden.check("cap-" + cap.word(), canvas);
  }

  @Test
  void crossingFills() throws IOException {
    PixelCanvas canvas = paper(64);
    canvas.begin(View.at(0, 64, 1));
    Path star = new Path().moveTo(32, 60).lineTo(48, 8).lineTo(6, 42).lineTo(58, 42).lineTo(16, 8);
    canvas.fill(star.close(), new Ink().set(0.9, 0.7, 0, 0.7));
    Golden.check("fill-star", canvas);
  }

  @ParameterizedTest
  @CsvSource({"1, 1, plain", "-1, 1, flipped-x", "1, -1, flipped-y", "0.3, 0.3, small"})
  void images(double scaleX, double scaleY, String name) throws IOException {
    PixelCanvas canvas = paper(64);
    canvas.begin(new View().set(1.5 * scaleX, 0.3, 0.2, -1.5 * scaleY, 32, 32));
    canvas.triangles(ARROW, Scenes.rectangle(-16, -16, 16, 16), Scenes.WHITE);
    Golden.check("image-" + name, canvas);
  }

  @Test
  void tintedImage() throws IOException {
    PixelCanvas canvas = paper(64);
    canvas.begin(View.at(32, 32, 1.7));
    canvas.triangles(ARROW, Scenes.rectangle(-16, -16, 16, 16), new Ink().set(0.2, 0.9, 1, 0.6));
    Golden.check("image-tint", canvas);
  }

  @Test
  void bentMesh() throws IOException {
    Triangles mesh = Scenes.grid(new View().set(50, 0, 0, 50, 7, 7), 5, 5, new Random(1));
    double[] positions = mesh.positions();
    for (int i = 0; i < 2 * mesh.cornerCount(); i += 2) {
      double up = positions[i + 1] / 64;
      positions[i] += 22 * up * (1 - up) * 2 - 6;
    }
    PixelCanvas canvas = paper(64);
    canvas.begin(View.at(0, 64, 1));
    canvas.triangles(ARROW, mesh, Scenes.WHITE);
    Golden.check("mesh", canvas);
  }

  @ParameterizedTest
  @CsvSource({
    "lantern-before-0.2.skf, Walk, 0.3",
    "lantern-0.3.skf, Walk, 0.3",
    "lantern-0.5.skf, Idle, 1",
    "lantern-0.7.skf, Walk, 0.3",
    "lantern-0.7.skf, 'Wave ', 0.8"
  })
  void lantern(String file, String animation, double seconds) throws IOException {
    Puppet puppet = lantern(file);
    puppet.seek(puppet.animation(animation), seconds);
    puppet.construct();
    Golden.check(
        file.substring(0, file.length() - 4) + "-" + animation.strip().toLowerCase(Locale.ROOT),
        shown(puppet));
  }

  @ParameterizedTest
  @ValueSource(strings = {"face", "fox", "hello", "humanoid", "plant", "truck"})
  void skel2dSamples(String name) throws IOException {
    Puppet puppet =
        Java2d.load(java.nio.file.Path.of("../samples").resolve(name + ".skel2d")).newPuppet();
    puppet.seek(puppet.animations().get(0), 0.3);
    puppet.construct();
    PixelCanvas canvas = paper(64);
    canvas.begin(new View().fit(new PuppetBounds().of(puppet), 64, 64, 2));
    puppet.draw(canvas);
    Golden.check("sample-" + name, canvas);
  }

  @Test
  void anotherStyle() throws IOException {
    Puppet puppet = lantern("lantern-0.7.skf");
    puppet.skins(List.of("Default"));
    Golden.check("lantern-default-style", shown(puppet));
  }

  @Test
  void hiddenBones() throws IOException {
    ArmaturePose pose = (ArmaturePose) lantern("lantern-0.7.skf");
    pose.bone("Head").hidden(true);
    pose.construct();
    Golden.check("lantern-hidden", shown(pose));
  }

  @Test
  void drawOrder() throws IOException {
    ArmaturePose pose = (ArmaturePose) lantern("lantern-0.7.skf");
    for (int i = 0; i < pose.partCount(); i++) {
      pose.visual(i).zindex(-pose.visual(i).zindex());
    }
    pose.construct();
    Golden.check("lantern-reversed-order", shown(pose));
  }

  private static Puppet lantern(String file) throws IOException {
    return Java2d.load(java.nio.file.Path.of("../samples").resolve(file)).newPuppet();
  }

  private static PixelCanvas shown(Puppet puppet) {
    PixelCanvas canvas = paper(96);
    canvas.begin(View.at(48, 92, 0.34));
    puppet.draw(canvas);
    canvas.end();
    return canvas;
  }
}
