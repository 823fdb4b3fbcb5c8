package dev.limber.cli.usage;

import dev.limber.skel2d.data.Skeleton;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Style;
import java.util.ArrayList;
import java.util.List;

/** Finds what people name. Spaces around a name may be left out: files have {@code "Run "}. */
public final class Lookup {
  private Lookup() {}

  public static Animation animation(Armature armature, String name) throws UnknownNameException {
    List<String> names = new ArrayList<>();
    for (Animation animation : armature.animations()) {
      names.add(animation.name());
    }
    return armature.animations().get(index("animation", name, names));
  }

  public static Style style(Armature armature, String name) throws UnknownNameException {
    List<String> names = new ArrayList<>();
    for (Style style : armature.styles()) {
      names.add(style.name());
    }
    return armature.styles().get(index("style", name, names));
  }

  public static int animation(Skeleton skeleton, String name) throws UnknownNameException {
    List<String> names = new ArrayList<>();
    skeleton.animations().forEach(animation -> names.add(animation.name()));
    return index("animation", name, names);
  }

  public static int skin(Skeleton skeleton, String name) throws UnknownNameException {
    List<String> names = new ArrayList<>();
    skeleton.skins().forEach(skin -> names.add(skin.name()));
    return index("skin", name, names);
  }

  /** Returns the index of a name among others. */
  public static int index(String kind, String name, List<String> names)
      throws UnknownNameException {
    int exact = names.indexOf(name);
    if (exact >= 0) {
      return exact;
    }
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).strip().equals(name.strip())) {
        return i;
      }
    }
    throw new UnknownNameException(kind, name, names);
  }
}
