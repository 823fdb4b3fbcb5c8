package dev.limber.gdx;

import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Group;

/**
 * A group for many {@link LimberActor}s: it sets the blending they need once for all of them, so
 * that the batch does not flush between them. Put other actors elsewhere: in here they would need
 * premultiplied textures and colours, and get too bright as they fade.
 */
public class LimberGroup extends Group {
  /** Creates an empty group, without its own transform, which would flush the batch. */
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
