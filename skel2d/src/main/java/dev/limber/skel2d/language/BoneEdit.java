package dev.limber.skel2d.language;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.Nearest;
import dev.limber.core.math.Lists;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.WordGroup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;

/** Gives bones other values, with as few changes of the text as possible. */
final class BoneEdit {
  private static final double[] DEFAULTS = Vocabulary.defaults(WordGroup.BONE);

  /** The letters of the numbers, in the order in which they are usually written. */
  private static final String LETTERS =
      Vocabulary.letters(WordGroup.BONE).substring(0, DEFAULTS.length);

  private final Source source;
  private final Words words;
  private final IntFunction<String> names;

  /** The words with the numbers that count, by letter; -1 where nothing is written. */
  private final int[] numbers = new int[LETTERS.length()];

  BoneEdit(Source source) {
    this(source, source.symbols()::fullName);
  }

  /**
   * Creates an edit that is made together with other names.
   *
   * @param names what bones are called then in lines that are new
   */
  BoneEdit(Source source, IntFunction<String> names) {
    this.source = source;
    this.names = names;
    this.words = source.words();
  }

  Change set(List<BonePose> pose) {
    List<Edit> edits = new ArrayList<>();
    for (BonePose one : pose) {
      int bone = source.symbols().fullBone(one.bone());
      if (bone < 0) {
        return Change.refused(unknown(one.bone()));
      }
      for (int i = 0; i < LETTERS.length(); i++) {
        if (Double.isInfinite(one.values().of(LETTERS.charAt(i)))) {
          return Change.refused("the value of " + LETTERS.charAt(i) + " is too large");
        }
      }
      Arrays.fill(numbers, -1);
      int line = read(bone);
      edits.addAll(line < 0 ? newLine(bone, one.values()) : onLine(line, one.values()));
    }
    // Stable: of new lines at one place, those that were asked for first come first.
    edits.sort(Comparator.comparingInt(Edit::from).thenComparingInt(Edit::to));
    return Change.of(edits);
  }

  private String unknown(String name) {
    List<String> names = Lists.map(source.result.skeleton().bones(), Bone::name);
    String hint = names.size() > 1_000 ? "" : Nearest.hint(name, names);
    String what = "there is no bone " + Excerpt.quoted(name);
    return hint.isEmpty() ? what : what + "; " + hint;
  }

  /** Finds the numbers of a bone, and returns its first line, -1 if it has none of its own. */
  private int read(int bone) {
    int first = -1;
    LineParts parts = source.parts();
    List<Line> lines = source.tree.lines();
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      if (line.kind() == LineKind.BONE && parts.of(i, LineParts.BONE) == bone) {
        first = first < 0 ? i : first;
        read(line);
      }
    }
    return first;
  }

  private void read(Line line) {
    int word = words.firstFrom(line.start());
    for (; word < words.size() && words.from(word) < line.contentEnd(); word++) {
      if (words.kind(word) == TokenKind.NUMBER && Double.isFinite(value(word))) {
        numbers[LETTERS.indexOf(source.text.charAt(words.from(word) - 1))] = word;
      }
    }
  }

  private double value(int word) {
    return Lexemes.number(source.text, words.from(word), words.to(word));
  }

  /** Returns a property that is to be added, empty if it says nothing new. */
  private static String added(char letter, BoneValues values) {
    double value = values.of(letter);
    return Double.isNaN(value) || value == DEFAULTS[LETTERS.indexOf(letter)]
        ? ""
        : " " + letter + Numbers.exact(value);
  }

  private List<Edit> onLine(int number, BoneValues values) {
    Line line = source.tree.lines().get(number);
    int behind = source.tree.tokenEnd(line.firstToken());
    List<Edit> edits = new ArrayList<>();
    StringBuilder insert = new StringBuilder();
    for (int i = 0; i < LETTERS.length(); i++) {
      char letter = LETTERS.charAt(i);
      int word = numbers[i];
      if (word < 0) {
        insert.append(added(letter, values));
      } else {
        boolean here = words.from(word) > line.start() && words.to(word) <= line.contentEnd();
        if (here && words.to(word) > behind) {
          insertAt(behind, insert, edits);
          behind = words.to(word);
        }
        double value = values.of(letter);
        if (!Double.isNaN(value) && value != value(word)) {
          edits.add(new Edit(words.from(word), words.to(word), Numbers.exact(value)));
        }
      }
    }
    insertAt(behind, insert, edits);
    return edits;
  }

  private static void insertAt(int offset, StringBuilder insert, List<Edit> edits) {
    if (insert.length() > 0) {
      edits.add(new Edit(offset, offset, insert.toString()));
      insert.setLength(0);
    }
  }

  /** Gives a bone that only its children name a line of its own, before the first of them. */
  private List<Edit> newLine(int bone, BoneValues values) {
    StringBuilder text = new StringBuilder("\t").append(names.apply(bone));
    int name = text.length();
    for (int i = 0; i < LETTERS.length(); i++) {
      text.append(added(LETTERS.charAt(i), values));
    }
    if (text.length() == name) {
      return List.of();
    }
    for (Line line : source.tree.lines()) {
      if (line.kind() == LineKind.BONE && names(line, bone)) {
        boolean wide = line.contentEnd() + 2 == line.end();
        text.append(wide ? "\r\n" : "\n");
        return List.of(new Edit(line.start(), line.start(), text.toString()));
      }
    }
    return List.of();
  }

  private boolean names(Line line, int bone) {
    int word = words.firstFrom(line.start());
    for (; word < words.size() && words.from(word) < line.contentEnd(); word++) {
      if (words.symbol(word) == bone) {
        return true;
      }
    }
    return false;
  }
}
