package dev.limber.gdx;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.GdxRuntimeException;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.puppet.Puppet;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.SkelFormFile;
import dev.limber.skelform.data.Armature;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** A character as far as it can be loaded without a graphics card: parsed, its images decoded. */
final class CharacterParts implements Disposable {
  final String name;
  final Supplier<? extends Puppet> puppets;
  final List<PixelPage> pages;
  final List<Diagnostic> diagnostics;

  private CharacterParts(
      String name,
      Supplier<? extends Puppet> puppets,
      List<PixelPage> pages,
      List<Diagnostic> diagnostics) {
    this.name = name;
    this.puppets = puppets;
    this.pages = pages;
    this.diagnostics = diagnostics;
  }

  static CharacterParts read(FileHandle file, Limits limits) {
    byte[] bytes;
    try {
      bytes = FileBytes.read(file, limits.fileBytes());
    } catch (IOException e) {
      throw new GdxRuntimeException("cannot read " + file, e);
    }
    List<Diagnostic> diagnostics = new ArrayList<>();
    if (SkelForm.isArchive(file.name(), bytes)) {
      SkelFormFile skf = SkelForm.load(bytes, file.name(), limits);
      diagnostics.addAll(skf.diagnostics());
      List<PixelPage> pages =
          pack(AtlasImages.of(skf, file.name(), limits, diagnostics), file, limits, diagnostics);
      Armature armature = skf.armature();
      return new CharacterParts(file.name(), armature::newRestingPose, pages, diagnostics);
    }
    Skel2d.Result result =
        Skel2d.parse(new String(bytes, StandardCharsets.UTF_8), file.name(), limits);
    diagnostics.addAll(result.diagnostics());
    List<PixelPage> pages =
        pack(
            BesideImages.of(result.skeleton(), file, limits, diagnostics),
            file,
            limits,
            diagnostics);
    Skeleton skeleton = result.skeleton();
    return new CharacterParts(file.name(), skeleton::newPose, pages, diagnostics);
  }

  private static List<PixelPage> pack(
      List<SourceImage> images, FileHandle file, Limits limits, List<Diagnostic> diagnostics) {
    return PagePacker.pack(images, file.name(), limits, diagnostics);
  }

  /** Frees the pixels, if the character is not wanted any more before it was made. */
  @Override
  public void dispose() {
    for (PixelPage page : pages) {
      page.dispose();
    }
  }
}
