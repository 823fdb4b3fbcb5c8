package dev.limber.gdx;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.GdxRuntimeException;
import dev.limber.character.CharacterFile;
import dev.limber.character.CharacterFormats;
import dev.limber.character.CharacterImages;
import dev.limber.character.FilesBeside;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Limits;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A character loaded as far as possible without a graphics card: parsed, with decoded images. */
final class CharacterParts implements Disposable {
  final CharacterFile file;
  final List<PixelPage> pages;
  final List<Diagnostic> diagnostics;

  private CharacterParts(CharacterFile file, List<PixelPage> pages, List<Diagnostic> diagnostics) {
    this.file = file;
    this.pages = pages;
    this.diagnostics = diagnostics;
  }

  static CharacterParts read(FileHandle handle, Limits limits) {
    byte[] bytes;
    try {
      bytes = FileBytes.read(handle, limits.fileBytes());
    } catch (IOException e) {
      throw new GdxRuntimeException("cannot read " + handle, e);
    }
    return read(bytes, handle.name(), (name, most) -> beside(handle, name, most), limits);
  }

  static CharacterParts read(byte[] bytes, String fileName, FilesBeside beside, Limits limits) {
    CharacterFile file =
        CharacterFormats.DEFAULT.read(bytes, fileName, limits).withFilesBeside(beside, limits);
    CharacterImages<SourceImage> images =
        CharacterImages.decode(
            file,
            beside,
            limits,
            (name, image, left) -> SourceImage.of(file, name, PixmapDecoder.decode(name, image)));
    List<Diagnostic> diagnostics = new ArrayList<>(file.diagnostics());
    diagnostics.addAll(images.diagnostics());
    List<SourceImage> sources = List.copyOf(images.images().values());
    return new CharacterParts(
        file, PagePacker.pack(sources, file.name(), limits, diagnostics), diagnostics);
  }

  private static byte @Nullable [] beside(FileHandle source, String name, int most)
      throws IOException {
    try {
      FileHandle file = source.sibling(name);
      return file.exists() && !file.isDirectory() ? FileBytes.read(file, most) : null;
    } catch (GdxRuntimeException e) {
      throw new IOException(e);
    }
  }

  /** Frees the pixels, if the character is no longer needed before it is created. */
  @Override
  public void dispose() {
    for (PixelPage page : pages) {
      page.dispose();
    }
  }
}
