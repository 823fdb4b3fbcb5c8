package dev.limber.skelform.construct;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Meshes and the bones that pull them by weight. */
class MeshTest {
  private static final double QUARTER = Math.PI / 2;

  /**
   * Bone 0 at (100, 50), turned a quarter, scaled by (2, 3), carries a mesh of the vertex (1, 2),
   * which it puts at (94, 52): see InheritanceTest. Bone 1 at (200, 0) would put it at (201, 2),
   * bone 2 at (0, 0) at (1, 2).
   */
  private static ArmaturePose constructed(Pivot pivot, Mesh.Bind... binds) {
    Mesh mesh = new Mesh(List.of(new Mesh.Vertex(1, 2, 0, 0)), List.of(), List.of(binds));
    ArmaturePose pose =
        new Armatures()
            .bone(-1, 100, 50, QUARTER, 2, 3)
            .bone(-1, 200, 0)
            .bone(-1, 0, 0)
            .visual(0, 0, pivot, mesh)
            .build()
            .newPose();
    pose.construct();
    return pose;
  }

  private static Mesh.Bind bind(int bone, double... weights) {
    return new Mesh.Bind(
        bone, false, Arrays.stream(weights).mapToObj(w -> new Mesh.BindVertex(0, w)).toList());
  }

  private static void assertVertex(double x, double y, ArmaturePose pose) {
    assertEquals(x, pose.visual(0).vertexX(0), 1e-12);
    assertEquals(y, pose.visual(0).vertexY(0), 1e-12);
  }

  @Test
  void verticesWithoutBindFollowTheBoneOfTheMesh() {
    assertVertex(94, 52, constructed(Pivot.CENTRE));
  }

  @Test
  void aWeightOfOneMovesAVertexToTheBindBone() {
    assertVertex(201, 2, constructed(Pivot.CENTRE, bind(1, 1)));
  }

  @Test
  void aWeightOfAHalfIsMidway() {
    assertVertex(147.5, 27, constructed(Pivot.CENTRE, bind(1, 0.5)));
  }

  @Test
  void aWeightOfZeroLeavesAVertex() {
    assertVertex(94, 52, constructed(Pivot.CENTRE, bind(1, 0)));
  }

  @Test
  void weightsBeyondOneExtrapolate() {
    assertVertex(94 + 2 * 107, 52 - 2 * 50, constructed(Pivot.CENTRE, bind(1, 2)));
    assertVertex(94 - 107, 52 + 50, constructed(Pivot.CENTRE, bind(1, -1)));
  }

  @Test
  void weightsAreAppliedInOrder() {
    // Midway to (201, 2) is (147.5, 27), midway from there to (1, 2) is (74.25, 14.5).
    assertVertex(74.25, 14.5, constructed(Pivot.CENTRE, bind(1, 0.5), bind(2, 0.5)));
    // The other way round: (47.5, 27), then (124.25, 14.5).
    assertVertex(124.25, 14.5, constructed(Pivot.CENTRE, bind(2, 0.5), bind(1, 0.5)));
  }

  @Test
  void aFullWeightForgetsWhatWasBefore() {
    assertVertex(1, 2, constructed(Pivot.CENTRE, bind(1, 0.3), bind(2, 1)));
  }

  @Test
  void aVertexPulledTwiceByOneBoneMovesTwice() {
    // Half of the way and half of the rest.
    double x = 94 + 107 * 0.75;
    double y = 52 - 50 * 0.75;
    assertVertex(x, y, constructed(Pivot.CENTRE, bind(1, 0.5, 0.5)));
    assertVertex(x, y, constructed(Pivot.CENTRE, bind(1, 0.5), bind(1, 0.5)));
  }

  @Test
  void aBindWithoutBoneDoesNothing() {
    assertVertex(94, 52, constructed(Pivot.CENTRE, bind(-1, 1)));
    assertVertex(147.5, 27, constructed(Pivot.CENTRE, bind(-1, 1), bind(1, 0.5), bind(-1, 1)));
  }

  @Test
  void theMeshBoneItselfCanPull() {
    assertVertex(94, 52, constructed(Pivot.CENTRE, bind(0, 0.4)));
    assertVertex(94, 52, constructed(Pivot.CENTRE, bind(1, 1), bind(0, 1)));
  }

  @Test
  void thePivotTurnsAndScalesVertices() {
    // Scaled by (2 * 5, 3 * 7): (10, 42); turned by a quarter and another: (-10, -42).
    Pivot pivot = new Pivot(0, 0, QUARTER, 5, 7);
    assertVertex(90, 8, constructed(pivot));
  }

  @Test
  void thePivotCountsForBindBonesToo() {
    // Scaled by (5, 7): (5, 14); turned by a quarter: (-14, 5); at bone 1.
    Pivot pivot = new Pivot(0, 0, QUARTER, 5, 7);
    assertVertex(186, 5, constructed(pivot, bind(1, 1)));
  }

  @Test
  void thePivotsOffsetIsNotInTheVertices() {
    assertVertex(94, 52, constructed(new Pivot(0.5, 0.5, 0, 1, 1)));
  }

  @Test
  void verticesFollowTheirBonesFromPoseToPose() {
    ArmaturePose pose = constructed(Pivot.CENTRE, bind(1, 0.5));
    pose.bone(1).position(300, 100);
    pose.construct();
    assertVertex((94 + 301) / 2.0, (52 + 102) / 2.0, pose);
  }

  @Test
  void everyMeshHasItsOwnVertices() {
    Mesh first = new Mesh(List.of(new Mesh.Vertex(1, 0, 0, 0)), List.of(), List.of());
    Mesh second =
        new Mesh(
            List.of(new Mesh.Vertex(2, 0, 0, 0), new Mesh.Vertex(3, 0, 0, 0)),
            List.of(),
            List.of());
    ArmaturePose pose =
        new Armatures()
            .bone(-1, 10, 0)
            .bone(-1, 20, 0)
            .bone(-1, 30, 0)
            .visual(0, 0, Pivot.CENTRE, first)
            .visual(1, 0)
            .visual(2, 0, Pivot.CENTRE, second)
            .build()
            .newPose();
    pose.construct();
    assertEquals(11, pose.visual(0).vertexX(0));
    assertEquals(0, pose.visual(1).vertexCount());
    assertEquals(32, pose.visual(2).vertexX(0));
    assertEquals(33, pose.visual(2).vertexX(1));
  }
}
