package dev.limber.convert.skf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.ImageSource;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.draw.ShapeList;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.draw.StyledTextures;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.PosedBone;
import dev.limber.skelform.pose.PosedVisual;
import dev.limber.skelform.write.SkfVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Outlines between bones. */
class BoundOutlineTest {
  private static final double SCALE = 2;

  private static Armature bake(Skeleton skeleton) {
    return Baker.bake(skeleton, ImageSource.NONE, SCALE, SkfVersion.V0_7, "", Limits.DEFAULT)
        .armature();
  }

  @ParameterizedTest
  @ValueSource(strings = {"face", "fox", "hello", "humanoid", "plant"})
  void theMeshStaysWithinHalfAPixelOfTheOutline(String sample) throws IOException {
    String text = Files.readString(Path.of("../samples", sample + ".skel2d"));
    Skeleton skeleton = Skel2d.parse(text).skeleton();
    Armature armature = bake(skeleton);
    SkeletonPose source = skeleton.newPose();
    ArmaturePose baked = armature.newPose();
    List<Style> styles = List.of(armature.style("Default"));
    int compared = 0;
    for (int a = 0; a < skeleton.animations().size(); a++) {
      for (int frame = 0; frame <= armature.animations().get(a).lastFrame(); frame += 3) {
        double seconds = (double) frame / armature.animations().get(a).fps();
        source.seek(skeleton.animations().get(a), seconds);
        source.construct();
        baked.seek(armature.animations().get(a), seconds);
        baked.construct();
        ShapeList shapes = source.shapes(skeleton.defaultSkin());
        for (int shape = 0; shape < shapes.size(); shape++) {
          String slot = "@" + skeleton.slots().get(shapes.slot(shape)).name();
          for (int v = 0; v < armature.visuals().size(); v++) {
            Mesh mesh = armature.visuals().get(v).mesh();
            PosedBone bone = baked.bone(armature.visuals().get(v).bone());
            boolean own = bone.name().equals(slot) || bone.name().matches(slot + " \\d+");
            // Those of other skins are there as well, with a texture that is not seen.
            Texture texture = StyledTextures.find(baked.visual(v).texture(), styles);
            boolean seen = texture != null && texture.width() > 1 && bone.visible();
            if (mesh != null && own && seen && shapes.isClosed(shape)) {
              compare(shapes, shape, mesh, baked.visual(v), sample + " " + slot + " " + frame);
              compared++;
            }
          }
        }
      }
    }
    assertTrue(compared > 0);
  }

  /**
   * Walks along the true outline and looks for the nearest edge between the mesh's points of it.
   */
  private static void compare(
      ShapeList shapes, int shape, Mesh mesh, PosedVisual visual, String place) {
    List<Integer> corners = mesh.triangles();
    List<int[]> edges = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      int from = corners.get(i);
      int to = corners.get(i % 3 == 2 ? i - 2 : i + 1);
      if (isOnOutline(mesh.vertices().get(from)) && isOnOutline(mesh.vertices().get(to))) {
        edges.add(new int[] {from, to});
      }
    }
    for (double[] point : outline(shapes, shape)) {
      double nearest = Double.MAX_VALUE;
      for (int[] edge : edges) {
        double[] from = {visual.vertexX(edge[0]), visual.vertexY(edge[0])};
        double[] to = {visual.vertexX(edge[1]), visual.vertexY(edge[1])};
        nearest = Math.min(nearest, distance(point, from, to));
      }
      assertTrue(nearest * SCALE <= 0.5, place + ": off by " + nearest * SCALE + " pixels");
    }
  }

  private static boolean isOnOutline(Mesh.Vertex vertex) {
    return vertex.x() == 0 && vertex.y() == 0;
  }

  private static List<double[]> outline(ShapeList shapes, int shape) {
    List<double[]> points = new ArrayList<>();
    for (int op = 0, at = 0; op < shapes.opCount(shape); op++) {
      int count = shapes.op(shape, op).points();
      for (int step = 0; count > 0 && step < 20; step++) {
        double t = step / 20.0;
        double[][] curve = new double[Math.max(2, count + 1)][];
        for (int i = 0; i <= count; i++) {
          int point = Math.max(0, at - 1 + i);
          curve[i] = new double[] {shapes.x(shape, point), shapes.y(shape, point)};
        }
        points.add(casteljau(curve, count + 1, t));
      }
      at += count;
    }
    return points;
  }

  private static double[] casteljau(double[][] curve, int count, double t) {
    for (int n = count - 1; n > 0; n--) {
      for (int i = 0; i < n; i++) {
        curve[i] =
            new double[] {
              curve[i][0] + (curve[i + 1][0] - curve[i][0]) * t,
              curve[i][1] + (curve[i + 1][1] - curve[i][1]) * t
            };
      }
    }
    return curve[0];
  }

  private static double distance(double[] p, double[] from, double[] to) {
    double dx = to[0] - from[0];
    double dy = to[1] - from[1];
    double squared = dx * dx + dy * dy;
    double t = squared == 0 ? 0 : ((p[0] - from[0]) * dx + (p[1] - from[1]) * dy) / squared;
    double along = Math.max(0, Math.min(1, t));
    return Math.hypot(p[0] - from[0] - along * dx, p[1] - from[1] - along * dy);
  }

  @Test
  void aLineBetweenBonesTurnsWithThemAndKeepsItsThickness() {
    Skeleton skeleton =
        Skel2d.parse(
                """
                skeleton
                	a
                		@ :path t10
                			M 0,0:a
                			L 0,0:b
                	b x100
                anim "up" 10fps :10
                	b
                		x 0 -> -100
                		y 0 -> 100
                		i 1 -> 3
                	a
                		r 0 -> 70
                """)
            .skeleton();
    Armature armature = bake(skeleton);
    ArmaturePose pose = armature.newPose();
    int visual = armature.bones().get(armature.boneIndex("@a.a line")).visual();
    for (int frame = 0; frame <= 10; frame++) {
      pose.animate(armature.animations().get(0), frame);
      pose.construct();
      PosedVisual line = pose.visual(visual);
      // Left and right of both ends, 1.5 pixels beyond the line.
      double width =
          Math.hypot(line.vertexX(0) - line.vertexX(1), line.vertexY(0) - line.vertexY(1));
      assertEquals(10 + 2 * 1.5 / SCALE, width, 0.05, "frame " + frame);
      double angle =
          Math.atan2(line.vertexY(2) - line.vertexY(0), line.vertexX(2) - line.vertexX(0));
      double x = 100 - 10 * frame;
      double y = 10 * frame;
      assertEquals(Math.atan2(y, x), angle, 0.01, "frame " + frame);
    }
  }

  @Test
  void anArmOfOneLineKeepsItsThicknessWhenItBends() {
    Skeleton skeleton =
        Skel2d.parse(
                """
                skeleton
                	arm
                		@ :path t10 round-cap
                			M 0,0:arm
                			Q 0,0:hand 50,0:hand
                	arm.hand x50
                anim "bend" 10fps :10
                	hand
                		r 0 -> 130
                """)
            .skeleton();
    Armature armature = bake(skeleton);
    ArmaturePose pose = armature.newPose();
    int visual = armature.bones().get(armature.boneIndex("@arm.arm line")).visual();
    for (int frame = 0; frame <= 10; frame++) {
      pose.animate(armature.animations().get(0), frame);
      pose.construct();
      PosedVisual line = pose.visual(visual);
      for (int v = 0; v < line.vertexCount(); v += 2) {
        double width =
            Math.hypot(
                line.vertexX(v) - line.vertexX(v + 1), line.vertexY(v) - line.vertexY(v + 1));
        // A corner is cut across, where the band is wider than the line.
        assertTrue(width > 10 + 2 * 1.5 / SCALE - 0.1, "frame " + frame + ": " + width);
        assertTrue(width < 1.2 * (10 + 2 * 1.5 / SCALE), "frame " + frame + ": " + width);
      }
    }
  }

  @Test
  void anOutlineWithAPlaceFollowsTheBoneOfItsSlot() {
    Skeleton skeleton =
        Skel2d.parse(
                """
                skeleton
                	a
                		@ :path x10 r30 t0
                			M 0,0:a
                			L 20,0:b
                			L 0,20:a
                			C
                	b x50
                anim "turn" 10fps :10
                	a
                		r 0 -> 60
                	b
                		x 0 -> 10
                """)
            .skeleton();
    Armature armature = bake(skeleton);
    ArmaturePose baked = armature.newPose();
    SkeletonPose source = skeleton.newPose();
    int visual = armature.bones().get(armature.boneIndex("@a.a")).visual();
    for (int frame = 0; frame <= 10; frame++) {
      source.seek(skeleton.animations().get(0), frame / 10.0);
      source.construct();
      ShapeList shapes = source.shapes(skeleton.defaultSkin());
      baked.animate(armature.animations().get(0), frame);
      baked.construct();
      for (int point = 0; point < 3; point++) {
        String place = "frame " + frame + ", point " + point;
        assertEquals(shapes.x(0, point), baked.visual(visual).vertexX(point), 0.2, place);
        assertEquals(shapes.y(0, point), baked.visual(visual).vertexY(point), 0.2, place);
      }
    }
  }
}
