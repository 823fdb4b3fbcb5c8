package dev.limber.web.studio;

import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.language.LanguageService;
import dev.limber.skel2d.language.keys.KeyEditor;
import dev.limber.skel2d.language.keys.KeyMirror;
import dev.limber.skel2d.language.keys.KeyPlace;
import dev.limber.skel2d.language.keys.KeyValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Float64Array;

/**
 * The keys of one animation for JavaScript. Keys are named by {@link #add}, one by one; then one
 * call says what to do with all of them. Answers are JSON; see {@code engine/sourcekeys.js}.
 */
public final class WebKeys {
  private final LanguageService service;
  private final KeyEditor editor;
  private final String animation;
  private final List<KeyValue> keys = new ArrayList<>();

  WebKeys(LanguageService service, KeyEditor editor, String animation) {
    this.service = service;
    this.editor = editor;
    this.animation = animation;
  }

  /** Returns all tracks. */
  @JSExport
  public String tracks() {
    return KeysJson.tracks(editor.tracks(animation));
  }

  /** Returns the frames per second of the animation. */
  @JSExport
  public double framesPerSecond() {
    return editor.framesPerSecond(animation);
  }

  /** Changes the frames per second. */
  @JSExport
  public String setFramesPerSecond(int framesPerSecond) {
    return LanguageJson.change(editor.framesPerSecond(animation, framesPerSecond));
  }

  /** Stretches the animation to a number of frames. */
  @JSExport
  public String setLength(double frames) {
    return LanguageJson.change(editor.length(animation, frames));
  }

  /** Returns what the engine plays on frames that are equally far apart. */
  @JSExport
  public Float64Array curve(
      boolean slot, String name, String letter, double from, double to, int count) {
    Target target = slot ? Target.SLOT : Target.BONE;
    KeyPlace place = new KeyPlace(target, name, letter.charAt(0), 0);
    return Float64Array.fromJavaArray(editor.curve(animation, place, from, to, count));
  }

  /** Names a key; only {@link #set} needs a value, and an empty easing is that of the place. */
  @JSExport
  public void add(
      boolean slot, String name, String letter, double frame, String value, String easing) {
    Target target = slot ? Target.SLOT : Target.BONE;
    KeyPlace place = new KeyPlace(target, name, letter.charAt(0), frame);
    keys.add(place.with(value, easing(easing)));
  }

  static @Nullable Easing easing(String word) {
    for (Easing easing : Easing.values()) {
      if (easing.word().equals(word)) {
        return easing;
      }
    }
    return null;
  }

  private List<KeyPlace> places() {
    List<KeyPlace> places = new ArrayList<>();
    for (KeyValue key : keys) {
      places.add(key.place());
    }
    return places;
  }

  /** Sets the keys to their values. */
  @JSExport
  public String set() {
    return KeysJson.change(editor.set(animation, keys));
  }

  /** Adds the keys with the values that are played there. */
  @JSExport
  public String hold() {
    return KeysJson.change(editor.hold(animation, places()));
  }

  /** Removes the keys. */
  @JSExport
  public String remove() {
    return KeysJson.change(editor.remove(animation, places()));
  }

  /** Moves each of the keys to its frame. */
  @JSExport
  public String move(Float64Array frames) {
    return KeysJson.change(editor.move(animation, places(), frames.toJavaArray()));
  }

  /** Copies the keys some frames later or earlier. */
  @JSExport
  public String duplicate(double by) {
    return KeysJson.change(editor.duplicate(animation, places(), by));
  }

  /** Returns the keys as a mirror shows them. */
  @JSExport
  public String mirrored() {
    return KeysJson.mirrored(new KeyMirror(service).mirror(keys));
  }

  /** Returns the keys with their sides swapped. */
  @JSExport
  public String swapped() {
    return KeysJson.mirrored(new KeyMirror(service).swap(keys));
  }

  /** Changes how values move on from the keys; an unknown easing is the even one. */
  @JSExport
  public String ease(String easing) {
    Easing known = easing(easing);
    return KeysJson.change(editor.ease(animation, places(), known == null ? Easing.LINEAR : known));
  }

  /** Writes the loop around the first of the keys out. */
  @JSExport
  public String unroll() {
    return KeysJson.change(editor.unroll(animation, keys.get(0).place()));
  }

  /** Changes how often the loop is run whose brace stands at an offset. */
  @JSExport
  public String repeat(int brace, int runs) {
    return KeysJson.change(editor.repeat(animation, brace, runs));
  }
}
