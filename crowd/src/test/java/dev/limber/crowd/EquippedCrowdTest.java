package dev.limber.crowd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.DrawList;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.puppet.Drawable;
import dev.limber.core.puppet.Puppet;
import dev.limber.skel2d.Skel2d;
import dev.limber.skelform.SkelForm;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Equipment stays while members of a crowd are copied to a puppet. */
class EquippedCrowdTest {
  private static java.nio.file.Path sample(String name) {
    return java.nio.file.Path.of("../samples", name);
  }

  private static Set<Integer> parts(DrawList list) {
    Set<Integer> parts = new TreeSet<>();
    for (int i = 0; i < list.size(); i++) {
      parts.add(list.item(i).part());
    }
    return parts;
  }

  private static Set<Integer> drawn(Member member) {
    DrawList list = new DrawList();
    list.begin(new View());
    member.draw(list);
    list.end();
    return parts(list);
  }

  private static Set<Integer> drawn(Puppet puppet) {
    DrawList list = new DrawList();
    list.begin(new View());
    puppet.draw(list);
    list.end();
    return parts(list);
  }

  @Test
  void membersAreDrawnWithTheEquipmentOfTheirPuppet() throws IOException {
    Puppet humanoid =
        Skel2d.parse(Files.readString(sample("humanoid.skel2d"))).skeleton().newPose();
    Puppet lantern = SkelForm.load(sample("lantern-0.7.skf")).armature().newPose();
    lantern.images(name -> new Picture(name, 64, 64));
    for (Puppet puppet : List.of(humanoid, lantern)) {
      Crowd crowd = new Crowd();
      Member first = crowd.add(puppet);
      Member second = crowd.add(puppet);
      first.puppet().images(name -> new Picture(name, 64, 64));
      first.play(puppet.animations().get(0));
      second.play(puppet.animations().get(1));
      crowd.update(0.1);
      int hidden = drawn(first).iterator().next();
      first.puppet().equipment().part(hidden).hide();
      int badge = badge(first.puppet());
      for (int round = 0; round < 3; round++) {
        crowd.update(0.1);
        for (Member member : List.of(first, second)) {
          assertTrue(!drawn(member).contains(hidden), puppet + " hides");
          assertTrue(drawn(member).contains(badge), puppet + " carries");
        }
      }
      puppet.equipment().part(hidden).hide();
      int own = badge(puppet);
      second.copyTo(puppet);
      assertEquals(true, drawn(puppet).contains(own));
      assertTrue(!drawn(puppet).contains(hidden));
    }
  }

  private record Picture(String name, int width, int height)
      implements dev.limber.core.canvas.Image {}

  private static int badge(Puppet puppet) {
    Path path = new Path().moveTo(0, 0).lineTo(5, 0).lineTo(0, 5).close();
    return puppet.attach(puppet.bone(0).name(), Drawable.fill(path, Rgba.WHITE)).index();
  }
}
