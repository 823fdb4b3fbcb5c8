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
 * <p>Drawing allocates nothing once warm. One thread at a time.
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
    return part(names.requireEnding(Objects.requireNonNull(name, "the name of a part is null")));
  }

  /**
   * Returns the handle of a part; the same object each time.
   *
   * @throws IllegalArgumentException if there is no part with this index
   */
  public PartHandle part(int index) {
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

  /** Hangs something on a bone; see {@link Puppet#attach}. */
  public Attached attach(BoneHandle bone, Drawable thing) {
    Objects.requireNonNull(thing, "the thing to attach is null");
    if (puppet.bone(bone.index()) != bone) {
      throw new IllegalArgumentException(
          bone + " is one of another puppet; take it from this one's bone(name)");
    }
    Things all = things;
    if (all == null) {
      all = new Things(host, parts.length);
      things = all;
      carried = all;
    }
    return all.add(this, bone, thing);
  }

  void remove(Attached attached) {
    if (things != null) {
      things.remove(attached);
    }
  }

  /** Multiplies all colours, those of things too; see {@link PartHandle#tint}. */
  public Equipment tint(Rgba color) {
    colors.tint(color);
    return this;
  }

  /** Moves all colours towards a colour, those of things too; see {@link PartHandle#flash}. */
  public Equipment flash(Rgba color) {
    colors.flash(color);
    return this;
  }

  /** Adds a colour to all colours, those of things too; see {@link PartHandle#brighten}. */
  public Equipment brighten(Rgba color) {
    colors.add(color);
    return this;
  }

  ColorChange colors() {
    return colors;
  }

  /** Takes all changes back, and all things off. */
  public void clear() {
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
    return attached(part).name();
  }

  @Override
  public int partBone(int part) {
    return attached(part).bone().index();
  }

  private Attached attached(int part) {
    if (carried == null) {
      throw new IllegalArgumentException("no part " + part);
    }
    return carried.thing(part);
  }

  @Override
  public Canvas over(Canvas target) {
    return canvas.onto(target);
  }

  @Override
  public void finish() {
    canvas.finish();
  }

  @Nullable PartHandle changed(int part) {
    return part < parts.length ? parts[part] : null;
  }

  @Nullable CarriedThings carried() {
    return carried;
  }
}
