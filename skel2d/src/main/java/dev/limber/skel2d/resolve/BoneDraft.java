package dev.limber.skel2d.resolve;

import dev.limber.core.color.Rgba;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A bone as far as it was read. */
final class BoneDraft {
  final String name;
  final boolean declared;

  /** The token that named it, or a child of it, first. */
  final int token;

  final TreeMap<String, SlotDraft> slots = new TreeMap<>();
  double x;
  double y;
  double degrees;
  double scaleX = 1;
  double scaleY = 1;
  double length;
  @Nullable Rgba color;
  boolean flipX;
  boolean flipY;
  boolean noRotation;
  boolean noScale;

  /** The slot that is called like the bone, once a line without a name has asked for it. */
  @Nullable SlotDraft ownSlot;

  /** Index among all bones, parents first; known at the end. */
  int index = -1;

  BoneDraft(String name, boolean declared, int token) {
    this.name = name;
    this.declared = declared;
    this.token = token;
  }
}
