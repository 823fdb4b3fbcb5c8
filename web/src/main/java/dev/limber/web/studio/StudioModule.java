package dev.limber.web.studio;

import dev.limber.core.diagnostics.Limits;
import dev.limber.image.svg.SvgSettings;
import dev.limber.skel2d.animate.Ease;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.language.LanguageService;
import dev.limber.web.BatchCanvas;
import dev.limber.web.BatchSink;
import dev.limber.web.RuntimeModule;
import dev.limber.web.WebCharacter;
import dev.limber.web.WebFigure;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Float64Array;
import org.teavm.jso.typedarrays.Int8Array;

/** What the studio's engine exports: the runtime, and what an editor needs beside it. */
public final class StudioModule {
  private StudioModule() {}

  /** Reads a file as {@link RuntimeModule#read} does. */
  @JSExport
  public static WebCharacter read(Int8Array bytes, String name, @Nullable Int8Array marks) {
    return RuntimeModule.read(bytes, name, marks);
  }

  /** Reads a Skel2D source; there is a character for every text. */
  @JSExport
  public static WebCharacter readSkel2d(String text, String name) {
    return RuntimeModule.readSkel2d(text, name);
  }

  /** Returns a canvas that hands triangles to a function. */
  @JSExport
  public static BatchCanvas newCanvas(BatchSink sink) {
    return RuntimeModule.newCanvas(sink);
  }

  /** Returns an encoder for one frame. */
  @JSExport
  public static WebEncoder pngEncoder(int width, int height) {
    return new WebEncoder(new PngFrame(), width, height);
  }

  /** Returns an encoder for a number of frames; 0 plays are forever. */
  @JSExport
  public static WebEncoder apngEncoder(
      int width, int height, int frames, int framesPerSecond, int plays) {
    return new WebEncoder(
        new ApngFrames(width, height, frames, framesPerSecond, plays), width, height);
  }

  /**
   * Returns an encoder for a number of frames. They go in twice: all for the palette, then all to
   * be written. The matte is 0xRRGGBB behind half-transparent pixels, -1 for none.
   */
  @JSExport
  public static WebEncoder gifEncoder(
      int width, int height, int frames, int framesPerSecond, int plays, int matte) {
    return new WebEncoder(
        new GifFrames(width, height, frames, framesPerSecond, plays, matte), width, height);
  }

  /** Returns an encoder of sprite sheets; 0 columns trims the frames and packs them. */
  @JSExport
  public static WebEncoder sheetEncoder(
      String image, int width, int height, int columns, int gap, double framesPerSecond) {
    return new WebEncoder(
        new SheetFrames(image, width, height, columns, gap, framesPerSecond), width, height);
  }

  /**
   * Returns a writer of SVG; more than one frame makes it move. The background's parts are from 0
   * to 1; alpha 0 is none.
   */
  @JSExport
  public static WebSvg svgEncoder(
      int width,
      int height,
      int frames,
      double frameSeconds,
      int plays,
      double r,
      double g,
      double b,
      double a,
      WebSvg.Address address) {
    SvgSettings settings = new SvgSettings(width, height).on(WebSvg.background(r, g, b, a));
    return new WebSvg(
        frames > 1 ? settings.animated(frames, frameSeconds, plays) : settings, address);
  }

  /** Opens a ZIP archive; there is always an answer, which says itself what is wrong. */
  @JSExport
  public static WebArchive archive(Int8Array bytes, String name) {
    return new WebArchive(bytes.toJavaArray(), name);
  }

  /** Returns the seconds at which an animation has keys, each once, rising. */
  @JSExport
  public static Float64Array keyTimes(WebFigure figure, int animation) {
    return Float64Array.fromJavaArray(KeyTimes.of(figure.animation(animation)));
  }

  /**
   * Returns the frames of an export.
   *
   * @param animation number of the animation, -1 for the pose right after loading
   * @param seconds the moment of a still
   * @param framesPerSecond of one loop, 0 for a still
   */
  @JSExport
  public static WebFilm film(
      WebFigure figure, int animation, double seconds, double framesPerSecond) {
    return new WebFilm(figure, animation, seconds, framesPerSecond);
  }

  /** Returns a clock for the physics of a viewport. */
  @JSExport
  public static WebPhysicsClock physicsClock() {
    return new WebPhysicsClock();
  }

  /** Returns what tools ask of a figure. */
  @JSExport
  public static Inspection inspect(WebFigure figure) {
    return new Inspection(figure.puppet());
  }

  /** Returns how far a value is on its way from one key to the next; an unknown easing is even. */
  @JSExport
  public static double ease(String easing, double progress) {
    Easing known = WebKeys.easing(easing);
    return Ease.of(known == null ? Easing.LINEAR : known, progress);
  }

  /** Reads a Skel2D source for an editor; the file's name is for diagnostics. */
  @JSExport
  public static WebLanguage language(String text, String name) {
    return new WebLanguage(LanguageService.of(text, name, Limits.DEFAULT), name);
  }

  /** Returns all words of the language with their documentation, as a JSON array. */
  @JSExport
  public static String languageReference() {
    return LanguageJson.reference();
  }

  /**
   * Returns the names of the kinds of tokens, as a JSON array: a token's kind is an index of it.
   */
  @JSExport
  public static String tokenKinds() {
    return LanguageJson.tokenKinds();
  }
}
