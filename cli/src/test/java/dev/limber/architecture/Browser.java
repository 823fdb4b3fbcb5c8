package dev.limber.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.properties.HasName;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the browser build cannot compile, or can only compile by adding hundreds of kilobytes.
 *
 * <p>The list was found by compiling with TeaVM 0.15.0: its class library has most of {@code
 * java.util} and streams, but not what is named here.
 */
final class Browser {
  private static final List<String> PACKAGES =
      List.of(
          "java.lang.invoke", // byte-array var handles, method handles
          "java.lang.reflect",
          "java.net.http",
          "java.util.concurrent.locks",
          "java.awt",
          "javax.imageio");

  private static final Set<String> CLASSES =
      Set.of(
          "java.io.LineNumberReader",
          "java.io.ObjectOutputStream",
          "java.io.SequenceInputStream",
          "java.lang.Character$UnicodeBlock",
          "java.lang.StackWalker",
          "java.lang.System$Logger",
          "java.lang.Thread$State",
          "java.security.MessageDigest",
          "java.text.BreakIterator",
          "java.util.Formatter",
          "java.util.HexFormat",
          "java.util.Scanner",
          "java.util.SplittableRandom",
          "java.util.StringJoiner",
          "java.util.concurrent.CompletableFuture",
          "java.util.concurrent.CountDownLatch",
          "java.util.concurrent.Executor",
          "java.util.concurrent.ExecutorService",
          "java.util.concurrent.Executors",
          "java.util.concurrent.LinkedBlockingQueue",
          "java.util.concurrent.SubmissionPublisher",
          "java.util.concurrent.atomic.AtomicReferenceArray",
          "java.util.concurrent.atomic.LongAdder",
          "java.util.zip.CRC32C");

  private static final Map<String, Set<String>> METHODS =
      Map.ofEntries(
          Map.entry(
              "java.lang.String",
              Set.of("format", "formatted", "lines", "indent", "splitWithDelimiters")),
          Map.entry("java.io.PrintStream", Set.of("format", "printf")),
          Map.entry("java.lang.CharSequence", Set.of("compare")),
          Map.entry("java.lang.Character", Set.of("getName")),
          Map.entry("java.lang.Long", Set.of("parseUnsignedLong")),
          Map.entry("java.lang.Math", Set.of("fma", "multiplyHigh")),
          Map.entry("java.lang.StrictMath", Set.of("fma", "multiplyHigh")),
          Map.entry("java.lang.System", Set.of("getLogger")),
          Map.entry("java.nio.file.Files", Set.of("readString")),
          Map.entry("java.util.Arrays", Set.of("compare", "parallelSort")),
          Map.entry("java.util.Collection", Set.of("parallelStream")),
          Map.entry("java.util.List", Set.of("parallelStream")),
          Map.entry("java.util.stream.IntStream", Set.of("parallel")),
          Map.entry("java.util.stream.LongStream", Set.of("parallel")),
          Map.entry("java.util.stream.DoubleStream", Set.of("parallel")),
          Map.entry("java.util.stream.Stream", Set.of("parallel")));

  /** What {@code Class} may be asked; everything else there is reflection. */
  private static final Set<String> HARMLESS_ON_CLASS =
      Set.of("cast", "desiredAssertionStatus", "getName", "getSimpleName", "isInstance");

  private Browser() {}

  /** Matches classes that the browser build does not have. */
  static DescribedPredicate<JavaClass> missingClasses() {
    return DescribedPredicate.describe(
        "are missing in the browser",
        type -> {
          JavaClass element = type.getBaseComponentType();
          String home = element.getPackageName();
          return CLASSES.contains(element.getName())
              || PACKAGES.stream().anyMatch(p -> home.equals(p) || home.startsWith(p + "."));
        });
  }

  /** Matches uses of methods that the browser build does not have, method references included. */
  static DescribedPredicate<JavaAccess<?>> missingMethods() {
    return DescribedPredicate.describe(
        "the target is missing in the browser",
        access -> {
          String owner = access.getTargetOwner().getName();
          String name = ((HasName) access.getTarget()).getName();
          return METHODS.getOrDefault(owner, Set.of()).contains(name)
              || (owner.equals("java.lang.Class") && !HARMLESS_ON_CLASS.contains(name));
        });
  }

  /** Matches classes that reach files. */
  static DescribedPredicate<JavaClass> fileAccess() {
    return DescribedPredicate.describe(
        "reach files",
        type -> {
          JavaClass element = type.getBaseComponentType();
          String home = element.getPackageName();
          String name = element.getName();
          return home.startsWith("java.nio.file")
              || name.startsWith("java.io.File") // File, FileInputStream, FileReader ...
              || name.equals("java.io.RandomAccessFile")
              || name.equals("java.nio.channels.FileChannel");
        });
  }
}
