package dev.limber.core.json;

import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Named values in a JSON document, in the order in which they were written.
 *
 * <p>Iterates over the names. Look-ups are fast at any size: real files hold thousands of objects
 * with a dozen names, hostile ones hold one object with a hundred thousand.
 */
public final class JsonObject extends JsonValue implements Iterable<String> {
  /** Up to here a search through the array of names beats any map. */
  private static final int SMALL = 16;

  private static final String[] NO_NAMES = {};
  private static final JsonValue[] NO_VALUES = {};

  private @Nullable String[] names = NO_NAMES;
  private @Nullable JsonValue[] values = NO_VALUES;

  /** Slots in use, including those that removed members of a large object have left empty. */
  private int used;

  private int size;

  // Slot by name, once the object has outgrown SMALL. A sorted map because names can be chosen to
  // share one hash: the JDK's HashMap copes with that, the one in the browser build does not.
  private @Nullable TreeMap<String, Integer> slots;

  /** Creates an empty object in code; its path is the path of the origin. */
  public JsonObject(JsonValue origin) {
    super(origin);
  }

  JsonObject(@Nullable JsonValue parent, String name, int index) {
    super(parent, name, index);
  }

  /** Returns how many members there are. */
  public int size() {
    return size;
  }

  /** Tells whether there is a member with this name. */
  public boolean has(String name) {
    return slotOf(name) >= 0;
  }

  /** Returns the value with this name, or null if there is none. */
  public @Nullable JsonValue get(String name) {
    int slot = slotOf(name);
    return slot < 0 ? null : values[slot];
  }

  /** Returns a copy of the names in order; changing the object afterwards does not change it. */
  public List<String> names() {
    String[] copy = new String[size];
    int count = 0;
    for (int slot = 0; slot < used; slot++) {
      String name = names[slot];
      if (name != null) {
        copy[count++] = name;
      }
    }
    return Collections.unmodifiableList(Arrays.asList(copy));
  }

  /** Returns the names in order, as they are now; the object may be changed meanwhile. */
  @Override
  public Iterator<String> iterator() {
    return names().iterator();
  }

  /**
   * Adds a value at the end, or replaces the value with this name where it stands. The value keeps
   * its own path. Returns this object.
   */
  public JsonObject put(String name, JsonValue value) {
    int slot = slotOf(name);
    if (slot >= 0) {
      values[slot] = value;
    } else {
      append(name, value);
    }
    return this;
  }

  /** Removes the value with this name and returns it, or null if there is none. */
  public @Nullable JsonValue remove(String name) {
    int slot = slotOf(name);
    if (slot < 0) {
      return null;
    }
    JsonValue removed = values[slot];
    names[slot] = null;
    values[slot] = null;
    size--;
    if (slots != null) {
      slots.remove(name);
    }
    // A large object closes its gaps only when half of it is gaps, so that removing all members one
    // by one stays linear.
    if (slots == null || used > 2 * size) {
      closeGaps();
    }
    return removed;
  }

  private int slotOf(String name) {
    if (slots != null) {
      Integer slot = slots.get(name);
      return slot == null ? -1 : slot;
    }
    // Strings keep their hash, so this compares numbers and looks at characters once.
    int hash = name.hashCode();
    for (int slot = 0; slot < used; slot++) {
      String candidate = names[slot];
      if (candidate != null && candidate.hashCode() == hash && candidate.equals(name)) {
        return slot;
      }
    }
    return -1;
  }

  /** Adds a value at the end under a name that is not there yet. */
  void append(String name, JsonValue value) {
    if (used == names.length) {
      int capacity = Math.max(4, used * 2);
      names = Arrays.copyOf(names, capacity);
      values = Arrays.copyOf(values, capacity);
    }
    names[used] = name;
    values[used] = value;
    used++;
    size++;
    if (slots != null) {
      slots.put(name, used - 1);
    } else if (used > SMALL) {
      indexNames();
    }
  }

  private void closeGaps() {
    int kept = 0;
    for (int slot = 0; slot < used; slot++) {
      if (names[slot] != null) {
        names[kept] = names[slot];
        values[kept] = values[slot];
        kept++;
      }
    }
    Arrays.fill(names, kept, used, null);
    Arrays.fill(values, kept, used, null);
    used = kept;
    slots = null;
    if (used > SMALL) {
      indexNames();
    }
  }

  private void indexNames() {
    TreeMap<String, Integer> index = new TreeMap<>();
    for (int slot = 0; slot < used; slot++) {
      String name = names[slot];
      if (name != null) {
        index.put(name, slot);
      }
    }
    slots = index;
  }

  @Override
  public String kind() {
    return "object";
  }
}
