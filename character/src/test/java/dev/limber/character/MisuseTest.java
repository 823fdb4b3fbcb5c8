package dev.limber.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.DrawList;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.constraint.LookAt;
import dev.limber.core.constraint.SpringChain;
import dev.limber.core.constraint.TwoBoneIk;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.BoneMask;
import dev.limber.core.puppet.Puppet;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What is easily mixed up is refused, with words that say what to do. */
class MisuseTest {
  private static Puppet arm() {
    Puppet puppet =
        Characters.source("skeleton\n\tup l30\n\tup.low x30 r30 l30\n\t\t@ :rect w9 h9 f#F00\n");
    puppet.construct();
    return puppet;
  }

  @Test
  void aConstraintOfAnotherPuppetIsRefused() {
    Puppet other = arm();
    List<Consumer<Puppet>> changes =
        List.of(
            new LookAt(other, "low"),
            new TwoBoneIk(other, "up", "low"),
            new SpringChain(other, "up", "low"));
    for (Consumer<Puppet> change : changes) {
      for (Puppet puppet : List.of(arm(), Characters.source("skeleton\n\tup\n"))) {
        Player player = new Player(puppet);
        player.between(change);
        String message =
            assertThrows(IllegalArgumentException.class, () -> player.update(0.1)).getMessage();
        assertTrue(message.contains("make a constraint for each puppet"), message);
      }
      Player own = new Player(other);
      own.between(change);
      own.update(0.1);
    }
  }

  @Test
  void aMaskIsForThePuppetsOfOneCharacter() {
    SkeletonPose skeleton = (SkeletonPose) arm();
    ArmaturePose armature = (ArmaturePose) Characters.sample("lantern-0.7.skf");
    Puppet[] puppets = {skeleton, armature};
    Puppet[] siblings = {skeleton.skeleton().newPose(), armature.armature().newPose()};
    Puppet[] strangers = {arm(), Characters.sample("lantern-0.7.skf")};
    for (int i = 0; i < puppets.length; i++) {
      BoneMask mask = BoneMask.none(puppets[i]).withTree(puppets[i].bone(1).name());
      Player sibling = new Player(siblings[i]);
      assertSame(mask, sibling.track(1).mask(mask).mask());
      Player stranger = new Player(strangers[i]);
      String message =
          assertThrows(IllegalArgumentException.class, () -> stranger.track(1).mask(mask))
              .getMessage();
      assertTrue(message.contains("the mask is for another character"), message);
    }
  }

  @Test
  void aPlayerThatIsUpdatedByTwoThreadsSaysSo() {
    Player player = new Player(arm());
    String[] message = {""};
    player.between(puppet -> message[0] = elsewhere(() -> player.update(0.1)));
    player.update(0.1);
    assertTrue(message[0].contains("belongs to one thread at a time"), message[0]);
    message[0] = "";
    player.update(0.1);
    assertTrue(message[0].contains("one thread"), "it works again, and says so again");
  }

  @Test
  void aPuppetThatIsDrawnByTwoThreadsSaysSo() {
    Puppet puppet = arm();
    puppet.part("low").tint(new Rgba(1, 1, 1, 0.5));
    boolean[] met = {false};
    String message =
        assertThrows(
                IllegalStateException.class,
                () ->
                    puppet.draw(
                        new Meeting(
                            () -> {
                              if (!met[0]) {
                                met[0] = true;
                                assertEquals("", elsewhere(() -> puppet.draw(new DrawList())));
                              }
                            })))
            .getMessage();
    assertTrue(message.contains("two threads draw this puppet at once"), message);
    puppet.draw(new DrawList());
  }

  /** Runs something on another thread to its end; returns the words that it failed with. */
  private static String elsewhere(Runnable work) {
    return CompletableFuture.runAsync(work)
        .handle(
            (done, failure) ->
                failure == null ? "" : String.valueOf(failure.getCause().getMessage()))
        .join();
  }

  /** A canvas on which something else happens while it is drawn on. */
  private record Meeting(Runnable event) implements Canvas {
    @Override
    public void begin(View view) {}

    @Override
    public void triangles(Image image, Triangles triangles, Ink tint) {}

    @Override
    public void fill(Path path, Ink color) {
      event.run();
    }

    @Override
    public void stroke(Path path, Stroke stroke, Ink color) {}

    @Override
    public void end() {}
  }
}
