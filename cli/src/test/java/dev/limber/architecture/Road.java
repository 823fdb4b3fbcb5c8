package dev.limber.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static dev.limber.architecture.Rules.in;
import static dev.limber.architecture.Rules.isOrIsIn;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The road of a format: packages know only those before them; the facade, in the module's root
 * package, is last.
 *
 * @param module the format's root package
 * @param known what each package may know of the others
 * @param maker the one class of {@code data} that may know poses, because it makes them (newPose)
 *     and holds what they share
 */
record Road(String module, Map<String, List<String>> known, String maker) {

  /** Returns the rules by name. */
  Map<String, ArchRule> rules() {
    String start = "road/" + module.substring(module.lastIndexOf('.') + 1) + "/";
    Map<String, ArchRule> named = new LinkedHashMap<>();
    known.keySet().stream().sorted().forEach(at -> named.put(start + at, keepsToTheRoad(at)));
    named.put(start + "data." + maker, makerKnowsItsPose());
    return named;
  }

  private String makerName() {
    return module + ".data." + maker;
  }

  private ArchRule keepsToTheRoad(String place) {
    return classes()
        .that(in(module + "." + place).and(not(isOrIsIn(makerName()))))
        .should()
        .onlyDependOnClassesThat(alongTheRoad(place));
  }

  private ArchRule makerKnowsItsPose() {
    return classes()
        .that(isOrIsIn(makerName()))
        .should()
        .onlyDependOnClassesThat(
            alongTheRoad("data")
                .or(isOrIsIn(module + ".pose." + maker + "Pose"))
                .or(isOrIsIn(module + ".pose.Compiled" + maker)));
  }

  private DescribedPredicate<JavaClass> alongTheRoad(String place) {
    DescribedPredicate<JavaClass> allowed =
        resideOutsideOfPackage(module + "..").or(in(module + "." + place));
    for (String one : known.getOrDefault(place, List.of())) {
      allowed = allowed.or(in(module + "." + one));
    }
    return allowed;
  }
}
