package dev.limber.core.canvas;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A canvas that records: for tests, for drawing later or more than once, and for hit tests. The
 * record is in model space; {@link #begin} resets it. Never allocates once grown to its largest
 * size.
 */
public final class DrawList implements Canvas {
  private DrawItem[] items = new DrawItem[16];
  private int size;
  private int part = -1;
  private final Path clip = new Path();
  private boolean isClipped;

  /** Creates an empty list. */
  public DrawList() {}

  @Override
  public void begin(View view) {
    clear();
  }

  /** Removes everything. */
  public DrawList clear() {
    size = 0;
    part = -1;
    isClipped = false;
    return this;
  }

  @Override
  public void part(int index) {
    part = index;
  }

  @Override
  public void clip(@Nullable Path path) {
    isClipped = path != null;
    if (path != null) {
      clip.clear().append(path);
    }
  }

  @Override
  public void triangles(Image image, Triangles triangles, Ink tint) {
    next().triangles(part, image, triangles, tint);
  }

  @Override
  public void fill(Path path, Ink color) {
    next().fill(part, path, color);
  }

  @Override
  public void stroke(Path path, Stroke stroke, Ink color) {
    next().stroke(part, path, stroke, color);
  }

  @Override
  public void end() {}

  /** Returns how many items there are. */
  public int size() {
    return size;
  }

  /** Returns an item, first drawn first; it is reused after {@link #clear}. */
  public DrawItem item(int index) {
    if (index < 0 || index >= size) {
      throw new IllegalArgumentException("no item " + index + "; there are " + size + ", from 0");
    }
    return items[index];
  }

  /** Draws the record onto another canvas; its {@code begin} and {@code end} are the caller's. */
  public void replay(Canvas canvas) {
    boolean clips = false;
    for (int i = 0; i < size; i++) {
      Path newClip = items[i].clip();
      if (clips || newClip != null) {
        canvas.clip(newClip);
        clips = newClip != null;
      }
      items[i].draw(canvas);
    }
    if (clips) {
      canvas.clip(null);
    }
  }

  /** Returns the record as text, a line for each item. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < size; i++) {
      items[i].print(text);
      text.append('\n');
    }
    return text.toString();
  }

  private DrawItem next() {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    DrawItem item = items[size];
    if (item == null) {
      item = new DrawItem();
      items[size] = item;
    }
    size++;
    item.clip(isClipped ? clip : null);
    return item;
  }
}
