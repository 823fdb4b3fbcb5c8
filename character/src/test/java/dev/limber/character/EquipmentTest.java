package dev.limber.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.DrawItem;
import dev.limber.core.canvas.DrawList;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.puppet.Attached;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Drawable;
import dev.limber.core.puppet.Equipment;
import dev.limber.core.puppet.PartHandle;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.core.puppet.PuppetHit;
import dev.limber.testing.Drawn;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** What characters of both formats wear and carry. */
class EquipmentTest {
  private static final Rgba HALF = new Rgba(0.5, 1, 0.25, 0.5);

  /** A body below a hat, each a shape of its own colour. */
  private static final String DOLL =
      """
      skeleton
      	hips
      		@body :rect w10 h20 f#F00 t2 s#0F0
      	hips.head y20 r90 i2
      		@hat[cap] :rect w4 h4 f#00F
      		@hat[crown] :circle d6 f#FF0
      """;

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

  private static final Image SWORD = new ImageStub("sword", 8, 4);

  private static Puppet doll() {
    Puppet puppet = Characters.source(DOLL);
    puppet.construct();
    return puppet;
  }

  private static Puppet lantern() {
    Puppet puppet = Characters.sample("lantern-0.7.skf");
    puppet.images(ImageStub.SOURCE);
    puppet.construct();
    return puppet;
  }

  private static List<DrawItem> drawn(Puppet puppet) {
    return Drawn.items(puppet::draw);
  }

  private static String refused(Runnable call) {
    return assertThrows(IllegalArgumentException.class, call::run).getMessage();
  }

  private static @Nullable DrawItem of(Puppet puppet, String part) {
    List<DrawItem> items = Drawn.of(drawn(puppet), puppet, part);
    return items.isEmpty() ? null : items.get(0);
  }

  private static DrawItem first(Puppet puppet, String part) {
    DrawItem item = of(puppet, part);
    assertTrue(item != null, "drawn: " + Drawn.parts(puppet));
    return item;
  }

  @Test
  void aHiddenPartIsNotDrawnUntilItIsShown() {
    for (Puppet puppet : List.of(doll(), lantern())) {
      String part = puppet.partName(1);
      int before = drawn(puppet).size();
      puppet.part(part).hide();
      assertEquals(null, of(puppet, part));
      assertTrue(drawn(puppet).size() < before);
      puppet.part(part).show();
      assertEquals(before, drawn(puppet).size());
    }
  }

  @Test
  void aTintMultiplies() {
    Puppet doll = doll();
    doll.part("hat").tint(HALF);
    assertEquals("0.0 0.0 0.25 0.5", first(doll, "hat").ink().toString());
    Puppet lantern = lantern();
    double before = first(lantern, "Hat").ink().b();
    lantern.part("Hat").tint(HALF);
    assertEquals(0.25 * before, first(lantern, "Hat").ink().b(), 1e-12);
    assertEquals(0.5, first(lantern, "Hat").ink().a(), 1e-12);
    lantern.part("Hat").tint(Rgba.WHITE);
    assertEquals(before, first(lantern, "Hat").ink().b());
  }

  @Test
  void aFlashMovesColoursTowardsItsOwn() {
    Puppet doll = doll();
    doll.part("body").flash(new Rgba(1, 1, 1, 0.5));
    assertEquals("1.0 0.5 0.5 1.0", first(doll, "body").ink().toString());
    doll.part("body").flash(new Rgba(1, 1, 1, 0));
    assertEquals("1.0 0.0 0.0 1.0", first(doll, "body").ink().toString());
  }

  @Test
  void anImageFlashesByMultiplyingAndAdding() {
    Puppet lantern = lantern();
    lantern.part("Hat").flash(new Rgba(1, 0.5, 0, 0.75)).tint(new Rgba(1, 1, 1, 0.5));
    assertEquals("0.25 0.25 0.25 0.5 + 0.75 0.375 0.0", first(lantern, "Hat").ink().toString());
  }

  @Test
  void brightnessIsAdded() {
    Puppet doll = doll();
    doll.part("body").tint(new Rgba(0.5, 1, 1, 1)).brighten(new Rgba(0.25, 1, 0, 0.5));
    assertEquals("0.625 0.5 0.0 1.0", first(doll, "body").ink().toString());
    doll.part("body").brighten(Rgba.CLEAR);
    assertEquals("0.5 0.0 0.0 1.0", first(doll, "body").ink().toString());
    Puppet lantern = lantern();
    lantern.part("Hat").brighten(new Rgba(0.25, 1, 0, 0.5));
    assertEquals("1.0 1.0 1.0 1.0 + 0.125 0.5 0.0", first(lantern, "Hat").ink().toString());
  }

  @Test
  void allOfACharacterFlashesWithWhatItCarries() {
    Puppet doll = doll();
    doll.attach("head", Drawable.image(SWORD));
    doll.attach("head", Drawable.puppet(doll()));
    doll.part("hat").brighten(new Rgba(0.5, 0, 0, 1));
    doll.equipment().tint(new Rgba(0.5, 0.5, 0.5, 1)).brighten(new Rgba(0, 0.25, 0, 1));
    List<String> inks = new ArrayList<>();
    drawn(doll).forEach(item -> inks.add(item.ink().toString()));
    assertEquals(
        List.of(
            "0.5 0.25 0.0 1.0",
            "0.0 0.75 0.0 1.0",
            "0.25 0.25 0.5 1.0",
            "0.25 0.25 0.0 1.0",
            "0.5 0.5 0.5 1.0 + 0.0 0.25 0.0",
            "0.5 0.25 0.0 1.0",
            "0.0 0.75 0.0 1.0",
            "0.0 0.25 0.5 1.0",
            "0.0 0.25 0.0 1.0"),
        inks);
    doll.equipment().clear();
    assertEquals("1.0 0.0 0.0 1.0", first(doll, "body").ink().toString());
  }

  @Test
  void aPartIsBlendedAsItIsTold() {
    for (Puppet puppet : List.of(doll(), lantern())) {
      String part = puppet.partName(1);
      puppet.part(part).blend(BlendMode.ADDITIVE);
      for (DrawItem item : drawn(puppet)) {
        assertEquals(
            item.part() == 1 ? BlendMode.ADDITIVE : BlendMode.NORMAL, item.ink().blend(), part);
      }
      puppet.part(part).tint(HALF);
      assertEquals(BlendMode.ADDITIVE, first(puppet, part).ink().blend());
      Puppet mount = Characters.source("skeleton\n\tback\n");
      mount.construct();
      mount.attach("back", Drawable.puppet(puppet));
      mount.equipment().flash(HALF);
      assertTrue(drawn(mount).stream().anyMatch(i -> i.ink().blend() == BlendMode.ADDITIVE));
      puppet.part(part).clear();
      assertEquals(BlendMode.NORMAL, first(puppet, part).ink().blend());
    }
  }

  /** An eye that is drawn after the pupil that it clips. */
  private static final String EYE =
      """
      skeleton
      	head
      		@eye :rect w20 h10 t0 f#FFF
      	head.pupil x8
      		@pupil :rect w10 h30 t0 f#000
      		@spark :rect w2 h2 t1 f#FFF s#F00
      order
      	@pupil
      	@eye
      	@spark
      """;

  private static Puppet eye() {
    Puppet puppet = Characters.source(EYE);
    puppet.part("pupil").clip("eye");
    puppet.construct();
    return puppet;
  }

  @Test
  void aPartIsClippedByTheOutlineOfAnother() {
    Puppet puppet = eye();
    for (DrawItem item : drawn(puppet)) {
      Path clip = item.clip();
      if (item.part() == puppet.part("pupil").index()) {
        assertTrue(clip != null);
        assertEquals(first(puppet, "eye").path().pointCount(), clip.pointCount());
        assertEquals(first(puppet, "eye").path().x(1), clip.x(1));
      } else {
        assertEquals(null, clip, puppet.partName(item.part()));
      }
    }
    puppet.part("pupil").clip(null);
    assertEquals(null, first(puppet, "pupil").clip());
    assertTrue(refused(() -> puppet.part("pupil").clip("ear")).contains("no part \"ear\""));
  }

  @Test
  void whatIsClippedAwayIsNeitherHitNorMeasured() {
    Puppet puppet = eye();
    PuppetHit hit = new PuppetHit();
    int pupil = puppet.part("pupil").index();
    assertEquals(pupil, hit.at(hidden(puppet, "eye"), 9, 4));
    assertEquals(-1, hit.at(puppet, 9, 10));
    assertEquals(-1, hit.at(puppet, 12, 0));
    Bounds bounds = new PuppetBounds().of(puppet);
    assertEquals("3.0, -5.0 to 10.0, 5.0", bounds.toString());
    puppet.part("pupil").clip(null);
    assertEquals(pupil, hit.at(puppet, 9, 10));
    assertEquals(15, new PuppetBounds().of(puppet).maxY());
  }

  private static Puppet hidden(Puppet puppet, String part) {
    puppet.part(part).hide();
    return puppet;
  }

  @Test
  void anOutlineIsThatOfAMeshOrAPictureToo() {
    Puppet lantern = lantern();
    lantern.part("Hat").clip("Scarf");
    Path clip = first(lantern, "Hat").clip();
    Triangles scarf = first(lantern, "Scarf").triangles();
    assertTrue(clip != null);
    assertEquals(scarf.indexCount(), clip.pointCount());
    lantern.part("Hat").clip("Spark"); // hidden in this pose
    Path nothing = first(lantern, "Hat").clip();
    assertTrue(nothing != null && nothing.isEmpty());
    assertEquals(-1, new PuppetHit().at(onlyHat(lantern), 0, 0));
    assertTrue(new PuppetBounds().of(lantern).isEmpty());
  }

  private static Puppet onlyHat(Puppet lantern) {
    for (int part = 0; part < lantern.partCount(); part++) {
      if (part != lantern.part("Hat").index()) {
        lantern.equipment().part(part).hide();
      }
    }
    return lantern;
  }

  @Test
  void aClipMovesWithAPuppetThatIsCarried() {
    Puppet mount = Characters.source("skeleton\n\tback x100\n");
    mount.construct();
    mount.attach("back", Drawable.puppet(eye()));
    Path clip = drawn(mount).get(0).clip();
    assertTrue(clip != null);
    assertEquals(100, Math.abs(clip.x(0) + clip.x(2)) / 2, 1e-9);
    assertEquals(null, drawn(mount).get(1).clip());
  }

  @Test
  void aRecordIsReplayedWithClipsAndBlendModes() {
    Puppet puppet = eye();
    puppet.part("spark").blend(BlendMode.SCREEN);
    DrawList record = new DrawList();
    record.begin(new View());
    puppet.draw(record);
    DrawList copy = new DrawList();
    copy.begin(new View());
    record.replay(copy);
    assertEquals(record.toString(), copy.toString());
    assertTrue(copy.toString().contains("SCREEN"), copy.toString());
    assertTrue(copy.toString().contains(" clip: M"), copy.toString());
  }

  @Test
  void anImageStandsInForAPictureAtItsOwnSize() {
    Puppet lantern = lantern();
    Triangles before = first(lantern, "Hat").triangles();
    double oldWidth = distance(before, 0, 1);
    double u = before.uvs()[2] - before.uvs()[0];
    double perPixel = oldWidth / (64 * u);
    double middle = before.positions()[0] + before.positions()[4];
    lantern.part("Hat").image(SWORD);
    DrawItem item = first(lantern, "Hat");
    assertSame(SWORD, item.image());
    Triangles after = item.triangles();
    assertEquals(8 * perPixel, distance(after, 0, 1), 1e-9);
    assertEquals(middle, after.positions()[0] + after.positions()[4], 1e-9);
    assertEquals(
        List.of(0.0, 0.0, 1.0, 0.0),
        List.of(after.uvs()[0], after.uvs()[1], after.uvs()[2], after.uvs()[3]));
  }

  private static double distance(Triangles triangles, int a, int b) {
    double dx = triangles.positions()[2 * b] - triangles.positions()[2 * a];
    double dy = triangles.positions()[2 * b + 1] - triangles.positions()[2 * a + 1];
    return Math.sqrt(dx * dx + dy * dy);
  }

  @Test
  void anImageCoversAWholeMesh() {
    Puppet lantern = lantern();
    int corners = first(lantern, "Scarf").triangles().cornerCount();
    assertTrue(corners > 4);
    lantern.part("Scarf").image(SWORD);
    DrawItem item = first(lantern, "Scarf");
    assertSame(SWORD, item.image());
    assertEquals(corners, item.triangles().cornerCount());
    double most = 0;
    for (int i = 0; i < 2 * corners; i++) {
      most = Math.max(most, item.triangles().uvs()[i]);
    }
    assertEquals(1, most, 1e-12);
  }

  @Test
  void anImageStandsInForAShapeOnce() {
    Puppet doll = doll();
    doll.part("body").image(SWORD);
    List<DrawItem> items = drawn(doll);
    assertEquals(1, items.stream().filter(i -> i.part() == doll.part("body").index()).count());
    assertEquals(-4, items.get(0).triangles().positions()[0], 1e-12);
    assertEquals(2, items.get(0).triangles().positions()[1], 1e-12);
  }

  @Test
  void anAttachmentShowsWhateverIsAnimated() {
    Puppet doll = doll();
    int cap = first(doll, "hat").path().pointCount();
    doll.part("hat").attachment("crown");
    assertTrue(first(doll, "hat").path().pointCount() > cap);
    Puppet lantern = lantern();
    double capU = first(lantern, "Cap").triangles().uvs()[0];
    lantern.part("Cap").attachment("Hat");
    assertFalse(capU == first(lantern, "Cap").triangles().uvs()[0]);
    lantern.part("Cap").clear();
    assertEquals(capU, first(lantern, "Cap").triangles().uvs()[0]);
    assertTrue(refused(() -> doll.part("hat").attachment("hood")).contains("\"cap\", \"crown\""));
    assertTrue(refused(() -> lantern.part("Hat").attachment("Hood")).contains("no texture"));
  }

  @Test
  void wrongPartsAreRefused() {
    Puppet doll = doll();
    assertTrue(refused(() -> doll.part("hood")).contains("no part \"hood\""));
    assertTrue(refused(() -> doll.equipment().part(99)).contains("no part 99"));
    assertTrue(refused(() -> doll.attach("tail", Drawable.image(SWORD))).contains("no bone"));
    BoneHandle other = doll().bone("head");
    String message = refused(() -> doll.equipment().attach(other, Drawable.image(SWORD)));
    assertTrue(message.contains("another puppet"), message);
    Attached thing = doll.attach("head", Drawable.image(SWORD));
    assertTrue(refused(() -> thing.before("hood")).contains("no part"));
    assertTrue(refused(() -> thing.at(Double.NaN, 0)).contains("finite"));
  }

  @Test
  void takingOneChangeBackIsSaidWhereNullIsNoWayTo() {
    Puppet puppet = doll();
    PartHandle hat = puppet.part("hat");
    Attached sword = puppet.attach("hips", Drawable.image(SWORD));
    Rgba none = missing();
    assertNull("tint(Rgba.WHITE) takes it back", () -> hat.tint(none));
    assertNull("flash(Rgba.CLEAR) takes it back", () -> hat.flash(none));
    assertNull("brighten(Rgba.CLEAR) takes it back", () -> hat.brighten(none));
    assertNull("tint(Rgba.WHITE) takes it back", () -> sword.tint(none));
    assertNull("flash(Rgba.CLEAR) takes it back", () -> puppet.equipment().flash(none));
  }

  @Test
  void nullTakesBackOneThingThatIsShownAndNoOther() {
    for (Puppet puppet : List.of(doll(), lantern())) {
      boolean isDoll = puppet.boneCount() == 2;
      PartHandle hat = puppet.part(isDoll ? "hat" : "Cap");
      String before = record(puppet);
      hat.attachment(isDoll ? "crown" : "Hat");
      assertEquals(isDoll ? "crown" : "Hat", hat.attachment());
      String worn = record(puppet);
      assertFalse(before.equals(worn));
      hat.image(SWORD);
      assertSame(SWORD, hat.image());
      assertSame(SWORD, first(puppet, hat.name()).image());
      hat.image(null);
      assertEquals(null, hat.image());
      assertEquals(worn, record(puppet));
      hat.attachment(null);
      assertEquals(null, hat.attachment());
      assertEquals(before, record(puppet));
      hat.hide().attachment(isDoll ? "crown" : "Hat").image(SWORD);
      assertTrue(hat.isHidden());
      hat.clear();
      assertFalse(hat.isHidden());
      assertEquals(null, hat.image());
      assertEquals(null, hat.attachment());
      assertEquals(before, record(puppet));
    }
  }

  private static String record(Puppet puppet) {
    DrawList record = new DrawList();
    record.begin(new View());
    puppet.draw(record);
    record.end();
    return record.toString();
  }

  @Test
  void anAttachmentThatIsRefusedChangesNothing() {
    PartHandle hat = doll().part("hat").attachment("crown");
    refused(() -> hat.attachment("hood"));
    assertEquals("crown", hat.attachment());
  }

  /** An empty slot shows its image on the bone; without it, nothing again. */
  @Test
  void anImageIsTakenOffAnEmptySlot() {
    Puppet puppet = Characters.source("skeleton\n\thips\n\t\t@weapon :none\n");
    puppet.construct();
    puppet.part("weapon").image(SWORD);
    assertEquals(1, drawn(puppet).size());
    puppet.part("weapon").image(null);
    assertEquals(0, drawn(puppet).size());
  }

  /** A null that a caller without null checks passes. */
  @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"})
  private static <T> T missing() {
    return null;
  }

  private static void assertNull(String expected, Executable call) {
    String message = assertThrows(NullPointerException.class, call).getMessage();
    assertTrue(message.contains(expected), message);
  }

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
  void equipmentOfAnotherCharacterIsRefused() {
    Equipment other = doll().equipment();
    assertTrue(refused(() -> doll().equipment().copyFrom(other)).contains("another character"));
  }

  @Test
  void anotherPuppetOfTheCharacterIsDrawnAlike() {
    CharacterFile file = Skel2dCharacter.of(DOLL, "", Limits.DEFAULT);
    Puppet model = file.newPuppet(ImageSource.NONE);
    model.part("hat").tint(HALF).attachment("crown").blend(BlendMode.SCREEN);
    model.part("body").image(SWORD).clip("hat");
    Attached sword = model.attach("hips", Drawable.image(SWORD));
    sword.at(1, 2).turned(3).scaled(4, 5).flash(HALF).clip("body").before("hat").name("sword");
    model.equipment().brighten(HALF);
    Puppet copy = file.newPuppet(ImageSource.NONE);
    copy.part("hat").hide();
    copy.attach("hips", Drawable.image(SWORD));
    copy.equipment().copyFrom(model.equipment()).copyFrom(copy.equipment());
    assertEquals(record(model), record(copy));
    assertEquals("sword", copy.partName(sword.index()));
    model.equipment().clear();
    assertNotEquals(record(model), record(copy), "a copy of its own");
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

  @Test
  void skinsOfASkeletonAreStacked() {
    Puppet puppet =
        Characters.source(
            """
            skeleton
            	a
            		@x :rect w1 h1 f#F00
            		@y :rect w1 h1 f#F00
            		@z :rect w1 h1 f#F00
            skin "green"
            	@x :rect w1 h1 f#0F0
            	@y :rect w1 h1 f#0F0
            skin "blue"
            	@y :rect w1 h1 f#00F
            	@z :rect w1 h1 f#00F
            """);
    puppet.construct();
    assertEquals(List.of("default", "green", "blue"), puppet.skinNames());
    puppet.skins(List.of("green", "blue"));
    assertEquals(List.of("green", "blue"), puppet.skins());
    assertEquals("0.0 1.0 0.0 1.0", first(puppet, "x").ink().toString());
    assertEquals("0.0 1.0 0.0 1.0", first(puppet, "y").ink().toString());
    assertEquals("0.0 0.0 1.0 1.0", first(puppet, "z").ink().toString());
    puppet.skins(List.of("blue", "green"));
    assertEquals("0.0 0.0 1.0 1.0", first(puppet, "y").ink().toString());
    puppet.skins(List.of("blue", "default", "green"));
    assertEquals("1.0 0.0 0.0 1.0", first(puppet, "x").ink().toString());
    puppet.skins(List.of("blue"));
    assertEquals("1.0 0.0 0.0 1.0", first(puppet, "x").ink().toString());
    puppet.skins(List.of());
    assertEquals(List.of("default"), puppet.skins());
    assertEquals("1.0 0.0 0.0 1.0", first(puppet, "y").ink().toString());
    assertTrue(refused(() -> puppet.skins(List.of("green", "red"))).contains("no skin \"red\""));
  }

  @Test
  void drawingWithEquipmentAllocatesNothing() {
    Puppet lantern = lantern();
    lantern.part("Hat").tint(HALF).brighten(HALF).clip("Cap");
    lantern.part("Glow").blend(BlendMode.ADDITIVE);
    lantern.equipment().flash(HALF);
    lantern.part("Cap").image(SWORD);
    lantern.part("Right Forearm").attach(Drawable.image(SWORD));
    lantern.attach("Head", Drawable.puppet(doll()));
    PuppetBounds measure = new PuppetBounds();
    Bounds bounds = new Bounds();
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long best = Long.MAX_VALUE;
    for (int round = 0; round < 4; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 2_000; i++) {
        measure.addTo(bounds, lantern);
      }
      best = Math.min(best, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertTrue(best < 2_000, best + " bytes");
  }
}
