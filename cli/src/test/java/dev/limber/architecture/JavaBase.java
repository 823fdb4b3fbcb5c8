package dev.limber.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Set;

/** The packages of the JDK module that every Java program has. */
final class JavaBase {
  private static final Set<String> PACKAGES =
      ModuleLayer.boot().findModule("java.base").orElseThrow().getPackages();

  private JavaBase() {}

  /** Matches classes of {@code java.base}, primitive types and arrays of both. */
  static DescribedPredicate<JavaClass> classes() {
    return DescribedPredicate.describe(
        "belong to java.base",
        type -> {
          JavaClass element = type.getBaseComponentType();
          return element.isPrimitive() || PACKAGES.contains(element.getPackageName());
        });
  }
}
