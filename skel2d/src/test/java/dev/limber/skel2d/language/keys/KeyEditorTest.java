package dev.limber.skel2d.language.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.language.BonePose;
import dev.limber.skel2d.language.BoneValues;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class KeyEditorTest {
  private static final String BEFORE =
      "skeleton\n\tbody y20 r10\n\tbody.arm i2\n\t\t@[open]\n\t\t@[shut]\n\nanim \"wave\" 10fps\n";

  private static KeyPlace arm(char letter, double frame) {
    return new KeyPlace(Target.BONE, "body.arm", letter, frame);
  }

  /** Returns what the lines below the header are after a change, and how many keys it changes. */
  private static String changed(String lines, Function<KeyEditor, KeyChange> gesture) {
    String text = BEFORE + lines;
    KeyChange change = gesture.apply(new KeyEditor(Skel2d.parse(text)));
    if (change.change().isRefused()) {
      return change.change().refusal();
    }
    return change.keys() + change.change().applyTo(text).substring(BEFORE.length());
  }

  private static String set(String words, double frame, String value) {
    return line(words, e -> e.set("wave", List.of(arm('r', frame).with(value))));
  }

  private static String line(String words, Function<KeyEditor, KeyChange> gesture) {
    String after = changed("\tarm\n\t\tr " + words + "\n", gesture);
    return after.replace("\n", "").replace("\tarm\t\tr ", " ");
  }

  private static boolean shares(String words, Function<KeyEditor, KeyChange> gesture) {
    KeyChange change =
        gesture.apply(new KeyEditor(Skel2d.parse(BEFORE + "\tarm\n\t\tr " + words + "\n")));
    assertEquals("", change.change().refusal());
    return change.shared();
  }

  private static String remove(String words, double frame) {
    return line(words, e -> e.remove("wave", List.of(arm('r', frame))));
  }

  private static String move(String words, double by, double... frames) {
    double[] to = Arrays.stream(frames).map(frame -> frame + by).toArray();
    return line(words, e -> e.move("wave", arms(frames), to));
  }

  private static List<KeyPlace> arms(double... frames) {
    return Arrays.stream(frames).mapToObj(frame -> arm('r', frame)).toList();
  }

  private static String ease(String words, double frame, Easing easing) {
    return line(words, e -> e.ease("wave", List.of(arm('r', frame)), easing));
  }

  @Test
  void aKeyThatIsThereGetsAnotherValue() {
    assertEquals("1 0 -> 25  -> 0 # up", set("0 -> 40  -> 0 # up", 5, "25"));
  }

  @Test
  void aNewKeySplitsTheArrow() {
    assertEquals("1 0 -> 7 -> 40", set("0 --> 40", 5, "7"));
    assertEquals("1 0 3:> 7 5:> 40 -> 0", set("0 -> 40 -> 0", 3, "7"));
    assertEquals("1 0 4:> 7 12:> 40 -> 0", set("0 12:> 40 -> 0", 4, "7"));
    assertEquals("1 0 :2:so-> 7 --> 40 -> 0", set("0 :2:so---> 40 -> 0", 2, "7"));
  }

  @Test
  void aNewKeyGoesBehindTheLastAndBeforeTheFirst() {
    assertEquals("1 0 -> 40 --> 7", set("0 -> 40", 15, "7"));
    assertEquals("1 0 12:> 40 17:> 7", set("0 12:> 40", 17, "7"));
    assertEquals("1 7 10:> 40", set("10:> 40", 0, "7"));
    assertEquals("1 0 -> 7 -> 40", set("0 -> -> 40", 5, "7"));
  }

  @Test
  void wordsThatAddToTheValueBeforeKeepTheirs() {
    assertEquals("1 0 -> +9 -> +-4 -> 3", set("0 -> +2 -> +3 -> 3", 5, "9"));
    assertEquals("1 1 -> 4 -> *1.5", set("1 -> 3 -> *2", 5, "4"));
    assertEquals("1 1 -> 0 -> 6", set("1 -> 3 -> *2", 5, "0"));
    assertEquals("1 1 -> 9 -> +-4", set("1 --> +4", 5, "9"));
  }

  @Test
  void aLoopSharesItsWordsAndSaysSo() {
    assertEquals("3 { 0 -> 9 -> 0 }[3]", set("{ 0 -> 8 -> 0 }[3]", 5, "9"));
    assertEquals("4 { 2 -> 8 -> 2 }[3]", set("{ 0 -> 8 -> 0 }[3]", 10, "2"));
    assertEquals("2 { 0 -> 8 +2:> 5 +3:> 0 }[2]", set("{ 0 -> 8 -> 0 }[2]", 7, "5"));
    assertEquals("1 0 2:> 7 5:> { 3 -> 0 }[2]", set("0 -> { 3 -> 0 }[2]", 2, "7"));
  }

  @Test
  void onlyALoopSharesWords() {
    String loop = "{ 0 -> 8 -> 0 }[3]";
    assertTrue(shares(loop, e -> e.set("wave", List.of(arm('r', 5).with("9")))));
    assertTrue(shares(loop, e -> e.set("wave", List.of(arm('r', 7).with("9")))));
    assertTrue(shares(loop, e -> e.ease("wave", List.of(arm('r', 5)), Easing.SINE_OUT)));
    assertFalse(shares(loop + " -> 4", e -> e.set("wave", List.of(arm('r', 35).with("9")))));
    List<KeyPlace> bare = List.of(arm('x', 3), arm('y', 3), arm('r', 3));
    assertFalse(shares("0 -> 8", e -> e.hold("wave", bare)));
    List<KeyPlace> one = List.of(arm('r', 5));
    assertFalse(shares("0 -> 8 -> 0", e -> e.move("wave", one, 10)), "onto another");
  }

  @Test
  void whatHasNoKeyCannotBeMoved() {
    String refused = "there is no key on frame 3";
    assertEquals(refused, line("0 -> 8", e -> e.move("wave", arms(3), 3)));
    assertEquals(refused, line("0 -> 8", e -> e.move("wave", arms(3), 4)));
    assertThrows(
        IllegalArgumentException.class, () -> line("0 -> 8", e -> e.move("wave", arms(0, 5), 1)));
  }

  @Test
  void theLastKeyOfALoopGoesByItself() {
    assertEquals("1 { 0 -> 8 -> }[2]", remove("{ 0 -> 8 -> 0 }[2]", 20));
    assertEquals("1 { 0 -> 8 -> }[2] 24:> 0", move("{ 0 -> 8 -> 0 }[2]", 4, 20));
    assertEquals(
        "5 { +2:> 1 -> 8 +3:> }[2] 22:> 1", move("{ 1 -> 8 -> 1 }[2]", 2, 0, 5, 10, 15, 20));
  }

  @Test
  void keysOfALoopThatWouldTakeOthersAlongStay() {
    String shared = "this key cannot be %s without changing others; unroll the loop first";
    for (double frame : new double[] {0, 10}) {
      assertEquals(shared.formatted("removed"), remove("{ 0 -> 8 -> 0 }[2]", frame));
      assertEquals(shared.formatted("moved"), move("{ 0 -> 8 -> 0 }[2]", 1, frame));
    }
    assertEquals(shared.formatted("moved"), move("{ 0 -> 8 -> 0 }[2]", 12, 5));
    assertEquals(
        "these keys cannot be moved without changing others; unroll the loop first",
        line("{ 0 -> 8 -> 3 -> }[2]", e -> e.move("wave", arms(5, 20), 4.5, 18)));
    List<KeyPlace> all = arms(0, 5, 10, 15, 20);
    assertEquals(
        shared.formatted("moved"),
        line("{ 1 -> 8 -> 1 }[2]", e -> e.move("wave", all, 0, 2, 4, 6, 8)));
  }

  @Test
  void aLoopThatAddsUpCannotChangeOneOfItsKeys() {
    assertEquals(
        "the word +1 of this key is run by a loop, and other keys would change with it;"
            + " unroll the loop first",
        set("0 { -> +1 }[4]", 15, "9"));
    assertEquals(
        "keys that a loop repeats start from the word 0, and would change with it;"
            + " unroll the loop first",
        set("0 { -> +1 }[4]", 0, "9"));
  }

  @Test
  void aRefusalSaysWhetherUnrollingIsTheWayOut() {
    KeyEditor editor = new KeyEditor(Skel2d.parse(BEFORE + "\tarm\n\t\tr 0 { -> +1 }[4]\n"));
    assertTrue(editor.set("wave", List.of(arm('r', 15).with("9"))).needsUnrolling());
    assertFalse(editor.set("wave", List.of(arm('r', 15).with("much"))).needsUnrolling());
    assertFalse(editor.set("wave", List.of(arm('x', 15).with("9"))).needsUnrolling(), "it is done");
  }

  @Test
  void nothingCanBeBeforeTheStart() {
    String after =
        changed("\tarm 10:\n\t\tr 0 -> 5\n", e -> e.set("wave", List.of(arm('r', 4).with("1"))));
    assertEquals(
        "this timeline starts at frame 10, as its bone, slot or animation says;"
            + " there can be no key before it",
        after);
  }

  @Test
  void aLineABlockAndASectionAreMadeWhereTheyBelong() {
    assertEquals(
        "1\tarm\n\t\tx -> 3\n\t\tr 0 -> 5 # note\n\tbody\n\t\ty 0 -> 5\n",
        changed(
            "\tarm\n\t\tr 0 -> 5 # note\n\tbody\n\t\ty 0 -> 5\n",
            e -> e.set("wave", List.of(arm('x', 5).with("3")))));
    assertEquals(
        "2\tbody\n\t\ty 0 -> 5\n\tarm\n\t\tx 12:> 3\n\t\ti 12:> 2\n\t@arm\n\t\ta 1\n",
        changed(
            "\tbody\n\t\ty 0 -> 5\n\t@arm\n\t\ta 1\n",
            e -> e.set("wave", List.of(arm('i', 12).with("2"), arm('x', 12).with("3")))));
    assertEquals(
        "1\tbody\n\t\ty 0 -> 5\n\nanim \"nod\"\n\tarm\n\t\tr 25\n",
        changed("\tbody\n\t\ty 0 -> 5", e -> e.set("nod", List.of(arm('r', 0).with("25")))));
  }

  @Test
  void attachmentsColoursAndFlipsAreKeysToo() {
    KeyPlace slot = new KeyPlace(Target.SLOT, "body.arm.arm", '@', 3);
    assertEquals(
        "1\t@arm\n\t\t@ open 3:> shut 10:> open\n",
        changed("\t@arm\n\t\t@ open 10:> open\n", e -> e.set("wave", List.of(slot.with("shut")))));
    assertEquals(
        "\"#12\" is no colour, such as #F80 or #F80,0.5",
        changed(
            "",
            e ->
                e.set(
                    "wave",
                    List.of(new KeyPlace(Target.SLOT, "body.arm.arm", 'c', 0).with("#12")))));
    assertEquals(
        "the slot has a timeline a; it can have either c or r, g, b and a, so use that or remove it"
            + " first",
        changed(
            "\t@arm\n\t\ta 1\n",
            e ->
                e.set(
                    "wave",
                    List.of(new KeyPlace(Target.SLOT, "body.arm.arm", 'c', 0).with("#FFF")))));
  }

  @Test
  void whatDoesNotExistIsRefused() {
    assertEquals(
        "there is no bone \"body.arn\"; did you mean \"body.arm\"?",
        changed(
            "",
            e -> e.set("wave", List.of(new KeyPlace(Target.BONE, "body.arn", 'r', 0).with("1")))));
    assertEquals(
        "bones have no timeline \"q\"",
        changed("", e -> e.set("wave", List.of(arm('q', 0).with("1")))));
    assertEquals("there is no frame NaN; frames start at 0", set("0 -> 1", Double.NaN, "1"));
    assertEquals("there is no frame -1.0; frames start at 0", set("0 -> 1", -1, "1"));
    assertEquals("\"1e3\" is no number of the language, such as -12.5", set("0 -> 1", 1, "1e3"));
    assertEquals("there is no key on frame 3", remove("0 -> 1", 3));
    assertEquals(
        "the name of an animation has no spaces or quotation marks",
        changed("", e -> e.set("two words", List.of(arm('r', 0).with("1")))));
  }

  @Test
  void aRemovedKeyLeavesItsTime() {
    assertEquals("1 0 --> 9", remove("0 -> 5 -> 9", 5));
    assertEquals("1 -> 5 -> 9", remove("0 -> 5 -> 9", 0));
    assertEquals("1 0 -> 5", remove("0 -> 5 -> 9", 10));
    assertEquals("1 0 12:> 9", remove("0 3:> 5 12:> 9", 3));
    assertEquals("1 0 :so--> 9 :si-> 4", remove("0 :so-> 5 :si-> 9 -> 4", 5));
    assertEquals("2 { 0 --> 0 }[2]", remove("{ 0 -> 8 -> 0 }[2]", 5));
    assertEquals("1 0 --> +9", remove("0 -> 5 -> +4", 5));
  }

  @Test
  void commentsThatStayAreIndentedAsWhatFollows() {
    Function<KeyEditor, KeyChange> gone = e -> e.remove("wave", List.of(arm('r', 0)));
    assertEquals(
        "1\tarm\n\t\tx 0\n\t# up\n\thand\n\t\tx 1\n",
        changed("\tarm\n\t\tx 0\n\t\tr 9 # up\n\thand\n\t\tx 1\n", gone));
    assertEquals(
        "1\tarm\n\t\tx 0\n\t# how it turns\n\thand\n\t\tx 1\n",
        changed("\tarm\n\t\tx 0\n\t\t# how it turns\n\t\tr 9\n\thand\n\t\tx 1\n", gone));
    assertEquals("1\tarm\n\t\tx 0\n\t\t# up\n", changed("\tarm\n\t\tx 0\n\t\tr 9 # up\n", gone));
  }

  @Test
  void whatGoesLeavesNoGapBehind() {
    Function<KeyEditor, KeyChange> gone = e -> e.remove("wave", List.of(arm('r', 0)));
    assertEquals(
        "1\tarm\n\t\tx 0\n\n\thand\n\t\tx 1\n",
        changed("\tarm\n\t\tx 0\n\n\t\tr 9\n\n\thand\n\t\tx 1\n", gone));
    assertEquals("1\tarm\n\t\tx 0\n", changed("\tarm\n\t\tx 0\n\n\t\tr 9\n", gone));
  }

  @Test
  void aLineWithoutKeysGoesButItsCommentStays() {
    Function<KeyEditor, KeyChange> first = e -> e.remove("wave", List.of(arm('r', 0)));
    assertEquals("1\tbody\n\t\ty 5\n", changed("\tbody\n\t\ty 5\n\tarm\n\t\tr 5\n", first));
    assertEquals("1\tbody\n\t\ty 5\n", changed("\tbody\n\t\ty 5\n\tarm\n\t\tr 5", first));
    assertEquals("1\tarm\n\t\ty 5\n", changed("\tarm\n\t\tr 5\n\t\ty 5\n", first));
    assertEquals("1\tarm\n\t\t# why\n", changed("\tarm\n\t\tr 5 # why\n", first));
  }

  @Test
  void aMovedKeyChangesTheArrowsAroundIt() {
    assertEquals("1 0 7:> 5 10:> 9", move("0 -> 5 -> 9", 2, 5));
    assertEquals("1 0 --> 5 -> 9", move("0 -> 5 --> 9", 5, 5));
    assertEquals("1 0 14:> 5 20:> 9", move("0 12:> 5 20:> 9", 2, 12));
    assertEquals(
        "2 0 +2:> 5 +8:> 0 -> 3 }[2]".replace("0 +2", "{ 0 +2"),
        move("{ 0 -> 5 -> 0 -> 3 }[2]", -3, 5));
  }

  @Test
  void manyKeysMoveTogether() {
    assertEquals("3 -> 0 -> 5 -> 9", move("0 -> 5 -> 9", 5, 0, 5, 10));
    assertEquals("2 0 --> 5 -> 9", move("0 -> 5 -> 9", 5, 5, 10));
    assertEquals(
        "2 0 --> 5 --> 9", line("0 -> 5 -> 9", e -> e.move("wave", arms(0, 5, 10), 0, 10, 20)));
  }

  @Test
  void aKeyMovesOverAnotherAndReplacesOneOnItsFrame() {
    assertEquals("1 0 --> 9 -> 5", move("0 -> 5 -> 9", 10, 5));
    assertEquals("2 0 --> 5", move("0 -> 5 -> 9", 5, 5));
  }

  @Test
  void twoMovedKeysDoNotComeToTheSameFrame() {
    String refused = "two of these keys would be on frame 3";
    assertEquals(refused, line("0 -> 5 -> 9", e -> e.move("wave", arms(0, 5, 10), 0, 3, 3)));
    assertEquals(refused, line("0 -> 5 -> 9", e -> e.move("wave", arms(0, 5, 10), 3, 4, 3)));
    assertEquals(refused, marked(e -> e.move("wave", List.of(step(5), step(15)), 3, 3)));
    assertEquals(
        "2\tarm\n\t\tx 3:> 4\n\t\tr 3:> 5\n",
        changed(
            "\tarm\n\t\tx -> 4\n\t\tr -> 5\n",
            e -> e.move("wave", List.of(arm('x', 5), arm('r', 5)), 3, 3)));
  }

  @Test
  void anEasingIsSetForOneKeyOnly() {
    assertEquals("1 0 :so-> 5 :li-> 9 -> 4", ease("0 -> 5 -> 9 -> 4", 0, Easing.SINE_OUT));
    assertEquals("1 0 -> 5 :so-> 9", ease("0 -> 5 -> 9", 5, Easing.SINE_OUT));
    assertEquals("1 0 -> 5 :li-> 9 -> 3", ease("0 :so-> 5 :li-> 9 -> 3", 0, Easing.LINEAR));
    assertEquals("2 { 0 :li-> 8 :so-> 0 }[2]", ease("{ 0 -> 8 -> 0 }[2]", 5, Easing.SINE_OUT));
  }

  @Test
  void aLoopIsWrittenOut() {
    assertEquals(
        "0 0 -> 8 -> 0 -> 8 -> 0 12:> 1",
        line("{ 0 -> 8 -> 0 }[2] 12:> 1", e -> e.unroll("wave", arm('r', 5)))
            .replace("-> 0 12", "-> 0 12"));
    assertEquals(
        "there is no loop around frame 0",
        line("0 { -> 8 -> 0 }[2]", e -> e.unroll("wave", arm('r', 0))));
  }

  @Test
  void copiesThatShareAWordWithEachOtherAreRefused() {
    String refused = "a loop plays one word for several of these keys; unroll the loop first";
    String words = "\tarm :2\n\t\tr 0 --> 0 { -> -70 -> 10 }[2] --> 0\n";
    assertEquals(refused, changed(words, e -> e.duplicate("wave", arms(4, 6, 8, 10), 2)));
    List<KeyValue> values = List.of(arm('r', 6).with("5"), arm('r', 10).with("7"));
    assertEquals(refused, changed(words, e -> e.set("wave", values)));
    List<KeyValue> same = List.of(arm('r', 6).with("5"), arm('r', 10).with("5"));
    assertEquals(
        "2\tarm :2\n\t\tr 0 --> 0 { -> 5 -> 10 }[2] --> 0\n",
        changed(words, e -> e.set("wave", same)));
  }

  @Test
  void keysAreCopiedWithTheirEasing() {
    assertEquals(
        "1 0 :so-> 5 :li-> 9 -> 0 :so-> 9",
        line("0 :so-> 5 :li-> 9 --> 9", e -> e.duplicate("wave", List.of(arm('r', 0)), 15)));
  }

  private static KeyChange posed(KeyEditor editor, String bone, double frame, BoneValues local) {
    return editor.pose("wave", frame, List.of(new BonePose(bone, local)));
  }

  @Test
  void severalBonesArePosedAtOnce() {
    String timelines = "\tarm\n\t\tr 0 -> 40\n";
    List<BonePose> pose =
        List.of(
            new BonePose("body.arm", BoneValues.NONE.withRotation(9)),
            new BonePose("body", BoneValues.NONE.withX(3)));
    assertEquals(
        "2\tbody\n\t\tx -> 3\n\tarm\n\t\tr 0 -> 9\n",
        changed(timelines, e -> e.pose("wave", 5, pose)));
    assertEquals(
        "there is no bone \"leg\"",
        changed(
            timelines,
            e ->
                e.pose(
                    "wave",
                    5,
                    List.of(pose.get(0), new BonePose("leg", BoneValues.NONE.withX(1))))));
  }

  @Test
  void aPoseBecomesTheDifferenceFromTheSetup() {
    BoneValues local = BoneValues.NONE.withX(1).withY(25.5).withRotation(-175);
    assertEquals(
        "3\tbody\n\t\tx 1\n\t\ty 5.5\n\t\tr 175\n",
        changed("", e -> posed(e, "body", 0, local)).replace("r -185", "r 175"));
    assertEquals(
        "1\tarm\n\t\ti 1.5\n",
        changed("", e -> posed(e, "body.arm", 0, BoneValues.NONE.withScaleX(3))));
    assertEquals(
        "1 0 -> 350 -> 380",
        line("0 -> 350 -> 360", e -> posed(e, "body.arm", 10, BoneValues.NONE.withRotation(20))));
  }

  @Test
  void tracksSayWhereEachKeyIs() {
    String text = BEFORE + "\tarm\n\t\tr 0 { :so-> +8 }[2]\n\t@arm\n\t\t@ open\n";
    List<KeyTrack> tracks = new KeyEditor(Skel2d.parse(text)).tracks("wave");
    KeyTrack turns = tracks.get(0);
    int eight = text.indexOf("+8");
    assertEquals(
        List.of(
            new TrackKey(0, "0", Easing.SINE_OUT, eight - 10, eight - 9, 1),
            new TrackKey(5, "8", Easing.SINE_OUT, eight, eight + 2, 2),
            new TrackKey(10, "16", Easing.SINE_OUT, eight, eight + 2, 2)),
        turns.keys());
    assertEquals(List.of(new LoopBlock(0, 10, 2, 0, eight - 8, eight + 7)), turns.loops());
    assertEquals("open", tracks.get(1).keys().get(0).value());
    assertEquals(List.of(), new KeyEditor(Skel2d.parse(text)).tracks("none"));
  }

  @Test
  void aContinuedLineStaysContinued() {
    assertEquals("1 0 -> \\\t\t9 -> 3", set("0 -> \\\n\t\t5 -> 3", 5, "9").replace("\n", ""));
    assertEquals("1 0 ---> \\\t\t3", remove("0 -> \\\n\t\t5 --> 3", 5).replace("\n", ""));
  }

  @Test
  void endlessLoopsAreListedInPartAndNotEdited() {
    String words = "{ 0 -> 1 -> 0 }[999999999]";
    assertEquals(
        "the loops of this timeline repeat too often to be edited here", set(words, 5, "2"));
    String text = BEFORE + "\tarm\n\t\tr " + words + "\n";
    KeyTrack track = new KeyEditor(Skel2d.parse(text)).tracks("wave").get(0);
    assertEquals(false, track.complete());
    assertEquals(5, track.keys().get(1).frame());
  }

  @Test
  void aHeldKeyHasTheValueThatIsPlayedThere() {
    assertEquals("1 0 2:> 16 5:> 40", line("0 -> 40", e -> e.hold("wave", List.of(arm('r', 2)))));
    assertEquals(
        "1 170 -> 180 -> 190", line("170 --> 190", e -> e.hold("wave", List.of(arm('r', 5)))));
    assertEquals(
        "1 170 -> 180 -> -170", line("170 --> -170", e -> e.hold("wave", List.of(arm('r', 5)))));
    KeyPlace color = new KeyPlace(Target.SLOT, "body.arm.arm", 'c', 5);
    assertEquals(
        "1\t@arm\n\t\tc #000 -> #808080,0.75 -> #FFF,0.5\n",
        changed("\t@arm\n\t\tc #000 --> #FFF,0.5\n", e -> e.hold("wave", List.of(color))));
    assertEquals("1\tarm\n\t\ti 12:> 1\n", changed("", e -> e.hold("wave", List.of(arm('i', 12)))));
  }

  /** Returns the timeline with a key that holds what is seen on frame 5. */
  private static String held(String timelines, Target target, char letter) {
    String text =
        "skeleton\n\teye flip-x i2\n\t\t@ #4080C0,0.5 :circle d4\n\t\t@[open]\n"
            + "\nanim \"wave\" 10fps\n"
            + timelines;
    String name = target == Target.BONE ? "eye" : "eye.eye";
    KeyEditor editor = new KeyEditor(Skel2d.parse(text));
    KeyChange change = editor.hold("wave", List.of(new KeyPlace(target, name, letter, 5)));
    assertEquals("", change.change().refusal());
    return change.change().applyTo(text).lines().reduce((before, last) -> last).orElse("").strip();
  }

  @Test
  void aFirstKeyLeavesThePictureAsItIs() {
    assertEquals("@ -> eye", held("", Target.SLOT, '@'));
    // Opacities of the skeleton have 8 bits, rounded down.
    assertEquals("c -> #4080C0,0.498", held("", Target.SLOT, 'c'));
    assertEquals("r -> 0.251", held("", Target.SLOT, 'r'));
    assertEquals("a -> 0.498", held("", Target.SLOT, 'a'));
    assertEquals("s -> true", held("", Target.BONE, 's'));
    assertEquals("t -> false", held("", Target.BONE, 't'));
    assertEquals("i -> 1", held("", Target.BONE, 'i'));
    assertEquals("x -> 0", held("", Target.BONE, 'x'));
  }

  @Test
  void aKeyBeforeTheFirstLeavesThePictureAsItIs() {
    assertEquals("@ -> eye -> open", held("\t@eye\n\t\t@ --> open\n", Target.SLOT, '@'));
    assertEquals("c -> #4080C0,0.498 -> #FFF", held("\t@eye\n\t\tc --> #FFF\n", Target.SLOT, 'c'));
    assertEquals("s -> true -> false", held("\teye\n\t\ts --> false\n", Target.BONE, 's'));
  }

  @Test
  void aPoseSetsNoKeyWhereNothingChanges() {
    BoneValues right = BoneValues.NONE.withX(3).withY(20);
    assertEquals("1\tbody\n\t\tx -> 3\n", changed("", e -> posed(e, "body", 5, right)));
    assertEquals(
        "1\tbody\n\t\tx 0 -> 3 -> 0\n\t\ty -4 --> 4\n",
        changed("\tbody\n\t\tx 0 --> 0\n\t\ty -4 --> 4\n", e -> posed(e, "body", 5, right)));
    assertEquals(
        "0\tbody\n\t\tr 350 --> 380\n",
        changed(
            "\tbody\n\t\tr 350 --> 380\n",
            e -> posed(e, "body", 5, BoneValues.NONE.withRotation(15))));
  }

  /** Changes the count of the loop that the n-th brace opens. */
  private static String repeat(String words, int brace, int runs) {
    int at = (BEFORE + "\tarm\n\t\tr ").length() - 1;
    for (int i = 0; i <= brace; i++) {
      at = (BEFORE + "\tarm\n\t\tr " + words).indexOf('{', at + 1);
    }
    int from = at;
    return line(words, e -> e.repeat("wave", from, runs));
  }

  @Test
  void loopsAreRunMoreOrLessOften() {
    assertEquals("2 { 0 -> 4 -> 0 }[3] # on", repeat("{ 0 -> 4 -> 0 }[2] # on", 0, 3));
    assertEquals("4 { 0 -> 4 -> 0 }", repeat("{ 0 -> 4 -> 0 }[3]", 0, 1));
    assertEquals("2 { 0 -> 4 -> 0 }[2]", repeat("{ 0 -> 4 -> 0 }", 0, 2));
    assertEquals("6 { 0 { -> +1 }[3] -> 0 }[2]", repeat("{ 0 { -> +1 }[2] -> 0 }[2]", 1, 3));
  }

  @Test
  void loopsAreRunAtLeastOnceAndNotWithoutEnd() {
    assertEquals("a loop is run 1 to 1000 times", repeat("{ 0 -> 4 -> 0 }[2]", 0, 0));
    assertEquals(
        "the loops would repeat too often to be edited here",
        repeat("{ { 0 -> 4 -> 0 }[9] }[99]", 1, 1000));
    assertEquals("there is no loop here", line("0 -> 1", e -> e.repeat("wave", 3, 2)));
  }

  private static final String MARKED =
      "\t! step 5\n\t! step 15 0.5 \"left\" # hard\n\tarm\n\t\tr 0 -> 40 ---> 0\n";

  private static KeyPlace step(double frame) {
    return KeyPlace.mark("step", frame);
  }

  private static String marked(Function<KeyEditor, KeyChange> gesture) {
    return changed(MARKED, gesture).replace("\tarm\n\t\tr 0 -> 40 ---> 0\n", "");
  }

  @Test
  void marksAreTracksOfTheirOwn() {
    KeyTrack track = new KeyEditor(Skel2d.parse(BEFORE + MARKED)).tracks("wave").get(0);
    assertEquals("step!", track.name() + track.letter());
    TrackKey last = track.keys().get(1);
    assertEquals("15.0 0.5 \"left\"", last.frame() + " " + last.value());
    assertEquals("step 15", (BEFORE + MARKED).substring(last.from(), last.to()));
  }

  @Test
  void marksMoveGoAndComeAsKeysDo() {
    assertEquals(
        "1\t! step 5\n\t! step 12.5 0.5 \"left\" # hard\n",
        marked(e -> e.move("wave", List.of(step(15)), 12.5)));
    assertEquals(
        "2\t! step 7.5\n\t! step 17.5 0.5 \"left\" # hard\n",
        marked(e -> e.move("wave", List.of(step(5), step(15)), 7.5, 17.5)));
    assertEquals(
        "1\t! step 15 0.5 \"left\" # hard\n", marked(e -> e.remove("wave", List.of(step(5)))));
    assertEquals("2\t# hard\n", marked(e -> e.remove("wave", List.of(step(5), step(15)))));
    assertEquals(
        "1\t! step 5\n\t! step 8 0.5 \"left\"\n\t! step 15 0.5 \"left\" # hard\n",
        marked(e -> e.duplicate("wave", List.of(step(15)), -7)));
    assertEquals(
        "1\t! clap 2\n\t! step 5\n\t! step 15 0.5 \"left\" # hard\n",
        marked(e -> e.hold("wave", List.of(KeyPlace.mark("clap", 2)))));
    assertEquals(
        "0\t! step 5\n\t! step 15 0.5 \"left\" # hard\n",
        marked(e -> e.ease("wave", List.of(step(5)), Easing.SINE_IN)));
  }

  @Test
  void keysAndMarksMoveTogether() {
    List<KeyPlace> all = List.of(step(5), step(15), arm('r', 5), arm('r', 20));
    assertEquals(
        "4\t! step 10\n\t! step 20 0.5 \"left\" # hard\n\tarm\n\t\tr 0 --> 40 ---> 0\n",
        changed(MARKED, e -> e.move("wave", all, 10, 20, 10, 25)));
  }

  @Test
  void whatCannotBeMarkedIsRefused() {
    assertEquals(
        "the animation ends on frame 20, before this mark",
        marked(e -> e.move("wave", List.of(step(5)), 21)));
    assertEquals(
        "there is no mark \"step\" on frame 6", marked(e -> e.remove("wave", List.of(step(6)))));
    assertEquals(
        "\"a b\" cannot be the name of a mark",
        marked(e -> e.hold("wave", List.of(KeyPlace.mark("a b", 6)))));
    assertEquals(
        "\"loud\" is no number or quoted text",
        marked(e -> e.set("wave", List.of(step(6).with("loud")))));
  }
}
