package dev.limber.architecture;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Holds the product's classes to the {@link Rules}, and the rules to classes that break them. */
class ArchitectureTest {
  private static final String ROOT = "dev.limber";
  private static final String WRONG = "dev.limber.architecture.wrong";

  /** Each rule with the classes under {@code wrong} that it must report: these and no others. */
  private static final Map<String, Set<String>> OFFENDERS =
      Map.ofEntries(
          Map.entry("coreKnowsOnlyItself", Set.of("core.KnowsSql", "core.KnowsSkelform")),
          Map.entry("skelformKnowsOnlyCore", Set.of("skelform.KnowsPicocli")),
          Map.entry("skel2dKnowsOnlyCore", Set.of("skel2d.KnowsSkelform")),
          Map.entry("crowdKnowsTheFormats", Set.of("crowd.KnowsImage")),
          Map.entry("crowdBatchKnowsNoFormat", Set.of("crowd.batch.KnowsSkelform")),
          Map.entry("characterKnowsTheFormats", Set.of("character.KnowsGdx")),
          Map.entry("imageKnowsOnlyCore", Set.of("image.KnowsImageIo", "image.KnowsSkelform")),
          Map.entry("convertKnowsTheFormatsAndPictures", Set.of("convert.KnowsCli")),
          Map.entry("java2dKnowsTheFormatsAndAwt", Set.of("java2d.KnowsCli")),
          Map.entry("webKnowsTheFormatsAndTeaVm", Set.of("web.KnowsCli")),
          Map.entry("studioKnowsOnlyCharacterAndTheServer", Set.of("studio.KnowsSkelform")),
          Map.entry("gdxKnowsTheFormatsAndLibGdx", Set.of("gdx.KnowsAwt", "gdx.KnowsImage")),
          Map.entry("nobodyKnowsJavaFx", Set.of("cli.KnowsJavaFx")),
          Map.entry("onlyJava2dTouchesAwt", Set.of("gdx.KnowsAwt", "image.KnowsImageIo")),
          Map.entry("road/skelform/animate", Set.of("skelform.animate.KnowsPose")),
          Map.entry("road/skelform/construct", Set.of("skelform.construct.KnowsPose")),
          Map.entry("road/skelform/data", Set.of("skelform.data.KnowsPose")),
          Map.entry("road/skelform/data.Armature", Set.of("skelform.data.Armature$KnowsDraw")),
          Map.entry("road/skelform/draw", Set.of("skelform.draw.KnowsFacade")),
          Map.entry("road/skelform/pose", Set.of("skelform.pose.KnowsRead")),
          Map.entry("road/skelform/read", Set.of("skelform.read.KnowsPose")),
          Map.entry("road/skelform/write", Set.of("skelform.write.KnowsPose")),
          Map.entry("road/skelform/zip", Set.of("skelform.zip.KnowsData")),
          Map.entry("road/skel2d/animate", Set.of("skel2d.animate.KnowsPose")),
          Map.entry("road/skel2d/construct", Set.of("skel2d.construct.KnowsDraw")),
          Map.entry("road/skel2d/data", Set.of("skel2d.data.KnowsSyntax")),
          Map.entry("road/skel2d/data.Skeleton", Set.of("skel2d.data.Skeleton$KnowsDraw")),
          Map.entry("road/skel2d/draw", Set.of("skel2d.draw.KnowsPose")),
          Map.entry("road/skel2d/format", Set.of("skel2d.format.KnowsResolve")),
          Map.entry("road/skel2d/pose", Set.of("skel2d.pose.KnowsResolve")),
          Map.entry("road/skel2d/resolve", Set.of("skel2d.resolve.KnowsPose")),
          Map.entry("road/skel2d/syntax", Set.of("skel2d.syntax.KnowsData")),
          Map.entry(
              "classesExistInTheBrowser",
              Set.of("core.UsesLock", "core.UsesReflection", "gdx.KnowsAwt", "image.KnowsImageIo")),
          Map.entry(
              "methodsExistInTheBrowser",
              Set.of(
                  "core.UsesFormat",
                  "core.RefersToFormatted",
                  "core.UsesReflection",
                  "image.UsesFormat")),
          Map.entry("onlyTheFacadesReachFiles", Set.of("core.OpensFile", "image.WritesFile")),
          Map.entry("nobodyKnowsTheBenchmarks", Set.of("cli.KnowsBench")));

  @TestFactory
  Stream<DynamicTest> theProductKeeps() {
    JavaClasses product = product();
    return Rules.under(ROOT).entrySet().stream()
        .map(rule -> DynamicTest.dynamicTest(rule.getKey(), () -> rule.getValue().check(product)));
  }

  @Test
  void theProductIsSeen() {
    JavaClasses product = product();
    assertTrue(product.contain("dev.limber.core.diagnostics.LimberException"));
    assertTrue(product.contain("dev.limber.crowd.Crowd"));
    assertTrue(product.contain("dev.limber.character.CharacterFormats"));
    assertTrue(product.contain("dev.limber.image.Pixels"));
    assertTrue(product.contain("dev.limber.convert.Conversions"));
    assertTrue(product.contain("dev.limber.studio.StudioServer"));
    assertTrue(product.contain("dev.limber.gdx.GdxCanvas"));
    assertTrue(product.contain("dev.limber.javafx.LimberView"));
    assertTrue(product.contain("dev.limber.cli.Limber"));
  }

  @TestFactory
  Stream<DynamicTest> wrongClassesAreReportedBy() {
    JavaClasses wrong = new ClassFileImporter().importPackages(WRONG);
    return Rules.under(WRONG).entrySet().stream()
        .map(
            rule ->
                DynamicTest.dynamicTest(
                    rule.getKey(),
                    () ->
                        assertEquals(
                            new TreeSet<>(OFFENDERS.get(rule.getKey())),
                            offenders(rule.getValue(), wrong))));
  }

  static JavaClasses product() {
    return new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests())
        .withImportOption(location -> !location.contains("-tests.jar"))
        .importPackages(ROOT);
  }

  private static Set<String> offenders(ArchRule rule, JavaClasses classes) {
    return classes.stream()
        .filter(one -> rule.evaluate(classes.that(only(one))).hasViolation())
        .map(one -> one.getName().substring(WRONG.length() + 1))
        .collect(toCollection(TreeSet::new));
  }

  private static DescribedPredicate<JavaClass> only(JavaClass one) {
    return DescribedPredicate.describe("only " + one, one::equals);
  }
}
