package dev.limber.skel2d.resolve;

import dev.limber.core.color.Rgba;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.WordGroup;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A bone as far as it was read. */
final class BoneDraft {
  private static final double[] DEFAULTS = Vocabulary.defaults(WordGroup.BONE);
  private static final String LETTERS = Vocabulary.letters(WordGroup.BONE);

  final String name;
  final boolean declared;

  /** The token that named it, or a child of it, first. */
  final int token;

  final TreeMap<String, SlotDraft> slots = new TreeMap<>();

  /** The values of its properties, at the places of their words. */
  final double[] numbers = DEFAULTS.clone();

  @Nullable Rgba color;
  boolean flipX;
  boolean flipY;
  boolean noRotation;
  boolean noScale;

  /** The slot with the name of the bone, once a line without a name has asked for it. */
  @Nullable SlotDraft ownSlot;

  /** Index among all bones, parents first; known at the end. */
  int index = -1;

  BoneDraft(String name, boolean declared, int token) {
    this.name = name;
    this.declared = declared;
    this.token = token;
  }

  double number(char letter) {
    return numbers[LETTERS.indexOf(letter)];
  }

  void flag(String word) {
    switch (word) {
      case "flip-x" -> flipX = true;
      case "flip-y" -> flipY = true;
      case "no-rot" -> noRotation = true;
      default -> noScale = true;
    }
  }
}
