package dev.limber.java2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.character.Skel2dCharacter;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.player.Blend;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Drawable;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The component without a window: it paints into pictures. */
class LimberPanelTest {
  private static final java.nio.file.Path LANTERN =
      java.nio.file.Path.of("../samples/lantern-0.7.skf");

  private LimberPanel panel;

  @BeforeEach
  void create() throws IOException {
    panel = new LimberPanel(Java2d.load(LANTERN));
    panel.setBackground(Color.WHITE);
    panel.setSize(60, 80);
  }

  /** Paints as a screen does that has {@code scale} pixels for each unit. */
  private int[] painted(double scale) {
    int width = (int) (panel.getWidth() * scale);
    int height = (int) (panel.getHeight() * scale);
    BufferedImage screen = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    Graphics2D g = screen.createGraphics();
    g.scale(scale, scale);
    panel.paint(g);
    g.dispose();
    return screen.getRGB(0, 0, width, height, null, 0, width);
  }

  private static int unlike(int[] pixels, int color) {
    return (int) Arrays.stream(pixels).filter(pixel -> pixel != color).count();
  }

  @Test
  void showsTheCharacterOnItsBackground() {
    int[] pixels = painted(1);
    assertEquals(0xffffffff, pixels[0]);
    assertTrue(unlike(pixels, 0xffffffff) > 700);
    panel.setBackground(Color.BLUE);
    assertEquals(0xff0000ff, painted(1)[0]);
    panel.setOpaque(false);
    assertEquals(0, painted(1)[0]);
  }

  @Test
  void drawsWithAllPixelsOfTheScreen() {
    int[] fine = painted(2);
    // A picture that was only enlarged would have pairs of equal columns.
    int different = 0;
    for (int i = 0; i < fine.length; i += 2) {
      different += fine[i] != fine[i + 1] ? 1 : 0;
    }
    assertTrue(different > 300, "only " + different);
    assertEquals(4.0, unlike(fine, -1) / (double) unlike(painted(1), -1), 0.35);
    assertEquals(90 * 120, painted(1.5).length);
  }

  @Test
  void playsInRealSeconds() {
    panel.play("Walk");
    int[] start = painted(1);
    panel.advance(0.25);
    assertEquals(0.25, panel.seconds(), 1.0 / 60);
    assertFalse(Arrays.equals(start, painted(1)));
    panel.advance(10 * panel.puppet().animation("Walk").duration());
    assertTrue(panel.seconds() < panel.puppet().animation("Walk").duration());
  }

  @Test
  void longPausesAndOddSecondsAreFine() {
    panel.play("Walk").advance(1e9);
    assertTrue(panel.seconds() < panel.puppet().animation("Walk").duration());
    for (double odd : new double[] {Double.NaN, Double.POSITIVE_INFINITY, -1}) {
      assertThrows(IllegalArgumentException.class, () -> panel.advance(odd));
    }
    double before = panel.seconds();
    panel.advance(0.1);
    assertNotEquals(before, panel.seconds());
  }

  @Test
  void speedLoopAndSeek() {
    double end = panel.puppet().animation("Walk").duration();
    panel.play("Walk").speed(0.5).advance(0.5);
    assertEquals(0.25, panel.seconds(), 1.0 / 60);
    panel.speed(-1).seek(0.1).advance(0.2);
    assertEquals(end - 0.1, panel.seconds(), 0.03);
    panel.speed(1).loop(false).advance(100);
    assertEquals(end, panel.seconds());
    panel.speed(-1).advance(100);
    assertEquals(0, panel.seconds());
    assertThrows(IllegalArgumentException.class, () -> panel.speed(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> panel.play("Fly"));
    panel.seek(Double.NaN);
    assertEquals(0, panel.seconds());
  }

  @Test
  void yourChangesLastThroughTheMotion() {
    panel.play("Walk");
    int[] without = painted(1);
    panel.between(puppet -> puppet.bone("Head").rotation(1.2));
    assertFalse(Arrays.equals(without, painted(1)));
    assertEquals(1.2, panel.puppet().bone("Head").rotation());
    panel.advance(0.1);
    assertEquals(1.2, panel.puppet().bone("Head").rotation());
  }

  @Test
  void placeAndFit() {
    int[] fitted = painted(1);
    panel.place(View.at(1000, 1000, 1));
    assertEquals(0, unlike(painted(1), -1));
    panel.place(View.at(30, 75, 0.1));
    int small = unlike(painted(1), -1);
    assertTrue(small > 50 && small < unlike(fitted, -1));
    panel.fit();
    assertTrue(Arrays.equals(fitted, painted(1)));
  }

  @Test
  void aClickFindsThePartThatIsDrawnThere() {
    panel.play("Walk");
    for (boolean placed : new boolean[] {false, true}) {
      if (placed) {
        panel.place(View.at(30, 75, 0.1));
      }
      int[] pixels = painted(1);
      int hits = 0;
      for (int i = 0; i < pixels.length; i++) {
        int row = i / 60;
        double x = i % 60 + 0.5;
        double y = row + 0.5;
        int part = panel.part(x, y);
        hits += part >= 0 ? 1 : 0;
        if (part >= 0) {
          assertNotEquals(-1, pixels[i], panel.puppet().partName(part) + " at " + x + " " + y);
        }
      }
      assertTrue(hits > 50, "only " + hits);
      BoneHandle head = panel.puppet().bone("Head");
      double x = panel.view().x(head.worldX(), head.worldY());
      double y = panel.view().y(head.worldX(), head.worldY());
      assertTrue(x > 0 && x < 60 && y > 0 && y < 80, x + " " + y);
    }
    assertEquals(-1, panel.part(-5, -5));
  }

  @Test
  void whatIsCarriedFitsIn() {
    panel.play("Walk");
    int[] bare = painted(1);
    double before = panel.view().scale();
    Path square = new Path().moveTo(0, 0).lineTo(9, 0).lineTo(9, 900).lineTo(0, 900).close();
    panel.puppet().attach("Head", Drawable.fill(square, Rgba.BLACK));
    panel.fit();
    assertTrue(panel.view().scale() < 0.8 * before, "room for the sword");
    panel.puppet().equipment().clear();
    panel.fit();
    assertTrue(Arrays.equals(bare, painted(1)));
    assertEquals(before, panel.view().scale());
  }

  @Test
  void whatThePlayerPlaysIsPlaying() throws IOException {
    PixelStage stage = new PixelStage(Java2d.load(LANTERN), () -> {});
    stage.start(0);
    stage.tick(1_000_000_000L);
    assertFalse(stage.isPlaying());
    assertEquals(0, stage.seconds());
    double pose = stage.view(60, 80).scale();
    stage.player().play("Walk");
    assertTrue(stage.isPlaying());
    stage.tick(1_100_000_000L);
    assertEquals(0.1, stage.seconds(), 1.0 / 60);
    assertNotEquals(pose, stage.view(60, 80).scale(), "the animation is fitted in");
    stage.pause();
    stage.player().play("Walk");
    stage.tick(1_200_000_000L);
    assertFalse(stage.isPlaying());
    assertEquals(0, stage.seconds());
    stage.play();
    stage.tick(1_300_000_000L);
    assertEquals(0.1, stage.seconds(), 1.0 / 60);
  }

  @Test
  void aBlendIsFittedLikeThePose() throws IOException {
    PixelStage stage =
        new PixelStage(Java2d.load(java.nio.file.Path.of("../samples/humanoid.skel2d")), () -> {});
    stage.play(Blend.between(stage.puppet(), "walk", "run")).advance(0.1);
    assertTrue(stage.view(60, 80).scale() > 0);
  }

  @Test
  void runsOnlyWhileItShows() {
    assertFalse(panel.isPlaying());
    panel.play("Walk");
    assertTrue(panel.isPlaying());
    assertFalse(panel.isRunning(), "it is in no window");
    panel.pause();
    assertFalse(panel.isPlaying());
    panel.play();
    assertTrue(panel.isPlaying());
  }

  @Test
  void anyStepsOfTimeGiveTheSamePhysics() throws IOException {
    // 60 steps a second, however often pictures are made.
    panel.play("Walk");
    for (int i = 0; i < 30; i++) {
      panel.advance(1 / 30.0);
    }
    int[] slow = painted(1);
    create();
    panel.play("Walk");
    for (int i = 0; i < 120; i++) {
      panel.advance(1 / 120.0);
    }
    assertTrue(Arrays.equals(slow, painted(1)));
  }

  @Test
  void emptySizesAndEmptyCharactersPaintNothing() throws IOException {
    panel.setSize(0, 10);
    BufferedImage screen = new BufferedImage(10, 10, BufferedImage.TYPE_INT_ARGB);
    panel.paint(screen.createGraphics());
    assertEquals(0, screen.getRGB(0, 0));
    panel =
        new LimberPanel(
            Java2d.of(
                Skel2dCharacter.of("", "", Limits.DEFAULT),
                java.nio.file.Path.of("none"),
                Limits.DEFAULT));
    panel.setSize(10, 10);
    panel.advance(1);
    assertNotEquals(0, painted(1).length);
  }
}
