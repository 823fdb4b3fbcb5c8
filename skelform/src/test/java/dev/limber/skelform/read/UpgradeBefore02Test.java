package dev.limber.skelform.read;

import static dev.limber.skelform.read.Documents.read;
import static dev.limber.skelform.read.Documents.readDocument;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.data.Transform;
import dev.limber.skelform.data.Visual;
import java.util.List;
import org.junit.jupiter.api.Test;

class UpgradeBefore02Test {
  private final Armature old = readDocument("before-0.2").armature();

  @Test
  void bonesAreFoundById() {
    assertEquals(-1, old.bones().get(0).parent());
    assertEquals(0, old.bones().get(1).parent());
  }

  @Test
  void namesLoseTheirNul() {
    assertEquals("Body", old.bones().get(0).name());
    assertEquals("Wave", old.animations().get(0).name());
  }

  @Test
  void startAndInitialAreTheBonesOwnValues() {
    Transform body = new Transform(10, -4, 0.5, 2, 1);
    assertEquals(body, old.bones().get(0).start());
    assertEquals(body, old.bones().get(0).initial());
  }

  @Test
  void offsetsBecomeValues() {
    List<Keyframe> keyframes = old.animations().get(0).keyframes();
    assertEquals(11.5, keyframes.get(0).value(), "10 + 1.5");
    assertEquals(1.0, keyframes.get(1).value(), "2 * 0.5");
    assertEquals(0.75, keyframes.get(2).value(), "0.5 + 0.25");
  }

  @Test
  void transitionsBecomeEasings() {
    List<Keyframe> keyframes = old.animations().get(0).keyframes();
    assertEquals(Easing.LINEAR, keyframes.get(0).easing());
    assertEquals(Easing.SINE_IN, keyframes.get(2).easing());
    assertEquals(Easing.SINE_OUT, keyframes.get(3).easing());
  }

  @Test
  void loopIsAsLongAsItsLastFrame() {
    Animation wave = old.animations().get(0);
    assertEquals(20, wave.loopFrames());
    Armature still =
        read("{'armature':{'bones':[],'animations':[{'name':'a','keyframes':[]}]}}").armature();
    assertEquals(1, still.animations().get(0).loopFrames());
  }

  @Test
  void texturesMakeOneStyleWithUniqueNames() {
    assertEquals("Default", old.styles().get(0).name());
    assertEquals(
        List.of(new Texture("Part", 0, 0, 16, 16, 0), new Texture("Part 2", 16, 0, 16, 16, 0)),
        old.styles().get(0).textures());
    assertEquals(List.of(new Atlas("textures.png", 64, 32)), old.atlases());
  }

  @Test
  void numbersOfTexturesBecomeNames() {
    assertEquals(1, old.visuals().size());
    assertEquals("Part 2", old.visuals().get(0).texture());
    assertEquals("Part 2", old.visuals().get(0).initialTexture());
    assertEquals("Part", old.animations().get(0).keyframes().get(3).text());
  }

  @Test
  void textureKeyframeWithoutAValueShowsTheFirst() {
    String json =
        "{'texture_size':{'x':8,'y':8},'armature':{'textures':[{'name':'a'},{'name':'b'}],"
            + "'bones':[{'id':0,'tex_idx':1}],'animations':[{'keyframes':["
            + "{'element':'Texture'},{'element':'Texture','value':null}]}]}}";
    Documents.Result result = read(json);
    assertEquals(
        List.of("a", "a"),
        result.armature().animations().get(0).keyframes().stream().map(Keyframe::text).toList());
    assertEquals(List.of(), result.said());
  }

  @Test
  void numberOfAMissingTextureIsAWarning() {
    Documents.Result result =
        read("{'armature':{'bones':[{'tex_idx':3},{'tex_idx':'a'}],'textures':[]}}");
    assertEquals(
        List.of(
            "warning skf-bad-texture $.armature.bones[0].tex_idx",
            "warning skf-bad-texture $.armature.bones[1].tex_idx"),
        result.said().subList(0, 2));
    assertEquals(0, result.armature().visuals().size());
  }

  @Test
  void manyTexturesOfOneNameAreAllTold() {
    String one = "{'name':'a','size':{'x':1,'y':1}},";
    String json =
        "{'texture_size':{'x':8,'y':8},'armature':{'bones':[],'textures':["
            + "{'name':'a 2','size':{'x':1,'y':1}},"
            + one.repeat(3)
            + "{'name':''}]}}";
    List<Texture> textures = read(json).armature().styles().get(0).textures();
    assertEquals(
        List.of("a 2", "a", "a 3", "a 4", "texture"),
        textures.stream().map(Texture::name).toList());
  }

  @Test
  void setsOfTexturesShareOneStyle() {
    String json =
        "{'texture_size':{'x':8,'y':8},'armature':{"
            + "'texture_sets':[{'name':'s','textures':[{'name':'a'}]},"
            + "{'name':'t','textures':[{'name':'a'},{'name':'b'}]}],"
            + "'bones':[{'id':0,'tex_set_idx':1,'tex_idx':0},{'id':1,'tex_set_idx':1,'tex_idx':1},"
            + "{'id':2,'tex_set_idx':-1,'tex_idx':-1}]}}";
    List<Visual> visuals = read(json).armature().visuals();
    assertEquals(List.of("a 2", "b"), visuals.stream().map(Visual::texture).toList());
  }

  @Test
  void setsAreCountedWithoutThePlainList() {
    String json =
        "{'texture_size':{'x':8,'y':8},'armature':{'textures':[{'name':'plain'}],"
            + "'texture_sets':[{'name':'s','textures':[{'name':'a'}]},"
            + "{'name':'t','textures':[{'name':'b'}]}],"
            + "'bones':[{'id':0,'tex_set_idx':0,'tex_idx':0},{'id':1,'tex_set_idx':1,'tex_idx':0},"
            + "{'id':2,'tex_idx':0},{'id':3,'tex_set_idx':2,'tex_idx':0}],"
            + "'animations':[{'keyframes':[{'bone_id':1,'element':'Texture','value':0},"
            + "{'bone_id':2,'element':'Texture','value':0}]}]}}";
    Documents.Result result = read(json);
    assertEquals(
        List.of("a", "b", "plain"),
        result.armature().visuals().stream().map(Visual::texture).toList());
    assertEquals(
        List.of("b", "plain"),
        result.armature().animations().get(0).keyframes().stream().map(Keyframe::text).toList());
    assertEquals(
        List.of("warning skf-bad-texture $.armature.bones[3].tex_idx"),
        result.said(),
        "there is no set 2");
  }

  @Test
  void emptyPlainListLeavesTheSetsTheirNumbers() {
    String json =
        "{'texture_size':{'x':8,'y':8},'armature':{'textures':[],"
            + "'texture_sets':[{'name':'s','textures':[{'name':'a'},{'name':'b'}]}],"
            + "'bones':[{'id':0,'tex_set_idx':0,'tex_idx':1},{'id':1,'tex_idx':0}]}}";
    Documents.Result result = read(json);
    assertEquals(
        List.of("b", "a"), result.armature().visuals().stream().map(Visual::texture).toList());
    assertEquals(List.of(), result.said());
  }

  private static List<Integer> zindices(String... values) {
    StringBuilder bones = new StringBuilder();
    for (String value : values) {
      bones.append(bones.isEmpty() ? "" : ",").append("{'id':").append(bones.length());
      bones.append(",'tex_idx':0,'zindex':").append(value).append('}');
    }
    String json =
        "{'texture_size':{'x':8,'y':8},'armature':{'textures':[{'name':'a'}],'bones':["
            + bones
            + "]}}";
    return read(json).armature().visuals().stream().map(Visual::zindex).toList();
  }

  @Test
  void wholeZindicesAreKept() {
    assertEquals(List.of(7, -3, 0), zindices("7.0", "-3.0", "-0.0"));
  }

  @Test
  void fractionsOfZindexBecomeRanks() {
    assertEquals(List.of(2, 1, 1, 0), zindices("1.5", "1.25", "1.25", "-2.0"));
    assertEquals(List.of(0, 0, 1), zindices("0.0", "-0.0", "0.5"), "zero has one sign");
  }

  @Test
  void keyframesOfZindexAreRankedWithTheBones() {
    String json =
        "{'texture_size':{'x':8,'y':8},'armature':{'textures':[{'name':'a'}],'bones':["
            + "{'id':0,'tex_idx':0,'zindex':0.5},{'id':1,'tex_idx':0,'zindex':10.25},"
            + "{'id':2,'tex_idx':0,'zindex':20},{'id':3,'tex_idx':0}],"
            + "'animations':[{'keyframes':[{'element':'Zindex','value':15.5},"
            + "{'element':'Zindex','value':20},{'element':'Zindex'}]}]}}";
    Armature armature = read(json).armature();
    assertEquals(List.of(1, 2, 4, 0), armature.visuals().stream().map(Visual::zindex).toList());
    assertEquals(
        List.of(3.0, 4.0, 0.0),
        armature.animations().get(0).keyframes().stream().map(Keyframe::value).toList());
  }

  @Test
  void fractionInAKeyframeAloneRanksAll() {
    String json =
        "{'texture_size':{'x':8,'y':8},'armature':{'textures':[{'name':'a'}],'bones':["
            + "{'id':0,'tex_idx':0,'zindex':5},{'id':1,'tex_idx':0,'zindex':6}],"
            + "'animations':[{'keyframes':[{'element':'Zindex','value':6.5}]}]}}";
    Armature armature = read(json).armature();
    assertEquals(List.of(0, 1), armature.visuals().stream().map(Visual::zindex).toList());
    assertEquals(2, armature.animations().get(0).keyframes().get(0).value());
  }

  @Test
  void firstOfSeveralArmaturesIsRead() {
    Documents.Result result =
        read("{'armatures':[{'bones':[{'name':'a'}]},{'bones':[]},{'bones':[]}]}");
    assertEquals("a", result.armature().bones().get(0).name());
    assertEquals(List.of("note skf-several-armatures $.armatures"), result.said());
  }

  @Test
  void messagesShowThePathInTheFile() {
    Documents.Result result = read("{'armature':{'bones':[{'id':0,'parent_id':9}]}}");
    assertEquals(List.of("warning skf-bad-parent $.armature.bones[0].parent_id"), result.said());
  }

  @Test
  void neverAnimatedElementsAreNoted() {
    Documents.Result result =
        read(
            "{'armature':{'bones':[{}],'animations':[{'keyframes':["
                + "{'element':'VertPositionX','vert_id':0},{'element':'PivotX'}]}]}}");
    assertEquals(2, result.count("skf-unknown-element"));
    assertEquals(0, result.armature().animations().get(0).keyframes().size());
  }
}
