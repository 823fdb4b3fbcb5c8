package dev.limber.gdx;

import com.badlogic.gdx.utils.Disposable;
import dev.limber.character.CharacterFile;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.canvas.MissingImage;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.Puppet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A character of either format with its textures. Load it once; create a puppet for each one on
 * screen. It owns its textures: dispose it when none of its puppets is drawn any more.
 */
public final class GdxCharacter implements Disposable {
  private final CharacterFile file;
  private final Map<String, GdxImage> images = new TreeMap<>();
  private final Map<String, Image> drawn = new TreeMap<>();
  private final List<TexturePage> pages = new ArrayList<>();
  private final List<Diagnostic> diagnostics;
  private boolean disposed;

  /** Creates the textures; on the thread that draws. */
  GdxCharacter(CharacterParts parts) {
    file = parts.file;
    diagnostics = List.copyOf(parts.diagnostics);
    for (PixelPage page : parts.pages) {
      pages.add(page.upload(images));
    }
    for (String image : file.imageNames()) {
      drawn.put(image, new MissingImage(image));
    }
    drawn.putAll(images);
  }

  /** Returns the name of its file. */
  public String name() {
    return file.name();
  }

  /**
   * Returns a new puppet in the state right after loading, with its images, constructed, and with
   * physics at rest.
   */
  public Puppet newPuppet() {
    return file.newPuppet(imageSource());
  }

  /** Returns a player of a new puppet; see {@link #newPuppet}. */
  public Player newPlayer() {
    return new Player(newPuppet());
  }

  /** Returns the images that could be used, by name. */
  public List<GdxImage> images() {
    return List.copyOf(images.values());
  }

  /**
   * Returns the images as a source for puppets, with boxes for those that are missing; none once it
   * is disposed.
   */
  public ImageSource imageSource() {
    return drawn::get;
  }

  /**
   * Returns how many textures it has: one for all its images if they fit, none if it draws only
   * shapes.
   */
  public int textureCount() {
    return pages.size();
  }

  /** Returns the problems of the file and its images; a box stands for a missing image. */
  public List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  /** Returns whether it has been disposed. */
  public boolean isDisposed() {
    return disposed;
  }

  /** Disposes its textures; its puppets draw no more images. Further calls do nothing. */
  @Override
  public void dispose() {
    disposed = true;
    images.clear();
    drawn.clear();
    for (TexturePage page : pages) {
      page.dispose();
    }
    pages.clear();
  }

  @Override
  public String toString() {
    return name();
  }
}
