package dev.limber.gdx;

import com.badlogic.gdx.graphics.Pixmap;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skelform.AtlasImage;
import dev.limber.skelform.SkelFormFile;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The atlases of a SkelForm file, decoded, with the pictures that its styles name. */
final class AtlasImages {
  private AtlasImages() {}

  static List<SourceImage> of(
      SkelFormFile file, String fileName, Limits limits, List<Diagnostic> diagnostics) {
    ImageDecoder decoder = new ImageDecoder(fileName, limits);
    List<SourceImage> images = new ArrayList<>();
    Set<String> names = new HashSet<>();
    List<Atlas> atlases = file.armature().atlases();
    for (int i = 0; i < atlases.size(); i++) {
      AtlasImage image = file.images().get(i);
      String name = atlases.get(i).filename();
      // What is missing was said by the reader.
      if (image.isPresent() && names.add(name)) {
        try {
          Pixmap pixels = decoder.decode(name, image.bytes());
          images.add(cut(new SourceImage(name, pixels), file.armature(), i));
        } catch (LimberException e) {
          diagnostics.add(e.diagnostic());
        }
      }
    }
    return images;
  }

  private static SourceImage cut(SourceImage image, Armature armature, int atlas) {
    for (Style style : armature.styles()) {
      for (Texture texture : style.textures()) {
        if (texture.atlas() == atlas) {
          image.add(texture.x(), texture.y(), texture.width(), texture.height());
        }
      }
    }
    return image;
  }
}
