package dev.limber.skel2d.resolve;

import dev.limber.core.diagnostics.Limits;

/** What a source may still cost, so that memory stays in proportion to its length. */
final class Budget {
  private final Report report;
  private final Limits limits;
  private int bones;
  private long nameCharacters;
  private long loopSteps;
  private long skinEntries;
  private int pathPoints;
  private boolean told;

  Budget(Report report, Limits limits) {
    this.report = report;
    this.limits = limits;
    // Full names repeat their parents' names: a long name with many children grows by squares.
    this.nameCharacters = 4L * report.tree.text().length() + 1_000_000;
    this.loopSteps = limits.loopKeys();
    this.skinEntries = limits.skinEntries();
    this.pathPoints = limits.pathPoints();
  }

  /** Takes a bone; returns whether there is room for it. */
  boolean bone(int token, int characters) {
    if (bones >= limits.bones()) {
      tell(token, "the skeleton has more than " + limits.bones() + " bones; the rest is ignored");
      return false;
    }
    bones++;
    return name(token, characters);
  }

  /** Takes a full name; returns whether there is room for it. */
  boolean name(int token, int characters) {
    if (nameCharacters < characters) {
      tell(token, "the names of bones and slots are too long in total; the rest is ignored");
      return false;
    }
    nameCharacters -= characters;
    return true;
  }

  /** Takes the attachments of a skin; returns whether there is room for them. */
  boolean skin(int token, int attachments) {
    if (skinEntries < attachments) {
      report.error(
          Codes.TOO_MANY,
          token,
          "the skins have more than " + limits.skinEntries() + " attachments; this one is ignored",
          "");
      return false;
    }
    skinEntries -= attachments;
    return true;
  }

  /** Takes the points of a path command; returns whether there is room for them. */
  boolean path(int token, int points) {
    if (pathPoints < points) {
      tell(
          token,
          "the paths have more than " + limits.pathPoints() + " points; the rest is ignored");
      return false;
    }
    pathPoints -= points;
    return true;
  }

  /** Takes a step of a loop's repetition; returns whether there is room for it. */
  boolean loopStep(int characters) {
    // A word may be a million hyphens.
    loopSteps -= 1 + (characters >> 4);
    return loopSteps >= 0;
  }

  private void tell(int token, String message) {
    if (!told) {
      told = true;
      report.error(Codes.TOO_MANY, token, message, "");
    }
  }
}
