package dev.limber.convert.skf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.character.CharacterFormats;
import dev.limber.character.Skel2dCharacter;
import dev.limber.character.SkelFormCharacter;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.ConvertOptions;
import dev.limber.convert.Converted;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.math.Lists;
import dev.limber.core.puppet.PuppetMark;
import dev.limber.image.Pixels;
import dev.limber.image.png.PngEncoder;
import dev.limber.java2d.PixelImage;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Generation;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.pose.ArmaturePose;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What becomes what, read back from the file. */
class SkfConverterTest {
  private static final String LAMP =
      """
      skeleton
      	lamp
      		@cord :rect y25 w3 h40 t0 f#1F3A5F
      		@bulb[off] :circle y-14 d20 t0 f#9AA5B1
      		@bulb[on] :circle y-14 d20 t0 f#FE8
      		@bulb[none]
      		@shade #FFF,0.5 :rect w44 h24 d8 t2 f#3A8CC4
      skin "paper"
      	@shade :ellipse w60 h46 t0 f#F2A33A
      	@bulb[off]
      order
      	@shade
      anim "blink" 12fps :6
      	@bulb
      		@ off -> on -> none -> off
      	@shade
      		c #FFF,0.5 -> #800 -> #FFF,0.5
      """;

  private static Converted convert(String text, double scale, @Nullable String version) {
    return SkfConverter.convert(
        new CharacterSource(
            new byte[0],
            Skel2dCharacter.of(text, "test.skel2d", Limits.DEFAULT),
            (name, most) -> name.equals("dot.png") ? dot() : null,
            Limits.DEFAULT),
        new ConvertOptions(null, List.of(), scale, version));
  }

  private static byte[] dot() throws IOException {
    Pixels pixels = new Pixels(6, 4);
    Arrays.fill(pixels.argb(), 0xff336699);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new PngEncoder().write(pixels, out);
    return out.toByteArray();
  }

  private static SkelFormCharacter read(Converted converted) {
    return (SkelFormCharacter)
        CharacterFormats.DEFAULT.read(converted.bytes(), "test.skf", Limits.DEFAULT);
  }

  private static Armature armature(String text) {
    return read(convert(text, 1, null)).armature();
  }

  @Test
  void marksGoIntoTheArchive() {
    String marked = LAMP.replace("12fps :6\n", "12fps :6\n\t! flash 6 2 \"on\"\n\t! end 18\n");
    Armature armature = read(convert(marked, 1, null)).armature();
    assertEquals(
        List.of(new PuppetMark("flash", 0.5, 2, "on"), new PuppetMark("end", 1.5, 0, "")),
        armature.animation("blink").marks());
  }

  @Test
  void slotsAreDrawnInTheirOrder() {
    Armature armature = armature(LAMP);
    List<String> drawn = new ArrayList<>();
    ArmaturePose pose = armature.newPose();
    pose.construct();
    var sprites = pose.sprites(List.of(armature.style("Default")));
    for (int i = 0; i < sprites.size(); i++) {
      drawn.add(armature.bones().get(sprites.bone(i)).name());
    }
    assertEquals(
        List.of("@lamp.shade", "@lamp.shade line", "@lamp.cord", "@lamp.bulb"),
        drawn,
        "a slot that is half transparent has its line apart, as Skel2D draws it");
  }

  @Test
  void attachmentsBecomeTexturesAndHiding() {
    Armature armature = armature(LAMP);
    int bulb = armature.boneIndex("@lamp.bulb");
    List<String> keys = new ArrayList<>();
    for (Keyframe key : armature.animations().get(0).keyframes()) {
      if (key.bone() == bulb) {
        keys.add(
            key.frame() + " " + key.element().specName() + " " + key.text() + (int) key.value());
      }
    }
    assertEquals(
        List.of("0 Texture lamp.bulb.off0", "0 Hidden 0", "6 Texture lamp.bulb.on0", "12 Hidden 1"),
        keys);
  }

  @Test
  void skinsBecomeStylesThatAreWhole() {
    Armature armature = armature(LAMP);
    assertEquals(List.of("Default", "paper"), Lists.map(armature.styles(), Style::name));
    assertEquals(
        Lists.map(armature.style("Default").textures(), Texture::name),
        Lists.map(armature.style("paper").textures(), Texture::name));
  }

  @Test
  void coloursBecomeTints() {
    Armature armature = armature(LAMP);
    ArmaturePose pose = armature.newPose();
    pose.animate(armature.animations().get(0), 6);
    int shade = armature.bones().get(armature.boneIndex("@lamp.shade")).visual();
    assertEquals(0x88 / 255.0, pose.visual(shade).tint(0), 1e-6);
    assertEquals(0, pose.visual(shade).tint(1), 1e-6);
    assertEquals(1, pose.visual(shade).tint(3), 1e-6);
  }

  @ParameterizedTest
  @CsvSource({"0 -> 5 -> 0, 9", "0 -> 5 -> 6, 10"})
  void anAnimationThatEndsAsItStartsLoopsWithoutShowingThatTwice(String keys, int lastFrame) {
    String text = "skeleton\n\ta\nanim \"x\" 10fps\n\ta\n\t\tx " + keys + "\n";
    Animation animation = armature(text).animations().get(0);
    assertEquals(lastFrame, animation.lastFrame());
    assertEquals(10, animation.fps());
  }

  @Test
  void imagesAreDrawnIntoTheAtlas() {
    String text = "skeleton\n\ta\n\t\t@ :sprite \"dot.png\"\n";
    SkelFormCharacter character = read(convert(text, 2, null));
    Texture texture = character.armature().style("Default").textures().get(0);
    PixelImage atlas = PixelImage.decode("atlas0.png", character.imageInside("atlas0.png"));
    int centre = (texture.y() + texture.height() / 2) * atlas.width() + texture.x() + 10;
    assertEquals(0xff336699, atlas.toArgb()[centre]);
    assertEquals(2 * 6 + 2 * 4, texture.width(), "two pixels a unit, and four around it");
  }

  @Test
  void partsFollowTheirBoneInTheList() {
    String text = "skeleton\n\ta\n\t\t@ :rect w9 h9\n\ta.b\n\t\t@ :rect w9 h9\n\tc\n";
    assertEquals(
        List.of("a", "@a.a", "a.b", "@a.b.b", "c"), Lists.map(armature(text).bones(), Bone::name));
  }

  @Test
  void theVersionIsWhatIsAskedFor() {
    assertEquals(Generation.V0_7, read(convert(LAMP, 1, null)).armature().generation());
    assertEquals(Generation.V0_8, read(convert(LAMP, 1, "0.8")).armature().generation());
    LimberException refused = assertThrows(LimberException.class, () -> convert(LAMP, 1, "0.5"));
    assertEquals("convert-version", refused.diagnostic().code());
  }

  @Test
  void theSameSourceGivesTheSameBytes() {
    assertArrayEquals(convert(LAMP, 2, null).bytes(), convert(LAMP, 2, null).bytes());
  }

  @Test
  void whatSkelFormCannotSayIsReported() {
    String text =
        """
        skeleton
        	a
        		@ :circle d30 t4
        	a.b no-scale
        		@ :rect w5 h5
        anim "pop" 10fps
        	a
        		i 1 -> 0 -> 1
        		x 0 :2.5-> 1 -> 0
        	@a.a
        		r 1 -> 2 -> 1
        """;
    List<String> codes = Lists.map(convert(text, 1, null).diagnostics(), Diagnostic::code);
    assertEquals(
        List.of(
            "convert-line-width",
            "convert-color-range",
            "convert-flat-bone",
            "convert-between-frames"),
        codes);
  }

  @ParameterizedTest
  @CsvSource({
    "'', convert-empty",
    "'\\ta\\n\\t\\t@ :rect w100000 h100000\\n', convert-too-large",
    "'\\ta\\n\\t\\t@ :rect w9000 h1\\n', convert-too-large",
    "'\\ta i1e99\\n\\t\\t@ :rect w9 h9 i9999999999\\n', convert-too-large",
    "'\\ta\\nanim \"x\"\\n\\ta\\n\\t\\tx 0 99999999:> 1\\n', convert-too-long",
  })
  void whatIsTooMuchIsRefused(String skeleton, String code) {
    String text = "skeleton\n" + skeleton.translateEscapes();
    LimberException refused = assertThrows(LimberException.class, () -> convert(text, 1, null));
    assertEquals(code, refused.diagnostic().code());
    assertTrue(!refused.diagnostic().hint().isEmpty());
  }

  @Test
  void elementsThatDoNotMoveHaveNoKeyframes() {
    String text = "skeleton\n\ta x5\nanim \"x\" 10fps\n\ta\n\t\tr 0 -> 10\n\t\tx 0 -> 0\n";
    List<Element> moved =
        Lists.map(armature(text).animations().get(0).keyframes(), Keyframe::element);
    assertEquals(List.of(Element.ROTATION, Element.ROTATION), moved);
  }
}
