package dev.limber.cli.usage;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number from the command line: finite, fractions allowed. */
public final class FiniteNumber implements ITypeConverter<Double> {
  @Override
  public Double convert(String text) {
    try {
      double number = Double.parseDouble(text);
      if (Double.isFinite(number)) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Said below, the same for both.
    }
    throw new TypeConversionException("'" + text + "' is not a number");
  }
}
