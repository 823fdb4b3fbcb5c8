package dev.limber.skelform.read.dos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonReader;
import dev.limber.core.json.JsonValue;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.read.ArmatureReader;
import dev.limber.testing.Work;
import java.time.Duration;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Large and nasty documents cost time in proportion to their size. */
class HostileArmatureTest {
  /** Far above the fraction of a second that each takes, far below what a square would take. */
  private static final Duration SOON = Duration.ofSeconds(20);

  private final Diagnostics diagnostics = new Diagnostics("");

  private static String list(int count, IntFunction<String> item) {
    StringBuilder list = new StringBuilder("[");
    for (int i = 0; i < count; i++) {
      list.append(i == 0 ? "" : ",").append(item.apply(i));
    }
    return list.append(']').toString();
  }

  private Armature read(String json) {
    JsonValue tree =
        JsonReader.parse(json.replace('\'', '"'), "armature.json", Limits.DEFAULT, diagnostics);
    return Work.within(SOON, () -> ArmatureReader.read(tree, null, Limits.DEFAULT, diagnostics));
  }

  @Test
  void chainOf16000BonesInTheWrongOrder() {
    int last = 15_999;
    Armature armature =
        read(
            "{'bones':"
                + list(16_000, i -> "{'id':" + i + ",'parent_id':" + (i == last ? -1 : i + 1) + "}")
                + "}");
    assertEquals(16_000, armature.bones().size());
    assertEquals(last - 1, armature.bones().get(last).parent());
  }

  @Test
  void ringOf16000Bones() {
    String json =
        "{'bones':"
            + list(16_000, i -> "{'id':" + i + ",'parent_id':" + (i + 1) % 16_000 + "}")
            + "}";
    LimberException refused = assertThrows(LimberException.class, () -> read(json));
    assertEquals("skf-cycle", refused.diagnostic().code());
  }

  @Test
  void moreChainsThanBones() {
    String json =
        "{'bones':[{}],'inverse_kinematics':" + list(200_000, i -> "{'bone_ids':[0]}") + "}";
    LimberException refused = assertThrows(LimberException.class, () -> read(json));
    assertEquals("skf-too-large", refused.diagnostic().code());
  }

  @Test
  void keyframesOfAMissingBone() {
    String keyframe = "{'frame':1,'bone_id':77,'element':'Rotation','value':1}";
    read("{'bones':[{}],'animations':[{'keyframes':" + list(100_000, i -> keyframe) + "}]}");
    assertEquals(Diagnostics.MAX_KEPT + 1, diagnostics.toList().size());
  }

  @Test
  void keyframesInReverse() {
    Armature armature =
        read(
            "{'bones':[{}],'animations':[{'keyframes':"
                + list(200_000, i -> "{'frame':" + (200_000 - i) + ",'element':'Rotation'}")
                + "}]}");
    assertEquals(1, armature.animations().get(0).keyframes().get(0).frame());
  }

  @Test
  void everyNameIsUnknown() {
    StringBuilder bone = new StringBuilder("{'id':0");
    for (int i = 0; i < 100_000; i++) {
      bone.append(",'f").append(i).append("':0");
    }
    read(
        "{'visuals':[],'bones':["
            + bone
            + "}],'animations':[{'keyframes':"
            + list(100_000, i -> "{'element':'E" + i + "'}")
            + "}]}");
    assertEquals(200, diagnostics.toList().size());
  }

  @Test
  void allBonesShareALargeMesh() {
    String json =
        "{'bones':"
            + list(16_000, i -> "{'id':" + i + ",'visuals_id':0}")
            + ",'visuals':[{'vertices':"
            + list(10_000, i -> "{}")
            + "}]}";
    LimberException refused = assertThrows(LimberException.class, () -> read(json));
    assertEquals("skf-too-large", refused.diagnostic().code());
  }

  @Test
  void manyFamiliesOfManyBones() {
    String members = list(1_000, i -> "" + i);
    String json =
        "{'bones':"
            + list(1_000, i -> "{'id':" + i + "}")
            + ",'inverse_kinematics':"
            + list(500, i -> "{'bone_ids':" + members + "}")
            + "}";
    LimberException refused = assertThrows(LimberException.class, () -> read(json));
    assertEquals("skf-too-large", refused.diagnostic().code());
  }

  @Test
  void manyTexturesOfOneNameBeforeTwo() {
    Armature armature =
        read(
            "{'texture_size':{'x':8,'y':8},'armature':{'bones':[],'textures':"
                + list(100_000, i -> i % 2 == 0 ? "{'name':'a'}" : "{'name':'a " + i + "'}")
                + "}}");
    assertEquals(100_000, armature.styles().get(0).textures().size());
  }

  @Test
  void moreTexturesThanAllowed() {
    String json = "{'bones':[],'styles':[{'textures':" + list(100_001, i -> "{}") + "}]}";
    LimberException refused = assertThrows(LimberException.class, () -> read(json));
    assertEquals("skf-too-large", refused.diagnostic().code());
  }

  @Test
  void manyMissingTexturesAmongManyNames() {
    read(
        "{'bones':"
            + list(10_000, i -> "{'id':" + i + ",'visuals_id':" + i + "}")
            + ",'visuals':"
            + list(10_000, i -> "{'tex':'" + "x".repeat(30) + i + "'}")
            + ",'atlases':[{'size':{'x':8,'y':8}}],'styles':[{'textures':"
            + list(50_000, i -> "{'name':'" + "y".repeat(30) + i + "'}")
            + "}]}");
    assertTrue(diagnostics.toList().size() <= 100, "each name once, and not more than 100");
  }

  @Test
  void idsThatShareAHash() {
    // The low bits, which pick a bucket in a hash table, are all the same.
    Armature armature =
        read(
            "{'bones':"
                + list(16_000, i -> "{'id':" + (i * 131_072L - 1_000_000_000L) + "}")
                + "}");
    assertEquals(16_000, armature.bones().size());
  }
}
