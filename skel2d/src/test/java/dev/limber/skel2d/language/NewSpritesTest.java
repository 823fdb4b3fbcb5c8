package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.syntax.Lexemes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Images become slots on bones of their own. */
class NewSpritesTest {
  private static final String ARM =
      """
      # an arm
      skeleton
      	body y10
      		@ :rect w5 # drawn

      	body.arm x5 # last

      # how it moves
      anim "wave"
      	arm
      		r 0 -> 5
      	@hat # to come
      		c #FFF -> #F00
      """;

  private static String add(String text, NewSprite... sprites) {
    Change change = LanguageService.of(text).addSprites(List.of(sprites));
    return change.isRefused() ? change.refusal() : change.applyTo(text);
  }

  private static NewSprite at(String image, double x, double y) {
    return new NewSprite(image, x, y, 0, 0);
  }

  @Test
  void anImageGetsABoneAndASlotBelowAllOthers() {
    assertEquals(
        ARM.replace("# last\n", "# last\n\tfox x12 y-3.5\n\t\t@ :sprite \"fox.png\"\n"),
        add(ARM, at("fox.png", 12, -3.5)));
  }

  @Test
  void severalAreInFrontOfEachOtherInTheirOrder() {
    assertEquals(
        "skeleton\n\ta x1\n\t\t@ :sprite \"a.png\" x-0.5 y7\n\tb\n\t\t@ :sprite \"b.png\"\n",
        add("", new NewSprite("a.png", 1, 0, -0.5, 7), at("b.png", -0.0, 0)));
    assertEquals("", add(""));
  }

  @Test
  void lineEndsAreThoseOfTheText() {
    assertEquals(
        "skeleton\r\n\ta\r\n\tb\r\n\t\t@ :sprite \"b.png\"",
        add("skeleton\r\n\ta", at("b.png", 0, 0)));
  }

  @Test
  void namesAreMadeOfFileNames() {
    assertEquals("left-arm", nameOf("03_left(arm).png"));
    assertEquals("hero_0003_leg", nameOf("parts/hero_0003_leg.png"));
    assertEquals("image", nameOf("字.png"));
    assertEquals("image", nameOf("12.png"));
    assertEquals("skeleton2", nameOf("skeleton.png"));
    assertEquals("arm2", nameOf("arm.png"));
    assertEquals("hat2", nameOf("hat.png"), "an animation waits for a hat");
    assertTrue(add(ARM, at("a.png", 0, 0), at("x/a.png", 0, 0)).contains("\n\ta2\n"));
  }

  private static String nameOf(String image) {
    Change change = LanguageService.of(ARM).addSprites(List.of(at(image, 0, 0)));
    return change.edits().get(0).text().lines().findFirst().orElseThrow().strip();
  }

  @Test
  void whatTheLanguageCannotWriteIsRefused() {
    for (String image : List.of("", "two words.png", "tab\t.png", "../a.png", "C:\\a.png")) {
      assertTrue(add(ARM, at(image, 0, 0)).contains("cannot name an image"), image);
    }
    assertEquals("this is too far away", add(ARM, at("a.png", 1e300, 0)));
    assertEquals("this is too far away", add(ARM, at("a.png", 0, Double.NaN)));
  }

  /** In all sources, with any images: exactly the new parts are new, and no letter is lost. */
  @Test
  void nothingElseChanges() {
    Random random = new Random(5);
    int made = 0;
    for (String text : Sources.ofModestLength()) {
      List<NewSprite> sprites = new ArrayList<>();
      for (int i = random.nextInt(4); i >= 0; i--) {
        sprites.add(new NewSprite(image(random), place(random), place(random), place(random), 0.5));
      }
      Change change = LanguageService.of(text).addSprites(sprites);
      assertFalse(change.isRefused(), change.refusal() + "\n" + sprites + "\n" + text);
      assertEquals(1, change.edits().size());
      Edit edit = change.edits().get(0);
      assertEquals(edit.from(), edit.to(), "only inserted");
      assertAdded(Skel2d.parse(text), Skel2d.parse(change.applyTo(text)), sprites);
      made++;
    }
    assertTrue(made > 10, "made: " + made);
  }

  private static double place(Random random) {
    return Math.rint(random.nextGaussian() * 1000) / 2 + 0.0;
  }

  private static String image(Random random) {
    String letters = "abody-_1#\"'(é.";
    StringBuilder name = new StringBuilder();
    for (int i = random.nextInt(6); i >= 0; i--) {
      name.append(letters.charAt(random.nextInt(letters.length())));
    }
    return "x" + name + ".png";
  }

  private static void assertAdded(Skel2d.Result was, Skel2d.Result now, List<NewSprite> sprites) {
    Skeleton before = was.skeleton();
    Skeleton after = now.skeleton();
    Set<String> known = new HashSet<>();
    before.bones().forEach(bone -> known.add(bone.name()));
    List<Bone> added = after.bones().stream().filter(b -> !known.contains(b.name())).toList();
    List<Bone> kept = after.bones().stream().filter(b -> known.contains(b.name())).toList();
    assertEquals(sprites.size(), added.size());
    assertEquals(words(before, before.bones()), words(after, kept));
    assertEquals(words(before, before.animations()), words(after, after.animations()));
    int slots = before.slots().size();
    int attachments = before.defaultSkin().attachments().size();
    assertEquals(slots + sprites.size(), after.slots().size());
    assertEquals(words(before, before.slots()), words(after, after.slots().subList(0, slots)));
    assertEquals(before.skins().size(), after.skins().size());
    for (int i = 0; i < before.skins().size(); i++) {
      List<Attachment> all = after.skins().get(i).attachments();
      assertEquals(attachments + sprites.size(), all.size());
      assertEquals(
          words(before, before.skins().get(i).attachments()),
          words(after, all.subList(0, attachments)));
      assertEquals(before.skins().get(i).overrides(), after.skins().get(i).overrides());
    }
    assertEquals(was.diagnostics().size(), now.diagnostics().size());
    for (int i = 0; i < sprites.size(); i++) {
      NewSprite sprite = sprites.get(i);
      Slot slot = after.slots().get(slots + i);
      Bone bone = after.bones().get(slot.bone());
      assertTrue(added.contains(bone), "one bone for each");
      assertTrue(Lexemes.isName(bone.name(), 0, bone.name().length()), bone.name());
      assertEquals(List.of(-1, sprite.x(), sprite.y()), List.of(bone.parent(), bone.x(), bone.y()));
      assertEquals(attachments + i, slot.attachment());
      Attachment.Sprite made =
          assertInstanceOf(
              Attachment.Sprite.class, after.defaultSkin().attachments().get(attachments + i));
      assertEquals(sprite.image(), made.image());
      assertEquals(slots + i, made.slot());
      assertEquals(
          List.of(sprite.offsetX(), sprite.offsetY()),
          List.of(made.placement().x(), made.placement().y()));
    }
  }

  /** Returns parts in words, with names of bones for their numbers: those of the new ones shift. */
  private static String words(Skeleton skeleton, List<?> parts) {
    return Pattern.compile("(bone|parent|target=BONE, index)=(\\d+)")
        .matcher(parts.toString())
        .replaceAll(
            found -> {
              Bone bone = skeleton.bones().get(Integer.parseInt(found.group(2)));
              return found.group(1) + "=" + bone.name();
            });
  }
}
