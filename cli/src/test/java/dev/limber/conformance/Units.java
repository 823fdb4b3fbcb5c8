package dev.limber.conformance;

import dev.limber.core.json.JsonWriter;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.oracle.Oracle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Tables of single functions of SkelForm; what they give is the last column. */
final class Units {
  private Units() {}

  static Map<String, String> all() {
    Map<String, String> units = new TreeMap<>();
    units.put("interpolate", interpolate());
    units.put("format-frame", formatFrame());
    units.put("time-frame", timeFrame());
    units.put("check-bone-flip", checkBoneFlip());
    units.put("shortest-turn", shortestTurn());
    return units;
  }

  private static String table(String function, String what, String columns, List<Object[]> rows) {
    List<String> lines = new ArrayList<>();
    for (Object[] row : rows) {
      StringBuilder line = new StringBuilder();
      JsonWriter json = new JsonWriter(line).beginArray();
      for (Object cell : row) {
        if (cell instanceof Boolean flag) {
          json.value(flag.booleanValue());
        } else {
          json.value(Rounded.of(((Number) cell).doubleValue()));
        }
      }
      json.endArray();
      lines.add(line.toString());
    }
    return """
        {"function":%s,
        "what":%s,
        "columns":["%s"],
        "rows":[
        %s
        ]}
        """
        .formatted(
            Suite.quoted(function),
            Suite.quoted(what),
            String.join("\",\"", columns.split(" ")),
            String.join(",\n", lines));
  }

  private static String interpolate() {
    double[][] curves = {
      {1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3},
      {0.5, 0, 1, 1},
      {1.0 / 3, 1, 2.0 / 3, 1},
      {0.5, 0, 0.5, 1},
      {0, 0, 0, 0},
      {0.2, 1.8, 0.7, -0.6},
      {1, 0, 0, 1},
      {999, 999, 999, 999}
    };
    List<Object[]> rows = new ArrayList<>();
    for (double[] c : curves) {
      Easing easing = Easing.bezier(c[0], c[1], c[2], c[3]);
      for (double current : new double[] {0, 1, 3, 7, 10, 12, 15}) {
        double value = Oracle.interpolate(current, 12, -40, 80, easing);
        rows.add(new Object[] {current, 12, -40, 80, c[0], c[1], c[2], c[3], value});
      }
      rows.add(
          new Object[] {
            0, 0, 5, 9, c[0], c[1], c[2], c[3], Oracle.interpolate(0, 0, 5, 9, easing)
          });
    }
    return table(
        "interpolate",
        "The value after current of max frames from start to end, along a unit Bezier with these"
            + " handles, solved by five Newton steps from t = current / max.",
        "current max start end startHandleX startHandleY endHandleX endHandleY value",
        rows);
  }

  private static String formatFrame() {
    List<Object[]> rows = new ArrayList<>();
    for (int last : new int[] {0, 1, 10}) {
      for (int frame : new int[] {0, 1, 5, 9, 10, 11, 12, 25, 100}) {
        for (boolean reverse : new boolean[] {false, true}) {
          for (boolean loop : new boolean[] {false, true}) {
            int formatted = loop ? frame % (last + 1) : frame;
            formatted = Math.max(0, reverse ? last - formatted : formatted);
            rows.add(new Object[] {frame, last, reverse, loop, formatted});
          }
        }
      }
    }
    return table(
        "formatFrame",
        "The frame of an animation after a count of frames. A loop has lastFrame + 1 frames (up to"
            + " 0.1 lastFrame). Without a loop the count goes on past the end; reversed it stays at 0.",
        "frame lastFrame reverse loop result",
        rows);
  }

  private static String timeFrame() {
    List<Object[]> rows = new ArrayList<>();
    for (int fps : new int[] {1, 24, 60}) {
      for (int count : new int[] {0, 1, 7, 10, 11, 30}) {
        // In the middle of a frame, where no rounding can decide.
        double seconds = (count + 0.5) / fps;
        for (boolean reverse : new boolean[] {false, true}) {
          for (boolean loop : new boolean[] {false, true}) {
            int frame = loop ? count % 11 : count;
            frame = Math.max(0, reverse ? 10 - frame : frame);
            rows.add(new Object[] {seconds, fps, 10, reverse, loop, frame});
          }
        }
      }
    }
    return table(
        "timeFrame",
        "The frame of an animation after some seconds: formatFrame of the frames that have begun.",
        "seconds fps lastFrame reverse loop result",
        rows);
  }

  private static String checkBoneFlip() {
    List<Object[]> rows = new ArrayList<>();
    for (double x : new double[] {-2, 0, 1}) {
      for (double y : new double[] {-1, 0, 3}) {
        boolean left = x < 0 && y >= 0 || x >= 0 && y < 0;
        rows.add(new Object[] {0.7, x, y, left ? -0.7 : 0.7});
      }
    }
    return table(
        "checkBoneFlip",
        "A rotation, turned the other way round if exactly one scale is negative.",
        "rotation scaleX scaleY result",
        rows);
  }

  private static String shortestTurn() {
    List<Object[]> rows = new ArrayList<>();
    for (double from : new double[] {0, 1, -3, 3, 9.5}) {
      for (double to : new double[] {0, 2, -2, 3.1, 7, -20}) {
        double turn = Math.atan2(Math.sin(to - from), Math.cos(to - from));
        rows.add(new Object[] {from, to, turn});
      }
    }
    return table(
        "shortestTurn",
        "The turn from one angle to another, -pi to pi: what rotation damping and sway go by, and how"
            + " to compare rotations of the world.",
        "from to result",
        rows);
  }
}
