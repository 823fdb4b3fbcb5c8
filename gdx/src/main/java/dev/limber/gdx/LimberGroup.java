package dev.limber.gdx;

import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Group;

/**
 * A group for many {@link LimberActor}s: it sets the blending that they need once for all of them,
 * so that the batch does not flush between them. Other actors belong elsewhere: in here they would
 * need textures and colours that have their alpha multiplied in, and get too bright as they fade.
 */
public class LimberGroup extends Group {
  /** Creates an empty group. Without a transform of its own, which would make the batch flush. */
  @SuppressWarnings("this-escape") // a setter of the superclass
  public LimberGroup() {
    setTransform(false);
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    int source = batch.getBlendSrcFunc();
    int destination = batch.getBlendDstFunc();
    int sourceAlpha = batch.getBlendSrcFuncAlpha();
    int destinationAlpha = batch.getBlendDstFuncAlpha();
    batch.setBlendFunction(GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
    try {
      super.draw(batch, parentAlpha);
    } finally {
      batch.setBlendFunctionSeparate(source, destination, sourceAlpha, destinationAlpha);
    }
  }
}
