package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The page's colours can be read: contrast of at least 4.5 (WCAG AA), also where text is chosen.
 */
class ColorsTest {
  private static final double AA = 4.5;

  @ParameterizedTest
  @ValueSource(strings = {"dark", "light"})
  void everyColourOfTheTextCanBeRead(String theme) throws IOException {
    Map<String, Integer> colors = colors(theme);
    List<String> poor = new ArrayList<>();
    int checked = 0;
    for (String name : colors.keySet()) {
      if (!name.startsWith("syntax-") && !name.equals("text") && !name.equals("quiet")) {
        continue;
      }
      for (String ground : List.of("ground", "selection")) {
        checked++;
        double contrast = contrast(colors.get(name), colors.get(ground));
        if (contrast < AA) {
          poor.add(name + " on " + ground + ": " + contrast);
        }
      }
    }
    assertTrue(checked > 20, "the style sheets have the names that this looks for");
    assertEquals(List.of(), poor);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dark", "light"})
  void everyColourOfThePageCanBeReadOnEveryGround(String theme) throws IOException {
    Map<String, Integer> colors = colors(theme);
    List<String> poor = new ArrayList<>();
    for (String name : List.of("text", "quiet", "accent", "second", "error", "warning", "good")) {
      for (String ground : List.of("ground", "raised", "sunken", "hover")) {
        double contrast = contrast(colors.get(name), colors.get(ground));
        if (contrast < AA) {
          poor.add(name + " on " + ground + ": " + contrast);
        }
      }
    }
    double button = contrast(colors.get("on-accent"), colors.get("accent"));
    assertTrue(button >= AA, "text of the main button: " + button);
    assertEquals(List.of(), poor);
  }

  private static Map<String, Integer> colors(String theme) throws IOException {
    Map<String, Integer> colors = new HashMap<>();
    for (String sheet : List.of("theme.css", "editor.css")) {
      String css = Files.readString(Path.of("src/main/page/styles", sheet));
      Matcher block =
          Pattern.compile(":root\\[data-theme=\"" + theme + "\"\\]\\s*\\{(.*?)\\}", Pattern.DOTALL)
              .matcher(css);
      while (block.find()) {
        Matcher color = Pattern.compile("--([\\w-]+):\\s*#([0-9a-f]{6});").matcher(block.group(1));
        while (color.find()) {
          colors.put(color.group(1), Integer.parseInt(color.group(2), 16));
        }
      }
    }
    return colors;
  }

  private static double contrast(int one, int other) {
    double brighter = Math.max(luminance(one), luminance(other));
    double darker = Math.min(luminance(one), luminance(other));
    return (brighter + 0.05) / (darker + 0.05);
  }

  private static double luminance(int color) {
    return 0.2126 * linear(color >> 16) + 0.7152 * linear(color >> 8) + 0.0722 * linear(color);
  }

  private static double linear(int color) {
    double part = (color & 0xFF) / 255.0;
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }
}
