package dev.limber.skel2d.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The rules of the layout, one by one. */
class SourceFormatterTest {

  private static void assertFormatted(String expected, String source) {
    assertEquals(Formatted.shown(expected), Formatted.shown(Formatted.of(source)));
  }

  private static void assertUnchanged(String source) {
    assertFormatted(source, source);
  }

  @Test
  void oneSpaceIsBetweenWordsAndNoneBehindThem() {
    assertFormatted(
        """
        skeleton #F80
        \tarm x1 y2 r3
        \t\t@ #F00 :path t2
        \t\t\tB 1,2 3,4 5,6

        skin "night"
        \t@arm :path
        \t\tM 0,0

        order
        \t@arm

        anim "wave" 10fps :2
        \tarm :4
        \t\tr 0 -> { 10 :si--> 0 }[2]
        """,
        """
        skeleton\t  #F80
        \tarm\tx1  y2\u00a0r3   \s
        \t\t@   #F00\t:path  t2\t
        \t\t\tB  1,2   3,4\f5,6

        skin  "night"\t
        \t@arm\t\t:path
        \t\tM   0,0

        order\s\s
        \t@arm  \t

        anim   "wave"\t10fps  :2
        \tarm\t:4
        \t\tr\t0  ->   {\t10 :si-->  0   }[2]\s\s
        """);
  }

  @Test
  void wordsAreNeverTakenApartOrJoined() {
    assertUnchanged(
        """
        skeleton
        \tarm x 10 y+1
        \t\t@ :path
        \t\t\tL 1, 2

        anim "a"
        \tarm
        \t\tx {0->1}[2] 0 - > 1
        """);
  }

  @Test
  void linesEndWithLineFeedsAlsoTheLast() {
    assertFormatted("skeleton\n\tarm\n", "skeleton\r\n\tarm");
    assertFormatted("skeleton\n\tarm x1\n\tleg\n", "skeleton\n\tarm\rx1\r\r\n\tleg\r");
  }

  @Test
  void byteOrderMarkIsLeftOut() {
    assertFormatted("skeleton\n", "\ufeffskeleton\n");
  }

  @Test
  void whatWouldBecomeAByteOrderMarkIsNotMovedToTheStart() {
    assertFormatted("\n\ufeffskeleton\n", "\ufeff\ufeffskeleton\n");
    assertFormatted("\n\ufeffskeleton\n", "\n\n\n\ufeffskeleton\n");
  }

  @Test
  void nothingStaysNothing() {
    assertUnchanged("");
    assertFormatted("", "\ufeff");
    assertFormatted("", " \t\r\n\n \\\n \n");
  }

  @Test
  void blankLinesAreCollapsedAndDroppedAtTheEnds() {
    assertFormatted(
        """
        skeleton

        \tarm

        \tleg
        """,
        """

        \t
        skeleton

        \tarm
        \s\s

        \t\t
        \tleg

        \s
        """);
  }

  @Test
  void oneBlankLineIsBetweenSections() {
    assertFormatted(
        """
        skeleton
        \tarm

        skin "a"

        order

        anim
        """,
        """
        skeleton
        \tarm
        skin "a"
        order


        anim
        """);
  }

  @Test
  void commentsAboveASectionStayWithIt() {
    assertFormatted(
        """
        # A figure.
        skeleton
        \tarm

        # It waves.
        # Twice.
        anim
        """,
        """
        # A figure.
        skeleton
        \tarm
        # It waves.
        \t# Twice.
        anim
        """);
  }

  @Test
  void commentsAreIndentedAsTheLineBelow() {
    assertFormatted(
        """
        skeleton
        \t# the arm
        \tarm
        \t\t# its shape
        \t\t# is a path
        \t\t@ :path
        \t\t\t# start
        \t\t\tM 0,0
        \t# the leg
        \tleg
        """,
        """
        skeleton
        # the arm
        \tarm
        \t# its shape
            # is a path
        \t\t@ :path
        # start
        \t\t\tM 0,0
        \t\t\t# the leg
        \tleg
        """);
  }

  @Test
  void commentsBeforeABlankLineStayAtTheirTabs() {
    assertFormatted(
        """
        skeleton
        \tarm
        \t\t# no slots yet

        # to be continued

        \tleg
        \t# the end
        """,
        """
        skeleton
        \tarm
        \t\t  # no slots yet

          # to be continued

        \tleg
        \t# the end
        """);
  }

  @Test
  void commentsSayWhatTheySaid() {
    assertFormatted("#\n#  a\tb  \\ c\n# x\n", "#  \n#  a\tb  \\ c\t\n# x");
    assertFormatted("#\tskeleton\n", " #\tskeleton\r\n");
  }

  @Test
  void commentBehindCodeFollowsAfterOneSpace() {
    assertFormatted(
        """
        skeleton # one
        \tarm x1 # two
        \tleg x10 # three
        """,
        """
        skeleton\t\t# one
        \tarm   x1          # two
        \tleg x10   # three
        """);
  }

  @Test
  void commentsInOneColumnStayInIt() {
    assertUnchanged(
        """
        skeleton
        \tparent.bone
        \t\t@               # slot "bone" with attachment "bone"
        \t\t@[attachment]   # slot "bone" with attachment "attachment"
        \t\t@slot           # slot "slot" with attachment "slot"
        """);
    assertFormatted(
        """
        skeleton
        \tarm x1    # one
        \tleg
        \t\t@ :rect
        \thead x100 # two
        """,
        """
        skeleton
        \tarm   x1  # one
        \tleg
        \t\t@  :rect
        \thead x100 # two
        """);
  }

  @Test
  void columnsAreSeenWithTabsOfTwoFourAndEight() {
    for (int tab : new int[] {2, 4, 8}) {
      String arm = "\tarm" + " ".repeat("@ :rect ".length() + tab - "arm".length()) + "# a\n";
      assertUnchanged("skeleton\n" + arm + "\t\t@ :rect # b\n");
    }
    assertFormatted(
        "skeleton\n\tarm # a\n\t\t@ :rect # b\n", "skeleton\n\tarm      # a\n\t\t@ :rect # b\n");
  }

  @Test
  void columnsAreThoseOfLinesThatAreNotContinued() {
    assertFormatted(
        "skeleton\n\tarm \\\n\t\tx1 # a\n\tleg x123 # b\n",
        "skeleton\n\tarm \\\nx1          # a\n\tleg x123          # b\n");
  }

  @Test
  void linesThatAreLeftAloneHoldNoColumn() {
    assertFormatted(
        "skeleton\n\tarm # a\n\t1eg    # b\n\tfoot # c\n",
        "skeleton\n\tarm    # a\n\t1eg    # b\n\tfoot  # c\n");
    assertUnchanged("skeleton\n\tarm    # a\n\t1eg # b\n\tfoot   # c\n");
  }

  @Test
  void tabsBeforeCommentsBecomeSpaces() {
    assertFormatted(
        "skeleton\n\tarm     # a\n\tlegs x1 # b\n", "skeleton\n\tarm\t\t# a\n\tlegs x1\t# b\n");
  }

  @Test
  void continuedLinesAreOneTabDeeper() {
    assertFormatted(
        """
        skeleton \\
        \t#F80
        \tarm \\
        \t\tx1 y2 \\
        \t\tr3
        \t\t@ :path \\
        \t\t\tt2 \\
        \t\t\t# comment
        \t\t\tB 1,2 \\
        \t\t\t\t3,4 5,6

        anim
        \tarm
        \t\tx \\
        \t\t\t0
        """,
        """
        skeleton\\
          #F80
        \tarm    \\
        x1   y2\\
        \t\t\t\t\tr3
        \t\t@ :path \\
        t2 \\
          # comment
        \t\t\tB 1,2 \\
           \\
        \\
         3,4 5,6 \\

        anim
        \tarm
        \t\tx\\
        0
        """);
    assertFormatted("skeleton \\\n\t#F80\n", "skeleton \\\r\n#F80\r\n");
  }

  @Test
  void commentsThatGoOnKeepTheirLines() {
    assertUnchanged(
        """
        skeleton
        \t# swallows \\
        \tb x2
        \tc # too \\
          d x4
        """);
    assertFormatted("# a \\\n b\n", "  # a \\\r\n b \\\n \\\n");
  }

  @Test
  void backslashThatIsAWordStaysOne() {
    assertUnchanged("skeleton\n\tarm x1 \\ \n\tleg\n");
    assertFormatted("skeleton\n\tarm \\ \n\tleg\n", "skeleton\n\tarm \\ \t\n\tleg");
    assertFormatted("# path\\ \nskeleton\n", "# path\\\t\nskeleton\n");
    assertFormatted("skeleton\n\tarm a\\ \n", "skeleton\n\tarm a\\\\\n");
  }

  @Test
  void backslashAtTheVeryEndGetsNoLineEnd() {
    assertUnchanged("skeleton\n\tarm\\");
    assertUnchanged("skeleton\n\tarm \\");
    assertUnchanged("# comment\\");
    assertUnchanged("anim\n\tarm\n\t\t\\");
    assertFormatted("skeleton\n\tarm\\", "skeleton\n\tarm\\\r");
  }

  @Test
  void linesThatFitNowhereAreLeftAlone() {
    assertUnchanged(
        """
        skeleton
        \tarm
            leg  x1
        \thand   x2

        skeleton
        \t foot  x3 #note
        \t\t\t\t@   :rect
        #note   closes the section
        \t\tlost   \\
           as   well
        skin   "default"
        """);
    assertFormatted("  a  b\n", "  a  b \t\n");
  }

  @Test
  void timelinesMayOnlyStandTwoTabsDeep() {
    assertFormatted(
        """
        skeleton
        \ta

        anim
        \ta
        \t\tx 0 -> 1
        \t\tr 0 -> 3
        \t\ti 1 -> 4
        \t\tj 1 -> 4
        """,
        """
        skeleton
        \ta

        anim
        \ta
        \t\tx 0 -> 1
        \t\t\t\tr 0 -> 3
        \t\t  i 1 -> 4
        \t\t\\
         j 1 -> 4
        """);
  }

  @Test
  void timelinesThatWouldBeNoneElsewhereAreLeftAlone() {
    assertUnchanged(
        """
        skeleton
        \ta

        anim
        \ta
        \t\t\ty  0 -> 2
        \t\t j  1 -> 5
        \t\t\t\txy  0 ----> 9
        \t\tx\s
        \t\ty\t\t
        \t\tr
        """);
    assertFormatted("anim\n\ta\n\t\tx # c\n", "anim\n\ta\n\t\tx   # c\n");
    assertUnchanged("anim\n\ta\n\t\tx\r\r\n");
  }

  @Test
  void orderEntriesSpoiledByATabAreLeftAlone() {
    assertFormatted(
        """
        skeleton
        \ta
        \t\t@one
        \t\t@two

        order
        \t@two\t# the tab is part of the name
        \t@two\t
        \t@one # fine
        """,
        """
        skeleton
        \ta
        \t\t@one
        \t\t@two
        order
        \t@two\t# the tab is part of the name
        \t@two\t
        \t@one   # fine
        """);
    assertFormatted("order\n\t@a \\\n\t\tb\n", "order\n\t@a\\\nb\n");
  }
}
