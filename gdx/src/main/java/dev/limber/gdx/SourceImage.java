package dev.limber.gdx;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.utils.Disposable;
import dev.limber.character.CharacterFile;
import dev.limber.character.SkelFormCharacter;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import java.util.ArrayList;
import java.util.List;

/** A decoded image and the pictures in it that go into textures. */
final class SourceImage implements Disposable {
  /** A picture: a rectangle of the image, in pixels from the top left. */
  record Picture(int x, int y, int width, int height) {}

  final String name;
  final Pixmap pixels;
  final List<Picture> pictures = new ArrayList<>();
  final AlphaMask mask;

  /** Creates an image; {@link #pixels} are straight, four bytes each. */
  SourceImage(String name, Pixmap pixels) {
    this.name = name;
    this.pixels = pixels;
    mask = new AlphaMask(pixels);
  }

  /** Returns an image with the pictures that a character draws of it. */
  static SourceImage of(CharacterFile file, String name, Pixmap pixels) {
    SourceImage image = new SourceImage(name, pixels);
    if (file instanceof SkelFormCharacter skelForm) {
      image.addTextures(skelForm.armature());
    } else {
      image.addAll();
    }
    return image;
  }

  /** Adds the pictures that styles name. */
  private void addTextures(Armature armature) {
    for (Style style : armature.styles()) {
      for (Texture texture : style.textures()) {
        if (armature.atlases().get(texture.atlas()).filename().equals(name)) {
          add(texture.x(), texture.y(), texture.width(), texture.height());
        }
      }
    }
  }

  /** Adds a picture, clipped to the image; ignores one that is completely outside. */
  void add(int x, int y, int width, int height) {
    int left = Math.max(x, 0);
    int top = Math.max(y, 0);
    long right = Math.min((long) x + width, pixels.getWidth());
    long bottom = Math.min((long) y + height, pixels.getHeight());
    Picture picture = new Picture(left, top, (int) (right - left), (int) (bottom - top));
    if (right > left && bottom > top && !pictures.contains(picture)) {
      pictures.add(picture);
    }
  }

  void addAll() {
    add(0, 0, pixels.getWidth(), pixels.getHeight());
  }

  @Override
  public void dispose() {
    pixels.dispose();
  }
}
