package dev.limber.convert.lottie;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.character.FilesBeside;
import dev.limber.character.Skel2dCharacter;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.ConvertOptions;
import dev.limber.convert.Converted;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonObject;
import dev.limber.image.Pixels;
import dev.limber.image.png.PngEncoder;
import dev.limber.testing.Work;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LottieConverterTest {
  private static final String BALL =
      """
      skeleton
      	ball
      		@ :circle d40 t0 f#E74

      anim "move" 24fps :12:so
      	ball
      		x 0 -> 60
      		y 0 6:> 10 -> 0
      """;

  private static Converted convert(String text, ConvertOptions options) {
    return convert(text, options, (name, most) -> null, Limits.DEFAULT);
  }

  private static Converted convert(
      String text, ConvertOptions options, FilesBeside images, Limits limits) {
    Skel2dCharacter character = Skel2dCharacter.of(text, "test.skel2d", Limits.DEFAULT);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return LottieConverter.convert(new CharacterSource(bytes, character, images, limits), options);
  }

  private static LottieReading read(String text) {
    return new LottieReading(convert(text, ConvertOptions.DEFAULT).bytes());
  }

  private static List<String> codes(Converted converted) {
    return converted.diagnostics().stream().map(Diagnostic::code).toList();
  }

  private static JsonObject layer(LottieReading lottie, String name) {
    return lottie.layers().stream()
        .filter(one -> LottieReading.text(one, "nm").equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void timeIsInFramesAndTheCanvasHoldsAllOfThem() {
    LottieReading lottie = read(BALL);
    assertEquals(24, LottieReading.number(lottie.root, "fr"));
    assertEquals(18, LottieReading.number(lottie.root, "op"));
    assertEquals(100 + 4, LottieReading.number(lottie.root, "w"));
    assertTrue(LottieReading.number(lottie.root, "h") >= 50);
  }

  @Test
  void keysStayKeysWithTheEasingAsHandles() {
    JsonObject ks = LottieReading.object(layer(read(BALL), "ball"), "ks");
    JsonObject position = LottieReading.object(ks, "p");
    assertTrue(position.has("s"), "x and y have keys of their own");
    List<JsonObject> keys = LottieReading.objects(LottieReading.object(position, "x"), "k");
    assertEquals(2, keys.size());
    assertEquals(0.5119, LottieReading.number(LottieReading.object(keys.get(0), "o"), "y"));
  }

  @Test
  void theLayerOfABoneHangsOnThatOfItsParent() {
    LottieReading lottie = read("skeleton\n\tarm x5 r30\n\tarm.hand x20\n\t\t@ :rect w4 h4\n");
    JsonObject hand = layer(lottie, "arm.hand");
    JsonObject arm = layer(lottie, "arm");
    assertEquals(LottieReading.number(arm, "ind"), LottieReading.number(hand, "parent"));
    assertEquals(-30, LottieReading.value(LottieReading.object(arm, "ks"), "r", 0)[0]);
  }

  @Test
  void bonesThatCarryNothingAreLeftOut() {
    LottieReading lottie = read("skeleton\n\ta\n\t\t@ :rect w4 h4\n\ta.idle x3\n");
    assertTrue(
        lottie.layers().stream().noneMatch(one -> LottieReading.text(one, "nm").equals("a.idle")));
  }

  @Test
  void slotsInFrontComeFirst() {
    LottieReading lottie = read("skeleton\n\ta\n\t\t@back :rect w4 h4\n\t\t@front :rect w2 h2\n");
    assertEquals("a.front.front", LottieReading.text(lottie.layers().get(0), "nm"));
    assertEquals("a.back.back", LottieReading.text(lottie.layers().get(1), "nm"));
  }

  @Test
  void attachmentsGoInAndOut() {
    LottieReading lottie =
        read(
            """
            skeleton
            	face
            		@eye[open] :circle d8
            		@eye[shut] :rect w8 h1

            anim "blink" 10fps
            	@eye
            		@ open 4:> shut 6:> open 10:> open
            """);
    List<String> times =
        lottie.layers().stream()
            .filter(one -> LottieReading.number(one, "ty") == LayerWriter.SHAPE)
            .map(
                one ->
                    LottieReading.text(one, "nm")
                        + " "
                        + LottieReading.number(one, "ip")
                        + " "
                        + LottieReading.number(one, "op"))
            .toList();
    assertEquals(
        List.of("face.eye.open 0.0 4.0", "face.eye.shut 4.0 6.0", "face.eye.open 6.0 10.0"), times);
  }

  @Test
  void imagesAreInsideAndTheirTintIsMissed() throws IOException {
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    new PngEncoder().write(new Pixels(6, 4), png);
    Converted converted =
        convert(
            "skeleton\n\ta\n\t\t@s #F00 :sprite \"a.png\"\n",
            ConvertOptions.DEFAULT,
            (name, most) -> png.toByteArray(),
            Limits.DEFAULT);
    assertEquals(List.of("lottie-tint"), codes(converted));
    LottieReading lottie = new LottieReading(converted.bytes());
    JsonObject asset = LottieReading.objects(lottie.root, "assets").get(0);
    assertTrue(LottieReading.text(asset, "p").startsWith("data:image/png;base64,iVBOR"));
    JsonObject layer = lottie.layers().get(0);
    assertEquals(LottieReading.text(asset, "id"), LottieReading.text(layer, "refId"));
    assertArrayEquals(
        new double[] {3, 2}, LottieReading.value(LottieReading.object(layer, "ks"), "a", 0));
  }

  @Test
  void anImageThatIsMissingIsSaid() {
    Converted converted =
        convert("skeleton\n\ta\n\t\t@s :sprite \"no.png\"\n", ConvertOptions.DEFAULT);
    assertEquals(List.of("image-missing", "lottie-empty"), codes(converted));
  }

  @Test
  void whatIsLeftOutIsSaidUnlessItWasChosen() {
    String two =
        BALL + "\nanim \"stay\"\n\tball\n\t\tx 1\n\nskin \"red\"\n\t@ball :circle d40 t0 f#F00\n";
    assertEquals(
        List.of("lottie-one-skin", "lottie-one-animation"),
        codes(convert(two, ConvertOptions.DEFAULT)));
    ConvertOptions chosen = new ConvertOptions("stay", List.of("red"), 1, null);
    Converted converted = convert(two, chosen);
    assertEquals(List.of(), codes(converted));
    assertEquals("stay", LottieReading.text(new LottieReading(converted.bytes()).root, "nm"));
  }

  @Test
  void aSkeletonWithoutAnimationIsAStill() {
    LottieReading lottie = read("skeleton\n\ta\n\t\t@ :rect w4 h4\n");
    assertEquals(1, LottieReading.number(lottie.root, "op"));
    assertEquals(LayerWriter.SHAPE, LottieReading.number(lottie.layers().get(0), "ty"));
  }

  @Test
  void theSameSourceGivesTheSameBytes() {
    assertArrayEquals(
        convert(BALL, ConvertOptions.DEFAULT).bytes(),
        convert(BALL, ConvertOptions.DEFAULT).bytes());
  }

  @Test
  void tooManyNumbersAreRefused() {
    Limits few = Limits.DEFAULT.toBuilder().jsonValues(50).build();
    LimberException refused =
        assertThrows(
            LimberException.class,
            () -> convert(BALL, ConvertOptions.DEFAULT, (name, most) -> null, few));
    assertEquals("lottie-too-large", refused.diagnostic().code());
    assertEquals("test.skel2d", refused.diagnostic().file());
    assertFalse(refused.diagnostic().hint().isEmpty());
  }

  @Test
  void damagedSourcesEndInAFileOrAnError() throws IOException {
    Random random = new Random(14);
    for (String sample : List.of("face", "fox", "plant", "truck")) {
      String whole = Files.readString(Path.of("../samples/" + sample + ".skel2d"));
      for (int i = 0; i < 40; i++) {
        StringBuilder text = new StringBuilder(whole);
        for (int hits = 1 + random.nextInt(40); hits > 0; hits--) {
          int at = random.nextInt(text.length());
          String other =
              List.of("9e99", "0", "-", "99999999", "1e-9", "\n", ":").get(random.nextInt(7));
          text.replace(at, Math.min(text.length(), at + random.nextInt(3)), other);
        }
        try {
          new LottieReading(convert(text.toString(), ConvertOptions.DEFAULT).bytes());
        } catch (LimberException e) {
          assertEquals("lottie-too-large", e.diagnostic().code(), () -> e.toString());
        }
      }
    }
  }

  /** Each bone is followed at the keys of all bones above it. */
  @Test
  void aDeepChainOfSkewedBonesEndsSoon() {
    StringBuilder text = new StringBuilder("skeleton\n");
    StringBuilder moves = new StringBuilder("\nanim \"a\"\n");
    StringBuilder name = new StringBuilder();
    for (int b = 0; b < 1500; b++) {
      name.append(b == 0 ? "b" : ".b").append(b);
      text.append('\t').append(name).append(" x1 i1.01 flip-x\n\t\t@ :rect w4 h4\n");
      moves.append("\t").append(name).append("\n\t\tr 0 ").append(b + 1).append(":> 9\n");
    }
    String source = text.append(moves).toString();
    LimberException refused =
        assertThrows(
            LimberException.class,
            () ->
                Work.within(Duration.ofSeconds(60), () -> convert(source, ConvertOptions.DEFAULT)));
    assertEquals("lottie-too-large", refused.diagnostic().code());
  }
}
