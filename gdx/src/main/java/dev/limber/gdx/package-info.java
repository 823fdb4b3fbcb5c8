/**
 * The engine runtime for libGDX: characters of both formats through any batch, in scene2d and in
 * the asset manager. Desktop, Android, and the browser through TeaVM: no AWT, no reflection.
 *
 * <pre>{@code
 * import com.badlogic.gdx.Gdx;
 * import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
 * import dev.limber.core.player.Player;
 * import dev.limber.gdx.GdxCharacter;
 * import dev.limber.gdx.LimberGdx;
 * import dev.limber.gdx.LimberRenderer;
 *
 * GdxCharacter fox = LimberGdx.load(Gdx.files.internal("fox.skel2d")); // in create()
 * Player player = fox.newPlayer();
 * player.play("trot");
 * LimberRenderer renderer = new LimberRenderer();
 * PolygonSpriteBatch batch = new PolygonSpriteBatch();
 *
 * player.update(Gdx.graphics.getDeltaTime()); // in render()
 * batch.begin();
 * renderer.draw(batch, player.puppet(), 400, 40);
 * batch.end();
 *
 * renderer.dispose(); // in dispose()
 * fox.dispose();
 * batch.dispose();
 * }</pre>
 */
@NullMarked
package dev.limber.gdx;

import org.jspecify.annotations.NullMarked;
