package dev.limber.core.puppet;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The things of your own that a character carries, by their index. */
final class Things implements CarriedThings {
  private final EquipmentHost host;
  private final int partCount;

  /** Null where one has been removed. */
  private final List<@Nullable Attached> all = new ArrayList<>();

  private final BoneCanvas placing = new BoneCanvas();

  Things(EquipmentHost host, int partCount) {
    this.host = host;
    this.partCount = partCount;
  }

  Attached add(Equipment equipment, BoneHandle bone, Drawable thing) {
    int free = all.indexOf(null);
    int at = free < 0 ? all.size() : free;
    Attached attached = new Attached(equipment, bone, thing, partCount + at);
    if (free < 0) {
      all.add(attached);
    } else {
      all.set(free, attached);
    }
    return attached;
  }

  void remove(Attached attached) {
    int at = attached.index() - partCount;
    if (at < all.size() && all.get(at) == attached) {
      all.set(at, null);
    }
  }

  void clear() {
    all.clear();
  }

  /** Gives equipment things like those of another puppet of the same character. */
  static void copy(Things worn, Equipment equipment) {
    for (Attached thing : worn.all) {
      if (thing != null) {
        BoneHandle bone = equipment.puppet().bone(thing.bone().index());
        equipment.attach(bone, thing.thing()).copyFrom(thing);
      }
    }
  }

  @Override
  public boolean isEmpty() {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) != null) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void draw(EquipmentCanvas canvas, int where, boolean before) {
    for (int i = 0; i < all.size(); i++) {
      Attached thing = all.get(i);
      if (thing != null
          && !thing.isHidden()
          && thing.isAt(where, before)
          && host.isBoneVisible(thing.bone().index())) {
        canvas.enter(thing);
        placing.onto(canvas);
        try {
          thing.draw(placing);
        } finally {
          placing.onto(null);
          canvas.leaveThing();
        }
      }
    }
  }

  @Override
  public @Nullable Attached thing(int part) {
    int at = part - partCount;
    return at >= 0 && at < all.size() ? all.get(at) : null;
  }

  @Override
  public boolean markClips(@Nullable OutlineCanvas outlines) {
    boolean any = false;
    for (int i = 0; i < all.size(); i++) {
      Attached thing = all.get(i);
      if (thing != null && thing.clip() >= 0) {
        any = true;
        if (outlines != null) {
          outlines.of(thing.clip());
        }
      }
    }
    return any;
  }

  @Override
  public boolean has(String name) {
    for (Attached thing : all) {
      if (thing != null && thing.name().equals(name)) {
        return true;
      }
    }
    return false;
  }
}
