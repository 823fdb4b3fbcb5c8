package dev.limber.example;

import com.badlogic.gdx.math.MathUtils;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.Puppet;
import dev.limber.gdx.GdxCharacter;
import dev.limber.gdx.LimberRenderer;
import java.util.List;

/** A SkelForm character that comes along: sprites and meshes, inverse kinematics, physics. */
final class Lantern {
  private static final float SCALE = 0.62f;
  private static final float BEHIND = 190;

  private final Terrain terrain;
  private final Player player;
  private final Puppet puppet;
  private float x;
  private int facing = 1;
  private boolean walking;
  private boolean festive = true;

  Lantern(GdxCharacter character, Terrain terrain, float x) {
    this.terrain = terrain;
    this.x = x;
    player = character.newPlayer();
    puppet = player.puppet();
    player.fades().standard(0.25);
    player.play("Idle");
  }

  void update(Controls controls, Hero hero, float seconds) {
    if (controls.nextLook) {
      festive = !festive;
      puppet.skins(festive ? List.of("Festival", "Default") : List.of("Default"));
    }
    float way = hero.x() - hero.facing() * BEHIND - x;
    boolean far = Math.abs(way) > (walking ? 8 : 40);
    if (far != walking) {
      walking = far;
      player.play(walking ? "Walk" : "Idle");
    }
    float step = walking ? MathUtils.clamp(2 * way, -330, 330) : 0;
    facing = walking ? (way < 0 ? -1 : 1) : hero.x() < x ? -1 : 1;
    x += step * seconds;
    // The faster it goes, the faster its legs.
    player.timeScale(walking ? MathUtils.clamp(Math.abs(step) / 90, 0.6f, 2.6f) : 1);
    player.update(seconds);
  }

  void draw(LimberRenderer renderer) {
    float degrees = 0.5f * MathUtils.radiansToDegrees * (float) terrain.slope(x);
    renderer.draw(puppet, x, (float) terrain.height(x) - 2, facing * SCALE, SCALE, degrees);
  }
}
