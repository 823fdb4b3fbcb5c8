package dev.limber.core.puppet;

import dev.limber.core.canvas.Canvas;

/** Another character as a thing to carry. */
record CarriedPuppet(Puppet puppet) implements Drawable {
  @Override
  public void draw(Canvas canvas) {
    puppet.draw(canvas);
  }
}
