package dev.limber.core.puppet;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.color.Rgba;
import dev.limber.core.diagnostics.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a game changes on a character for longer than a frame: parts that are hidden, tinted or
 * shown otherwise, and things of its own that bones carry. Not touched by animations, fades,
 * snapshots, crowds and {@link Puppet#reset}.
 *
 * <p>Where nothing is set, drawing costs what it does without equipment. It allocates nothing once
 * warm, except for lines ({@link Drawable#stroke}) on a bone whose scale changes all the time. One
 * thread at a time.
 */
public final class Equipment implements EquippedParts {
  private final Puppet puppet;
  private final EquipmentHost host;
  private final Names names;
  private final @Nullable PartHandle[] parts;

  private @Nullable Things things;

  /** The same, for drawing. */
  private @Nullable CarriedThings carried;

  private final ColorChange colors = new ColorChange();
  private final EquipmentCanvas canvas = new EquipmentCanvas(this);

  /** Whether something was set or taken back since {@link #bare} and {@link #clips} were found. */
  private boolean stale;

  private boolean bare = true;
  private boolean clips;

  /** Creates the equipment of a character; {@link Puppet#equipment} has it. */
  public Equipment(Puppet puppet, EquipmentHost host) {
    this.puppet = puppet;
    this.host = host;
    parts = new PartHandle[puppet.partCount()];
    List<String> all = new ArrayList<>();
    for (int part = 0; part < parts.length; part++) {
      all.add(puppet.partName(part));
    }
    names = new Names("part", "character", all);
  }

  Puppet puppet() {
    return puppet;
  }

  EquipmentHost host() {
    return host;
  }

  /** Returns the handle of the first part with this name; see {@link Puppet#part}. */
  public PartHandle part(String name) {
    CarriedThings all = carried;
    if (all != null && names.find(name) < 0 && all.has(name)) {
      throw new IllegalArgumentException(
          "\"" + name + "\" is attached; change it by what attach returned");
    }
    return part(names.requireEnding(Objects.requireNonNull(name, "the name of a part is null")));
  }

  /**
   * Returns the handle of a part; the same object each time.
   *
   * @throws IllegalArgumentException if there is no part with this index, or it is that of an
   *     {@link Attached}
   */
  public PartHandle part(int index) {
    Attached thing = attached(index);
    if (thing != null) {
      throw new IllegalArgumentException(
          "part " + index + " is attached; change it by what attach or attached(index) returns");
    }
    if (index < 0 || index >= parts.length) {
      throw new IllegalArgumentException(
          "no part " + index + "; this character has " + parts.length + ", from 0");
    }
    PartHandle part = parts[index];
    if (part == null) {
      part = new PartHandle(this, index);
      parts[index] = part;
    }
    return part;
  }

  /**
   * Returns what was attached, by the index of its part, which {@link PuppetHit#at} returns; null
   * if that is a part of the character itself, or none.
   */
  public @Nullable Attached attached(int index) {
    CarriedThings all = carried;
    return all == null ? null : all.thing(index);
  }

  /** Hangs something on a bone; see {@link Puppet#attach}. */
  public Attached attach(String bone, Drawable thing) {
    BoneHandle handle;
    try {
      handle = puppet.bone(bone);
    } catch (IllegalArgumentException e) {
      if (names.findEnding(bone) < 0) {
        throw e;
      }
      String part = "\"" + bone + "\"";
      throw new IllegalArgumentException(
          "no bone " + part + ", but a part: part(" + part + ").attach(…) hangs a thing there", e);
    }
    return attach(handle, thing);
  }

  /** Hangs something on a bone; see {@link Puppet#attach}. */
  public Attached attach(BoneHandle bone, Drawable thing) {
    Objects.requireNonNull(thing, "the thing to attach is null");
    if (puppet.bone(bone.index()) != bone) {
      throw new IllegalArgumentException(
          bone + " is one of another puppet; take it from this one's bone(name)");
    }
    if (thing instanceof CarriedPuppet other && other.puppet() == puppet) {
      throw new IllegalArgumentException("a puppet cannot carry itself");
    }
    Things all = things;
    if (all == null) {
      all = new Things(host, parts.length);
      things = all;
      carried = all;
    }
    markStale();
    return all.add(this, bone, thing);
  }

  void remove(Attached attached) {
    markStale();
    if (things != null) {
      things.remove(attached);
    }
  }

  /** Multiplies all colours, those of things too; see {@link PartHandle#tint}. */
  public Equipment tint(Rgba color) {
    colors.tint(color);
    markStale();
    return this;
  }

  /** Moves all colours towards a colour, those of things too; see {@link PartHandle#flash}. */
  public Equipment flash(Rgba color) {
    colors.flash(color);
    markStale();
    return this;
  }

  /** Adds a colour to all colours, those of things too; see {@link PartHandle#brighten}. */
  public Equipment brighten(Rgba color) {
    colors.add(color);
    markStale();
    return this;
  }

  ColorChange colors() {
    return colors;
  }

  /**
   * Takes over what another puppet of the same character wears and carries now, in place of what
   * this one did. Later changes to one do not reach the other; what things draw is drawn by both.
   *
   * @throws IllegalArgumentException if the other puppet is of another character
   */
  public Equipment copyFrom(Equipment other) {
    if (other.puppet.data() != puppet.data()) {
      throw new IllegalArgumentException("the equipment is that of another character");
    }
    if (other != this) {
      clear();
      colors.copyFrom(other.colors);
      for (PartHandle part : other.parts) {
        if (part != null) {
          part(part.index()).copyFrom(part);
        }
      }
      if (other.things != null) {
        Things.copy(other.things, this);
      }
    }
    return this;
  }

  /** Takes all changes back, and all things off. */
  public void clear() {
    markStale();
    colors.clear();
    for (PartHandle part : parts) {
      if (part != null) {
        part.clear();
      }
    }
    if (things != null) {
      things.clear();
    }
  }

  @Override
  public String partName(int part) {
    return thing(part).name();
  }

  @Override
  public int partBone(int part) {
    return thing(part).bone().index();
  }

  private Attached thing(int part) {
    Attached thing = attached(part);
    if (thing == null) {
      throw new IllegalArgumentException("no part " + part);
    }
    return thing;
  }

  @Override
  public Canvas over(Canvas target) {
    return canvas.onto(target);
  }

  @Override
  public void finish() {
    canvas.finish();
  }

  void markStale() {
    stale = true;
  }

  /** Returns whether nothing is set, so that the character is drawn as if it had no equipment. */
  boolean isBare() {
    refresh();
    return bare;
  }

  /** Returns whether a part clips another or a thing. */
  boolean clips() {
    refresh();
    return clips;
  }

  private void refresh() {
    if (!stale) {
      return;
    }
    stale = false;
    CarriedThings all = carried;
    bare = colors.isNone() && (all == null || all.isEmpty());
    clips = all != null && all.markClips(null);
    for (PartHandle part : parts) {
      if (part != null) {
        bare &= part.isPlain();
        clips |= part.clip() >= 0;
      }
    }
  }

  /** Returns the handle of a part that somebody asked for. */
  @Nullable PartHandle partIfAny(int part) {
    return part < parts.length ? parts[part] : null;
  }

  @Nullable CarriedThings carried() {
    return carried;
  }
}
