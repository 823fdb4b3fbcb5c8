package dev.limber.cli.pose;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Seconds from one time to another, both included.
 *
 * @param first first time
 * @param last last time, not before the first
 */
record TimeRange(double first, double last) {

  /** How far beyond its end a range may be left by rounding, in steps. */
  private static final double SLACK = 1e-9;

  /** Returns how many times lie in it, a step apart, beginning with the first. */
  long count(double step) {
    return (long) Math.floor((last - first) / step + SLACK) + 1;
  }

  /** Reads {@code 0..1.5}. */
  static final class Converter implements ITypeConverter<TimeRange> {
    @Override
    public TimeRange convert(String text) {
      int dots = text.indexOf("..");
      if (dots < 0) {
        throw wrong(text);
      }
      double first = seconds(text.substring(0, dots), text);
      double last = seconds(text.substring(dots + 2), text);
      if (first > last) {
        throw new TypeConversionException("'" + text + "' goes backwards");
      }
      return new TimeRange(first, last);
    }

    private static double seconds(String digits, String text) {
      try {
        double number = Double.parseDouble(digits);
        if (number >= 0 && Double.isFinite(number)) {
          return number;
        }
      } catch (NumberFormatException e) {
        // Said below, with the whole text.
      }
      throw wrong(text);
    }

    private static TypeConversionException wrong(String text) {
      return new TypeConversionException("'" + text + "' is not a range of seconds such as 0..1.5");
    }
  }
}
