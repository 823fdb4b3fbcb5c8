package dev.limber.character;

import static dev.limber.character.Doll.HALF;
import static dev.limber.character.Doll.SWORD;
import static dev.limber.character.Doll.distance;
import static dev.limber.character.Doll.doll;
import static dev.limber.character.Doll.drawn;
import static dev.limber.character.Doll.eye;
import static dev.limber.character.Doll.first;
import static dev.limber.character.Doll.lantern;
import static dev.limber.character.Doll.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.DrawItem;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.color.Rgba;
import dev.limber.core.puppet.Attached;
import dev.limber.core.puppet.Drawable;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.core.puppet.PuppetHit;
import dev.limber.testing.Drawn;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Things of your own on the bones of characters. */
class AttachedThingsTest {
  /** Two bones of one name, each with a picture. */
  private static final String TWINS =
      """
      {"version":"0.7.0",
       "bones":[
        {"id":0,"name":"Hand","parent_id":-1,"visuals_id":0},
        {"id":1,"name":"Hand","parent_id":-1,"visuals_id":1}],
       "visuals":[
        {"tex":"hand","zindex":0,"init_zindex":0},
        {"tex":"hand","zindex":1,"init_zindex":1}],
       "atlases":[{"filename":"atlas0.png","size":{"x":8,"y":8}}],
       "styles":[{"id":0,"name":"Default","textures":[
        {"name":"hand","offset":{"x":0,"y":0},"size":{"x":8,"y":8},"atlas_idx":0}]}]}
      """;

  @Test
  void aThingThatIsHitIsChangedByItsIndex() {
    Puppet puppet = doll();
    puppet.attach("hips", Drawable.image(SWORD)).at(50, 0).name("sword");
    PuppetHit hit = new PuppetHit();
    int index = hit.at(puppet, 50, 0);
    Attached found = puppet.equipment().attached(index);
    assertTrue(found != null && found.name().equals("sword"));
    assertEquals(null, puppet.equipment().attached(hit.at(puppet, 0, 0)), "the body");
    assertEquals(null, puppet.equipment().attached(-1), "nothing");
    String byIndex = refused(() -> puppet.equipment().part(index));
    assertTrue(byIndex.contains("is attached; change it by what attach"), byIndex);
    String byName = refused(() -> puppet.part("sword"));
    assertTrue(byName.contains("\"sword\" is attached; change it by what attach"), byName);
    found.hide();
    assertEquals(-1, hit.at(puppet, 50, 0));
    found.show();
    assertEquals(index, hit.at(puppet, 50, 0));
    found.remove();
    assertTrue(refused(() -> puppet.part("sword")).contains("no part \"sword\""));
  }

  private static Ink ink(Puppet puppet, Attached thing) {
    for (DrawItem item : drawn(puppet)) {
      if (item.part() == thing.index()) {
        return item.ink();
      }
    }
    throw new AssertionError(thing.name() + " is not drawn");
  }

  @Test
  void aThingIsRecolouredAloneAndThenWithAll() {
    Puppet puppet = doll();
    Attached sword = puppet.attach("hips", Drawable.image(SWORD)).name("sword");
    Path square = new Path().moveTo(0, 0).lineTo(1, 0).lineTo(1, 1).close();
    Attached flag =
        puppet.attach("hips", Drawable.fill(square, new Rgba(1, 1, 1, 1))).name("flag").tint(HALF);
    sword.tint(HALF);
    assertEquals(0.5, ink(puppet, sword).r());
    assertEquals(0.5, ink(puppet, flag).r());
    assertEquals(1, first(puppet, "body").ink().r(), "only the things");
    puppet.equipment().tint(HALF);
    assertEquals(0.25, ink(puppet, sword).r());
    assertEquals(0.25, ink(puppet, flag).r());
    puppet.equipment().tint(Rgba.WHITE);
    flag.tint(Rgba.WHITE);
    sword.tint(Rgba.WHITE).flash(new Rgba(0, 1, 0, 1));
    assertEquals(0, ink(puppet, sword).r());
    assertEquals(1, ink(puppet, sword).addG());
    assertEquals(1, ink(puppet, flag).r(), "not the next thing");
  }

  @Test
  void aThingIsBlendedAsItIsTold() {
    Puppet puppet = doll();
    Attached sword = puppet.attach("hips", Drawable.image(SWORD)).name("sword");
    Puppet rider = doll();
    rider.part("hat").blend(BlendMode.SCREEN);
    Attached carried = puppet.attach("hips", Drawable.puppet(rider)).blend(BlendMode.MULTIPLY);
    assertEquals(BlendMode.NORMAL, ink(puppet, sword).blend());
    sword.blend(BlendMode.ADDITIVE).tint(HALF);
    assertEquals(BlendMode.ADDITIVE, ink(puppet, sword).blend());
    for (DrawItem item : drawn(puppet)) {
      boolean isRider = item.part() == carried.index();
      assertEquals(isRider, item.ink().blend() == BlendMode.MULTIPLY, "as a whole");
    }
    assertEquals(BlendMode.MULTIPLY, ink(puppet, carried).blend());
    assertEquals(BlendMode.NORMAL, first(puppet, "body").ink().blend());
    sword.blend(BlendMode.NORMAL);
    assertEquals(BlendMode.NORMAL, ink(puppet, sword).blend());
  }

  @Test
  void aThingIsClippedByTheOutlineOfAPart() {
    Puppet puppet = eye();
    puppet.part("pupil").clip(null);
    Puppet rider = eye();
    Attached sword = puppet.attach("head", Drawable.puppet(rider)).name("rider").clip("eye");
    Path eye = first(puppet, "eye").path();
    for (DrawItem item : drawn(puppet)) {
      Path clip = item.clip();
      if (item.part() == sword.index()) {
        assertTrue(clip != null);
        // Not the rider's own, whose pupil is clipped by its eye.
        assertEquals(eye.pointCount(), clip.pointCount());
        assertEquals(eye.x(0), clip.x(0));
      } else {
        assertEquals(null, clip, puppet.partName(item.part()));
      }
    }
    PuppetHit hit = new PuppetHit();
    assertEquals(sword.index(), hit.at(puppet, 9, 4));
    sword.clip(null);
    assertTrue(drawn(puppet).stream().anyMatch(i -> i.part() == sword.index() && i.clip() == null));
    assertTrue(refused(() -> sword.clip("ear")).contains("no part"));
  }

  @Test
  void aThingIsStretchedAndMirroredAlongItsOwnAxes() {
    Puppet puppet = Characters.source("skeleton\n\tbone\n");
    puppet.construct();
    Attached sword = puppet.attach("bone", Drawable.image(SWORD));
    assertEquals("-4.0, -2.0 to 4.0, 2.0", new PuppetBounds().of(puppet).toString());
    sword.scaled(-2, 3);
    double[] at = drawn(puppet).get(0).triangles().positions();
    assertEquals(8, at[0], 1e-12, "the left corner is on the right");
    assertEquals(6, at[1], 1e-12);
    sword.turned(Math.PI / 2).at(1, 0);
    Bounds turned = new PuppetBounds().of(puppet);
    assertEquals(-5, turned.minX(), 1e-9);
    assertEquals(8, turned.maxY(), 1e-9);
    sword.scaled(1, 1).turned(0).at(0, 0);
    assertEquals("-4.0, -2.0 to 4.0, 2.0", new PuppetBounds().of(puppet).toString());
    assertTrue(refused(() -> sword.scaled(1, Double.NaN)).contains("finite"));
    assertTrue(refused(() -> sword.turned(Double.NaN)).contains("finite"));
    assertEquals("-4.0, -2.0 to 4.0, 2.0", new PuppetBounds().of(puppet).toString());
  }

  @Test
  void aPartIsNoBoneButIsNamed() {
    String message = refused(() -> doll().attach("hat", Drawable.image(SWORD)));
    assertEquals(
        "no bone \"hat\", but a part: part(\"hat\").attach(…) hangs a thing there", message);
    assertTrue(refused(() -> doll().attach("hood", Drawable.image(SWORD))).contains("\"hips\""));
  }

  @Test
  void aThingHasItsPlaceInTheDrawOrder() {
    Puppet doll = doll();
    String body = "hips.body";
    String hat = "hips.head.hat";
    Attached sword = doll.attach("head", Drawable.image(SWORD)).name("sword");
    assertEquals(List.of(body, hat, "sword"), Drawn.parts(doll));
    sword.behind();
    assertEquals(List.of("sword", body, hat), Drawn.parts(doll));
    sword.after("body");
    assertEquals(List.of(body, "sword", hat), Drawn.parts(doll));
    sword.before("body");
    assertEquals(List.of("sword", body, hat), Drawn.parts(doll));
    sword.after("hat");
    doll.part("hat").hide();
    assertEquals(List.of(body, "sword"), Drawn.parts(doll));
    sword.remove();
    sword.remove();
    assertEquals(List.of(body), Drawn.parts(doll));
  }

  @Test
  void aPartCarriesAThingRightInFrontOfIt() {
    Puppet lantern = lantern();
    Attached sword = lantern.part("Right Forearm").attach(Drawable.image(SWORD)).name("sword");
    List<String> parts = Drawn.parts(lantern);
    assertEquals(parts.indexOf("Right Forearm") + 1, parts.indexOf("sword"));
    assertEquals("Right Forearm", sword.bone().name());
  }

  @Test
  void aThingFollowsItsBoneAndItsPlaceOnIt() {
    Puppet doll = doll();
    Attached sword =
        doll.attach("head", Drawable.image(SWORD)).at(3, 1).turned(Math.PI / 2).scaled(2, 2);
    double[] world = doll.bone("head").toWorld(3, 1, new double[2]);
    Triangles triangles = drawn(doll).get(drawn(doll).size() - 1).triangles();
    double[] at = triangles.positions();
    assertEquals(2 * world[0], at[0] + at[4], 1e-9);
    assertEquals(2 * world[1], at[1] + at[5], 1e-9);
    // Turned by a quarter on a bone that is turned by a quarter and twice as long along x.
    assertEquals(8 * 2, distance(triangles, 0, 1), 1e-9);
    assertEquals(4 * 2 * 2, distance(triangles, 1, 2), 1e-9);
    assertEquals("head", sword.bone().name().substring(5));
  }

  @Test
  void pathsAndLinesGrowWithTheBone() {
    Puppet doll = Characters.source("skeleton\n\ta i3 j3\n");
    doll.construct();
    Path path = new Path().moveTo(0, 0).lineTo(5, 0).quadTo(5, 5, 0, 5).close();
    doll.attach("a", Drawable.fill(path, HALF));
    doll.attach("a", Drawable.stroke(path, Stroke.round(2), HALF));
    List<DrawItem> items = drawn(doll);
    assertEquals(15, items.get(0).path().x(1), 1e-12);
    assertEquals("0.5 1.0 0.25 0.5", items.get(0).ink().toString());
    assertEquals(6, items.get(1).stroke().width(), 1e-12);
  }

  @Test
  void aRiderIsDrawnOnItsMount() {
    Puppet mount = Characters.source("skeleton\n\tback x100 r180\n");
    mount.construct();
    Puppet rider = doll();
    Attached carried = mount.attach("back", Drawable.puppet(rider)).name("rider");
    Bounds alone = new PuppetBounds().of(rider);
    Bounds both = new PuppetBounds().of(mount);
    assertEquals(100 - alone.maxX(), both.minX(), 1e-6);
    assertEquals(-alone.maxY(), both.minY(), 1e-6);
    PuppetHit hit = new PuppetHit();
    int part = hit.at(mount, 100, 0);
    assertEquals(carried.index(), part);
    assertEquals("rider", mount.partName(part));
    assertEquals(mount.bone("back").index(), mount.partBone(part));
    assertEquals(mount.bone("back").index(), hit.bone());
    assertEquals(-1, hit.at(mount, 0, 0));
  }

  @Test
  void aPuppetCannotCarryItself() {
    Puppet doll = doll();
    String message =
        assertThrows(
                IllegalArgumentException.class, () -> doll.attach("head", Drawable.puppet(doll)))
            .getMessage();
    assertEquals("a puppet cannot carry itself", message);
    Puppet rider = doll();
    doll.attach("head", Drawable.puppet(rider));
    rider.attach("head", Drawable.puppet(doll));
    message = assertThrows(IllegalStateException.class, () -> drawn(doll)).getMessage();
    assertTrue(message.contains("two puppets carry each other"), message);
  }

  @Test
  void aThingThatFailsDoesNotSpoilTheNextFrame() {
    Puppet doll = doll();
    int alone = drawn(doll).size();
    Attached broken =
        doll.attach(
            "head",
            canvas -> {
              throw new UnsupportedOperationException("not today");
            });
    assertThrows(UnsupportedOperationException.class, () -> drawn(doll));
    broken.remove();
    assertEquals(alone, drawn(doll).size());
  }

  @Test
  void whatWasTakenOffByClearingCanBeRemovedAgain() {
    Puppet doll = doll();
    Attached sword = doll.attach("head", Drawable.image(SWORD));
    doll.equipment().clear();
    sword.remove();
    Attached other = doll.attach("head", Drawable.image(SWORD)).name("other");
    sword.remove();
    assertTrue(Drawn.parts(doll).contains(other.name()));
  }

  @Test
  void aThingGoesToItsPartEvenIfAnotherHasTheSameName() {
    Puppet twins = Characters.armature(TWINS);
    twins.images(ImageStub.SOURCE);
    twins.construct();
    Attached sword = twins.equipment().part(1).attach(Drawable.image(SWORD));
    List<Integer> order = new ArrayList<>();
    drawn(twins).forEach(item -> order.add(item.part()));
    assertEquals(List.of(0, 1, sword.index()), order);
    assertEquals(1, sword.bone().index());
  }

  @Test
  void aThingOnAHiddenBoneIsHidden() {
    Puppet lantern = lantern();
    int before = drawn(lantern).size();
    lantern.attach("Spark", Drawable.image(SWORD));
    assertEquals(before, drawn(lantern).size());
  }
}
