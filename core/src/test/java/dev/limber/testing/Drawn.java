package dev.limber.testing;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.DrawItem;
import dev.limber.core.canvas.DrawList;
import dev.limber.core.canvas.View;
import dev.limber.core.puppet.Puppet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What a character draws. */
public final class Drawn {
  private Drawn() {}

  /** Returns the list that is drawn. */
  public static DrawList list(Consumer<Canvas> draw) {
    DrawList list = new DrawList();
    list.begin(new View());
    draw.accept(list);
    list.end();
    return list;
  }

  /** Returns what is drawn, first drawn first. */
  public static List<DrawItem> items(Consumer<Canvas> draw) {
    DrawList list = list(draw);
    List<DrawItem> items = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      items.add(list.item(i));
    }
    return items;
  }

  /** Returns those items that a part shows. */
  public static List<DrawItem> of(List<DrawItem> items, Puppet puppet, String part) {
    int index = puppet.part(part).index();
    return items.stream().filter(item -> item.part() == index).toList();
  }

  /** Returns the names of the parts that show something, in order, neighbours once. */
  public static List<String> parts(Puppet puppet) {
    List<String> names = new ArrayList<>();
    for (DrawItem item : items(puppet::draw)) {
      String name = puppet.partName(item.part());
      if (names.isEmpty() || !names.get(names.size() - 1).equals(name)) {
        names.add(name);
      }
    }
    return names;
  }

  /**
   * Says what is shown wherever it is: the kind of a path, or the place of a picture in its file.
   */
  public static String shape(DrawItem item) {
    return item.kind() == DrawItem.Kind.TRIANGLES
        ? item.triangles().uvs()[0] + ", " + item.triangles().uvs()[1]
        : item.path().pointCount() + " points";
  }
}
