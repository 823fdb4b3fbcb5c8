package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.language.ShapeHandle.Kind;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Dragging points and sides of outlines. */
class ShapeEditTest {
  private static final String BODY = "skeleton\n\tbody x100 y10 r90\n";

  /** Takes a handle of the slot "body" elsewhere and returns its line, or why that cannot be. */
  private static String moved(String lines, int handle, double x, double y) {
    String text = BODY + lines;
    Change change =
        LanguageService.of(text).moveShapeHandle("body.body", "default", handle, x, y, 0.5);
    return change.isRefused()
        ? change.refusal()
        : change.applyTo(text).substring(BODY.length()).replace("\t", "");
  }

  @Test
  void sidesOfRectangles() {
    String rect = "\t\t@ :rect x5 w40 h20 d4 t0 # a box\n";
    // The body is turned: its x goes up, its y to the left.
    assertEquals("@ :rect x5 w50 h20 d4 t0 # a box\n", moved(rect, 0, 100, 40));
    assertEquals("@ :rect x5 w40 h31 d4 t0 # a box\n", moved(rect, 1, 84.5, 15));
    assertEquals("@ :rect x5 w40 h20 d10 t0 # a box\n", moved(rect, 2, 90, 30));
    assertEquals("@ :rect x5 w40 h20 d0 t0 # a box\n", moved(rect, 2, 90, 90));
  }

  @Test
  void whatIsMissingIsAddedBehindPlaceAndSize() {
    assertEquals("@ :rect w40 h20 d12 t0\n", moved("\t\t@ :rect w40 h20 t0\n", 2, 90, 24));
    assertEquals("@ :circle d8 t0\n", moved("\t\t@ :circle t0\n", 0, 100, 14));
    assertEquals("@ :ellipse w4 h6\n", moved("\t\t@ :ellipse w4\n", 1, 97, 10));
  }

  @Test
  void pointsOfPathsKeepTheirBones() {
    String path =
        """
        		@ :path t0
        			M 0,0   # start
        			Q 5,5 10,0:hand
        			C
        	body.hand x20 r-90
        """;
    assertEquals(
        path.replace("M 0,0", "M 3,-2").replace("\t", ""), moved(path, 0, 102, 13), "on its bone");
    // The hand stands upright, 20 above the body.
    assertEquals(path.replace("10,0:hand", "7,1:hand").replace("\t", ""), moved(path, 2, 107, 31));
    List<ShapeHandle> handles = LanguageService.of(BODY + path).shapeHandles("body.body", "");
    assertEquals(List.of(-1, 2, -1), handles.stream().map(ShapeHandle::anchor).toList());
    assertEquals("10,0", handles.get(2).value());
    assertEquals(110, handles.get(2).x(), 1e-9);
  }

  @Test
  void aPathWithoutAStartHasHandlesForWhatIsWritten() {
    String path = "\t\t@ :path\n\t\t\tL 10,0\n\t\t\tB 1,1 2,2 3,3\n";
    List<ShapeHandle> handles = LanguageService.of(BODY + path).shapeHandles("body.body", "");
    assertEquals(
        List.of(Kind.POINT, Kind.CONTROL, Kind.CONTROL, Kind.POINT),
        handles.stream().map(ShapeHandle::kind).toList());
    assertEquals(List.of(-1, 0, 3, -1), handles.stream().map(ShapeHandle::anchor).toList());
    assertEquals("@ :path\nL 10,0\nB 4,1 2,2 3,3\n", moved(path, 1, 99, 14));
  }

  @Test
  void aSkinKeepsItsOwnShape() {
    String text =
        BODY + "\t\t@ :circle d10\n\t\t@eye :circle d4\n\nskin \"big\"\n\t@body :circle d30\n";
    LanguageService service = LanguageService.of(text);
    assertEquals(
        text.replace("d30", "d40"),
        service.moveShapeHandle("body.body", "big", 0, 100, 30, 1).applyTo(text));
    assertEquals(
        text.replace("d10", "d40"),
        service.moveShapeHandle("body.body", "default", 0, 100, 30, 1).applyTo(text));
    assertEquals(
        text.replace("d4\n", "d40\n"),
        service.moveShapeHandle("body.eye", "big", 0, 100, 30, 1).applyTo(text),
        "the skin does not mention the eye");
  }

  @Test
  void handlesLieOnTheDrawnOutline() {
    String text =
        """
        skeleton
        	body x30 y4 r25 i2
        		@ :path x5 y-3 r40 i1.5 t0
        			M 0,0
        			Q 5,5 10,0:hand
        			B 1,2:hand 3,4 5,6
        			C
        	body.hand x20 r-70 flip-x
        """;
    List<Double> drawn = new ArrayList<>();
    SkeletonPose pose = new SkeletonPose(LanguageService.of(text).result().skeleton());
    pose.construct();
    pose.draw(new PathPoints(drawn));
    List<ShapeHandle> handles = LanguageService.of(text).shapeHandles("body.body", "default");
    assertEquals(6, handles.size());
    for (int i = 0; i < handles.size(); i++) {
      assertEquals(drawn.get(2 * i), handles.get(i).x(), 1e-9);
      assertEquals(drawn.get(2 * i + 1), handles.get(i).y(), 1e-9);
    }
  }

  /** Keeps the points of what is filled. */
  private record PathPoints(List<Double> points) implements Canvas {
    @Override
    public void begin(View view) {}

    @Override
    public void triangles(Image image, Triangles triangles, Ink tint) {}

    @Override
    public void fill(Path path, Ink color) {
      for (int i = 0; i < path.pointCount(); i++) {
        points.add(path.x(i));
        points.add(path.y(i));
      }
    }

    @Override
    public void stroke(Path path, Stroke stroke, Ink color) {}

    @Override
    public void end() {}
  }

  @Test
  void impossibleThingsAreRefused() {
    assertEquals(
        "what it hangs on is flat here, or far too large", moved("\t\t@ :circle d4 i0\n", 0, 1, 1));
    assertEquals("there is no such handle any more", moved("\t\t@ :circle d4\n", 3, 1, 1));
    assertEquals("there is no shape that could be changed", moved("\t\t@eye :circle\n", 0, 1, 1));
    assertEquals(List.of(), LanguageService.of(BODY).shapeHandles("body.body", "default"));
  }

  /** In all sources: a handle goes where it is taken, and nothing else is said anew. */
  @Test
  void handlesGoWhereTheyAreTaken() {
    Random random = new Random(3);
    Map<Kind, int[]> counts = new TreeMap<>();
    for (String text : Sources.ofModestLength()) {
      LanguageService service = LanguageService.of(text);
      for (Slot slot : service.result().skeleton().slots()) {
        List<Skin> skins = service.result().skeleton().skins();
        String skin = skins.get(random.nextInt(skins.size())).name();
        List<ShapeHandle> handles = service.shapeHandles(slot.name(), skin);
        if (!handles.isEmpty()) {
          int handle = random.nextInt(handles.size());
          int[] count = counts.computeIfAbsent(handles.get(handle).kind(), kind -> new int[2]);
          count[move(service, slot.name(), skin, handle, random) ? 0 : 1]++;
        }
      }
    }
    assertEquals(List.of(Kind.values()), List.copyOf(counts.keySet()));
    counts.forEach((kind, n) -> assertTrue(n[0] > 4 * n[1], kind + ": " + n[0] + ", " + n[1]));
  }

  private static boolean move(
      LanguageService service, String slot, String skin, int handle, Random random) {
    List<ShapeHandle> before = service.shapeHandles(slot, skin);
    Kind kind = before.get(handle).kind();
    Skeleton skeleton = service.result().skeleton();
    int index = skeleton.slots().stream().map(Slot::name).toList().indexOf(slot);
    int attachment = skeleton.slots().get(index).attachment();
    Attachment shown = skeleton.skin(skin).attachments().get(attachment);
    double[] to = target(skeleton, skeleton.slots().get(index), shown, before.get(handle), random);
    Change change = service.moveShapeHandle(slot, skin, handle, to[0], to[1], 0.001);
    if (change.isRefused()) {
      return false;
    }
    String about = slot + " " + skin + " " + handle + "\n" + change.applyTo(service.text());
    LanguageService edited = LanguageService.of(change.applyTo(service.text()));
    List<ShapeHandle> after = edited.shapeHandles(slot, skin);
    assertEquals(before.size(), after.size(), about);
    // A thousandth on a bone that is at most some times as large.
    assertEquals(to[2], after.get(handle).x(), 0.05, about);
    assertEquals(to[3], after.get(handle).y(), 0.05, about);
    for (int i = 0; i < after.size(); i++) {
      boolean isPoint = kind == Kind.POINT || kind == Kind.CONTROL;
      assertTrue(i == handle || !isPoint || after.get(i).equals(before.get(i)), about);
      assertTrue(i == handle || after.get(i).value().equals(before.get(i).value()), about);
    }
    assertRestStays(service, edited, attachment, about);
    assertTrue(edited.diagnostics().size() <= service.diagnostics().size(), about);
    Change again = edited.moveShapeHandle(slot, skin, handle, to[0], to[1], 0.001);
    assertTrue(again.edits().isEmpty(), about);
    return true;
  }

  /**
   * Returns somewhere to take a handle to, and where it comes to lie then: points there; sides and
   * corners as far along their own axis, wherever beside it they are taken.
   */
  private static double[] target(
      Skeleton skeleton, Slot slot, Attachment shown, ShapeHandle handle, Random random) {
    SkeletonPose setup = new SkeletonPose(skeleton);
    setup.construct();
    Matrix shape = Matrix.of(setup.bone(slot.bone())).times(Matrix.of(shown.placement()));
    double far = 30 * random.nextDouble();
    double beside = 30 * random.nextGaussian();
    double side = random.nextBoolean() ? far : -far;
    return switch (handle.kind()) {
      case POINT, CONTROL -> {
        double x = handle.x() + random.nextGaussian();
        double y = handle.y() + random.nextGaussian();
        yield new double[] {x, y, x, y};
      }
      case WIDTH -> places(shape, side, beside, far, 0);
      case HEIGHT -> places(shape, beside, side, 0, far);
      case DIAMETER -> places(shape, far * Math.cos(beside), far * Math.sin(beside), far, 0);
      case CORNER -> {
        Attachment.Rect rect = (Attachment.Rect) shown;
        double across = random.nextDouble() * rect.width() / 2;
        yield places(shape, Math.copySign(across, side), beside, across, rect.height() / 2);
      }
    };
  }

  private static double[] places(Matrix shape, double x, double y, double thenX, double thenY) {
    return new double[] {
      shape.x(x, y), shape.y(x, y), shape.x(thenX, thenY), shape.y(thenX, thenY)
    };
  }

  /** Checks that one line of the text is another, and one attachment, in the skins that show it. */
  private static void assertRestStays(
      LanguageService before, LanguageService after, int attachment, String about) {
    List<String> was = before.text().lines().toList();
    List<String> is = after.text().lines().toList();
    assertEquals(was.size(), is.size(), about);
    int changed = 0;
    for (int i = 0; i < was.size(); i++) {
      changed += was.get(i).equals(is.get(i)) ? 0 : 1;
    }
    assertTrue(changed <= 1, about);
    Skeleton one = before.result().skeleton();
    Skeleton other = after.result().skeleton();
    assertEquals(one.bones(), other.bones(), about);
    assertEquals(one.slots(), other.slots(), about);
    assertEquals(one.animations(), other.animations(), about);
    assertEquals(one.skins().size(), other.skins().size(), about);
    for (int i = 0; i < one.skins().size(); i++) {
      List<Attachment> wanted = new ArrayList<>(one.skins().get(i).attachments());
      wanted.set(attachment, other.skins().get(i).attachments().get(attachment));
      assertEquals(wanted, other.skins().get(i).attachments(), about);
    }
  }
}
