package dev.limber.skel2d.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.player.Player;
import dev.limber.core.player.PlayerEvent;
import dev.limber.core.puppet.PuppetMark;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.format.SourceFormatter;
import dev.limber.skel2d.language.LanguageService;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Marks in the text: what they say, and who knows them. */
class MarksTest {
  private static final String SOURCE =
      """
      skeleton
      	arm
      		@ :rect w9 h9

      anim "walk" 10fps
      	! step 5 -0.5 "left"
      	! start 0
      	! hop 2 "high"
      	arm
      		r 0 -> 10
      """;

  private static Skel2d.Result parse(String marks) {
    return Skel2d.parse(SOURCE.replace("\t! step 5 -0.5 \"left\"\n", marks));
  }

  private static List<String> codes(String marks) {
    return parse(marks).diagnostics().stream().map(Diagnostic::code).toList();
  }

  @Test
  void haveANameAFrameAndPerhapsANumberAndAText() {
    Skel2d.Result result = Skel2d.parse(SOURCE);
    assertEquals(List.of(), result.diagnostics());
    assertEquals(
        List.of(
            new PuppetMark("start", 0, 0, ""),
            new PuppetMark("hop", 0.2, 0, "high"),
            new PuppetMark("step", 0.5, -0.5, "left")),
        result.skeleton().animation("walk").marks());
  }

  @Test
  void changeNothingElse() {
    Animation with = Skel2d.parse(SOURCE).skeleton().animation("walk");
    Animation without = Skel2d.parse(SOURCE.replaceAll("\t!.*\n", "")).skeleton().animation("walk");
    assertEquals(without.timelines(), with.timelines());
    assertEquals(without.duration(), with.duration());
  }

  @Test
  void takeTheRateOfALaterHeader() {
    Skel2d.Result result = Skel2d.parse(SOURCE + "anim \"walk\" 20fps\n");
    assertEquals(0.25, result.skeleton().animation("walk").marks().get(2).seconds());
  }

  @Test
  void thatCannotBeUsedAreReported() {
    assertEquals(List.of("s2d-bad-line"), codes("\t! step\n"));
    assertEquals(List.of("s2d-bad-line"), codes("\t! 5 step\n"));
    assertEquals(List.of("s2d-bad-line"), codes("\t! step -5\n"));
    assertEquals(List.of("s2d-bad-line"), codes("\t!step 5\n"));
    assertEquals(List.of("s2d-late-mark"), codes("\t! step 5.5\n"));
    assertEquals(List.of("s2d-ignored-word"), codes("\t! step 5 left\n"));
    assertEquals(List.of("s2d-late-mark"), codes("\t! step 1" + "0".repeat(400) + "\n"));
  }

  /** As in the original, where the line means nothing and closes what is open. */
  @Test
  void closeTheItemAbove() {
    assertEquals(
        List.of("s2d-no-open-item"), codes("\tarm\n\t\tx 0 -> 5\n\t! step 5\n\t\ty 0 -> 5\n"));
  }

  @Test
  void areToldByAPlayerWithWhatTheySay() {
    SkeletonPose pose = Skel2d.parse(SOURCE).skeleton().newPose();
    Player player = new Player(pose);
    List<String> told = new ArrayList<>();
    player.listen(
        event -> {
          if (event.kind() == PlayerEvent.Kind.MARK) {
            told.add(event.mark() + " " + event.number() + " " + event.text());
          }
        });
    player.mark("walk", 0.3, "by code");
    player.play("walk").once();
    player.update(1);
    assertEquals(List.of("start 0.0 ", "hop 0.0 high", "by code 0.0 ", "step -0.5 left"), told);
  }

  @Test
  void areKnownToTheFormatterAndTheEditor() {
    String loose = SOURCE.replace("! step 5 -0.5", "!   step  5\t-0.5");
    assertEquals(SOURCE, SourceFormatter.format(SyntaxTree.of(loose)));
    LanguageService service = LanguageService.of(SOURCE);
    int mark = SOURCE.indexOf("! step");
    assertEquals("! name", service.hover(mark + 2).title());
    String open = SOURCE + "\t";
    assertEquals(
        1,
        LanguageService.of(open).complete(open.length()).items().stream()
            .filter(i -> i.label().equals("!"))
            .count());
    String behind = SOURCE + "\t! ";
    assertEquals(List.of(), LanguageService.of(behind).complete(behind.length()).items());
  }
}
