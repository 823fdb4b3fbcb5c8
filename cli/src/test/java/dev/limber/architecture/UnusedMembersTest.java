package dev.limber.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Finds what no product class calls, in packages that nobody else can call. */
class UnusedMembersTest {
  private static final Pattern EXPORTS = Pattern.compile("exports ([\\w.]+);");

  /** What only tests use, and reads better than a detour in each of them. */
  private static final Set<String> FOR_TESTS =
      Set.of(
          "dev.limber.core.json.JsonObject.size()",
          "dev.limber.core.json.JsonReader.parse(java.lang.String, java.lang.String,"
              + " dev.limber.core.diagnostics.Limits, dev.limber.core.diagnostics.Diagnostics)");

  @Test
  void everythingInsideIsUsed() throws IOException {
    Set<String> api = api();
    assertTrue(api.contains("dev.limber.core.player"), api.toString());
    api.add("dev.limber.gdx"); // no module
    assertEquals(FOR_TESTS, unused(ArchitectureTest.product(), api));
  }

  @Test
  void whatNobodyCallsIsFound() {
    JavaClasses wrong = new ClassFileImporter().importClasses(Used.class, UnusedMembersTest.class);
    assertEquals(
        Set.of(Used.class.getName() + ".never()"), unused(wrong, Set.of(), Used.class.getName()));
    new Used().once();
  }

  static final class Used {
    void once() {}

    void never() {}

    @Override
    public String toString() {
      return "";
    }
  }

  private static Set<String> api() throws IOException {
    Set<String> packages = new HashSet<>();
    try (Stream<Path> modules = Files.list(Path.of(".."))) {
      for (Path module : modules.toList()) {
        Path info = module.resolve("src/main/java/module-info.java");
        if (Files.exists(info)) {
          Matcher exports = EXPORTS.matcher(Files.readString(info));
          while (exports.find()) {
            packages.add(exports.group(1));
          }
        }
      }
    }
    return packages;
  }

  private static Set<String> unused(JavaClasses classes, Set<String> api, String... only) {
    Set<String> unused = new TreeSet<>();
    for (JavaClass one : classes) {
      if (api.contains(one.getPackageName())
          || only.length > 0 && !List.of(only).contains(one.getName())) {
        continue;
      }
      for (JavaCodeUnit unit : one.getCodeUnits()) {
        if (isCalledByName(unit) && unit.getAccessesToSelf().isEmpty()) {
          unused.add(unit.getFullName());
        }
      }
    }
    return unused;
  }

  /** Leaves out what the language, a supertype or a framework calls. */
  private static boolean isCalledByName(JavaCodeUnit unit) {
    JavaClass owner = unit.getOwner();
    return unit instanceof JavaMethod method
        && !isPrivateOrMade(unit)
        && !owner.isRecord()
        && !owner.isEnum()
        && !method.getName().equals("main")
        && unit.getAnnotations().isEmpty()
        && !overrides(method);
  }

  private static boolean isPrivateOrMade(JavaMember member) {
    return member.getModifiers().contains(JavaModifier.PRIVATE)
        || member.getModifiers().contains(JavaModifier.SYNTHETIC)
        || member.getModifiers().contains(JavaModifier.BRIDGE);
  }

  private static boolean overrides(JavaMethod method) {
    return Stream.concat(
            method.getOwner().getAllRawSuperclasses().stream(),
            method.getOwner().getAllRawInterfaces().stream())
        .flatMap(above -> above.getMethods().stream())
        .anyMatch(
            other ->
                other.getName().equals(method.getName())
                    && other.getRawParameterTypes().size() == method.getRawParameterTypes().size());
  }
}
