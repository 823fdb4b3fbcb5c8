package dev.limber.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.limber.core.canvas.DrawList;
import dev.limber.core.color.Rgba;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.Attached;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.Snapshot;
import dev.limber.testing.Drawn;
import dev.limber.testing.Outfit;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is set on a character of either format holds, whatever is played, until it is taken off. */
class LastingEquipmentTest {
  private static Puppet puppet(Outfit outfit) {
    Puppet puppet = Characters.sample(outfit.file);
    puppet.images(ImageStub.SOURCE);
    puppet.construct();
    return puppet;
  }

  private static void assertIsOn(Outfit outfit, Puppet puppet, String shown) {
    outfit.assertIsOn(puppet, Drawn.items(puppet::draw), shown);
  }

  private static String shown(Outfit outfit, Puppet puppet) {
    return outfit.shown(puppet, Drawn.items(puppet::draw));
  }

  @ParameterizedTest
  @EnumSource
  void itHoldsWhatever(Outfit outfit) {
    Puppet puppet = puppet(outfit);
    String before = shown(outfit, puppet);
    outfit.putOn(puppet);
    String shown = shown(outfit, puppet);
    assertNotEquals(before, shown);
    Player player = new Player(puppet);
    player.fades().standard(0.2);
    Snapshot snapshot = puppet.newSnapshot();
    snapshot.take();
    for (PuppetAnimation animation : puppet.animations()) {
      player.play(animation);
      for (int frame = 0; frame < 7; frame++) {
        player.update(0.07);
        assertIsOn(outfit, puppet, shown);
      }
      snapshot.blend(0.5, null);
      puppet.construct();
      assertIsOn(outfit, puppet, shown);
      snapshot.show();
      puppet.construct();
      assertIsOn(outfit, puppet, shown);
      puppet.seek(animation, 0.3);
      snapshot.add(0.7, null);
      snapshot.take();
      puppet.reset();
      puppet.construct();
      assertIsOn(outfit, puppet, shown);
    }
  }

  @ParameterizedTest
  @EnumSource
  void allOfItIsTakenOff(Outfit outfit) {
    Puppet puppet = puppet(outfit);
    Puppet bare = puppet(outfit);
    for (boolean oneByOne : new boolean[] {true, false}) {
      Attached carried = outfit.putOn(puppet);
      for (Puppet each : List.of(puppet, bare)) {
        each.seek(each.animations().get(0), 0.4);
        each.construct();
      }
      assertNotEquals(Drawn.list(bare::draw).toString(), Drawn.list(puppet::draw).toString());
      if (oneByOne) {
        for (int part = 0; part < puppet.partCount(); part++) {
          puppet.equipment().part(part).clear();
        }
        carried.remove();
      } else {
        puppet.equipment().clear();
      }
      assertEquals(Drawn.list(bare::draw).toString(), Drawn.list(puppet::draw).toString());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whereNothingIsSetTheCanvasIsDrawnOnItself(Outfit outfit) {
    Puppet puppet = puppet(outfit);
    DrawList canvas = new DrawList();
    Runnable[] changes = {
      () -> puppet.part(outfit.hidden).hide(),
      () -> puppet.part(outfit.hidden).show(),
      () -> puppet.part(outfit.tinted).tint(new Rgba(1, 0, 0, 1)),
      () -> puppet.part(outfit.tinted).tint(Rgba.WHITE),
      () -> puppet.part(outfit.tinted).flash(Rgba.WHITE),
      () -> puppet.part(outfit.tinted).flash(Rgba.CLEAR),
      () -> puppet.part(outfit.pictured).image(Outfit.badge()),
      () -> puppet.part(outfit.pictured).clear(),
      () -> puppet.part(outfit.clipped).clip(outfit.outline),
      () -> puppet.part(outfit.clipped).clip(null),
      () -> puppet.equipment().brighten(Rgba.WHITE),
      () -> puppet.equipment().brighten(Rgba.CLEAR),
      () -> outfit.putOn(puppet),
      () -> puppet.equipment().clear(),
    };
    for (int i = 0; i < changes.length; i++) {
      changes[i].run();
      boolean itself = puppet.equipment().over(canvas) == canvas;
      puppet.equipment().finish();
      assertEquals(i % 2 == 1, itself, "change " + i);
    }
  }
}
