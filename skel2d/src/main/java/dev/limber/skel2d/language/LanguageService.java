package dev.limber.skel2d.language;

import dev.limber.core.diagnostics.Limits;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.syntax.Word;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Answers an editor's questions about one source. The text is read once, when this is created;
 * after a change of the text, make a new one. All offsets count UTF-16 units; those that are not in
 * the text count as its nearest end. There is an answer for every text, however broken.
 *
 * <p>Every answer takes time linear in the length of the text at most. Not for use by several
 * threads at once.
 */
public final class LanguageService {
  private final Source source;

  private LanguageService(Source source) {
    this.source = source;
  }

  /** Reads a text under the default limits. */
  public static LanguageService of(String text) {
    return of(text, "", Limits.DEFAULT);
  }

  /**
   * Reads a text.
   *
   * @param file its name for diagnostics, empty if it has none
   */
  public static LanguageService of(String text, String file, Limits limits) {
    return new LanguageService(new Source(text, file, limits));
  }

  /** Returns the text. */
  public String text() {
    return source.text;
  }

  /** Returns what the text says: the skeleton, the diagnostics, the syntax. */
  public Skel2d.Result result() {
    return source.result;
  }

  /** Returns what is wrong or doubtful, in the order of the text. */
  public List<Problem> diagnostics() {
    return Problem.of(source.result);
  }

  /**
   * Returns what to highlight: offset of the first character, offset behind the last one, and the
   * {@linkplain dev.limber.skel2d.syntax.TokenKind#code code} of its kind, three numbers for each,
   * in the order of the text and not overlapping.
   */
  public int[] tokens() {
    return source.words().spans();
  }

  /** Returns what could be written at an offset. */
  public Completion complete(int offset) {
    return new Completer(source).at(source.limit(offset));
  }

  /** Returns what there is to say about the word at an offset, or null if there is nothing. */
  public @Nullable Hover hover(int offset) {
    return new Hovers(source).at(source.limit(offset));
  }

  /** Returns what the name at an offset names, or null if there is no name or it names nothing. */
  public @Nullable Symbol symbolAt(int offset) {
    int word = source.nameAt(source.limit(offset));
    return word < 0 ? null : source.symbols().symbol(source.words().symbol(word));
  }

  /**
   * Returns the name at an offset, one component of a dotted name, without quotation marks: what a
   * rename replaces here. Null if there is none.
   */
  public @Nullable Span nameAt(int offset) {
    int word = source.nameAt(source.limit(offset));
    return word < 0 ? null : source.nameSpan(word);
  }

  /**
   * Returns where the thing that is named at an offset is defined; null if there is no name or it
   * names nothing. A bone without a line of its own is defined where it is named first.
   */
  public @Nullable Span definition(int offset) {
    int word = source.nameAt(source.limit(offset));
    return word < 0 ? null : source.definition(source.words().symbol(word));
  }

  /**
   * Returns all places that name the thing that is named at an offset, its definition included, in
   * the order of the text; empty if there is no name or it names nothing. A place that names it
   * without writing its name, such as the {@code @} of a slot called like its bone, is in the list
   * as well.
   */
  public List<Span> references(int offset) {
    int word = source.nameAt(source.limit(offset));
    return word < 0 ? List.of() : source.references(source.words().symbol(word));
  }

  /**
   * Returns how to give the thing that is named at an offset another name, everywhere. What takes
   * its name from it, such as a slot without a name of its own, is renamed with it. Names that
   * would find something else afterwards are written longer. It is refused if the name is not
   * possible, taken, or if the text would mean something else then.
   *
   * @param newName the new name, of one component, without quotation marks
   */
  public Change rename(int offset, String newName) {
    return new Rename(source).at(source.limit(offset), newName);
  }

  /** Returns what the text consists of: one tree for each section. */
  public List<OutlineNode> outline() {
    return new SourceOutline(source).nodes();
  }

  /** Returns the number at an offset, or null if there is none. */
  public @Nullable NumberMark numberAt(int offset) {
    return Numbers.at(source, source.limit(offset));
  }

  /** Returns what the line at an offset is about; nothing is null in it if it is about nothing. */
  public Part partAt(int offset) {
    return source.part(source.limit(offset));
  }

  /** Returns where a bone is defined, by its full name; null if there is no such bone. */
  public @Nullable Span placeOfBone(String bone) {
    return source.place(source.symbols().fullBone(bone));
  }

  /** Returns where an animation says what a bone does; if it does not, where it is defined. */
  public @Nullable Span placeOfBone(String bone, String animation) {
    Symbols symbols = source.symbols();
    int symbol = symbols.fullBone(bone);
    Span animated = source.placeIn(symbols.animation(animation), symbol, Symbols.NONE);
    return animated == null ? source.place(symbol) : animated;
  }

  /** Returns where a slot is defined, by its full name; null if there is no such slot. */
  public @Nullable Span placeOfSlot(String slot) {
    return source.place(source.symbols().fullSlot(slot));
  }

  /**
   * Returns where an animation says what a slot does; if it does not, where it says what the slot's
   * bone does; else where the slot is defined.
   */
  public @Nullable Span placeOfSlot(String slot, String animation) {
    Symbols symbols = source.symbols();
    int symbol = symbols.fullSlot(slot);
    if (symbol < 0) {
      return null;
    }
    int playing = symbols.animation(animation);
    int bone = symbols.slot(symbol).bone();
    Span animated = source.placeIn(playing, bone, symbol);
    if (animated == null) {
      animated = source.placeIn(playing, bone, Symbols.NONE);
    }
    return animated == null ? source.place(symbol) : animated;
  }

  /**
   * Returns how to give a bone other values in the setup pose, with as few changes as possible.
   * What the bone says already is replaced, what it does not say is added to its line; a bone
   * without a line gets one. Refused if there is no such bone or a value is infinite.
   *
   * @param bone full name
   */
  public Change setBoneValues(String bone, BoneValues values) {
    return setPose(List.of(new BonePose(bone, values)));
  }

  /**
   * Returns how to give several bones other values in the setup pose, as {@link #setBoneValues}
   * does for one. Refused as a whole if one of them cannot have its values.
   *
   * @param pose each bone once
   */
  public Change setPose(List<BonePose> pose) {
    return new BoneEdit(source).set(pose);
  }

  /**
   * Returns how to hang bones on another one, with all that hangs on them. In the setup pose each
   * stays where it is, as large and turned as it is: its values become those on its new parent,
   * with a few decimals. The references to it follow; what animations say of it stays as it is
   * written. No line moves. Bones that hang on another one of them ride along. Refused if one would
   * hang on itself, its name is taken there, the parent is flat, or the text would mean something
   * else.
   *
   * @param bones full names
   * @param parent full name; null for the top
   */
  public Change setParent(List<String> bones, @Nullable String parent) {
    return new Reparenting(source).of(bones, parent);
  }

  /**
   * Returns how to move the joint of a bone alone: all that is drawn in the setup pose, and all
   * other bones, stay where they are. The bones on it, what it shows in all skins, and points of
   * outlines on it get other numbers. Refused if the bone is flat, or an outline cannot stay.
   *
   * @param bone full name
   * @param x where the joint shall be in the setup pose, as seen from the skeleton
   * @param y where it shall be, up
   * @param step what its new numbers are multiples of; those of the others have four decimals
   */
  public Change moveJoint(String bone, double x, double y, double step) {
    return new JointMove(source).of(bone, x, y, step);
  }

  /**
   * Returns what can be dragged of the outline that a slot shows in the setup pose: the points of a
   * path, the sides of the other shapes. Empty if it shows none, or its text is broken.
   *
   * @param slot full name
   * @param skin name of the skin that is shown
   */
  public List<ShapeHandle> shapeHandles(String slot, String skin) {
    ShapeEdit edit = ShapeEdit.of(source, slot, skin);
    return edit == null ? List.of() : edit.handles();
  }

  /**
   * Returns how to take a handle of an outline elsewhere. Refused if it is not there, or what it
   * hangs on is flat.
   *
   * @param handle its place in {@link #shapeHandles}
   * @param x where it shall be in the setup pose, as seen from the skeleton
   * @param y where it shall be, up
   * @param step what the new numbers are multiples of, such as 0.5
   */
  public Change moveShapeHandle(
      String slot, String skin, int handle, double x, double y, double step) {
    ShapeEdit edit = ShapeEdit.of(source, slot, skin);
    return edit == null
        ? Change.refused("there is no shape that could be changed")
        : edit.move(handle, x, y, step);
  }

  /**
   * Returns a name for something new that no bone, slot or attachment has and no reference asks
   * for: the word itself, or with a number behind it.
   */
  public String freeName(String word) {
    return new NewParts(source).freeName(word);
  }

  /** Returns a name for a new slot of a bone: that of the bone, if it has no such slot yet. */
  public String newSlotName(String bone) {
    return new NewParts(source).slotName(bone);
  }

  /**
   * Returns how to add a bone to the setup pose. It starts at the end of its parent and is the last
   * of its children. Refused if its name is not possible, or would change what others mean.
   *
   * @param bone full name; without a dot it has no parent
   * @param endX where it ends in the setup pose, as seen from the skeleton
   * @param endY where it ends, up
   * @param step what its place and length are multiples of
   * @param degreeStep what its rotation is a multiple of
   */
  public Change addBone(String bone, double endX, double endY, double step, double degreeStep) {
    return new NewParts(source).bone(bone, endX, endY, step, degreeStep);
  }

  /**
   * Returns how to add a slot with a shape to a bone, in front of its others. Refused if its name
   * is not possible, or would change what others mean.
   *
   * @param bone full name
   * @param slot its own name
   * @param type rect, ellipse, circle or path
   */
  public Change addSlot(String bone, String slot, String type) {
    return new NewParts(source).slot(bone, slot, type);
  }

  /**
   * Returns how to take bones and slots away: with the bones and slots that hang on them, and all
   * that skins, draw order and animations say of any of these. Refused if the outline of a slot
   * that stays has points on one of the bones.
   *
   * @param bones full names
   * @param slots full names
   */
  public Change deleteParts(List<String> bones, List<String> slots) {
    return new PartDeletion(source).of(bones, slots);
  }

  /**
   * Returns how to add images to the setup pose: each in a slot of a new bone without a parent,
   * which is named after the image's file. Refused if an image has a name that the language cannot
   * write.
   *
   * @param sprites from back to front
   */
  public Change addSprites(List<NewSprite> sprites) {
    return new NewParts(source).sprites(sprites);
  }

  /**
   * Returns how to add the example of a word where such lines stand: a bone to the skeleton, a slot
   * to a bone, a timeline to an animation. Refused if there is such a line already.
   *
   * @param word a word of the language
   * @param offset in the line of the bone, slot or animation that is meant; elsewhere it is the
   *     first one
   */
  public Change addExample(Word word, int offset) {
    return new ExampleEdit(source, word, offset).change();
  }

  /** Returns the name of an animation or skin where it stands first; null if the text has none. */
  public @Nullable Span placeOfSection(SymbolKind kind, String name) {
    return source.place(new SectionEdit(source, kind).find(name));
  }

  /**
   * Returns a name that no animation, or no skin, has yet: the name itself, or with a number behind
   * it.
   */
  public String freeSectionName(SymbolKind kind, String name) {
    return new SectionEdit(source, kind).freeName(name);
  }

  /** Returns how to add an empty skin. Refused if its name is taken or not possible. */
  public Change addSkin(String name) {
    return new SectionEdit(source, SymbolKind.SKIN).addSkin(name);
  }

  /**
   * Returns how to add an animation with one key that changes nothing. Refused if its name is taken
   * or not possible, or there is no such bone.
   *
   * @param bone full name of the bone that gets the key; empty for the first
   * @param fps its frames per second, 0 to leave them to the default
   */
  public Change addAnimation(String name, String bone, int fps) {
    return new SectionEdit(source, SymbolKind.ANIMATION).addAnimation(name, bone, fps);
  }

  /**
   * Returns how to copy an animation or skin with all its sections, behind the last of them.
   * Refused if the text has none of that name, or the new name is taken or not possible.
   */
  public Change duplicateSection(SymbolKind kind, String name, String newName) {
    return new SectionEdit(source, kind).duplicate(name, newName);
  }

  /** Returns how to take an animation or skin away, with all its sections. */
  public Change deleteSection(SymbolKind kind, String name) {
    return new SectionEdit(source, kind).delete(name);
  }

  /**
   * Returns a pose seen in a mirror, at the skeleton's y axis. Bones whose names say a side, such
   * as {@code arm-l}, {@code arm_r}, {@code body.l.hand} or {@code leftArm}, hand over to their
   * counterparts what they do: their difference from the setup pose. Bones without a side mirror
   * their own.
   *
   * @param pose each bone once; values that are NaN stay so
   * @param asImage whether counterparts become the image of a bone instead, whatever their own
   *     setup is: to give a skeleton equal sides
   */
  public MirroredPose mirror(List<BonePose> pose, boolean asImage) {
    return new PoseMirror(source.symbols()).mirror(pose, asImage);
  }

  /**
   * Returns how {@link #mirror} takes to the other side what each bone does while the bones above
   * it stand still, in the order of the skeleton; {@link BoneMirror#NONE} if it has no counterpart.
   */
  public List<BoneMirror> boneMirrors() {
    return new PoseMirror(source.symbols()).bones();
  }

  /**
   * Returns a pose with its sides swapped but not mirrored: for characters seen from the side,
   * whose left leg steps to where the right one was. Bones whose names say a side get the
   * difference from the setup pose that their counterparts have; the others keep theirs.
   *
   * @param pose each bone once; values that are NaN stay so
   */
  public MirroredPose swapSides(List<BonePose> pose) {
    return new PoseMirror(source.symbols()).swap(pose);
  }

  /** Returns how to give the text its canonical layout; nothing if it has that already. */
  public Change format() {
    return Change.formatting(source.tree);
  }
}
