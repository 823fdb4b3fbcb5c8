package dev.limber.skel2d.language.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.format.SourceFormatter;
import dev.limber.skel2d.language.Change;
import dev.limber.skel2d.language.Edit;
import dev.limber.skel2d.language.keys.PlayedKeys.Played;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A gesture in an animation of a text, and what it made of them. */
final class MadeGesture {
  final String animation;
  final KeyChange change;
  final Skel2d.Result before;

  /** The text before if the gesture was refused. */
  final Skel2d.Result after;

  final PlayedKeys was;
  final PlayedKeys is;

  /** What to say when something is wrong. */
  final String say;

  MadeGesture(Skel2d.Result before, String animation, KeyChange change, String about) {
    this.before = before;
    this.animation = animation;
    this.change = change;
    String text = before.syntax().text();
    String now = change.change().applyTo(text);
    after = Skel2d.parse(now);
    was = PlayedKeys.of(before, animation);
    is = PlayedKeys.of(after, animation);
    String came = isRefused() ? "was refused: " + change.change().refusal() : "became\n" + now;
    say = about + " in \"" + animation + "\" of\n" + text + "\n" + came + "\n" + is;
  }

  boolean isRefused() {
    return change.change().isRefused();
  }

  /** Checks that all but the animation is as before, and so is the layout of the text. */
  void checkRest() {
    Change made = change.change();
    int end = 0;
    for (Edit edit : made.edits()) {
      assertTrue(edit.from() >= end, say);
      end = edit.to();
    }
    assertEquals(comments(before), comments(after), say);
    assertTrue(hasOnlyCrLf(after) || !hasOnlyCrLf(before), () -> "line ends: " + say);
    if (badLayout(before).isEmpty()) {
      assertEquals("", badLayout(after), () -> "layout: " + say);
    }
    assertEquals(before.skeleton().bones(), after.skeleton().bones(), say);
    assertEquals(before.skeleton().slots(), after.skeleton().slots(), say);
    assertEquals(before.skeleton().skins(), after.skeleton().skins(), say);
    String other = animation.equals("one") ? "two" : "one";
    assertTrue(PlayedKeys.of(before, other).isLike(PlayedKeys.of(after, other), List.of()), say);
    if (isRefused()) {
      assertEquals(List.of(), made.edits(), say);
    }
  }

  private static boolean hasOnlyCrLf(Skel2d.Result result) {
    String text = result.syntax().text();
    return text.contains("\r\n") && !text.replace("\r\n", "").contains("\n");
  }

  /** Returns where the layout stops being canonical, but for its line ends; empty if it is. */
  private static String badLayout(Skel2d.Result result) {
    String text = result.syntax().text().replace("\r\n", "\n");
    String wanted = SourceFormatter.format(SyntaxTree.of(text));
    int same = Arrays.mismatch(text.toCharArray(), wanted.toCharArray());
    return same < 0
        ? ""
        : text.substring(text.lastIndexOf('\n', same) + 1).lines().limit(3).toList().toString();
  }

  /** Checks that all lines but headers are still there, in their order. */
  void checkLinesBelowHeaders() {
    Set<Integer> headers = new TreeSet<>();
    for (int i = 0; i < before.syntax().lines().size(); i++) {
      if (before.syntax().lines().get(i).kind() == LineKind.ANIM) {
        headers.add(i);
      }
    }
    checkAllLinesBut(headers);
  }

  /** Checks that all lines but those of some tracks are still there, in their order. */
  void checkLines(List<String> touched) {
    SyntaxTree tree = before.syntax();
    Set<Integer> may = new TreeSet<>();
    for (KeyTrack track : new KeyEditor(before).tracks(animation)) {
      KeyPlace place = new KeyPlace(track.target(), track.name(), track.letter(), 0);
      if (!place.isMark() && !Collections.disjoint(PlayedKeys.names(place), touched)) {
        int line = tree.lineAt(track.keys().get(0).from());
        may.add(line);
        // A bone or slot without timelines goes, too.
        while (tree.lines().get(line).tabs() != 1
            || tree.lines().get(line).kind() == LineKind.BLANK) {
          line--;
        }
        may.add(line);
      }
    }
    checkAllLinesBut(may);
  }

  private void checkAllLinesBut(Set<Integer> touched) {
    List<String> now = lines(after.syntax(), Set.of());
    int at = 0;
    for (String line : lines(before.syntax(), touched)) {
      while (at < now.size() && !now.get(at).equals(line)) {
        at++;
      }
      assertTrue(at++ < now.size(), () -> "the line \"" + line + "\": " + say);
    }
  }

  /** Returns lines with words; comments without their indentation, which is that of code below. */
  private static List<String> lines(SyntaxTree tree, Set<Integer> but) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < tree.lines().size(); i++) {
      Line line = tree.lines().get(i);
      String text = tree.text().substring(line.start(), line.contentEnd());
      String said = line.kind() == LineKind.BLANK ? text.strip() : text;
      if (!but.contains(i) && !said.isEmpty()) {
        lines.add(said);
      }
    }
    return lines;
  }

  private static String comments(Skel2d.Result result) {
    StringBuilder comments = new StringBuilder();
    for (String line : result.syntax().text().lines().toList()) {
      int at = line.indexOf("# ");
      comments.append(at < 0 ? "" : line.substring(at) + "\n");
    }
    return comments.toString();
  }

  /** Checks that the animation has these keys and no others. */
  void checkIs(PlayedKeys wanted) {
    checkIs(wanted, PlayedKeys.SAME_FRAME);
  }

  /** Checks that the animation has these keys and no others, up to some part of a frame. */
  void checkIs(PlayedKeys wanted, double sameFrame) {
    assertTrue(is.isLike(wanted, List.of(), sameFrame), () -> say + "\nbut should be\n" + wanted);
  }

  /** Checks that nothing but some tracks has changed, neither what is played nor its lines. */
  void checkOnly(List<String> tracks) {
    assertTrue(is.isLike(was, tracks), say);
    checkLines(tracks);
  }

  /** Returns the keys of a track that are only there afterwards. */
  List<Played> come(String track) {
    return without(is.keys(track), was.keys(track));
  }

  /** Returns the keys of a track that are only there before. */
  List<Played> gone(String track) {
    return without(was.keys(track), is.keys(track));
  }

  private static List<Played> without(List<Played> keys, List<Played> others) {
    List<Played> left = new ArrayList<>();
    for (Played key : keys) {
      if (others.stream().noneMatch(other -> key.isLike(other) && key.isEasedLike(other))) {
        left.add(key);
      }
    }
    return left;
  }

  /** Returns whether a loop plays keys of a track, so that one word may stand for several. */
  boolean isLooped(KeyPlace place) {
    return tracks(place).stream().anyMatch(track -> !track.loops().isEmpty());
  }

  private List<KeyTrack> tracks(KeyPlace place) {
    return new KeyEditor(before)
        .tracks(animation).stream()
            .filter(
                track ->
                    track.target() == place.target()
                        && track.name().equals(place.name())
                        && track.letter() == place.letter())
            .toList();
  }

  /** Checks that a gesture on a place was refused for a reason. */
  void checkReason(KeyPlace place) {
    String reason = change.change().refusal();
    boolean early = reason.startsWith("this timeline starts");
    boolean clash = reason.startsWith("the slot has a timeline");
    assertTrue(early || clash || isLooped(place), say);
  }
}
