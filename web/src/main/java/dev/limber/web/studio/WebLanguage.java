package dev.limber.web.studio;

import dev.limber.skel2d.language.LanguageService;
import dev.limber.skel2d.language.NewSprite;
import dev.limber.skel2d.language.SymbolKind;
import dev.limber.skel2d.language.keys.KeyEditor;
import dev.limber.skel2d.syntax.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Float64Array;
import org.teavm.jso.typedarrays.Int32Array;

/**
 * The language service as JavaScript sees it. Answers that are not numbers are JSON, {@code null}
 * for none; {@code sourcetext.js} parses them. Offsets count UTF-16 units, as JavaScript's strings
 * do.
 */
public final class WebLanguage {
  private final LanguageService service;
  private final String name;
  private @Nullable KeyEditor editor;

  WebLanguage(LanguageService service, String name) {
    this.service = service;
    this.name = name;
  }

  /** Returns the name of its file. */
  @JSExport
  public String name() {
    return name;
  }

  /** Returns from, to and kind of each word to highlight, three numbers for each. */
  @JSExport
  public Int32Array tokens() {
    return Int32Array.fromJavaArray(service.tokens());
  }

  /** Returns what is wrong: diagnostics with from and to. */
  @JSExport
  public String diagnostics() {
    return LanguageJson.problems(service.diagnostics());
  }

  /** Returns what could be written at an offset. */
  @JSExport
  public String complete(int offset) {
    return LanguageJson.completion(service.complete(offset));
  }

  /** Returns what there is to say about a word. */
  @JSExport
  public String hover(int offset) {
    return LanguageJson.hover(service.hover(offset));
  }

  /** Returns what the name at an offset names. */
  @JSExport
  public String symbolAt(int offset) {
    return LanguageJson.symbol(service.symbolAt(offset));
  }

  /** Returns where the name at an offset is. */
  @JSExport
  public String nameAt(int offset) {
    return LanguageJson.span(service.nameAt(offset));
  }

  /** Returns where what is named at an offset is defined. */
  @JSExport
  public String definition(int offset) {
    return LanguageJson.span(service.definition(offset));
  }

  /** Returns all places that name the same. */
  @JSExport
  public String references(int offset) {
    return LanguageJson.spans(service.references(offset));
  }

  /** Returns how to rename what is named at an offset. */
  @JSExport
  public String rename(int offset, String newName) {
    return LanguageJson.change(service.rename(offset, newName));
  }

  /** Returns what the text consists of. */
  @JSExport
  public String outline() {
    return LanguageJson.outline(service.outline());
  }

  /** Returns the number at an offset. */
  @JSExport
  public String numberAt(int offset) {
    return LanguageJson.number(service.numberAt(offset));
  }

  /** Returns what part of the character a line is about. */
  @JSExport
  public String partAt(int offset) {
    return LanguageJson.part(service.partAt(offset));
  }

  /** Returns where an animation says what a bone does, or else where it is defined. */
  @JSExport
  public String placeOfBone(String bone, String animation) {
    return LanguageJson.span(service.placeOfBone(bone, animation));
  }

  /** Returns where an animation says what a slot does, or its bone, or else where it is defined. */
  @JSExport
  public String placeOfSlot(String slot, String animation) {
    return LanguageJson.span(service.placeOfSlot(slot, animation));
  }

  /** Returns what can be dragged of the outline that a slot shows in the setup pose. */
  @JSExport
  public String shapeHandles(String slot, String skin) {
    return LanguageJson.shapeHandles(service.shapeHandles(slot, skin));
  }

  /** Returns how to take one of these elsewhere. */
  @JSExport
  public String moveShapeHandle(
      String slot, String skin, int handle, double x, double y, double step) {
    return LanguageJson.change(service.moveShapeHandle(slot, skin, handle, x, y, step));
  }

  /** Returns a name that nothing has yet. */
  @JSExport
  public String freeName(String word) {
    return service.freeName(word);
  }

  /** Returns a name for a new slot of a bone. */
  @JSExport
  public String newSlotName(String bone) {
    return service.newSlotName(bone);
  }

  /** Returns how to add a bone that ends at a point of the setup pose. */
  @JSExport
  public String addBone(String bone, double endX, double endY, double step, double degreeStep) {
    return LanguageJson.change(service.addBone(bone, endX, endY, step, degreeStep));
  }

  /** Returns how to add a slot that shows a shape: rect, ellipse, circle or path. */
  @JSExport
  public String addSlot(String bone, String slot, String type) {
    return LanguageJson.change(service.addSlot(bone, slot, type));
  }

  /** Returns how to take bones and slots away, with what hangs on them. */
  @JSExport
  public String deleteParts(String[] bones, String[] slots) {
    return LanguageJson.change(service.deleteParts(List.of(bones), List.of(slots)));
  }

  /** Returns how to move the joint of a bone alone, to a point of the setup pose. */
  @JSExport
  public String moveJoint(String bone, double x, double y, double step) {
    return LanguageJson.change(service.moveJoint(bone, x, y, step));
  }

  /**
   * Returns how to hang bones on another one, so that they stay where they are.
   *
   * @param parent empty for the top
   */
  @JSExport
  public String setParent(String[] bones, String parent) {
    return LanguageJson.change(service.setParent(List.of(bones), parent.isEmpty() ? null : parent));
  }

  /**
   * Returns how to add images, from back to front.
   *
   * @param places x and y of the bone and of the image on it, four numbers for each
   */
  @JSExport
  public String addSprites(String[] images, Float64Array places) {
    List<NewSprite> sprites = new ArrayList<>();
    for (int i = 0; i < images.length; i++) {
      sprites.add(
          new NewSprite(
              images[i],
              places.get(4 * i),
              places.get(4 * i + 1),
              places.get(4 * i + 2),
              places.get(4 * i + 3)));
    }
    return LanguageJson.change(service.addSprites(sprites));
  }

  /** Returns how to add the example of a word, by its place in the reference, where it belongs. */
  @JSExport
  public String addExample(int word, int offset) {
    return LanguageJson.change(service.addExample(Vocabulary.words().get(word), offset));
  }

  /** Returns where the name of an animation or skin stands. */
  @JSExport
  public String placeOfSection(String kind, String name) {
    return LanguageJson.span(service.placeOfSection(sectionKind(kind), name));
  }

  /** Returns a name that no animation, or no skin, has yet. */
  @JSExport
  public String freeSectionName(String kind, String name) {
    return service.freeSectionName(sectionKind(kind), name);
  }

  /** Returns how to add an empty skin. */
  @JSExport
  public String addSkin(String name) {
    return LanguageJson.change(service.addSkin(name));
  }

  /** Returns how to add an animation with one key of a bone. */
  @JSExport
  public String addAnimation(String name, String bone, int framesPerSecond) {
    return LanguageJson.change(service.addAnimation(name, bone, framesPerSecond));
  }

  /** Returns how to copy an animation or skin. */
  @JSExport
  public String duplicateSection(String kind, String name, String newName) {
    return LanguageJson.change(service.duplicateSection(sectionKind(kind), name, newName));
  }

  /** Returns how to take an animation or skin away. */
  @JSExport
  public String deleteSection(String kind, String name) {
    return LanguageJson.change(service.deleteSection(sectionKind(kind), name));
  }

  private static SymbolKind sectionKind(String kind) {
    return kind.equals(SymbolKind.SKIN.word()) ? SymbolKind.SKIN : SymbolKind.ANIMATION;
  }

  /** Returns an empty pose. */
  @JSExport
  public WebPose pose() {
    return new WebPose(service, editor());
  }

  /** Returns the keys of an animation, which need not be there yet. */
  @JSExport
  public WebKeys keys(String animation) {
    return new WebKeys(service, editor(), animation);
  }

  private KeyEditor editor() {
    KeyEditor made = editor;
    if (made == null) {
      made = new KeyEditor(service.result());
      editor = made;
    }
    return made;
  }

  /** Returns how to give the text its canonical layout. */
  @JSExport
  public String format() {
    return LanguageJson.change(service.format());
  }
}
