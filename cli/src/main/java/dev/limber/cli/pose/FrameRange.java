package dev.limber.cli.pose;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Whole frames from one to another, both included.
 *
 * @param first first frame
 * @param last last frame, not before the first
 */
record FrameRange(int first, int last) {

  /** Reads {@code 0..48}. */
  static final class Converter implements ITypeConverter<FrameRange> {
    @Override
    public FrameRange convert(String text) {
      int dots = text.indexOf("..");
      if (dots < 0) {
        throw wrong(text);
      }
      int first = whole(text.substring(0, dots), text);
      int last = whole(text.substring(dots + 2), text);
      if (first > last) {
        throw new TypeConversionException(
            "'" + text + "' goes backwards; write " + last + ".." + first);
      }
      return new FrameRange(first, last);
    }

    private static int whole(String digits, String text) {
      try {
        int number = Integer.parseInt(digits);
        if (number >= 0) {
          return number;
        }
      } catch (NumberFormatException e) {
        // Said below, with the whole text.
      }
      throw wrong(text);
    }

    private static TypeConversionException wrong(String text) {
      return new TypeConversionException("'" + text + "' is not a range of frames such as 0..48");
    }
  }
}
