package dev.limber.crowd;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.DrawItem;
import dev.limber.core.canvas.Image;
import dev.limber.core.puppet.Puppet;
import dev.limber.skel2d.Skel2d;
import dev.limber.skelform.SkelForm;
import dev.limber.testing.Drawn;
import dev.limber.testing.Outfit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Equipment stays while members of a crowd are copied to a puppet. */
class EquippedCrowdTest {
  private record Picture(String name, int width, int height) implements Image {}

  @Test
  void aSkeletonsMembersAreDrawnWithTheEquipmentOfTheirPuppet() throws IOException {
    String source = Files.readString(Path.of("../samples/humanoid.skel2d"));
    Puppet puppet = Skel2d.parse(source).skeleton().newPose();
    test(puppet, Outfit.HUMANOID);
  }

  @Test
  void anArmaturesMembersAreDrawnWithTheEquipmentOfTheirPuppet() throws IOException {
    Puppet puppet = SkelForm.load(Path.of("../samples/lantern-0.7.skf")).armature().newPose();
    test(puppet, Outfit.LANTERN);
  }

  private static void test(Puppet puppet, Outfit outfit) {
    Crowd crowd = new Crowd();
    List<Member> members = List.of(crowd.add(puppet), crowd.add(puppet));
    Puppet shared = members.get(0).puppet();
    shared.images(name -> new Picture(name, 64, 64));
    puppet.images(name -> new Picture(name, 64, 64));
    members.get(0).play(puppet.animations().get(0));
    members.get(1).play(puppet.animations().get(1));
    crowd.update(0.1);
    List<DrawItem> bare = Drawn.items(members.get(0)::draw);
    outfit.putOn(shared);
    String shown = outfit.shown(shared, Drawn.items(members.get(0)::draw));
    assertNotEquals(outfit.shown(shared, bare), shown);
    for (int round = 0; round < 8; round++) {
      crowd.update(0.1);
      for (Member member : members) {
        outfit.assertIsOn(shared, Drawn.items(member::draw), shown);
        if (round == 3) {
          member.play(puppet.animations().get(2), 0.3);
        }
      }
    }
    shared.equipment().clear();
    assertTrue(!Drawn.of(Drawn.items(members.get(0)::draw), shared, outfit.hidden).isEmpty());

    outfit.putOn(puppet);
    for (Member member : members) {
      crowd.update(0.1);
      member.copyTo(puppet);
      outfit.assertIsOn(puppet, Drawn.items(puppet::draw), shown);
    }
    assertTrue(!Drawn.of(Drawn.items(members.get(0)::draw), shared, outfit.hidden).isEmpty());
  }
}
