package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.UsesReferenceData;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.syntax.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** After a change of a bone's values it has those, and nothing else has changed. */
@UsesReferenceData
class BoneEditPropertyTest {
  private static final int ROUNDS = 6;
  private static final int LONG = 100_000;

  @Test
  void aBoneGetsItsValuesAndNothingElseChanges() {
    Random random = new Random(5);
    int edited = 0;
    for (Map.Entry<String, String> source : Sources.all().entrySet()) {
      LanguageService service = LanguageService.of(source.getValue());
      List<Bone> bones = service.result().skeleton().bones();
      if (source.getValue().length() > LONG) {
        continue;
      }
      for (int round = 0; round < ROUNDS && !bones.isEmpty(); round++) {
        Bone bone = bones.get(random.nextInt(bones.size()));
        BoneValues values = values(random);
        Change change = service.setBoneValues(bone.name(), values);
        String about = source.getKey() + " " + bone.name() + " " + values;
        assertFalse(change.isRefused(), about);
        check(service, bone, values, change, about);
        edited += change.edits().isEmpty() ? 0 : 1;
      }
    }
    assertTrue(edited > 20, "edited: " + edited);
  }

  private static BoneValues values(Random random) {
    double[] v = new double[6];
    for (int i = 0; i < v.length; i++) {
      v[i] =
          switch (random.nextInt(5)) {
            case 0, 1 -> Double.NaN;
            case 2 -> random.nextInt(3) - 1;
            case 3 -> Math.rint(random.nextGaussian() * 1000) / 10;
            default -> random.nextGaussian() * Math.pow(10, random.nextInt(12) - 6);
          };
    }
    return new BoneValues(v[0], v[1], v[2], v[3], v[4], v[5]);
  }

  private static void check(
      LanguageService service, Bone bone, BoneValues values, Change change, String about) {
    Skeleton before = service.result().skeleton();
    String text = change.applyTo(service.text());
    LanguageService edited = LanguageService.of(text);
    Skeleton after = edited.result().skeleton();
    Bone now = after.bones().get(after.boneIndex(bone.name()));
    assertEquals(or(values.x(), bone.x()), now.x() + 0.0, about);
    assertEquals(or(values.y(), bone.y()), now.y() + 0.0, about);
    assertEquals(or(values.scaleX(), bone.scaleX()), now.scaleX() + 0.0, about);
    assertEquals(or(values.scaleY(), bone.scaleY()), now.scaleY() + 0.0, about);
    assertEquals(or(values.length(), bone.length()), now.length() + 0.0, about);
    double turn = or(Math.toRadians(values.degrees()), bone.rotation()) - now.rotation();
    assertEquals(0, Math.sin(turn), 1e-9, about);
    assertEquals(1, Math.cos(turn), 1e-9, about);
    // A bone that gets a line of its own stands elsewhere among the bones.
    boolean moved = !bone.declared() && !change.edits().isEmpty();
    assertEquals(others(before, bone, moved), others(after, bone, moved), about);
    assertEquals(comments(service.text()), comments(text), about);
    assertEquals(problems(service), problems(edited), about);
    assertTrue(edited.setBoneValues(bone.name(), values).edits().isEmpty(), about);
  }

  /** Counts what is wrong, apart from what a scale of 0 hides. */
  private static long problems(LanguageService service) {
    return service.diagnostics().stream()
        .filter(problem -> !problem.diagnostic().code().equals("s2d-never-drawn"))
        .count();
  }

  private static double or(double value, double standard) {
    return (Double.isNaN(value) ? standard : value) + 0.0;
  }

  private static List<String> others(Skeleton skeleton, Bone except, boolean byName) {
    List<String> all = new ArrayList<>();
    for (Bone bone : skeleton.bones()) {
      String parent = bone.parent() < 0 ? "" : skeleton.bones().get(bone.parent()).name();
      String values = bone.toString().replaceFirst("parent=-?\\d+", parent);
      all.add(bone.name().equals(except.name()) ? "it" : values);
    }
    if (byName) {
      all.sort(String::compareTo);
      return all;
    }
    all.add(skeleton.slots().toString());
    all.add(skeleton.skins().toString());
    all.add(skeleton.animations().toString());
    return all;
  }

  private static List<String> comments(String text) {
    LanguageService service = LanguageService.of(text);
    int[] spans = service.tokens();
    List<String> comments = new ArrayList<>();
    for (int i = 0; i < spans.length; i += 3) {
      if (TokenKind.of(spans[i + 2]) == TokenKind.COMMENT) {
        comments.add(text.substring(spans[i], spans[i + 1]));
      }
    }
    return comments;
  }
}
