package dev.limber.java2d;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skelform.AtlasImage;
import dev.limber.skelform.SkelFormFile;
import dev.limber.skelform.data.Atlas;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The decoded atlases of a SkelForm file, by the names that its armature has for them. */
final class AtlasImages {
  private final Map<String, PixelImage> images = new TreeMap<>();
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  AtlasImages(SkelFormFile file, String fileName, Limits limits) {
    ImageBudget budget = new ImageBudget(limits);
    List<Atlas> atlases = file.armature().atlases();
    for (int i = 0; i < atlases.size(); i++) {
      AtlasImage image = file.images().get(i);
      String name = atlases.get(i).filename();
      // What is missing was said by the reader.
      if (image.isPresent() && !images.containsKey(name)) {
        try {
          images.put(name, budget.decode(name, image.bytes()));
        } catch (LimberException e) {
          diagnostics.add(e.diagnostic().in(fileName));
        }
      }
    }
  }

  Map<String, PixelImage> images() {
    return images;
  }

  List<Diagnostic> diagnostics() {
    return diagnostics;
  }
}
