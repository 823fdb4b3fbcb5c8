package dev.limber.skelform.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.limber.core.player.Player;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.data.Armature;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Changes of one's own have to know where bones are; asking for it must not move physics. */
class LookingInBetweenTest {
  @ParameterizedTest
  @ValueSource(doubles = {60, 30, 144})
  void constructingAheadTakesNoStepOfPhysics(double rate) throws Exception {
    Armature lantern = SkelForm.load(Path.of("../samples/lantern-0.7.skf")).armature();
    assertFalse(lantern.physics().isEmpty());
    Player plain = new Player(lantern.newPose());
    Player looking = new Player(lantern.newPose());
    looking.between(puppet -> puppet.constructAhead(0));
    plain.play("Walk");
    looking.play("Walk");
    for (int i = 0; i < 100; i++) {
      plain.update(1 / rate);
      looking.update(1 / rate);
      for (int bone = 0; bone < lantern.bones().size(); bone++) {
        BoneHandle expected = plain.puppet().bone(bone);
        BoneHandle found = looking.puppet().bone(bone);
        for (int part = 0; part < 6; part++) {
          assertEquals(expected.matrix(part), found.matrix(part), "update " + i + " " + bone);
        }
      }
    }
  }
}
