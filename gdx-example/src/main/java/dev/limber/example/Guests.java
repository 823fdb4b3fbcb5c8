package dev.limber.example;

import dev.limber.core.player.Player;
import dev.limber.gdx.GdxCharacter;
import dev.limber.gdx.LimberRenderer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Five hundred more of the explorer, each with a player of its own. */
final class Guests {
  static final int COUNT = 500;

  private static final int ROWS = 5;
  private static final String[] MOTIONS = {"walk", "run", "idle", "wave"};

  private record Guest(Player player, float x, int row, boolean left) {}

  private final List<Guest> guests = new ArrayList<>();
  private final Terrain terrain;

  Guests(GdxCharacter character, Terrain terrain) {
    this.terrain = terrain;
    Random random = new Random(7);
    List<String> looks = character.newPuppet().skinNames();
    for (int i = 0; i < COUNT; i++) {
      Player player = character.newPlayer();
      String animation = MOTIONS[random.nextInt(MOTIONS.length)];
      player
          .play(animation)
          .from(random.nextDouble() * player.puppet().animation(animation).duration());
      if (random.nextInt(3) == 0) {
        player.puppet().skins(List.of(looks.get(random.nextInt(looks.size()))));
      }
      int row = i * ROWS / COUNT; // those at the back first
      guests.add(new Guest(player, random.nextFloat(), row, random.nextBoolean()));
    }
  }

  void update(float seconds) {
    for (int i = 0; i < guests.size(); i++) {
      guests.get(i).player.update(seconds);
    }
  }

  /** Draws them around a place, those at the back smaller and higher up. */
  void draw(LimberRenderer renderer, float left, float width) {
    for (int i = 0; i < guests.size(); i++) {
      Guest guest = guests.get(i);
      float back = 1 - (float) guest.row / ROWS;
      float scale = 0.62f - 0.34f * back;
      float x = left + guest.x * width;
      float y = (float) terrain.height(x) + 215 * back - 20;
      renderer.draw(guest.player.puppet(), x, y, guest.left ? -scale : scale, scale, 0);
    }
  }
}
