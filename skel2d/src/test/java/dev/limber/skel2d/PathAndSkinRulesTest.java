package dev.limber.skel2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.limber.core.canvas.PathOp;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.PathCommand;
import java.util.List;
import org.junit.jupiter.api.Test;

class PathAndSkinRulesTest {

  private static List<PathCommand> commands(Parsed parsed, String attachment) {
    return ((Attachment.Path) parsed.attachment(attachment)).commands();
  }

  private static PathCommand.Point at(double x, double y, int bone) {
    return new PathCommand.Point(x, y, bone);
  }

  @Test
  void pathsHaveAllCommands() {
    Parsed parsed =
        Parsed.clean(
            """
            skeleton
            \ta
            \t\t@ :path
            \t\t\tM 1,2
            \t\t\tL -3,4.5
            \t\t\tQ 1,1 2,2
            \t\t\tB 1,1 2,2 3,3:b
            \t\t\tC
            \tb
            """);
    assertEquals(
        List.of(
            PathCommand.of(PathOp.MOVE, at(1, 2, 0)),
            PathCommand.of(PathOp.LINE, at(-3, 4.5, 0)),
            PathCommand.of(PathOp.QUAD, at(1, 1, 0), at(2, 2, 0)),
            PathCommand.of(PathOp.CUBIC, at(1, 1, 0), at(2, 2, 0), at(3, 3, 1)),
            PathCommand.of(PathOp.CLOSE)),
        commands(parsed, "a.a.a"));
  }

  @Test
  void colonSwitchesTheBone() {
    Parsed parsed =
        Parsed.clean(
            """
            skeleton
            \ta
            \t\t@ :path
            \t\t\t: b
            \t\t\tL 1,1
            \t\t\tL 2,2:a
            \t\t\t: skeleton.a
            \t\t\tL 3,3
            \tb
            """);
    // The move that is not written belongs to the owner, even after a switch.
    assertEquals(
        List.of(
            PathCommand.of(PathOp.MOVE, at(0, 0, 0)),
            PathCommand.of(PathOp.LINE, at(1, 1, 1)),
            PathCommand.of(PathOp.LINE, at(2, 2, 0)),
            PathCommand.of(PathOp.LINE, at(3, 3, 0))),
        commands(parsed, "a.a.a"));
  }

  @Test
  void unknownBonesKeepTheCurrentOne() {
    Parsed parsed =
        Parsed.of(
            "skeleton\n\ta\n\t\t@ :path\n\t\t\t: b\n\t\t\tM 1,1:nope\n\t\t\t: nope\n\t\t\tL 2,2\n\tb\n");
    assertEquals(
        List.of(PathCommand.of(PathOp.MOVE, at(1, 1, 1)), PathCommand.of(PathOp.LINE, at(2, 2, 1))),
        commands(parsed, "a.a.a"));
    assertEquals(List.of("s2d-unknown-name@5:10+4", "s2d-unknown-name@6:6+4"), parsed.codes());
  }

  @Test
  void reopenedPathsGoOn() {
    Parsed parsed =
        Parsed.clean(
            """
            skeleton
            \ta
            \t\t@ :path
            \t\t\tL 1,1
            \tb
            \ta
            \t\t@
            \t\t\tL 2,2
            \t\t@ :path t5
            \t\t\tC
            """);
    assertEquals(4, commands(parsed, "a.a.a").size());
  }

  @Test
  void badCommandsAreLeftOutAndCloseNothing() {
    Parsed parsed =
        Parsed.of(
            """
            skeleton
            \ta
            \t\t@ :path
            \t\t\tL 7, 8
            \t\t\tL
            \t\t\tL9,9
            \t\t\tQ 1,1
            \t\t\t: 9z
            \t\t\t\tL 8,8
            \t\t\tL 1,2:a.
            \t\t\tL 1,1 2,2
            """);
    assertEquals(2, commands(parsed, "a.a.a").size());
    assertEquals(
        List.of(
            "s2d-bad-path-command@4:4+6",
            "s2d-bad-path-command@5:4+1",
            "s2d-bad-line@6:4+4",
            "s2d-bad-path-command@7:4+5",
            "s2d-bad-path-command@8:4+4",
            "s2d-bad-line@9:5+5",
            "s2d-bad-path-command@10:4+8",
            "s2d-ignored-word@11:10+3"),
        parsed.codes());
  }

  @Test
  void skinsReplaceSingleAttachments() {
    Parsed parsed =
        Parsed.clean(
            """
            skeleton
            \tbone
            \t\t@ :circle d10
            \t\t@slot :rect w10 h10
            \t\t@other[small] :ellipse w20 h10
            \t\t@other[big] :ellipse w50 h20
            skin "s"
            \t@bone :path t2
            \t\tL 5,5
            \t@slot
            \t@skeleton.bone.other[small] :ellipse w10
            """);
    assertEquals(List.of(0, 1, 2), parsed.skeleton().skin("s").overrides());
    assertInstanceOf(Attachment.Path.class, parsed.attachment("s", "bone.bone.bone"));
    assertInstanceOf(Attachment.None.class, parsed.attachment("s", "bone.slot.slot"));
    Attachment.Ellipse small = (Attachment.Ellipse) parsed.attachment("s", "bone.other.small");
    assertEquals(5, small.radiusX());
    assertEquals(0, small.radiusY());
    assertSame(parsed.attachment("bone.other.big"), parsed.attachment("s", "bone.other.big"));
  }

  @Test
  void lastLineForAnAttachmentWins() {
    Parsed parsed =
        Parsed.of(
            """
            skeleton
            \ta
            \t\t@ :rect w1
            skin "s"
            \t@a :circle d9 x5
            skin "t"
            skin "s"
            \t@a :circle y1
            """);
    Attachment.Circle circle = (Attachment.Circle) parsed.attachment("s", "a.a.a");
    assertEquals(0, circle.radius());
    assertEquals(0, circle.placement().x());
    assertEquals(3, parsed.skeleton().skins().size());
  }

  @Test
  void skinsWithoutANameOfTheirOwnAreIgnored() {
    Parsed parsed =
        Parsed.of(
            "skeleton\n\ta\n\t\t@ :rect w1\nskin\n\t@a :circle d1\nskin \"default\"\nskin \"\"\n");
    assertEquals(
        List.of("s2d-skin-name@4:1+4", "s2d-outside-section@5:2+13", "s2d-skin-name@6:1+14"),
        parsed.codes());
    assertEquals("", parsed.skeleton().skins().get(1).name());
  }

  @Test
  void skinAttachmentsMustExist() {
    Parsed parsed =
        Parsed.of("skeleton\n\ta\n\t\t@s[x] :rect w1\nskin \"k\"\n\t@s :circle d1\n\t@t :rect\n");
    assertEquals(List.of("s2d-unknown-attachment@5:2+2", "s2d-unknown-name@6:3+1"), parsed.codes());
    assertEquals(
        "it has: \"x\"; write @slot[attachment]", parsed.result().diagnostics().get(0).hint());
  }
}
