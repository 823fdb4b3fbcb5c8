package dev.limber.web;

import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.View;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.tessellate.TriangleBatch;
import dev.limber.core.tessellate.TriangleCanvas;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Plays a character through and hashes every bit of it: bones, and the triangles that are drawn.
 * {@code fingerprint.js} takes the same steps in the browser.
 */
final class Fingerprint extends TriangleCanvas {
  private static final int TIMES = 40;
  private static final int UPDATES = 20;

  private final BitHash hash = new BitHash();
  private final Puppet puppet;
  private final View view = View.at(160, 300, 0.75);

  private Fingerprint(Puppet puppet) {
    this.puppet = puppet;
  }

  /** Returns sixteen hexadecimal digits; the puppet is left somewhere. */
  static String of(Puppet puppet) {
    // Decoded or not, each image counts as one of this size. A batch ends where another one begins.
    Map<String, WebImage> images = new HashMap<>();
    puppet.images(name -> images.computeIfAbsent(name, any -> new WebImage(any, null, 64, 64)));
    puppet.reset();
    Fingerprint fingerprint = new Fingerprint(puppet);
    fingerprint.seek();
    fingerprint.play();
    return fingerprint.hash.toString();
  }

  /** Every animation at many times, behind its end too. */
  private void seek() {
    for (PuppetAnimation animation : puppet.animations()) {
      for (int i = 0; i < TIMES; i++) {
        puppet.seek(animation, i * 1.1 * animation.duration() / TIMES);
        puppet.construct();
        addBones();
      }
      addTriangles();
    }
  }

  /** Each animation fades into the next, some before the last fade is over. */
  private void play() {
    Player player = new Player(puppet);
    int next = 0;
    for (PuppetAnimation animation : puppet.animations()) {
      player.play(animation).fade(0.1 + 0.1 * (next % 3)).speed(1 - 0.25 * (next % 2));
      next++;
      for (int i = 0; i < UPDATES; i++) {
        player.update(0.5 / 60 + i * 0.001);
        addBones();
      }
      addTriangles();
    }
  }

  private void addBones() {
    for (int b = 0; b < puppet.boneCount(); b++) {
      BoneHandle bone = puppet.bone(b);
      hash.add(bone.x());
      hash.add(bone.y());
      hash.add(bone.rotation());
      hash.add(bone.scaleX());
      hash.add(bone.scaleY());
      for (int part = 0; part < 6; part++) {
        hash.add(bone.matrix(part));
      }
    }
  }

  private void addTriangles() {
    begin(view);
    puppet.draw(this);
    end();
  }

  @Override
  protected void draw(@Nullable Image image, TriangleBatch batch) {
    hash.add(batch.vertexCount());
    for (int i = 0; i < TriangleBatch.STRIDE * batch.vertexCount(); i++) {
      hash.add(batch.vertices()[i]);
    }
    for (int i = 0; i < batch.indexCount(); i++) {
      hash.add(batch.indices()[i]);
    }
  }
}
