package dev.limber.skel2d.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.PathOp;
import dev.limber.core.color.Rgba;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No skeleton can be made that the runtime would have to doubt. */
class SkeletonRulesTest {
  private static final Placement HERE = Placement.IDENTITY;
  private static final Attachment NONE = new Attachment.None("n", 0, HERE);
  private static final Slot SLOT = new Slot("a.s", 0, Rgba.WHITE, 0);

  private static Bone bone(String name, int parent, double x) {
    return new Bone(
        name, parent, true, x, 0, 0, 1, 1, 0, Bone.DEFAULT_COLOR, false, false, true, true);
  }

  private static Skin standard(Attachment... attachments) {
    return new Skin("default", List.of(attachments), List.of());
  }

  private static Skeleton with(Attachment attachment) {
    return new Skeleton(
        List.of(bone("a", -1, 0)), List.of(SLOT), List.of(standard(attachment)), List.of());
  }

  private static Skeleton with(Timeline... timelines) {
    return new Skeleton(
        List.of(bone("a", -1, 0)),
        List.of(SLOT),
        List.of(standard(NONE)),
        List.of(new Animation("w", 1, Animation.Header.EMPTY, List.of(timelines))));
  }

  private static Timeline timeline(Target target, int index, Property property, Key... keys) {
    return new Timeline(target, index, property, List.of(keys));
  }

  private static void refused(String message, Runnable made) {
    String got = assertThrows(IllegalArgumentException.class, made::run).getMessage();
    assertTrue(got.contains(message), got);
  }

  private static void refusedBones(String message, Bone... bones) {
    refused(message, () -> new Skeleton(List.of(bones), List.of(), List.of(standard()), List.of()));
  }

  @Test
  void bones() {
    refusedBones("parent must come first", bone("a", 0, 0));
    refusedBones("parent must come first", bone("a", 1, 0), bone("b", -1, 0));
    refusedBones("finite", bone("a", -1, Double.NaN));
    refusedBones("finite", bone("a", -1, Double.POSITIVE_INFINITY));
  }

  @Test
  void slotsAndAttachments() {
    with(NONE);
    refused("slot 1 is not in", () -> with(new Attachment.None("n", 1, HERE)));
    refused("finite", () -> with(new Attachment.Circle("n", 0, HERE, Paint.DEFAULT, Double.NaN)));
    refused(
        "path bone 1 is not in",
        () ->
            with(
                new Attachment.Path(
                    "n",
                    0,
                    HERE,
                    Paint.DEFAULT,
                    List.of(PathCommand.of(PathOp.MOVE, new PathCommand.Point(0, 0, 1))))));
    refused(
        "start with a move",
        () ->
            with(
                new Attachment.Path(
                    "n", 0, HERE, Paint.DEFAULT, List.of(PathCommand.of(PathOp.CLOSE)))));
    refused(
        "attachment 2 is not in",
        () ->
            new Skeleton(
                List.of(bone("a", -1, 0)),
                List.of(new Slot("a.s", 0, Rgba.WHITE, 2)),
                List.of(standard(NONE)),
                List.of()));
  }

  @Test
  void skins() {
    List<Bone> bones = List.of(bone("a", -1, 0));
    List<Slot> slots = List.of(SLOT);
    refused("default one", () -> new Skeleton(bones, slots, List.of(), List.of()));
    refused(
        "all attachments",
        () ->
            new Skeleton(
                bones,
                slots,
                List.of(standard(NONE), new Skin("x", List.of(), List.of())),
                List.of()));
    refused(
        "those of the default skin",
        () ->
            new Skeleton(
                bones,
                slots,
                List.of(
                    standard(NONE),
                    new Skin("x", List.of(new Attachment.None("m", 0, HERE)), List.of(0))),
                List.of()));
    refused(
        "override 1",
        () ->
            new Skeleton(
                bones,
                slots,
                List.of(standard(NONE), new Skin("x", List.of(NONE), List.of(1))),
                List.of()));
  }

  @Test
  void timelines() {
    Key key = new Key(0, 0, Easing.LINEAR);
    with(timeline(Target.BONE, 0, Property.X, key));
    refused("bone 1 is not in", () -> with(timeline(Target.BONE, 1, Property.X, key)));
    refused("must have it", () -> with(timeline(Target.SLOT, 0, Property.X, key)));
    refused("must have it", () -> with(timeline(Target.BONE, 0, Property.RED, key)));
    refused("must have a key", () -> with(timeline(Target.BONE, 0, Property.X)));
    refused(
        "sorted",
        () -> with(timeline(Target.BONE, 0, Property.X, new Key(1, 0, Easing.LINEAR), key)));
    refused(
        "not end before",
        () -> with(timeline(Target.BONE, 0, Property.X, new Key(2, 0, Easing.LINEAR))));
    refused(
        "normalised",
        () -> with(timeline(Target.BONE, 0, Property.ROTATION, new Key(0, 4, Easing.LINEAR))));
    refused(
        "0 or 1",
        () -> with(timeline(Target.BONE, 0, Property.FLIP_X, new Key(0, 0.5, Easing.LINEAR))));
    refused(
        "attachment 1 is not in",
        () -> with(timeline(Target.SLOT, 0, Property.ATTACHMENT, new Key(0, 1, Easing.LINEAR))));
  }

  @Test
  void propertiesHaveOneTimelineInAnAnimation() {
    Key key = new Key(0, 0, Easing.LINEAR);
    Timeline x = timeline(Target.BONE, 0, Property.X, key);
    refused("must have no other", () -> with(x, timeline(Target.BONE, 0, Property.Y, key), x));
    with(x, timeline(Target.BONE, 0, Property.Y, key), timeline(Target.SLOT, 0, Property.RED, key));
    Timeline nothing = timeline(Target.BONE, 0, Property.NOTHING, key);
    with(nothing, nothing);
    Animation one = new Animation("one", 1, Animation.Header.EMPTY, List.of(x));
    Animation two = new Animation("two", 1, Animation.Header.EMPTY, List.of(x));
    new Skeleton(
        List.of(bone("a", -1, 0)), List.of(SLOT), List.of(standard(NONE)), List.of(one, two));
  }

  @Test
  void framesPerSecondAreThoseThatTheHeaderMeans() {
    assertEquals(20, animation(null).fps());
    assertEquals(20, animation(0.0).fps());
    assertEquals(24, animation(24.0).fps());
  }

  private static Animation animation(Double fps) {
    return new Animation("w", 1, new Animation.Header(fps, null, null, null), List.of());
  }

  @Test
  void attachmentsSayWhatTheyAre() {
    Paint paint = Paint.DEFAULT;
    assertEquals("none", NONE.type());
    assertEquals("sprite", new Attachment.Sprite("n", 0, HERE, null).type());
    assertEquals("rect", new Attachment.Rect("n", 0, HERE, paint, 1, 1, 0).type());
    assertEquals("ellipse", new Attachment.Ellipse("n", 0, HERE, paint, 1, 1).type());
    assertEquals("circle", new Attachment.Circle("n", 0, HERE, paint, 1).type());
    assertEquals("path", new Attachment.Path("n", 0, HERE, paint, List.of()).type());
  }

  @Test
  void attachmentsAreFoundBySlotAndName() {
    Skeleton skeleton =
        new Skeleton(
            List.of(bone("a", -1, 0)),
            List.of(SLOT, new Slot("a.t", 0, Rgba.WHITE, -1), new Slot("a.u", 0, Rgba.WHITE, -1)),
            List.of(
                standard(
                    NONE,
                    new Attachment.None("n", 2, HERE),
                    new Attachment.None("m", 0, HERE),
                    new Attachment.None("m", 2, HERE))),
            List.of());
    assertEquals(0, skeleton.attachmentIndex(0, "n"));
    assertEquals(2, skeleton.attachmentIndex(0, "m"));
    assertEquals(1, skeleton.attachmentIndex(2, "n"));
    assertEquals(3, skeleton.attachmentIndex(2, "m"));
    refused(
        "\"a.u\" has no attachment \"x\"; there are: \"n\", \"m\"",
        () -> skeleton.attachmentIndex(2, "x"));
    refused("has no attachment \"n\"", () -> skeleton.attachmentIndex(1, "n"));
    refused("no slot 3", () -> skeleton.attachmentIndex(3, "n"));
    refused("no slot -1", () -> skeleton.attachmentIndex(-1, "n"));
  }

  @Test
  void lookUpsListTheNames() {
    Skeleton skeleton = with(NONE);
    assertEquals(0, skeleton.boneIndex("a"));
    assertEquals(0, skeleton.slotIndex("a.s"));
    assertEquals("a.s.n", skeleton.fullName(NONE));
    refused("there are: \"default\"", () -> skeleton.skin("night"));
    refused("this skeleton has no animations", () -> skeleton.animation("walk"));
    refused("did you mean \"a.s\"?", () -> skeleton.slotIndex("a.x"));
  }
}
