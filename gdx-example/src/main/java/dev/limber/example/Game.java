package dev.limber.example;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.OrthographicCamera;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.utils.viewport.ExtendViewport;
import dev.limber.core.canvas.View;
import dev.limber.core.puppet.BoneOverlay;
import dev.limber.gdx.GdxCharacter;
import dev.limber.gdx.LimberGdx;
import dev.limber.gdx.LimberRenderer;

/** The game: everything that libGDX calls. */
final class Game extends ApplicationAdapter {
  private static final float WIDTH = 1280;
  private static final float HEIGHT = 720;
  private static final float STEP = 1 / 60f;

  private final Script script;
  private final Controls controls = new Controls();
  private final Terrain terrain = new Terrain();
  private final OrthographicCamera camera = new OrthographicCamera();
  private final ExtendViewport viewport = new ExtendViewport(WIDTH, HEIGHT, camera);
  private final View heroView = new View();
  private Stuff stuff;
  private boolean crowd;
  private boolean bones;

  /** What needs a graphics card, and is disposed. */
  private static final class Stuff {
    // As large as can be: five hundred characters are a dozen draw calls.
    final PolygonSpriteBatch batch = new PolygonSpriteBatch(32767, 65534, null);
    final LimberRenderer renderer = new LimberRenderer();
    final GdxCharacter explorer = LimberGdx.load(Gdx.files.internal("humanoid.skel2d"));
    final GdxCharacter lanternFile = LimberGdx.load(Gdx.files.internal("lantern-0.7.skf"));
    final Scenery scenery;
    final Hud hud = new Hud();
    final Hero hero;
    final Lantern lantern;
    final Guests guests;
    final BoneOverlay overlay;

    Stuff(Terrain terrain) {
      scenery = new Scenery(terrain);
      hero = new Hero(explorer, terrain, 0, 1.25f);
      lantern = new Lantern(lanternFile, terrain, -170);
      guests = new Guests(explorer, terrain);
      overlay = new BoneOverlay(hero.puppet());
    }
  }

  Game(Script script) {
    this.script = script;
  }

  @Override
  public void create() {
    stuff = new Stuff(terrain);
  }

  @Override
  public void resize(int width, int height) {
    viewport.update(width, height);
  }

  @Override
  public void render() {
    if (script == null) {
      controls.read(viewport);
      frame(Math.min(Gdx.graphics.getDeltaTime(), 0.1f));
    } else {
      script.read(controls, hero().x(), hero().y());
      frame(STEP);
      script.afterFrame();
    }
  }

  /** Plays on, as the controls say, and draws. */
  void frame(float seconds) {
    Stuff s = stuff;
    crowd ^= controls.toggleCrowd;
    bones ^= controls.toggleBones;
    if (controls.toggleHelp) {
      s.hud.toggleHelp();
    }
    long start = System.nanoTime();
    s.hero.update(controls, seconds);
    s.lantern.update(controls, s.hero, seconds);
    if (crowd) {
      s.guests.update(seconds);
    }
    long posed = System.nanoTime();
    camera.position.set(s.hero.x() + 60, s.hero.y() + 205, 0);
    viewport.apply();
    long drawn = draw(s);
    s.hud.measured(posed - start, drawn);
  }

  Controls controls() {
    return controls;
  }

  Hero hero() {
    return stuff.hero;
  }

  /** Draws everything; returns what the characters took, in nanoseconds. */
  private long draw(Stuff s) {
    float left = camera.position.x - camera.viewportWidth / 2;
    float bottom = camera.position.y - camera.viewportHeight / 2;
    float width = camera.viewportWidth;
    float height = camera.viewportHeight;
    Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
    s.batch.setProjectionMatrix(camera.combined);
    s.batch.begin();
    s.scenery.drawSky(s.batch, left, bottom, width, height);
    s.renderer.begin(s.batch);
    s.renderer.canvas().begin(new View());
    s.scenery.drawBack(s.renderer.canvas(), left, bottom, width, height);
    if (crowd) {
      s.scenery.drawMeadow(s.renderer.canvas(), left, bottom, width);
    }
    s.scenery.drawGround(s.renderer.canvas(), left, bottom, width);
    s.renderer.canvas().end();
    long start = System.nanoTime();
    if (crowd) {
      s.guests.draw(s.renderer, left - 40, width + 80);
    }
    s.lantern.draw(s.renderer);
    s.hero.draw(s.renderer);
    s.renderer.canvas().begin(new View());
    s.hero.dust().draw(s.renderer.canvas());
    s.renderer.canvas().end();
    long drawn = System.nanoTime() - start;
    s.renderer.canvas().begin(new View());
    if (s.hero.aim() > 0.02f) {
      s.scenery.drawAim(s.renderer.canvas(), s.hero, controls.mouse.x, controls.mouse.y);
    }
    s.hud.drawPanels(s.renderer.canvas(), left, bottom + height, left + width, script == null);
    s.renderer.canvas().end();
    if (bones) {
      drawBones(s);
    }
    s.renderer.end();
    int calls = s.batch.renderCalls + 1;
    s.hud.drawHelp(s.batch, bottom + height, left + width);
    if (script == null) { // a script is not played in real time
      s.hud.drawFigures(
          s.batch,
          left,
          bottom + height,
          new Hud.Figures(
              Gdx.graphics.getFramesPerSecond(),
              2 + (crowd ? Guests.COUNT : 0),
              calls,
              s.hero.animation(),
              s.hero.lookName()));
    }
    s.batch.end();
    return drawn;
  }

  private void drawBones(Stuff s) {
    float scale = s.hero.scale();
    heroView.set(s.hero.facing() * scale, 0, 0, scale, s.hero.x(), s.hero.y());
    s.renderer.canvas().begin(heroView);
    s.overlay.draw(s.renderer.canvas(), 1 / scale);
    s.renderer.canvas().end();
  }

  @Override
  public void dispose() {
    Stuff s = stuff;
    if (s != null) {
      s.batch.dispose();
      s.renderer.dispose();
      s.explorer.dispose();
      s.lanternFile.dispose();
      s.scenery.dispose();
      s.hud.dispose();
    }
  }
}
