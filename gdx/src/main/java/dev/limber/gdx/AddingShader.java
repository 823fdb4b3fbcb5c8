package dev.limber.gdx;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.Disposable;
import org.jspecify.annotations.Nullable;

/**
 * Lets a batch add a colour to images, which its own shader cannot: that one only multiplies. Each
 * change flushes the batch. The program is built when a colour is first added.
 */
final class AddingShader implements Disposable {
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
      void main() {
        vec4 color = v_color * texture2D(u_texture, v_texCoords);
        gl_FragColor = vec4(min(color.rgb + u_added * color.a, vec3(color.a)), color.a);
      }
      """;

  private @Nullable ShaderProgram program;

  /** The batch's own shader while this one is in its place. */
  private @Nullable ShaderProgram replaced;

  /** Sets the colour that is added from now on; black gives the batch its own shader back. */
  void set(Batch batch, double red, double green, double blue) {
    if (red + green + blue > 0) {
      ShaderProgram adding = program();
      if (replaced == null) {
        replaced = batch.getShader();
        batch.setShader(adding);
      } else {
        batch.flush();
      }
      adding.bind();
      adding.setUniformf("u_added", (float) red, (float) green, (float) blue);
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
        throw new IllegalStateException("the shader that adds colours: " + made.getLog());
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
