package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.language.Change;
import dev.limber.skel2d.language.Edit;
import dev.limber.skel2d.resolve.AnimationLayout;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.Vocabulary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Makes one change of the text of what a gesture did to timelines. */
final class KeySessionEdits {
  private final KeySession session;
  private final NewLines lines;
  private final List<Edit> edits = new ArrayList<>();

  KeySessionEdits(KeySession session) {
    this.session = session;
    this.lines = new NewLines(session.result.syntax());
  }

  KeyChange change() throws RefusedException {
    List<KeySession.Track> added = new ArrayList<>();
    List<KeySession.Track> emptied = new ArrayList<>();
    int keys = session.marks.changed();
    boolean shared = false;
    for (KeySession.Track track : session.tracks) {
      List<Integer> gone = notIn(track.before, track.text);
      List<Integer> come = notIn(track.text, track.before);
      keys += Math.max(gone.size(), come.size());
      shared |= repeats(gone) || repeats(come);
      if (track.found == null) {
        if (track.text.hasValues()) {
          added.add(track);
        }
      } else if (track.text.hasValues()) {
        edits.addAll(LineEdits.of(session.result.syntax(), track.found.line(), track.text));
      } else if (track.text != track.before) {
        emptied.add(track);
      }
    }
    remove(emptied);
    add(added);
    for (Edit edit : session.marks.edits(lines)) {
      insert(edit);
    }
    edits.sort(Comparator.comparingInt(Edit::from).thenComparingInt(Edit::to));
    Change change = new Change(edits, "");
    if (!edits.isEmpty()) {
      new KeyProof(session)
          .check(Skel2d.parse(change.applyTo(session.result.syntax().text())).skeleton());
    }
    return new KeyChange(change, keys, shared, false);
  }

  private static boolean repeats(List<Integer> words) {
    return new TreeSet<>(words).size() < words.size();
  }

  /**
   * Returns the words of the keys of one text that are not in another; the easing of a last key
   * leads nowhere and does not count.
   */
  private static List<Integer> notIn(TimelineText text, TimelineText other) {
    List<Integer> words = new ArrayList<>();
    if (text == other) {
      return words;
    }
    int last = text.run.keys().size() - 1;
    for (int i = 0; i <= last; i++) {
      int found = other.keyAt(text.key(i).frame());
      boolean same =
          found >= 0
              && ValueText.isClose(text.key(i).value(), other.key(found).value())
              && text.key(i).name().equals(other.key(found).name())
              && (i == last
                  || found == other.run.keys().size() - 1
                  || text.key(i).easing() == other.key(found).easing());
      if (!same) {
        words.add(text.key(i).word());
      }
    }
    return words;
  }

  /** Takes lines without keys away, with the bones and slots that have no others. */
  private void remove(List<KeySession.Track> emptied) {
    Set<Integer> gone = new TreeSet<>();
    List<Line> all = session.result.syntax().lines();
    for (Line mark : session.marks.removed()) {
      gone.add(all.indexOf(mark));
    }
    for (KeySession.Track track : emptied) {
      TrackReader.Found found = track.found;
      if (found != null) {
        gone.add(all.indexOf(found.line()));
      }
    }
    for (KeySession.Track track : emptied) {
      TrackReader.Found found = track.found;
      if (found != null && isBare(all.indexOf(found.item().line()), gone)) {
        gone.add(all.indexOf(found.item().line()));
      }
    }
    edits.addAll(new GoneLines(session.result.syntax(), gone).edits());
  }

  /** Returns whether nothing stays below a line, not even a comment. */
  private boolean isBare(int item, Set<Integer> gone) {
    List<Line> all = session.result.syntax().lines();
    for (int i = item + 1; i < all.size() && all.get(i).tabs() > all.get(item).tabs(); i++) {
      if (!gone.contains(i) || all.get(i).comment() >= 0) {
        return false;
      }
    }
    return true;
  }

  private void add(List<KeySession.Track> added) throws RefusedException {
    added.sort(
        Comparator.comparing((KeySession.Track t) -> t.place.target())
            .thenComparingInt(t -> t.index)
            .thenComparingInt(t -> letters(t).indexOf(t.place.letter())));
    List<String> section = new ArrayList<>();
    int at = 0;
    while (at < added.size()) {
      KeySession.Track first = added.get(at);
      AnimationLayout.Item item = session.item(first.place.target(), first.index);
      List<String> block = new ArrayList<>();
      block.add("\t" + name(first));
      for (; at < added.size() && isSameItem(first, added.get(at)); at++) {
        KeySession.Track track = added.get(at);
        String words = words(track.text);
        if (item == null) {
          block.add("\t\t" + track.place.letter() + " " + words);
        } else {
          insert(lines.timeline(item, letters(track), track.place.letter(), words));
        }
      }
      AnimationLayout layout = session.layout;
      if (layout == null) {
        section.addAll(block);
      } else if (item == null) {
        insert(lines.item(layout, first.place.target(), first.index, block));
      }
    }
    if (!section.isEmpty()) {
      edits.add(lines.animation(checkedName(), section));
    }
  }

  /** Adds an edit; two insertions at one place become one, in the order in which they were made. */
  private void insert(Edit edit) {
    for (int i = 0; i < edits.size(); i++) {
      Edit other = edits.get(i);
      if (other.from() == edit.from() && other.to() == other.from()) {
        edits.set(i, new Edit(other.from(), other.to(), other.text() + edit.text()));
        return;
      }
    }
    edits.add(edit);
  }

  private String checkedName() throws RefusedException {
    for (int i = 0; i < session.animation.length(); i++) {
      char c = session.animation.charAt(i);
      if (Lexemes.isSpace(c) || c == '\n' || c == '\r' || c == '"') {
        throw new RefusedException("the name of an animation has no spaces or quotation marks");
      }
    }
    return session.animation;
  }

  private String name(KeySession.Track track) {
    boolean bone = track.place.target() == Target.BONE;
    return bone ? session.bones.shortest(track.index) : "@" + session.slots.shortest(track.index);
  }

  private static boolean isSameItem(KeySession.Track a, KeySession.Track b) {
    return a.place.target() == b.place.target() && a.index == b.index;
  }

  private static String letters(KeySession.Track track) {
    return Vocabulary.letters(TrackReader.group(track.place.target()));
  }

  private static String words(TimelineText text) {
    StringBuilder words = new StringBuilder();
    for (TimelineText.Item item : text.items) {
      words.append(words.length() == 0 ? "" : " ").append(item.text());
    }
    return words.toString();
  }
}
