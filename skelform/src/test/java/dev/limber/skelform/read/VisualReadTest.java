package dev.limber.skelform.read;

import static dev.limber.skelform.read.Documents.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.limber.core.color.Rgba;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.data.Visual;
import java.util.List;
import org.junit.jupiter.api.Test;

class VisualReadTest {

  private static Documents.Result mesh(String parts) {
    return read("{'bones':[{'id':0,'visuals_id':0}],'visuals':[{" + parts + "}]}");
  }

  private static Mesh meshOf(Documents.Result result) {
    return result.armature().visuals().get(0).mesh();
  }

  private static List<String> textures(Armature armature) {
    return armature.visuals().stream().map(Visual::texture).toList();
  }

  @Test
  void defaultsAreThoseOfTheSpec() {
    Visual visual = mesh("").armature().visuals().get(0);
    assertEquals(new Visual(0, "", "", 0, -1, Rgba.WHITE, Rgba.WHITE, Pivot.CENTRE, null), visual);
  }

  @Test
  void visualsKeepTheOrderOfTheFile() {
    Armature armature =
        read("{'bones':[{'id':0,'visuals_id':1},{'id':1,'visuals_id':0}],"
                + "'visuals':[{'tex':'a'},{'tex':'b'}]}")
            .armature();
    assertEquals(List.of("a", "b"), textures(armature));
    assertEquals(List.of(1, 0), armature.bones().stream().map(Bone::visual).toList());
    assertEquals(1, armature.visuals().get(0).bone());
  }

  @Test
  void unusedVisualKeepsItsNumber() {
    Documents.Result result =
        read(
            "{'bones':[{'id':0,'visuals_id':1}],"
                + "'visuals':[{'tex':'gone','zindex':1,'vertices':[{}]},{'zindex':4}]}");
    List<Visual> visuals = result.armature().visuals();
    assertEquals(List.of(-1, 0), visuals.stream().map(Visual::bone).toList());
    assertEquals(List.of(1, 4), visuals.stream().map(Visual::zindex).toList());
    assertEquals(1, result.armature().bones().get(0).visual());
    assertEquals(List.of("note skf-unused $.visuals[0]"), result.said());
  }

  @Test
  void whatIsNoVisualKeepsItsNumber() {
    Documents.Result result =
        read("{'bones':[{'id':0,'visuals_id':1}],'visuals':[7,{'zindex':4}]}");
    List<Visual> visuals = result.armature().visuals();
    assertEquals(List.of(-1, 0), visuals.stream().map(Visual::bone).toList());
    assertEquals(4, visuals.get(1).zindex());
  }

  @Test
  void visualOfTwoBonesIsCopied() {
    Documents.Result result =
        read(
            "{'bones':[{'id':0,'visuals_id':0},{'id':1,'visuals_id':0}],"
                + "'visuals':[{'zindex':4,'vertices':[{}]}]}");
    List<Visual> visuals = result.armature().visuals();
    assertEquals(List.of(0, 1), visuals.stream().map(Visual::bone).toList());
    assertEquals(List.of(4, 4), visuals.stream().map(Visual::zindex).toList());
    assertSame(visuals.get(0).mesh(), visuals.get(1).mesh());
    assertEquals(List.of("warning skf-shared-visual $.bones[1].visuals_id"), result.said());
  }

  @Test
  void whatIsNoVisualShowsNothing() {
    Documents.Result result = read("{'bones':[{'id':0,'visuals_id':0}],'visuals':[7]}");
    assertEquals(-1, result.armature().bones().get(0).visual());
    assertEquals(List.of("warning skf-wrong-type $.visuals[0]"), result.said());
  }

  @Test
  void textureThatNoStyleHasIsAWarningOnce() {
    Documents.Result result =
        read(
            "{'bones':[{'id':0,'visuals_id':0},{'id':1,'visuals_id':1}],"
                + "'visuals':[{'tex':'hatt'},{'tex':'hatt'}],'atlases':[{'size':{'x':8,'y':8}}],"
                + "'styles':[{'textures':[{'name':'hat'}]}]}");
    assertEquals("warning skf-bad-texture $.visuals[0].tex", result.said().get(0));
    assertEquals("did you mean \"hat\"?", result.only().hint());
    assertEquals(List.of("hatt", "hatt"), textures(result.armature()));
  }

  @Test
  void visualWithoutVerticesIsARectangle() {
    assertNull(meshOf(mesh("'vertices':[],'indices':[],'binds':[]")));
    Documents.Result result = mesh("'indices':[0,1,2]");
    assertNull(meshOf(result));
    assertEquals(List.of("warning skf-bad-index $.visuals[0].indices"), result.said());
  }

  @Test
  void verticesStartAtTheirInitialPosition() {
    Mesh mesh =
        meshOf(
            mesh(
                "'vertices':[{'pos':{'x':1,'y':2},'uv':{'x':0.5,'y':0.25}},"
                    + "{'pos':{'x':1,'y':2},'init_pos':{'x':3,'y':4}}]"));
    assertEquals(
        List.of(new Mesh.Vertex(1, 2, 0.5, 0.25), new Mesh.Vertex(3, 4, 0, 0)), mesh.vertices());
  }

  @Test
  void wrongVertexKeepsItsPlace() {
    Documents.Result result = mesh("'vertices':[{},'x',{'pos':{'x':1,'y':1}}],'indices':[0,1,2]");
    assertEquals(3, meshOf(result).vertices().size());
    assertEquals(List.of("warning skf-wrong-type $.visuals[0].vertices[1]"), result.said());
  }

  @Test
  void wrongIndexCostsTheTriangle() {
    Documents.Result result =
        mesh("'vertices':[{},{},{}],'indices':[0,1,3, 2,1,0, -1,0,1, 0,1.5,2]");
    assertEquals(List.of(2, 1, 0), meshOf(result).triangles());
    assertEquals(3, result.count("skf-bad-index"));
    assertEquals("warning skf-bad-index $.visuals[0].indices[2]", result.said().get(1));
  }

  @Test
  void indicesBeyondTheLastTriangleAreLeftOut() {
    Documents.Result result = mesh("'vertices':[{},{},{}],'indices':[0,1,2,0,1]");
    assertEquals(List.of(0, 1, 2), meshOf(result).triangles());
    assertEquals(List.of("warning skf-bad-index $.visuals[0].indices"), result.said());
  }

  @Test
  void bindOfAMissingBoneDoesNothing() {
    Documents.Result result =
        mesh("'vertices':[{}],'binds':[{'bone_id':5,'verts':[{'id':0}]},{'bone_id':0}]");
    assertEquals(
        List.of(
            new Mesh.Bind(-1, false, List.of(new Mesh.BindVertex(0, 1))),
            new Mesh.Bind(0, false, List.of())),
        meshOf(result).binds());
    assertEquals(List.of("warning skf-bad-bind $.visuals[0].binds[0].bone_id"), result.said());
  }

  @Test
  void bindWithoutABoneIsFine() {
    Documents.Result result = mesh("'vertices':[{}],'binds':[{'bone_id':-1},{}]");
    assertEquals(-1, meshOf(result).binds().get(0).bone());
    assertEquals(List.of(), result.said());
  }

  @Test
  void wrongBindVertexCostsThatVertex() {
    Documents.Result result =
        mesh(
            "'vertices':[{},{}],'binds':[{'bone_id':0,'is_path':true,'verts':["
                + "{'id':2,'weight':1},{'id':'a'},{'id':1,'weight':0.5},4]}]");
    assertEquals(
        List.of(new Mesh.Bind(0, true, List.of(new Mesh.BindVertex(1, 0.5)))),
        meshOf(result).binds());
    assertEquals(
        List.of(
            "warning skf-wrong-type $.visuals[0].binds[0].verts[3]",
            "warning skf-bad-bind $.visuals[0].binds[0].verts[0].id",
            "warning skf-wrong-type $.visuals[0].binds[0].verts[1].id"),
        result.said());
  }

  @Test
  void messagesAboutOldMeshesNameTheBone() {
    Documents.Result result =
        read(
            "{'version':'0.4.0','bones':[{'tex':'','id':0},{'tex':'a','vertices':[{}],'indices':[0,0,9]}]}");
    assertEquals(1, result.count("skf-bad-index"));
    assertEquals("warning skf-bad-index $.bones[1].indices[2]", result.said().get(1));
  }
}
