package dev.limber.skel2d.resolve;

import dev.limber.skel2d.syntax.Line;

/** Notices what a line gives twice: the later one counts. */
final class Repeats {
  private final Report report;

  /** By the letter of a property: the word that gave it last. */
  private final int[] given = new int[128];

  private int firstToken;

  Repeats(Report report) {
    this.report = report;
  }

  /** Starts a line; lines come in the order of the text. */
  void start(Line line) {
    // Token 0 starts the first line and gives nothing, so that 0 can stand for none.
    firstToken = Math.max(1, line.firstToken());
  }

  /** Notes that a word gives a property. */
  void give(char property, int token) {
    int before = given[property];
    given[property] = token;
    if (before >= firstToken) {
      report.replaced(before, report.isFull() ? "" : report.quoted(token) + " comes later");
    }
  }
}
