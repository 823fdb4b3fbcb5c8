package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.UsesReferenceData;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Skeleton;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** There is an answer to every question about every text, however broken. */
@UsesReferenceData
class AnyTextTest {
  private static final int PREFIXES = 12;
  private static final int OFFSETS = 12;
  private static final String LETTERS = "\t\t \n\n@:#\"\\-+*>{}[]().,019aAxrtsdfMC\r\u2028\ufeff";

  @Test
  void prefixesOfSources() {
    Random random = new Random(11);
    for (String source : Sources.ofModestLength()) {
      for (int i = 0; i < PREFIXES; i++) {
        ask(source.substring(0, random.nextInt(source.length() + 1)), random);
      }
      ask(source, random);
    }
  }

  @Test
  void everyOffsetOfEveryPrefixOfASmallSource() {
    String source = Sources.SMALL;
    Random random = new Random(12);
    for (int end = 0; end <= source.length(); end++) {
      LanguageService service = LanguageService.of(source.substring(0, end));
      // Where somebody types.
      for (int offset = Math.max(0, end - 12); offset <= end; offset++) {
        ask(service, offset, random);
      }
    }
    LanguageService whole = LanguageService.of(source);
    for (int offset = 0; offset <= source.length(); offset++) {
      ask(whole, offset, random);
    }
  }

  @Test
  void changedSources() {
    Random random = new Random(13);
    for (String source : Sources.ofModestLength()) {
      StringBuilder text = new StringBuilder(source);
      for (int i = 0; i < PREFIXES; i++) {
        int at = random.nextInt(text.length() + 1);
        text.insert(at, LETTERS.charAt(random.nextInt(LETTERS.length())));
        ask(text.toString(), random);
      }
    }
  }

  @Test
  void noise() {
    Random random = new Random(14);
    for (int round = 0; round < 2_000; round++) {
      StringBuilder text = new StringBuilder(random.nextBoolean() ? "skeleton\n\t" : "anim\n\ta\n");
      for (int i = random.nextInt(60); i > 0; i--) {
        text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
      }
      ask(text.toString(), random);
    }
  }

  private static void ask(String text, Random random) {
    LanguageService service = LanguageService.of(text);
    ask(service, text.length(), random);
    ask(service, -5, random);
    ask(service, text.length() + 5, random);
    for (int i = 0; i < OFFSETS; i++) {
      ask(service, random.nextInt(text.length() + 1), random);
    }
    assertWholeTextIsAnswered(service);
  }

  /** Asks what is asked without an offset. */
  static void assertWholeTextIsAnswered(LanguageService service) {
    String text = service.text();
    int[] spans = service.tokens();
    for (int i = 0; i < spans.length; i += 3) {
      assertTrue(spans[i] < spans[i + 1] && spans[i + 1] <= text.length());
      assertTrue(i == 0 || spans[i - 2] <= spans[i]);
    }
    for (Problem problem : service.diagnostics()) {
      assertTrue(problem.from() <= problem.to() && problem.to() <= text.length());
    }
    inText(service.outline(), text);
    service.format().applyTo(text);
  }

  private static void inText(List<OutlineNode> nodes, String text) {
    for (OutlineNode node : nodes) {
      assertTrue(0 <= node.from() && node.from() <= node.to() && node.to() <= text.length());
      assertTrue(node.nameFrom() <= node.nameTo() && node.nameTo() <= text.length());
      inText(node.children(), text);
    }
  }

  private static void ask(LanguageService service, int offset, Random random) {
    assertOffsetIsAnswered(service, offset);
    if (random.nextInt(8) == 0) {
      assertBoneMoves(service, offset);
      assertPartsChange(service, offset);
    }
    if (random.nextInt(8) == 0) {
      service.rename(offset, "fresh").applyTo(service.text());
    }
  }

  /** Asks what is asked about one place, which need not be in the text. */
  static void assertOffsetIsAnswered(LanguageService service, int offset) {
    String text = service.text();
    Completion completion = service.complete(offset);
    int limited = Math.max(0, Math.min(text.length(), offset));
    String about = "at " + offset + " of\n" + text;
    assertTrue(completion.from() <= limited && limited <= completion.to(), about);
    assertTrue(completion.from() >= 0 && completion.to() <= text.length(), about);
    Hover hover = service.hover(offset);
    assertTrue(hover == null || (hover.from() <= limited && limited <= hover.to()), about);
    Span name = service.nameAt(offset);
    List<Span> references = service.references(offset);
    Span definition = service.definition(offset);
    assertEquals(name == null, references.isEmpty(), about);
    assertTrue(name == null || references.contains(name), about);
    assertTrue(definition == null || references.contains(definition), about);
    NumberMark number = service.numberAt(offset);
    assertTrue(number == null || number.to() <= text.length(), about);
    Part part = service.partAt(offset);
    assertTrue(part.bone() == null || service.placeOfBone(part.bone()) != null, about);
    assertTrue(part.slot() == null || service.placeOfSlot(part.slot()) != null, about);
  }

  /** Mirrors, adds to and reshapes what is at an offset: refused or not, there is an answer. */
  static void assertPartsChange(LanguageService service, int offset) {
    service.addSprites(List.of(new NewSprite("a.png", 1, 2, 0, 0))).applyTo(service.text());
    Part part = service.partAt(offset);
    String bone = part.bone();
    if (bone != null) {
      BonePose pose = new BonePose(bone, BoneValues.NONE.withX(1.5).withRotation(4));
      service.setPose(service.mirror(List.of(pose), false).pose()).applyTo(service.text());
      service
          .addBone(bone + "." + service.freeName("fresh"), 3, 4, 0.5, 0.1)
          .applyTo(service.text());
      service.addSlot(bone, service.newSlotName(bone), "path").applyTo(service.text());
    }
    String slot = part.slot();
    if (slot != null) {
      int handles = service.shapeHandles(slot, "default").size();
      Change moved = service.moveShapeHandle(slot, "default", handles - 1, 3, 4, 0.5);
      moved.applyTo(service.text());
    }
  }

  /** Moves the bone at an offset, if there is one. */
  static void assertBoneMoves(LanguageService service, int offset) {
    String bone = service.partAt(offset).bone();
    if (bone != null) {
      Change moved = service.setBoneValues(bone, BoneValues.NONE.withX(1.5));
      Skeleton after = Skel2d.parse(moved.applyTo(service.text())).skeleton();
      double x = after.bones().get(after.boneIndex(bone)).x();
      assertEquals(1.5, x, () -> "at " + offset + " of\n" + service.text());
    }
  }
}
