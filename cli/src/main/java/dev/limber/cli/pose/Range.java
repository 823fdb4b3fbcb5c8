package dev.limber.cli.pose;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Frames or seconds from one to another, both included.
 *
 * @param first where it begins, 0 or more
 * @param last where it ends, not before the first
 */
record Range(double first, double last) {
  /** How far rounding may overshoot the end, in steps. */
  private static final double SLACK = 1e-9;

  /** Returns how many values lie in it, a step apart, beginning with the first. */
  long count(double step) {
    return (long) Math.floor((last - first) / step + SLACK) + 1;
  }

  /** Returns one of these values. */
  double at(long index, double step) {
    return Math.min(first + index * step, last);
  }

  /** Reads {@code 0..48}. */
  static final class OfFrames implements ITypeConverter<Range> {
    @Override
    public Range convert(String text) {
      Range range = parse(text, "frames such as 0..48");
      if (range.first % 1 != 0 || range.last % 1 != 0 || range.last > Integer.MAX_VALUE) {
        throw wrong(text, "frames such as 0..48");
      }
      return range;
    }
  }

  /** Reads {@code 0..1.5}. */
  static final class OfSeconds implements ITypeConverter<Range> {
    @Override
    public Range convert(String text) {
      return parse(text, "seconds such as 0..1.5");
    }
  }

  private static Range parse(String text, String expected) {
    int dots = text.indexOf("..");
    if (dots < 0) {
      throw wrong(text, expected);
    }
    String first = text.substring(0, dots);
    String last = text.substring(dots + 2);
    Range range = new Range(number(first, text, expected), number(last, text, expected));
    if (range.first > range.last) {
      throw new TypeConversionException(
          "'" + text + "' goes backwards; write " + last + ".." + first);
    }
    return range;
  }

  private static double number(String digits, String text, String expected) {
    try {
      double number = Double.parseDouble(digits);
      if (number >= 0 && Double.isFinite(number)) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Said below, with the whole text.
    }
    throw wrong(text, expected);
  }

  private static TypeConversionException wrong(String text, String expected) {
    return new TypeConversionException("'" + text + "' is not a range of " + expected);
  }
}
