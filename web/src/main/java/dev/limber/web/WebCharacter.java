package dev.limber.web;

import dev.limber.character.CharacterFile;
import dev.limber.character.CharacterFormats;
import dev.limber.character.SkelFormCharacter;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.DiagnosticJson;
import dev.limber.core.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** A character as JavaScript sees it: what was in its file, and where its figures come from. */
public final class WebCharacter {
  private final @Nullable CharacterFile file;
  private final WebImages images;
  private final String json;

  private WebCharacter(@Nullable CharacterFile file, WebImages images, String json) {
    this.file = file;
    this.images = images;
    this.json = json;
  }

  static WebCharacter read(byte[] bytes, String name, byte @Nullable [] marks) {
    try {
      CharacterFile file = CharacterFormats.DEFAULT.read(bytes, name, Limits.DEFAULT);
      return of(
          marks != null && file instanceof SkelFormCharacter skelForm
              ? skelForm.withMarks(marks, Limits.DEFAULT)
              : file);
    } catch (LimberException e) {
      List<Diagnostic> diagnostics = new ArrayList<>(e.earlier());
      diagnostics.add(e.diagnostic());
      StringBuilder out = new StringBuilder();
      JsonWriter json = new JsonWriter(out).beginObject().name("diagnostics");
      DiagnosticJson.write(json, diagnostics);
      json.endObject();
      return new WebCharacter(null, new WebImages(List.of()), out.toString());
    }
  }

  /** Returns the character of a file that has been read already. */
  public static WebCharacter of(CharacterFile file) {
    return new WebCharacter(file, new WebImages(file.imageNames()), CharacterJson.of(file));
  }

  /** Returns everything that there is to know, as JSON; see {@code runtime.js} for its form. */
  @JSExport
  public String describe() {
    return json;
  }

  /** Returns whether there is a character; if not, the diagnostics say why. */
  @JSExport
  public boolean isUsable() {
    return file != null;
  }

  /** Returns an image as it is stored, PNG or JPG; empty if it lies beside the file or is lost. */
  @JSExport
  public Int8Array imageBytes(int number) {
    return Int8Array.fromJavaArray(file().imageInside(images.name(number)));
  }

  /**
   * Says that the browser has an image, or with null that it cannot be had, so that a box is drawn
   * in its place.
   */
  @JSExport
  public void imageReady(int number, @Nullable WebPicture picture) {
    images.set(number, picture);
  }

  /**
   * Returns a new figure in the state right after loading, with physics at rest.
   *
   * @param physics whether it has physics at all, if its file has
   */
  @JSExport
  public WebFigure newFigure(boolean physics) {
    CharacterFile shown = physics ? file() : file().withoutPhysics();
    return new WebFigure(shown.newPuppet(images));
  }

  private CharacterFile file() {
    CharacterFile usable = file;
    if (usable == null) {
      throw new IllegalStateException("this file holds no character that could be used");
    }
    return usable;
  }
}
