package dev.limber.character;

import static dev.limber.character.Doll.DOLL;
import static dev.limber.character.Doll.HALF;
import static dev.limber.character.Doll.SWORD;
import static dev.limber.character.Doll.distance;
import static dev.limber.character.Doll.doll;
import static dev.limber.character.Doll.drawn;
import static dev.limber.character.Doll.eye;
import static dev.limber.character.Doll.first;
import static dev.limber.character.Doll.item;
import static dev.limber.character.Doll.lantern;
import static dev.limber.character.Doll.refused;
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
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.canvas.Path;
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
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** What characters of both formats wear and carry. */
class EquipmentTest {
  @Test
  void aHiddenPartIsNotDrawnUntilItIsShown() {
    for (Puppet puppet : List.of(doll(), lantern())) {
      String part = puppet.partName(1);
      int before = drawn(puppet).size();
      puppet.part(part).hide();
      assertEquals(null, item(puppet, part));
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
