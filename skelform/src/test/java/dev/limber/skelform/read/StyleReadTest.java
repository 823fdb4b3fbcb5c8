package dev.limber.skelform.read;

import static dev.limber.skelform.read.Documents.read;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.Texture;
import java.util.List;
import org.junit.jupiter.api.Test;

class StyleReadTest {

  private static Documents.Result styles(String atlases, String textures) {
    return read(
        "{'bones':[],'atlases':["
            + atlases
            + "],'styles':[{'id':4,'name':'Default','textures':["
            + textures
            + "]}]}");
  }

  private static final String ATLAS = "{'filename':'atlas0.png','size':{'x':64,'y':32}}";

  private static List<Texture> textures(Documents.Result result) {
    return result.armature().styles().get(0).textures();
  }

  @Test
  void texturesLieInAtlases() {
    Documents.Result result =
        styles(ATLAS, "{'name':'a','offset':{'x':60,'y':30},'size':{'x':4,'y':2},'atlas_idx':0}");
    assertEquals(List.of(new Texture("a", 60, 30, 4, 2, 0)), textures(result));
    assertEquals(List.of(new Atlas("atlas0.png", 64, 32)), result.armature().atlases());
    assertEquals(4, result.armature().styles().get(0).id());
    assertEquals(List.of(), result.said());
  }

  @Test
  void wrongAtlasCostsTheTexture() {
    Documents.Result result =
        styles(ATLAS, "{'name':'a','atlas_idx':1},{'name':'b','atlas_idx':-1},{'name':'c'}");
    assertEquals(List.of("c"), textures(result).stream().map(Texture::name).toList());
    assertEquals(
        List.of(
            "warning skf-bad-atlas $.styles[0].textures[0].atlas_idx",
            "warning skf-bad-atlas $.styles[0].textures[1].atlas_idx"),
        result.said());
  }

  @Test
  void atlasWithoutSizeCostsItsTexturesButNotItsNumber() {
    Documents.Result result =
        styles("{'filename':'x','size':{'x':0,'y':9}},5," + ATLAS, "{'name':'a'},{'atlas_idx':2}");
    assertEquals(3, result.armature().atlases().size());
    assertEquals(1, result.armature().atlases().get(0).width());
    assertEquals(1, textures(result).size());
    assertEquals(2, result.count("skf-bad-atlas"));
    assertEquals(1, result.count("skf-wrong-type"));
  }

  @Test
  void textureWithNegativeSizeIsLeftOut() {
    Documents.Result result = styles(ATLAS, "{'name':'a','size':{'x':-1,'y':1}}");
    assertEquals(List.of(), textures(result));
    assertEquals(List.of("warning skf-bad-texture $.styles[0].textures[0]"), result.said());
  }

  @Test
  void textureBeyondItsAtlasIsKeptWithAWarning() {
    Documents.Result result = styles(ATLAS, "{'name':'a','size':{'x':65,'y':1}}");
    assertEquals(1, textures(result).size());
    assertEquals(1, result.count("skf-bad-texture"));
  }
}
