package dev.limber.gdx;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.Disposable;
import dev.limber.core.canvas.Ink;
import org.jspecify.annotations.Nullable;

/**
 * Lets a batch add a colour to images, and multiply those of a straight texture by their alpha: its
 * own shader only multiplies by a colour. Each change flushes the batch. The program is built when
 * it is first needed.
 */
final class ImageShader implements Disposable {
  private static final String VERTEX =
      """
      attribute vec4 a_position;
      attribute vec4 a_color;
      attribute vec2 a_texCoord0;
      uniform mat4 u_projTrans;
      varying vec4 v_color;
      varying vec2 v_texCoords;
      void main() {
        v_color = a_color;
        v_color.a = v_color.a * (255.0 / 254.0);
        v_texCoords = a_texCoord0;
        gl_Position = u_projTrans * a_position;
      }
      """;

  private static final String FRAGMENT =
      """
      #ifdef GL_ES
      precision mediump float;
      #endif
      varying vec4 v_color;
      varying vec2 v_texCoords;
      uniform sampler2D u_texture;
      uniform vec3 u_added;
      uniform float u_straight;
      void main() {
        vec4 texel = texture2D(u_texture, v_texCoords);
        vec4 color = v_color * vec4(texel.rgb * mix(1.0, texel.a, u_straight), texel.a);
        gl_FragColor = vec4(min(color.rgb + u_added * color.a, vec3(color.a)), color.a);
      }
      """;

  private @Nullable ShaderProgram program;

  /** The batch's own shader while this one is in its place. */
  private @Nullable ShaderProgram replaced;

  /**
   * Sets what is done from now on; if that is nothing, gives the batch its own shader back.
   *
   * @param ink has the colour that is added
   * @param straight whether texels are multiplied by their alpha
   */
  void set(Batch batch, Ink ink, boolean straight) {
    if (ink.isAdding() || straight) {
      ShaderProgram shader = program();
      if (replaced == null) {
        replaced = batch.getShader();
        batch.setShader(shader);
      } else {
        batch.flush();
      }
      shader.bind();
      shader.setUniformf("u_added", (float) ink.addR(), (float) ink.addG(), (float) ink.addB());
      shader.setUniformf("u_straight", straight ? 1 : 0);
    } else if (replaced != null) {
      batch.setShader(replaced);
      replaced = null;
    }
  }

  private ShaderProgram program() {
    ShaderProgram made = program;
    if (made == null) {
      made = new ShaderProgram(VERTEX, FRAGMENT);
      if (!made.isCompiled()) {
        throw new IllegalStateException("the shader for images: " + made.getLog());
      }
      program = made;
    }
    return made;
  }

  @Override
  public void dispose() {
    if (program != null) {
      program.dispose();
      program = null;
    }
  }
}
