package dev.limber.skel2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.color.Rgba;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Paint;
import dev.limber.skel2d.data.Placement;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoneAndSlotRulesTest {

  @Test
  void bonesHaveAllTheirProperties() {
    Bone bone =
        Parsed.clean("skeleton\n\tp.b #F00 l100 r45 x10 y-10 i1.5 j2.5 flip-x no-rot\n")
            .bone("p.b");
    assertEquals(
        new Bone(
            "p.b",
            0,
            true,
            10,
            -10,
            Math.PI / 4,
            1.5,
            2.5,
            100,
            new Rgba(1, 0, 0, 1),
            true,
            false,
            false,
            true),
        bone);
  }

  @Test
  void parentsAreImpliedAndComeFirst() {
    Parsed parsed = Parsed.clean("skeleton\n\ta.b.c\n\tx\n\ta.d\n");
    assertEquals(List.of("x", "a", "a.d", "a.b", "a.b.c"), parsed.boneNames());
    assertFalse(parsed.bone("a").declared());
    assertEquals(parsed.skeleton().boneIndex("a.b"), parsed.bone("a.b.c").parent());
    assertEquals(-1, parsed.bone("a").parent());
    assertEquals(Bone.DEFAULT_COLOR, parsed.bone("a").color());
  }

  @Test
  void reopenedBonesMerge() {
    Bone bone =
        Parsed.clean("skeleton\n\ta x1 y2 flip-y\n\tb\nskeleton\n\ta y3 no-scale\n").bone("a");
    assertEquals(1, bone.x());
    assertEquals(3, bone.y());
    assertTrue(bone.flipY());
    assertFalse(bone.inheritScale());
  }

  @Test
  void lastColorOfAllSkeletonsIsTheDefault() {
    Parsed parsed = Parsed.clean("skeleton #F00\n\ta\n\tb #00F\nskeleton #0F0\n");
    assertEquals(new Rgba(0, 1, 0, 1), parsed.bone("a").color());
    assertEquals(new Rgba(0, 0, 1, 1), parsed.bone("b").color());
  }

  @Test
  void opacityOfFixedColorsHasEightBits() {
    assertEquals(
        new Rgba(1, 0x88 / 255.0, 0, 127 / 255.0),
        Parsed.clean("skeleton\n\ta #F80,0.5\n").bone("a").color());
    assertEquals(1, Parsed.clean("skeleton\n\ta #FF8800,7\n").bone("a").color().a());
  }

  @Test
  void namesDefaultToThoseOfTheOwner() {
    Parsed parsed =
        Parsed.of("skeleton\n\tparent.bone\n\t\t@\n\t\t@[attachment]\n\t\t@slot\n\t\t@s[a]\n");
    assertEquals(
        List.of("parent.bone.bone", "parent.bone.slot", "parent.bone.s"), parsed.slotNames());
    assertEquals(
        List.of(
            "parent.bone.bone.bone",
            "parent.bone.bone.attachment",
            "parent.bone.slot.slot",
            "parent.bone.s.a"),
        parsed.skeleton().defaultSkin().attachments().stream()
            .map(parsed.skeleton()::fullName)
            .toList());
    assertEquals(0, parsed.slot("parent.bone.bone").attachment());
    assertEquals(3, parsed.slot("parent.bone.s").attachment());
  }

  @Test
  void shapesHaveTheirDefaults() {
    Parsed parsed =
        Parsed.of("skeleton\n\ta\n\t\t@r :rect\n\t\t@e :ellipse\n\t\t@c :circle\n\t\t@p :path\n");
    int i = 0;
    Placement there = Placement.IDENTITY;
    List<Attachment> all = parsed.skeleton().defaultSkin().attachments();
    assertEquals(new Attachment.Rect("r", i, there, Paint.DEFAULT, 0, 0, 0), all.get(i++));
    assertEquals(new Attachment.Ellipse("e", i, there, Paint.DEFAULT, 0, 0), all.get(i++));
    assertEquals(new Attachment.Circle("c", i, there, Paint.DEFAULT, 0), all.get(i++));
    assertEquals(new Attachment.Path("p", i, there, Paint.DEFAULT, List.of()), all.get(i));
  }

  @Test
  void shapesHaveAllTheirProperties() {
    Parsed parsed =
        Parsed.clean(
            """
            skeleton
            \ta
            \t\t@r #FFF :rect w10 h20 d6 t3 m4 f#F00 s#0F0 bevel-join square-cap x1 y2 r180 i2 j3
            \t\t@e :ellipse w10 h-20 round-cap
            \t\t@c :circle d5 round-join butt-cap
            \t\t@s :sprite "a.png" x5
            """);
    Attachment.Rect rect = (Attachment.Rect) parsed.attachment("a.r.r");
    assertEquals(new Placement(1, 2, Math.PI, 2, 3), rect.placement());
    assertEquals(
        new Paint(3, 4, LineJoin.BEVEL, LineCap.SQUARE, new Rgba(0, 1, 0, 1), new Rgba(1, 0, 0, 1)),
        rect.paint());
    assertEquals(10, rect.width());
    assertEquals(20, rect.height());
    assertEquals(3, rect.cornerRadius());
    Attachment.Ellipse ellipse = (Attachment.Ellipse) parsed.attachment("a.e.e");
    assertEquals(5, ellipse.radiusX());
    assertEquals(-10, ellipse.radiusY());
    assertEquals(2.5, ((Attachment.Circle) parsed.attachment("a.c.c")).radius());
    assertEquals("a.png", ((Attachment.Sprite) parsed.attachment("a.s.s")).image());
  }

  @Test
  void reopenedAttachmentOfTheSameTypeMerges() {
    Parsed parsed = Parsed.of("skeleton\n\ta\n\t\t@ :rect w1 h2\n\t\t@ #F00 :rect h3\n\t\t@\n");
    assertEquals(List.of("s2d-no-effect@5:3+1"), parsed.codes());
    Attachment.Rect rect = (Attachment.Rect) parsed.attachment("a.a.a");
    assertEquals(1, rect.width());
    assertEquals(3, rect.height());
    assertEquals(new Rgba(1, 0, 0, 1), parsed.slot("a.a").color());
  }

  @Test
  void reopenedAttachmentOfAnotherTypeStartsAnew() {
    Parsed parsed =
        Parsed.clean("skeleton\n\ta\n\t\t@ :rect w1 x5\n\t\t@b :rect w1\n\t\t@ :ellipse h4\n");
    Attachment.Ellipse ellipse = (Attachment.Ellipse) parsed.attachment("a.a.a");
    assertEquals(0, ellipse.radiusX());
    assertEquals(0, ellipse.placement().x());
    assertEquals(0, parsed.slot("a.a").attachment());
  }

  @Test
  void reservedNamesAreRefused() {
    Parsed parsed =
        Parsed.of(
            "skeleton\n\tskeleton x1\n\t\t@s\n\ta.skeleton\n\tb\n\t\t@skeleton\n\t\t@s[skeleton] w1\n");
    assertEquals(List.of("b"), parsed.boneNames());
    assertEquals(-1, parsed.slot("b.s").attachment());
    assertEquals(
        List.of(
            "s2d-reserved-name@2:2+11",
            "s2d-no-open-bone@3:3+2",
            "s2d-reserved-name@4:2+10",
            "s2d-reserved-name@6:3+9",
            "s2d-reserved-name@7:3+12",
            "s2d-never-drawn@7:3+12",
            "s2d-ignored-word@7:16+2"),
        parsed.codes());
  }

  @Test
  void unknownTypesShowNothing() {
    assertInstanceOf(
        Attachment.None.class, Parsed.of("skeleton\n\ta\n\t\t@ :Rect x5\n").attachment("a.a.a"));
  }

  @Test
  void orderPutsNamedSlotsFirst() {
    Parsed parsed =
        Parsed.of(
            """
            skeleton
            \ta
            \t\t@one :rect w1
            \t\t@two :rect w1
            \t\t@three :rect w1
            order
            \t@three # a space ends the name
            \t@a.two
            order
            \t@three
            """);
    assertEquals(List.of("a.three", "a.two", "a.one"), parsed.slotNames());
    assertEquals(0, parsed.attachment("a.three.three").slot());
  }
}
