package dev.limber.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The directions in which Limber's modules and packages may know each other, as named rules.
 *
 * <p>The root package is a parameter, so that the same rules can be run on classes that break them
 * on purpose. A rule passes while the packages that it speaks about do not exist yet.
 */
final class Rules {
  /**
   * What each package of the SkelForm road may know of the others; the facade knows them all, and
   * {@code upgrade}, which stands behind it, everything.
   */
  private static final Map<String, List<String>> SKELFORM_ROAD =
      Map.of(
          "data", List.of(),
          "zip", List.of(),
          "read", List.of("zip", "data"),
          "animate", List.of("data"),
          "construct", List.of("data", "animate"),
          "draw", List.of("data", "animate", "construct"),
          "pose", List.of("data", "animate", "construct", "draw"),
          "write", List.of("data", "zip"));

  /** The same for the road of Skel2D. */
  private static final Map<String, List<String>> SKEL2D_ROAD =
      Map.of(
          "data", List.of(),
          "syntax", List.of(),
          "format", List.of("syntax"),
          "resolve", List.of("syntax", "data"),
          "animate", List.of("data"),
          "construct", List.of("data", "animate"),
          "draw", List.of("data", "animate", "construct"),
          "pose", List.of("data", "animate", "construct", "draw"));

  private static final String[] AWT = {"java.awt..", "javax.swing..", "javax.imageio.."};

  private final String root;
  private final String core;
  private final String skelform;
  private final String skel2d;
  private final String crowd;
  private final String character;
  private final String image;
  private final String convert;
  private final String java2d;
  private final String web;
  private final String studio;
  private final String gdx;
  private final String javafx;
  private final String cli;
  private final String bench;

  private Rules(String root) {
    this.root = root;
    core = root + ".core";
    skelform = root + ".skelform";
    skel2d = root + ".skel2d";
    crowd = root + ".crowd";
    character = root + ".character";
    image = root + ".image";
    convert = root + ".convert";
    java2d = root + ".java2d";
    web = root + ".web";
    studio = root + ".studio";
    gdx = root + ".gdx";
    javafx = root + ".javafx";
    cli = root + ".cli";
    bench = root + ".bench";
  }

  /** Returns all rules by name for the modules under a root package. */
  static Map<String, ArchRule> under(String root) {
    Rules rules = new Rules(root);
    Map<String, ArchRule> named = new LinkedHashMap<>();
    named.put("coreKnowsOnlyItself", rules.modulesKnow(rules.core, rules.core));
    named.put(
        "skelformKnowsOnlyCore", rules.modulesKnow(rules.skelform, rules.core, rules.skelform));
    named.put("skel2dKnowsOnlyCore", rules.modulesKnow(rules.skel2d, rules.core, rules.skel2d));
    named.put(
        "crowdKnowsTheFormats",
        rules.modulesKnow(rules.crowd, rules.core, rules.skelform, rules.skel2d, rules.crowd));
    named.put("crowdBatchKnowsNoFormat", rules.crowdBatchKnowsNoFormat());
    named.put(
        "characterKnowsTheFormats",
        rules.modulesKnow(
            rules.character, rules.core, rules.skelform, rules.skel2d, rules.character));
    named.put("imageKnowsOnlyCore", rules.modulesKnow(rules.image, rules.core, rules.image));
    named.put(
        "convertKnowsTheFormatsAndPictures",
        rules.modulesKnow(
            rules.convert,
            rules.core,
            rules.skelform,
            rules.skel2d,
            rules.character,
            rules.image,
            rules.java2d,
            rules.convert));
    named.put("java2dKnowsTheFormatsAndAwt", rules.java2dKnowsTheFormatsAndAwt());
    named.put("webKnowsTheFormatsAndTeaVm", rules.webKnowsTheFormatsAndTeaVm());
    named.put("studioKnowsOnlyCharacterAndTheServer", rules.studioKnowsOnlyCharacterAndTheServer());
    named.put("gdxKnowsTheFormatsAndLibGdx", rules.gdxKnowsTheFormatsAndLibGdx());
    named.put("nobodyKnowsJavaFx", rules.nobodyKnowsJavaFx());
    named.put("onlyJava2dTouchesAwt", rules.onlyJava2dTouchesAwt());
    named.putAll(new Road(rules.skelform, SKELFORM_ROAD, "Armature").rules());
    named.putAll(new Road(rules.skel2d, SKEL2D_ROAD, "Skeleton").rules());
    named.put("classesExistInTheBrowser", rules.classesExistInTheBrowser());
    named.put("methodsExistInTheBrowser", rules.methodsExistInTheBrowser());
    named.put("onlyTheFacadesReachFiles", rules.onlyTheFacadesReachFiles());
    named.put("nobodyKnowsTheBenchmarks", rules.nobodyKnowsTheBenchmarks());
    named.replaceAll((name, rule) -> rule.as(name).allowEmptyShould(true));
    return named;
  }

  private ArchRule modulesKnow(String module, String... known) {
    DescribedPredicate<JavaClass> allowed =
        JavaBase.classes().or(resideInAPackage("org.jspecify.annotations"));
    for (String one : known) {
      allowed = allowed.or(in(one));
    }
    return classes().that(in(module)).should().onlyDependOnClassesThat(allowed);
  }

  /** What is the same for all formats knows none, and not the crowd that stands on it. */
  private ArchRule crowdBatchKnowsNoFormat() {
    return modulesKnow(crowd + ".batch", core, crowd + ".batch");
  }

  private ArchRule java2dKnowsTheFormatsAndAwt() {
    return classes()
        .that(in(java2d))
        .should()
        .onlyDependOnClassesThat(
            JavaBase.classes()
                .or(resideInAnyPackage(AWT))
                .or(resideInAPackage("org.jspecify.annotations"))
                .or(in(core))
                .or(in(skelform))
                .or(in(skel2d))
                .or(in(character))
                .or(in(java2d)));
  }

  /** The compiler itself is known only to what is told to it, which is not part of the page. */
  private ArchRule webKnowsTheFormatsAndTeaVm() {
    return classes()
        .that(in(web))
        .and()
        .doNotHaveSimpleName("TextByTheBrowser")
        .and()
        .doNotHaveSimpleName("RecordsWithoutText")
        .should()
        .onlyDependOnClassesThat(
            JavaBase.classes()
                .or(resideInAnyPackage("org.jspecify.annotations", "org.teavm.jso.."))
                .or(in(core))
                .or(in(skelform))
                .or(in(skel2d))
                .or(in(character))
                .or(in(image))
                .or(in(web)));
  }

  private ArchRule studioKnowsOnlyCharacterAndTheServer() {
    return classes()
        .that(in(studio))
        .should()
        .onlyDependOnClassesThat(
            JavaBase.classes()
                .or(resideInAPackage("com.sun.net.httpserver"))
                .or(resideInAPackage("org.jspecify.annotations"))
                .or(in(core))
                .or(in(character))
                .or(in(studio)));
  }

  private ArchRule gdxKnowsTheFormatsAndLibGdx() {
    return classes()
        .that(in(gdx))
        .should()
        .onlyDependOnClassesThat(
            JavaBase.classes()
                .or(resideInAPackage("com.badlogic.gdx.."))
                .or(resideInAPackage("org.jspecify.annotations"))
                .or(in(core))
                .or(in(skelform))
                .or(in(skel2d))
                .or(in(character))
                .or(in(gdx)));
  }

  /** Neither our module for it nor the toolkit itself. */
  private ArchRule nobodyKnowsJavaFx() {
    return noClasses()
        .that(in(root).and(not(in(javafx))))
        .should()
        .dependOnClassesThat(in(javafx).or(resideInAPackage("javafx..")));
  }

  /** And what stands on it. */
  private ArchRule onlyJava2dTouchesAwt() {
    return noClasses()
        .that(in(root).and(not(in(java2d).or(in(cli)).or(in(bench)))))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(AWT);
  }

  private ArchRule classesExistInTheBrowser() {
    return noClasses().that(inTheBrowser()).should().dependOnClassesThat(Browser.missingClasses());
  }

  private ArchRule methodsExistInTheBrowser() {
    return noClasses().that(inTheBrowser()).should().accessTargetWhere(Browser.missingMethods());
  }

  private ArchRule onlyTheFacadesReachFiles() {
    return noClasses()
        .that(
            inTheBrowser()
                .and(
                    not(
                        isOrIsIn(skelform + ".SkelForm")
                            .or(isOrIsIn(skel2d + ".Skel2d"))
                            .or(isOrIsIn(character + ".UrlFiles")))))
        .should()
        .dependOnClassesThat(Browser.fileAccess());
  }

  private ArchRule nobodyKnowsTheBenchmarks() {
    return noClasses()
        .that(not(in(bench)))
        .should()
        .dependOnClassesThat()
        .resideInAPackage(bench + "..");
  }

  /**
   * The modules that are also compiled for the browser; libGDX games are, with its TeaVM backend.
   */
  private DescribedPredicate<JavaClass> inTheBrowser() {
    return in(core)
        .or(in(skelform))
        .or(in(skel2d))
        .or(in(character))
        .or(in(crowd))
        .or(in(image))
        .or(in(gdx));
  }

  static DescribedPredicate<JavaClass> in(String home) {
    return resideInAPackage(home + "..");
  }

  /** Matches a class and those nested in it. */
  static DescribedPredicate<JavaClass> isOrIsIn(String name) {
    return describe(
        name, type -> type.getName().equals(name) || type.getName().startsWith(name + "$"));
  }
}
