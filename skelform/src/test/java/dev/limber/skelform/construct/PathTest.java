package dev.limber.skelform.construct;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Meshes along a path: bone 0, the mesh's, and bones 1, 2 and 3 at (0, 0), (10, 0) and (10, 10),
 * turned and scaled any way. All three pull vertex 0 at (1, 0), one at a time.
 */
class PathTest {
  private static final double DIAGONAL = Math.sqrt(0.5);

  private static Armatures corner() {
    return new Armatures()
        .bone(-1, 77, 88, 1, 3, 4)
        .bone(-1, 0, 0, 0.7, 2, 2)
        .bone(-1, 10, 0, -2, -1, 5)
        .bone(-1, 10, 10, 3, 1, 0);
  }

  private static ArmaturePose constructed(Armatures armatures, Pivot pivot, Mesh.Bind... binds) {
    Mesh mesh = new Mesh(List.of(new Mesh.Vertex(1, 0, 0, 0)), List.of(), List.of(binds));
    ArmaturePose pose = armatures.visual(0, 0, pivot, mesh).build().newPose();
    pose.construct();
    return pose;
  }

  private static ArmaturePose constructed(Mesh.Bind... binds) {
    return constructed(corner(), Pivot.CENTRE, binds);
  }

  private static Mesh.Bind path(int bone, double... weights) {
    return bind(bone, true, weights);
  }

  private static Mesh.Bind bind(int bone, boolean path, double... weights) {
    return new Mesh.Bind(
        bone, path, Arrays.stream(weights).mapToObj(w -> new Mesh.BindVertex(0, w)).toList());
  }

  private static void assertVertex(double x, double y, ArmaturePose pose) {
    assertEquals(x, pose.visual(0).vertexX(0), 1e-12);
    assertEquals(y, pose.visual(0).vertexY(0), 1e-12);
  }

  @Test
  void aVertexStandsAcrossThePath() {
    // To the right along x, from and to: the normal is straight up.
    Armatures straight =
        new Armatures().bone(-1, 9, 9).bone(-1, 0, 0).bone(-1, 10, 0).bone(-1, 40, 0);
    ArmaturePose pose = constructed(straight, Pivot.CENTRE, path(1), path(2, 1), path(3));
    assertVertex(10, 1, pose);
  }

  @Test
  void inACornerItStandsHalfway() {
    // Normals up and left: up to the left.
    assertVertex(10 - DIAGONAL, DIAGONAL, constructed(path(1), path(2, 1), path(3)));
  }

  @Test
  void linesCountEquallyWhateverTheirLengths() {
    Armatures uneven =
        new Armatures().bone(-1, 9, 9).bone(-1, -990, 0).bone(-1, 10, 0).bone(-1, 10, 1);
    ArmaturePose pose = constructed(uneven, Pivot.CENTRE, path(1), path(2, 1), path(3));
    assertVertex(10 - DIAGONAL, DIAGONAL, pose);
  }

  @Test
  void theFirstBindLooksToItsNextOnly() {
    assertVertex(0, 1, constructed(path(1, 1), path(2), path(3)));
  }

  @Test
  void theLastBindLooksToItsPreviousOnly() {
    assertVertex(9, 10, constructed(path(1), path(2), path(3, 1)));
  }

  @Test
  void aBindAloneTurnsNothing() {
    assertVertex(11, 0, constructed(path(2, 1)));
  }

  @Test
  void theWeightScalesTheDistanceFromThePath() {
    ArmaturePose pose = constructed(path(1), path(2, 0.5), path(3));
    assertVertex(10 - DIAGONAL / 2, DIAGONAL / 2, pose);
    assertVertex(10, 0, constructed(path(1), path(2, 0), path(3)));
  }

  @Test
  void rotationAndScaleOfTheBonesDoNotCount() {
    Armatures plain =
        new Armatures().bone(-1, 0, 0).bone(-1, 0, 0).bone(-1, 10, 0).bone(-1, 10, 10);
    ArmaturePose pose = constructed(plain, Pivot.CENTRE, path(1), path(2, 1), path(3));
    assertVertex(10 - DIAGONAL, DIAGONAL, pose);
  }

  @Test
  void thePivotDoesNotCount() {
    Pivot pivot = new Pivot(0.5, 0.5, 1, 2, 3);
    ArmaturePose pose = constructed(corner(), pivot, path(1), path(2, 1), path(3));
    assertVertex(10 - DIAGONAL, DIAGONAL, pose);
  }

  @Test
  void aPathReplacesWhatWasBeforeIt() {
    ArmaturePose pose = constructed(bind(1, false, 0.5), path(2, 1), path(3));
    assertVertex(10 - DIAGONAL, DIAGONAL, pose);
  }

  @Test
  void aWeightPullsAwayFromAPathBeforeIt() {
    // Bone 3 would put the vertex at (10, 10) + (cos 3, sin 3).
    ArmaturePose pose = constructed(path(1), path(2, 1), bind(3, false, 0.5));
    double x = (10 - DIAGONAL + 10 + Math.cos(3)) / 2;
    double y = (DIAGONAL + 10 + Math.sin(3)) / 2;
    assertVertex(x, y, pose);
  }

  @Test
  void aNeighbourThatPullsByWeightIsStillANeighbour() {
    ArmaturePose pose = constructed(bind(1, false), path(2, 1), bind(3, false));
    assertVertex(10 - DIAGONAL, DIAGONAL, pose);
  }

  @Test
  void aBindWithoutBoneSeparatesItsNeighbours() {
    // Bone 2 sees bone 1 before it, but nothing behind it: the normal of the first line, up.
    assertVertex(10, 1, constructed(path(1), path(2, 1), path(-1), path(3)));
    // And bone 3 sees nothing before it.
    assertVertex(11, 10, constructed(path(1), path(-1), path(3, 1)));
  }

  @Test
  void aPathThatTurnsRoundHasNoDirection() {
    // There and back again: the normals cancel out, and the angle of the zero vector is 0.
    assertVertex(11, 0, constructed(path(1), path(2, 1), path(1)));
  }

  @Test
  void bindsOnOneSpotHaveNoDirection() {
    assertVertex(11, 0, constructed(path(2), path(2, 1), path(2)));
  }

  @Test
  void aVertexPulledTwiceStaysWithTheLast() {
    assertVertex(9, 10, constructed(path(1), path(2, 1), path(3, 1)));
    assertVertex(9.5, 10, constructed(path(1), path(2), path(3, 1, 0.5)));
  }

  @Test
  void aPathAlongALimbFollowsItsLines() {
    // The same corner as a chain of parents, with negative scales: only places count.
    Armatures limb =
        new Armatures()
            .bone(-1, 77, 88)
            .bone(-1, 0, 0, Math.PI, -1, 1)
            .bone(1, 10, 0, -Math.PI / 2, 1, 1)
            .bone(2, 10, 0);
    ArmaturePose pose = constructed(limb, Pivot.CENTRE, path(1), path(2, 1), path(3));
    assertEquals(10, pose.bone(2).worldX(), 1e-12);
    assertEquals(-10, pose.bone(3).worldY(), 1e-12);
    // Right, then down: normals up and right.
    assertVertex(10 + DIAGONAL, DIAGONAL, pose);
  }

  @Test
  void aPathAlongALimbSeesWhatPhysicsDoesToIt() {
    // Bone 3 lags behind at (10, 0) + (0, -30): the line to it goes down, whatever bone 2 says.
    Physics lag =
        new Physics(3, 1e9, 0, 0, 0, 0, 0, 0, new Physics.State(10, -30, 0, 0, 0, 0, 0, 0));
    Armatures limb =
        new Armatures().bone(-1, 77, 88).bone(-1, 0, 0).bone(1, 10, 0).bone(2, 10, 0).physics(lag);
    ArmaturePose pose = constructed(limb, Pivot.CENTRE, path(1), path(2, 1), path(3));
    assertEquals(10 + DIAGONAL, pose.visual(0).vertexX(0), 1e-6);
    assertEquals(DIAGONAL, pose.visual(0).vertexY(0), 1e-6);
  }
}
