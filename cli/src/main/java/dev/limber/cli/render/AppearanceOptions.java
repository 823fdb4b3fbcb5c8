package dev.limber.cli.render;

import dev.limber.cli.usage.Lookup;
import dev.limber.cli.usage.UnknownNameException;
import dev.limber.cli.usage.UsageException;
import dev.limber.core.canvas.Bounds;
import dev.limber.core.color.Rgba;
import dev.limber.core.diagnostics.Names;
import dev.limber.core.puppet.Puppet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** What frames look like: skins, size, background. */
final class AppearanceOptions {
  /** What must fit into the frame. */
  enum Fit {
    CLIP,
    ALL,
    SETUP
  }

  @Option(
      names = {"--style", "--skin"},
      paramLabel = "NAME",
      description =
          "SkelForm: style to use; repeat it for several, the first that has a texture wins. "
              + "Skel2D: skins alike. Default: what the author left on, or the default skin.")
  private List<String> skins = new ArrayList<>();

  @Option(
      names = "--hide",
      paramLabel = "NAME",
      description =
          "Hide a slot, or a bone and everything attached to it. The end of a name will do if no "
              + "other ends like this.")
  private List<String> hide = new ArrayList<>();

  @Option(names = "--bones", description = "Draw bones on top.")
  private boolean bones;

  @Option(
      names = "--size",
      paramLabel = "WxH",
      description = "Size in pixels, or only the longer side. Default: 512.")
  private @Nullable String size;

  @Option(names = "--scale", paramLabel = "X", description = "Pixels per unit.")
  private @Nullable Double scale;

  @Option(
      names = "--fit",
      paramLabel = "WHAT",
      description =
          "What must fit: clip (what is rendered, the default), all (every animation of the file) "
              + "or setup (the setup pose).")
  private String fit = "clip";

  @Option(
      names = "--padding",
      paramLabel = "N",
      description = "Pixels around the character. Default: 8.")
  private int padding = 8;

  @Option(
      names = "--background",
      paramLabel = "COLOUR",
      description = "#rgb, #rrggbb, #rrggbbaa, white, black, gray or transparent, the default.")
  private @Nullable String background;

  void check(CommandLine command) {
    if (padding < 0 || padding > 4096) {
      throw new UsageException(command, "--padding must be from 0 to 4096, not " + padding);
    }
    if (scale != null && !(scale > 0 && scale <= 1e6)) {
      throw new UsageException(command, "--scale must be above 0, not " + scale);
    }
    if (fit(fit) == null) {
      throw new UsageException(command, "--fit takes clip, all or setup, not " + fit);
    }
    if (size != null && sides(size) == null) {
      throw new UsageException(
          command,
          "--size takes pixels up to " + Framing.MAX_SIDE + ", not " + size,
          "--size 640x480, or --size 512 for the longer side");
    }
    if (background != null && !isTransparent(background) && ColorWords.parse(background) == null) {
      throw new UsageException(
          command, "not a colour: " + background, "--background white, or --background '#2040ff'");
    }
  }

  private static @Nullable Fit fit(String word) {
    for (Fit one : Fit.values()) {
      if (one.name().toLowerCase(Locale.ROOT).equals(word.toLowerCase(Locale.ROOT))) {
        return one;
      }
    }
    return null;
  }

  private static int @Nullable [] sides(String text) {
    String[] parts = text.toLowerCase(Locale.ROOT).split("x", -1);
    int[] sides = new int[parts.length];
    try {
      for (int i = 0; i < parts.length; i++) {
        sides[i] = Integer.parseInt(parts[i].strip());
        if (sides[i] < 1 || sides[i] > Framing.MAX_SIDE) {
          return null;
        }
      }
    } catch (NumberFormatException e) {
      return null;
    }
    return sides.length > 2 ? null : sides;
  }

  private static boolean isTransparent(String word) {
    return word.equalsIgnoreCase("transparent") || word.equalsIgnoreCase("none");
  }

  boolean bones() {
    return bones;
  }

  Fit fit() {
    Fit found = fit(fit);
    return found == null ? Fit.CLIP : found;
  }

  @Nullable Rgba background() {
    return background == null || isTransparent(background) ? null : ColorWords.parse(background);
  }

  void applySkins(Puppet puppet, CommandLine command) {
    if (skins.isEmpty()) {
      return;
    }
    List<String> known = puppet.skinNames();
    try {
      puppet.skins(Lookup.find("style or skin", skins, known, name -> name, command));
    } catch (IllegalArgumentException e) {
      throw new UsageException(command, String.valueOf(e.getMessage()));
    }
  }

  /** Returns for each part whether it is hidden. */
  boolean[] hidden(Puppet puppet, CommandLine command) {
    boolean[] hidden = new boolean[puppet.partCount()];
    for (String asked : hide) {
      String name = fullName(asked, puppet, command);
      boolean found = false;
      for (int part = 0; part < hidden.length; part++) {
        if (puppet.partName(part).strip().equals(name.strip()) || hangsOn(puppet, part, name)) {
          hidden[part] = true;
          found = true;
        }
      }
      if (!found) {
        List<String> known = new ArrayList<>();
        for (int b = 0; b < puppet.boneCount(); b++) {
          known.add(puppet.bone(b).name());
        }
        throw new UsageException(command, new UnknownNameException("slot or bone", name, known));
      }
    }
    return hidden;
  }

  /** Returns the name that ends like this, if only one does; otherwise this. */
  private static String fullName(String ending, Puppet puppet, CommandLine command) {
    List<String> all = new ArrayList<>();
    for (int part = 0; part < puppet.partCount(); part++) {
      all.add(puppet.partName(part));
    }
    for (int bone = 0; bone < puppet.boneCount(); bone++) {
      all.add(puppet.bone(bone).name());
    }
    try {
      int found = new Names("name", "file", all).findEnding(ending);
      return found < 0 ? ending : all.get(found);
    } catch (IllegalArgumentException e) {
      throw new UsageException(command, "--hide: " + e.getMessage());
    }
  }

  private static boolean hangsOn(Puppet puppet, int part, String bone) {
    int at = puppet.partBone(part);
    while (at >= 0) {
      if (puppet.bone(at).name().strip().equals(bone.strip())) {
        return true;
      }
      at = puppet.bone(at).parent();
    }
    return false;
  }

  Framing framing(Bounds bounds, int defaultSide) {
    int[] sides = size == null ? null : sides(size);
    if (bounds.isEmpty() && sides == null) {
      return Framing.at(bounds, defaultSide, defaultSide, 1);
    }
    if (sides == null) {
      return scale != null
          ? Framing.scaled(bounds, scale, padding)
          : Framing.longestSide(bounds, defaultSide, padding);
    }
    if (sides.length == 1) {
      return scale != null
          ? Framing.at(bounds, sides[0], sides[0], scale)
          : Framing.longestSide(bounds, sides[0], padding);
    }
    return scale != null
        ? Framing.at(bounds, sides[0], sides[1], scale)
        : Framing.sized(bounds, sides[0], sides[1], padding);
  }
}
