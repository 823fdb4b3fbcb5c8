package dev.limber.gdx;

import com.badlogic.gdx.graphics.Pixmap;
import dev.limber.core.canvas.Bounds;
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

/** The atlases of a SkelForm file, decoded: each is a page. */
final class AtlasPages {
  private AtlasPages() {}

  static List<PixelPage> of(
      SkelFormFile file, String fileName, Limits limits, List<Diagnostic> diagnostics) {
    ImageDecoder decoder = new ImageDecoder(fileName, limits);
    List<PixelPage> pages = new ArrayList<>();
    Set<String> names = new HashSet<>();
    List<Atlas> atlases = file.armature().atlases();
    for (int i = 0; i < atlases.size(); i++) {
      AtlasImage image = file.images().get(i);
      String name = atlases.get(i).filename();
      // What is missing was said by the reader.
      if (image.isPresent() && names.add(name)) {
        try {
          Pixmap pixels = decoder.decode(name, image.bytes());
          PixelPage page = new PixelPage(pixels);
          page.add(name, 0, 0, pixels.getWidth(), pixels.getHeight(), new AlphaMask(pixels));
          page.white(WhiteSpot.find(pixels, places(file.armature(), i)));
          page.finish();
          pages.add(page);
        } catch (LimberException e) {
          diagnostics.add(e.diagnostic());
        }
      }
    }
    return pages;
  }

  /** Returns where an atlas has its pictures. */
  private static List<Bounds> places(Armature armature, int atlas) {
    List<Bounds> places = new ArrayList<>();
    for (Style style : armature.styles()) {
      for (Texture texture : style.textures()) {
        if (texture.atlas() == atlas) {
          places.add(
              new Bounds()
                  .include(texture.x(), texture.y())
                  .include(texture.x() + texture.width(), texture.y() + texture.height()));
        }
      }
    }
    return places;
  }
}
