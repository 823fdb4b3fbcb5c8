package dev.limber.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.DrawItem;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.canvas.Path;
import dev.limber.core.color.Rgba;
import dev.limber.core.puppet.Attached;
import dev.limber.core.puppet.Drawable;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.core.puppet.PuppetHit;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.testing.Drawn;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Parts that show nothing, for a moment or ever: they keep their place in the draw order, clip by
 * their outline, and can be given an image.
 */
class EmptyPartsTest {
  private static final Image SWORD = new ImageStub("sword", 8, 4);

  /** The weapon has nothing to show; lids are shown by code. */
  private static final String SKELETON =
      """
      skeleton
      	body
      		@body :rect w20 h20 t0 f#F00
      	hand x50
      		@hand :rect w6 h6 t0 f#0F0
      		@weapon
      	hat y40
      		@hat :rect w8 h8 t0 f#00F
      		@lids[open] :none
      		@lids[shut] :rect w8 h8 t0 f#00F
      		@pane :rect w4 h4 t0 f#FFF,0
      		@line :path t0
      			M 0,0
      			L 4,0
      			L 4,4
      """;

  /** The same rig; its last visual is on no bone. */
  private static final String ARMATURE =
      """
      {"version":"0.7.0",
       "bones":[
        {"id":0,"name":"body","parent_id":-1,"visuals_id":0},
        {"id":1,"name":"hand","parent_id":-1,"visuals_id":1,"pos":{"x":50,"y":0}},
        {"id":2,"name":"weapon","parent_id":1,"visuals_id":2},
        {"id":3,"name":"hat","parent_id":-1,"visuals_id":3,"pos":{"x":0,"y":40}},
        {"id":4,"name":"lids","parent_id":3,"visuals_id":4}],
       "visuals":[
        {"tex":"body","zindex":0,"init_zindex":0},
        {"tex":"body","zindex":1,"init_zindex":1},
        {"tex":"","zindex":2,"init_zindex":2},
        {"tex":"body","zindex":3,"init_zindex":3},
        {"tex":"","init_tex":"body","zindex":4,"init_zindex":4},
        {"tex":"body","zindex":5,"init_zindex":5}],
       "atlases":[{"filename":"atlas0.png","size":{"x":8,"y":8}}],
       "styles":[{"id":0,"name":"Default","textures":[
        {"name":"body","offset":{"x":0,"y":0},"size":{"x":8,"y":8},"atlas_idx":0}]}]}
      """;

  private static SkeletonPose skeleton() {
    return (SkeletonPose) Characters.source(SKELETON);
  }

  private static ArmaturePose armature() {
    ArmaturePose pose = (ArmaturePose) Characters.armature(ARMATURE);
    pose.images(ImageStub.SOURCE);
    pose.construct();
    return pose;
  }

  /** Returns the last parts of the names of what is drawn. */
  private static List<String> drawn(Puppet puppet) {
    List<String> names = new ArrayList<>();
    for (String name : Drawn.parts(puppet)) {
      names.add(name.substring(name.lastIndexOf('.') + 1));
    }
    return names;
  }

  private static Attached sword(Puppet puppet) {
    return puppet.attach("body", Drawable.image(SWORD)).name("sword");
  }

  @Test
  void aSlotThatShowsNothingKeepsItsPlace() {
    SkeletonPose pose = skeleton();
    Attached sword = sword(pose).after("hand");
    assertEquals(List.of("body", "hand", "sword", "hat"), drawn(pose));
    pose.slot("hand").hide();
    assertEquals(List.of("body", "sword", "hat"), drawn(pose));
    sword.before("hand");
    assertEquals(List.of("body", "sword", "hat"), drawn(pose));
    sword.before("weapon");
    assertEquals(List.of("body", "sword", "hat"), drawn(pose));
    pose.slot("line").hide();
    sword.after("line");
    assertEquals(List.of("body", "hat", "sword"), drawn(pose));
    pose.reset();
    pose.slot("hand").color(1, 1, 1, 0);
    sword.after("hand");
    assertEquals(List.of("body", "sword", "hat"), drawn(pose));
  }

  @Test
  void aVisualThatShowsNothingKeepsItsPlace() {
    ArmaturePose pose = armature();
    Attached sword = sword(pose).after("hand");
    assertEquals(List.of("body", "hand", "sword", "hat"), drawn(pose));
    pose.visual(1).tint(1, 1, 1, 0);
    assertEquals(List.of("body", "sword", "hat"), drawn(pose), "faded out");
    sword.before("hand");
    assertEquals(List.of("body", "sword", "hat"), drawn(pose), "before it");
    sword.after("weapon");
    assertEquals(List.of("body", "sword", "hat"), drawn(pose), "without a texture");
    pose.bone("weapon").hidden(true);
    assertEquals(List.of("body", "sword", "hat"), drawn(pose), "on a hidden bone");
    pose.visual(2).zindex(9);
    assertEquals(List.of("body", "hat", "sword"), drawn(pose), "in front");
    pose.images(ImageSource.NONE);
    assertEquals(List.of("sword"), drawn(pose), "without images");
    pose.styles(List.of());
    assertEquals(List.of("sword"), drawn(pose), "without styles");
  }

  @Test
  void aVisualOnNoBoneIsNoPart() {
    ArmaturePose pose = armature();
    assertEquals(6, pose.partCount());
    assertEquals("", pose.partName(5));
    pose.part("hat").hide();
    assertEquals(List.of("body", "hand"), drawn(pose));
  }

  @Test
  void anImageIsShownWhereAPartHasNothingOfItsOwn() {
    for (Puppet puppet : List.of(skeleton(), armature())) {
      puppet.part("weapon").image(SWORD);
      sword(puppet).after("weapon");
      assertEquals(List.of("body", "hand", "weapon", "sword", "hat"), drawn(puppet));
      DrawItem item = Drawn.of(Drawn.items(puppet::draw), puppet, "weapon").get(0);
      assertSame(SWORD, item.image());
      assertEquals(46, item.triangles().positions()[0], 1e-9, "on its bone");
      assertEquals(2, item.triangles().positions()[1], 1e-9);
      assertEquals(puppet.part("weapon").index(), new PuppetHit().at(puppet, 53.9, 0));
      assertEquals(54, new PuppetBounds().of(puppet).maxX(), 1e-6);
      puppet.part("weapon").tint(new Rgba(0.5, 1, 1, 1)).clip("hand");
      item = Drawn.of(Drawn.items(puppet::draw), puppet, "weapon").get(0);
      assertEquals("0.5 1.0 1.0 1.0", item.ink().toString());
      assertTrue(item.clip() != null, "clipped");
      puppet.part("weapon").hide();
      assertEquals(List.of("body", "hand", "sword", "hat"), drawn(puppet));
      puppet.part("weapon").clear();
      assertEquals(List.of("body", "hand", "sword", "hat"), drawn(puppet));
    }
  }

  @Test
  void anImageIsNotShownWhereTheAnimationWantsNothingNow() {
    SkeletonPose skeleton = skeleton();
    skeleton.part("lids").image(SWORD);
    assertEquals(List.of("body", "hand", "hat"), drawn(skeleton));
    skeleton.slot("lids").attachment("shut");
    assertEquals(List.of("body", "hand", "hat", "lids"), drawn(skeleton));
    ArmaturePose armature = armature();
    armature.part("lids").image(SWORD);
    assertEquals(List.of("body", "hand", "hat"), drawn(armature));
    armature.part("lids").attachment("body");
    assertEquals(List.of("body", "hand", "hat", "lids"), drawn(armature));
  }

  @Test
  void anImageFadesAndHidesWithItsPart() {
    SkeletonPose skeleton = skeleton();
    ArmaturePose armature = armature();
    for (String part : List.of("weapon", "hat")) {
      skeleton.part(part).image(SWORD);
      armature.part(part).image(SWORD);
      int visual = armature.part(part).index();
      skeleton.slot(part).color(1, 0.5, 1, 0.25);
      armature.visual(visual).tint(1, 0.5, 1, 0.25);
      for (Puppet puppet : List.of(skeleton, armature)) {
        List<DrawItem> items = Drawn.of(Drawn.items(puppet::draw), puppet, part);
        assertEquals(1, items.size(), part);
        assertEquals("1.0 0.5 1.0 0.25", items.get(0).ink().toString(), part);
      }
      skeleton.slot(part).color(1, 1, 1, 0);
      armature.visual(visual).tint(1, 1, 1, 0);
      assertTrue(!drawn(skeleton).contains(part), part);
      assertTrue(!drawn(armature).contains(part), part);
      armature.visual(visual).tint(1, 1, 1, 1);
      armature.bone(part).hidden(true);
      assertTrue(!drawn(armature).contains(part), part);
    }
  }

  @Test
  void aTextureThatIsPutIntoAnEmptyPartTakesTheImage() {
    ArmaturePose pose = armature();
    pose.part("weapon").image(SWORD).attachment("body");
    List<DrawItem> items = Drawn.of(Drawn.items(pose::draw), pose, "weapon");
    assertEquals(1, items.size());
    assertSame(SWORD, items.get(0).image());
  }

  @Test
  void whatCannotBeSeenClipsByItsOutline() {
    SkeletonPose skeleton = skeleton();
    for (String mask : List.of("pane", "line")) {
      skeleton.part("body").clip(mask);
      Path clip = clip(skeleton);
      assertEquals(mask.equals("line") ? 3 : 4, clip.pointCount(), mask);
      skeleton.slot(mask).color(1, 1, 1, 0);
      assertEquals(points(clip), points(clip(skeleton)), mask + ", faded out");
      skeleton.part(mask).hide();
      assertEquals(points(clip), points(clip(skeleton)), mask + ", hidden");
    }
    skeleton.part("body").clip("weapon");
    assertTrue(clip(skeleton).isEmpty(), "nothing has no outline");

    ArmaturePose armature = armature();
    armature.part("body").clip("hat");
    List<Double> seen = points(clip(armature));
    armature.visual(armature.part("hat").index()).tint(1, 1, 1, 0);
    assertEquals(seen, points(clip(armature)));
    assertEquals(6, clip(armature).pointCount());
    armature.bone("hat").hidden(true);
    assertTrue(clip(armature).isEmpty(), "a hidden bone shows nothing");
  }

  private static Path clip(Puppet puppet) {
    Path clip = Drawn.of(Drawn.items(puppet::draw), puppet, "body").get(0).clip();
    assertTrue(clip != null);
    return clip;
  }

  private static List<Double> points(Path path) {
    List<Double> points = new ArrayList<>();
    for (int i = 0; i < path.pointCount(); i++) {
      points.add(path.x(i));
      points.add(path.y(i));
    }
    return points;
  }
}
