package dev.limber.character;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.core.player.Marks;
import dev.limber.core.player.Player;
import dev.limber.core.player.PlayerEvent;
import dev.limber.core.puppet.Puppet;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Marks that players of different characters share. */
class SharedMarksTest {
  private static Puppet walker(String mark) {
    return Characters.source(
        "skeleton\n\troot\nanim \"walk\" 4fps :4\n\troot\n\t\tx 0 -> 100\n\t! " + mark + "\n");
  }

  private static List<String> told(Puppet puppet, Marks marks) {
    Player player = new Player(puppet).marks(marks);
    List<String> told = new ArrayList<>();
    player.listen(
        event -> {
          if (event.kind() == PlayerEvent.Kind.MARK) {
            told.add(event.mark());
          }
        });
    player.play("walk").once();
    player.update(2);
    return told;
  }

  @Test
  void areThoseOfTheirOwnFilesWhereAnimationsHaveOneName() {
    Puppet fox = walker("paw 1");
    Puppet horse = walker("hoof 2");
    Marks marks = new Marks().at(fox.animation("walk"), 0.75, "tail");
    assertEquals(List.of("paw", "tail"), told(fox, marks));
    assertEquals(List.of("hoof"), told(horse, marks));
  }

  @Test
  void areTheSameForPuppetsOfOneCharacter() {
    Puppet fox = walker("paw 1");
    Marks marks = new Marks().at(fox.animation("walk"), 0.75, "tail");
    assertEquals(told(fox, marks), told(fox, marks));
  }
}
