package dev.limber.web;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonWriter;
import dev.limber.core.puppet.Puppet;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skelform.AtlasImage;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.SkelFormFile;
import dev.limber.skelform.data.Armature;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** A character as JavaScript sees it: what was in its file, and where its figures come from. */
public final class WebCharacter {
  private static final byte[] NOTHING = {};

  private final @Nullable Supplier<? extends Puppet> puppets;
  private final @Nullable Supplier<? extends Puppet> stiffPuppets;
  private final WebImages images;
  private final List<byte[]> imageBytes;
  private final String json;

  private WebCharacter(
      @Nullable Supplier<? extends Puppet> puppets,
      @Nullable Supplier<? extends Puppet> stiffPuppets,
      WebImages images,
      List<byte[]> imageBytes,
      String json) {
    this.puppets = puppets;
    this.stiffPuppets = stiffPuppets;
    this.images = images;
    this.imageBytes = imageBytes;
    this.json = json;
  }

  static WebCharacter skelForm(byte[] bytes, String name) {
    try {
      return of(SkelForm.load(bytes, name, Limits.DEFAULT));
    } catch (LimberException e) {
      List<Diagnostic> diagnostics = new ArrayList<>(e.earlier());
      diagnostics.add(e.diagnostic());
      StringBuilder out = new StringBuilder();
      JsonWriter json = new JsonWriter(out).beginObject().name("diagnostics");
      DiagnosticJson.write(json, diagnostics);
      json.endObject();
      return new WebCharacter(null, null, new WebImages(List.of()), List.of(), out.toString());
    }
  }

  private static WebCharacter of(SkelFormFile file) {
    Armature armature = file.armature();
    List<String> names = new ArrayList<>();
    List<byte[]> bytes = new ArrayList<>();
    for (int i = 0; i < armature.atlases().size(); i++) {
      AtlasImage image = file.images().get(i);
      String name = armature.atlases().get(i).filename();
      if (!names.contains(name)) {
        names.add(name);
        bytes.add(image.bytes());
      }
    }
    WebImages images = new WebImages(names);
    String json =
        CharacterJson.of(
            "skelform", armature.version(), armature.newPose(), names, file.diagnostics());
    return new WebCharacter(
        armature::newRestingPose, () -> StiffArmature.of(armature).newPose(), images, bytes, json);
  }

  static WebCharacter skel2d(String text, String name) {
    return of(Skel2d.parse(text, name, Limits.DEFAULT));
  }

  /** Returns the character of a source that has been read already. */
  public static WebCharacter of(Skel2d.Result result) {
    Skeleton skeleton = result.skeleton();
    List<String> images = skeleton.imageNames();
    String json = CharacterJson.of("skel2d", "", skeleton.newPose(), images, result.diagnostics());
    return new WebCharacter(
        skeleton::newPose, skeleton::newPose, new WebImages(images), List.of(), json);
  }

  /** Returns everything that there is to know, as JSON; see {@code runtime.js} for its form. */
  @JSExport
  public String describe() {
    return json;
  }

  /** Returns whether there is a character; if not, the diagnostics say why. */
  @JSExport
  public boolean isUsable() {
    return puppets != null;
  }

  /** Returns an image as it is stored, PNG or JPG; empty if it lies beside the file or is lost. */
  @JSExport
  public Int8Array imageBytes(int number) {
    boolean stored = number >= 0 && number < imageBytes.size();
    return Int8Array.fromJavaArray(stored ? imageBytes.get(number) : NOTHING);
  }

  /** Says that the browser has an image; with a size of 0, that it has it no longer. */
  @JSExport
  public void imageReady(int number, int width, int height) {
    images.set(number, width, height);
  }

  /**
   * Returns a new figure in the state right after loading, with physics at rest.
   *
   * @param physics whether it has physics at all, if its file has
   */
  @JSExport
  public WebFigure newFigure(boolean physics) {
    Supplier<? extends Puppet> puppets = physics ? this.puppets : stiffPuppets;
    if (puppets == null) {
      throw new IllegalStateException("this file holds no character that could be used");
    }
    Puppet puppet = puppets.get();
    puppet.images(images);
    puppet.construct();
    return new WebFigure(puppet);
  }
}
