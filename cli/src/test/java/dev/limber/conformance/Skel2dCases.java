package dev.limber.conformance;

import java.util.ArrayList;
import java.util.List;

/** Small Skel2D sources, each for one rule of the language. */
final class Skel2dCases {
  /**
   * One rule.
   *
   * @param source the text of the file beside it, or null for a sample
   * @param path where the source is, seen from the vector
   * @param skin what to draw with
   * @param steps lines for {@code limber pose --script}
   */
  record Case(
      String name, String rule, String source, String path, String skin, List<String> steps) {}

  private final List<Case> cases = new ArrayList<>();

  private Skel2dCases() {}

  static List<Case> all() {
    Skel2dCases all = new Skel2dCases();
    all.text();
    all.bones();
    all.attachments();
    all.paths();
    all.looks();
    all.timelines();
    all.playing();
    all.samples();
    return all.cases;
  }

  private static final String SETUP = "{\"reset\":true}";

  private static String at(String animation, double seconds) {
    return "{\"reset\":true,\"anim\":\"%s\",\"from\":0,\"to\":%s}".formatted(animation, seconds);
  }

  private void add(String name, String rule, String source) {
    cases.add(new Case(name, rule, source, name + ".skel2d", "default", List.of(SETUP)));
  }

  /** Adds a case whose only animation, "a", is looked at at these seconds. */
  private void add(String name, String rule, String source, double... seconds) {
    List<String> steps = new ArrayList<>(List.of(SETUP));
    for (double second : seconds) {
      steps.add(at("a", second));
    }
    cases.add(new Case(name, rule, source, name + ".skel2d", "default", steps));
  }

  private void add(String name, String rule, String source, List<String> steps) {
    cases.add(new Case(name, rule, source, name + ".skel2d", "default", steps));
  }

  // ---------------------------------------------------------------- text

  private void text() {
    add(
        "comments",
        "A # with white space or the line end behind it goes to the end of the line.",
        """
            # first
            skeleton # the header
            	# a line of its own
            	bone x3 # y4

            	other x5
            #
            """);
    add(
        "continued-lines",
        "A backslash as the last character joins the next line, also behind a comment.",
        "skeleton\n\tbone x3 \\\n\t\ty4 \\\nr90\n\tother # swallows \\\n\tthis x9\n\tlast y1\n");
    add(
        "line-ends",
        "Lines end at LF; one CR before it belongs to the line end.",
        "skeleton\r\n\tbone x3\r\n\t\t@ :rect w4 h2\r\n");
    add(
        "byte-order-mark",
        "A byte order mark at the start is skipped.",
        "\uFEFFskeleton\n\tbone x3\n");
    add(
        "sections-again",
        "Sections come in any order, and go on where they stopped.",
        """
        anim "a"
        	late
        		x 0 -> 10
        skeleton
        	early
        skeleton
        	late y2
        anim "a"
        	early
        		y 0 -> 10
        """,
        0.125);
    add(
        "numbers",
        "Numbers are whole or have digits on both sides of a point; other words are left out.",
        "skeleton\n\tbone x-3 y0.5 r-0.25 i.5 j1e3 l5.\n");
  }

  // ---------------------------------------------------------------- skeleton

  private void bones() {
    add(
        "parents",
        "Parents without a line of their own exist with default values.",
        "skeleton\n\tbody.arm.hand x10 r30\n\tbody y5\n");
    add(
        "bones-again",
        "A second line of a bone replaces what it gives and keeps the rest.",
        "skeleton\n\tarm x10 y4 flip-x no-rot\n\tarm x20 r45\n");
    add(
        "turning",
        "Children turn with their parents; degrees are brought to -180 to 180.",
        """
            skeleton
            	a x10 r30
            	a.b x20 r350
            	a.b.c x5 y5 r-200
            """);
    add(
        "scaling",
        "Scales multiply along each bone's own axes, so that nothing skews.",
        """
            skeleton
            	a x10 r30 i2 j0.5
            	a.b x20 r60 i0.5 j3
            	a.b.c x5 y5
            """);
    add(
        "negative-scale",
        "A negative scale mirrors along the bone's own axes.",
        """
            skeleton
            	a x10 r30 i-1
            	a.b x20 y3 r60 j-2
            	a.b.c x5 y5
            """);
    add(
        "flips",
        "Flips mirror a bone and its children along the skeleton's axes; two undo each other.",
        """
            skeleton
            	a x10 r30 flip-x
            	a.b x20 y3 r60 flip-y
            	a.b.c x5 y5 r10 flip-x
            """);
    add(
        "no-rot-no-scale",
        "A bone with no-rot does not turn with its parent, one with no-scale does not grow with it;"
            + " its position does both.",
        """
        skeleton
        	a x10 r30 i2 j3
        	a.still x20 y3 r5 no-rot
        	a.still.child x4
        	a.small x20 y3 r5 no-scale
        	a.small.child x4
        	a.both x20 y3 r5 no-rot no-scale
        """);
    add(
        "slots",
        "Slot and attachment are called like the bone or the slot unless they have names; a slot"
            + " shows the first that was written.",
        """
        skeleton
        	arm
        		@ :rect w1 h1
        		@sleeve :rect w2 h2
        		@[bare] :rect w3 h3
        		@sleeve[torn] :rect w4 h4
        		@empty
        		@empty[full] :rect w5 h5
        """);
    add(
        "slot-colours",
        "A slot's colour is multiplied with those of what it shows; opacity has 8 bits, rounded down.",
        """
        skeleton #3AF,0.8
        	a
        		@ #F80,0.5 :rect w10 h10 f#808080 s#fff,0.25 t2
        		@sprite #0F0 :sprite "a.png"
        """);
  }

  private void attachments() {
    add(
        "rectangles",
        "Rectangles lie around their origin; d rounds corners by at most half of each side.",
        """
        skeleton
        	a x5 y6 r20
        		@plain :rect w40 h20
        		@round :rect w40 h20 d8
        		@pill :rect w40 h20 d30
        		@tiny :rect w40 h20 d0.02
        """);
    add(
        "ellipses",
        "Ellipses and circles are four curves around their origin.",
        """
            skeleton
            	a x5 y6 r20 i2
            		@e :ellipse w40 h20
            		@c :circle d9
            """);
    add(
        "places",
        "An attachment is scaled, turned, then moved on its bone.",
        """
            skeleton
            	a x5 y6 r20 i2
            		@ :rect x3 y-4 r45 i2 j0.5 w10 h4
            """);
    add(
        "paint",
        "Line width, joins, caps, miter limit and colours, with their defaults.",
        """
        skeleton
        	a
        		@default :rect w10 h10
        		@all :path t2.5 m4 round-join square-cap f#123456,0.5 s#abc
        			L 5,5
        		@bevel :rect w10 h10 bevel-join round-cap t0
        """);
    add(
        "sprites",
        "A sprite has an image's name, or none.",
        """
            skeleton
            	a x5
            		@ :sprite "pictures/a.png" x3 r90
            		@none :sprite
            		@b :none x2
            """);
    add(
        "attachments-again",
        "An attachment written again keeps what is not given if the type is the same, and starts anew"
            + " otherwise; a path's commands are added.",
        """
        skeleton
        	a
        		@same :rect w10 h4 x1
        		@same :rect h6
        		@other :rect w10 h4 x1
        		@other :circle d3
        		@path :path t3
        			L 5,0
        		@path :path
        			L 5,5
        """);
  }

  private void paths() {
    add(
        "path-commands",
        "M, L, Q, B and C; without an M a path starts at 0,0 of the slot's bone.",
        """
        skeleton
        	a x2 r90
        		@all :path
        			M 1,2
        			L 10,0
        			Q 15,5 10,10
        			B 8,12 4,12 1,10
        			C
        		@open :path
        			L 10,0
        			Q 15,5 10,10
        """);
    add(
        "path-bones",
        "A point hangs on its own bone, or on that of the last : line, at first on the slot's.",
        """
        skeleton
        	a x2 r90
        		@ :path
        			M 1,2
        			L 10,0:b
        			: b
        			L 3,4
        			Q 5,5:a 6,6
        			C
        	a.b x20 r30 i2
        anim "a" 1fps :1
        	b
        		r 0 -> 60
        """,
        0.5,
        1);
    add(
        "path-places",
        "Points of other bones are moved along with the attachment's place, seen from the slot's bone.",
        """
        skeleton
        	a x2 r90 i2
        		@ :path x5 y1 r30 j2
        			M 1,2
        			L 10,0:b
        			L 3,4:b
        			C
        	a.b x20 r30
        """);
    add(
        "path-moves",
        "A later M throws away what came before it, and nothing counts behind the first C.",
        """
        skeleton
        	a
        		@ :path
        			M 1,2
        			L 10,0
        			M 5,5
        			L 6,6
        			L 7,5
        			C
        			L 9,9
        """);
  }

  // ---------------------------------------------------------------- names, skins, order

  private void looks() {
    add(
        "names",
        "The end of a full name refers, in whole components, if only one fits; skeleton. stands before"
            + " the top.",
        """
        skeleton
        	arm
        	arm.arm
        	forearm
        	leg.foot
        	wing.foot
        anim "a" 1fps :1
        	forearm
        		x 1
        	skeleton.arm
        		x 2
        	arm.arm
        		x 3
        	foot
        		x 4
        	leg.foot
        		x 5
        """,
        0);
    String skins =
        """
        skeleton
        	a
        		@hat[red] :rect w4 h4 f#F00
        		@hat[blue] :rect w4 h4 f#00F
        		@coat :circle d8
        skin "winter"
        	@hat[red] :ellipse w6 h3 f#800
        	@coat
        skin "summer"
        	@coat :path
        		L 4,4
        """;
    for (String skin : List.of("default", "winter", "summer")) {
      cases.add(
          new Case(
              "skin-" + skin,
              "A skin says anew what some attachments are; the rest looks as in the skeleton.",
              skins,
              "skins.skel2d",
              skin,
              List.of(SETUP)));
    }
    add(
        "draw-order",
        "The slots of the order section come first, in that order, the others behind as written.",
        """
        skeleton
        	a
        		@one :rect w1 h1
        		@two :rect w2 h2
        		@three :rect w3 h3
        		@four :rect w4 h4
        order
        	@three
        	@one
        	@three
        """);
  }

  // ---------------------------------------------------------------- animations

  private void timelines() {
    String bone = "skeleton\n\tb x10 y5 r20 i2 j3\n";
    add(
        "keys-and-setup",
        "Keys of x, y and r are added to the skeleton's values, those of i and j multiplied.",
        bone
            + """
            anim "a" 1fps :1
            	b
            		x 0 -> 4
            		y 2 -> -2
            		r 10 -> 50
            		i 1 -> 0.5
            		j 2 -> -1
            """,
        0,
        0.25,
        1,
        3);
    add(
        "easings",
        "li, si, so and sio.",
        """
            skeleton
            	li
            	si
            	so
            	sio
            anim "a" 1fps :1
            	li :li
            		x 0 -> 100
            	si :si
            		x 0 -> 100
            	so :so
            		x 0 -> 100
            	sio :sio
            		x 0 -> 100
            """,
        0.25,
        0.5,
        0.9);
    add(
        "easing-changes",
        "A word that sets an easing also sets that of the key before it.",
        bone + "anim \"a\" 1fps :1\n\tb\n\t\tx 0 :so-> 40 :si-> 0 -> 10\n",
        0.5,
        1.5,
        2.5);
    add(
        "frames-and-steps",
        "Without options 20 frames a second and 5 frames a step; items and words change them.",
        """
            skeleton
            	a
            	b
            	c
            	d
            anim "a"
            	a
            		x 0 -> 10 --> 20
            	b 3:
            		x 1 -> 2
            	c 2:4:si
            		x 1 -> 2 :2-> 3
            	d
            		x 1 12:> 2 +3:> 3 :2> 4 -> 5
            """,
        0.1,
        0.25,
        0.5,
        0.7,
        0.9);
    add(
        "header-options",
        "The header's rate, frame, step and easing hold for all items, also those of earlier sections.",
        """
            skeleton
            	a
            	b
            anim "a"
            	a
            		x 0 -> 10
            anim "a" 10fps 2:4:so
            	b
            		x 0 -> 10
            """,
        0.1,
        0.4,
        0.7);
    add(
        "relative-values",
        "+ adds to the value before, * multiplies it.",
        bone
            + """
            anim "a" 1fps :1
            	b
            		x 2 -> +5 -> *3 -> +-1 -> *-2
            """,
        1,
        2,
        3,
        4);
    add(
        "loops",
        "Loops run as often as they say, may nest, and set nothing back; }[0] takes time only.",
        """
            skeleton
            	a
            	b
            	c
            	d
            anim "a" 1fps :1
            	a
            		x { 0 -> 8 -> 0 }[2]
            	b
            		x 0 { -> { +1 }[2] }[4]
            	c
            		x 1 { -> *2 }[3]
            	d
            		x 3 -> { 1 -> 2 }[0] -> 4
            """,
        0,
        0.5,
        1,
        2.5,
        3,
        4);
    add(
        "same-frame",
        "A value at the frame of the key before it replaces that key.",
        bone + "anim \"a\" 1fps :1\n\tb\n\t\tx 1 -> 5 > 9 -> 2\n",
        0.5,
        1,
        1.5);
    add(
        "before-the-first-key",
        "Before its first key a timeline does nothing; behind its last the value holds.",
        bone + "anim \"a\" 1fps :1\n\tb\n\t\tx 2:> 4 -> 8\n\t\tr 10\n",
        0,
        1.9,
        2,
        5);
    add(
        "short-way-round",
        "Rotations take the short way; of two exactly half a turn apart the lower counts as higher.",
        """
            skeleton
            	a
            	b
            	c
            	d r170
            anim "a" 1fps :1
            	a
            		r 0 -> 270
            	b
            		r 0 -> 180
            	c
            		r 0 -> 120 -> 240 -> 360
            	d
            		r 0 -> 40
            """,
        0.25,
        0.5,
        1.5,
        2.5);
    add(
        "flip-keys",
        "Flips switch at their keys and replace the skeleton's.",
        """
            skeleton
            	a x5 r20 flip-x
            	a.b x3 y1
            anim "a" 1fps :1
            	a
            		s true -> false
            		t false --> true
            """,
        0,
        0.5,
        1,
        2);
    add(
        "attachment-keys",
        "Attachments switch at their keys; a name that the slot does not have hides it.",
        """
            skeleton
            	eye
            		@[open] :circle d10
            		@[shut] :rect w10 h2
            		@[gone]
            anim "a" 1fps :1
            	@eye
            		@ open -> shut -> gone -> none-such -> open
            """,
        0,
        1,
        1.5,
        2,
        3,
        4);
    add(
        "colour-keys",
        "Colours are replaced, whole or part by part; their opacity is exact here and parts may leave"
            + " 0 to 1.",
        """
            skeleton
            	a
            		@one #808080 :rect w1 h1 f#F00
            		@two :rect w1 h1 f#0F0
            anim "a" 1fps :1
            	@one
            		c #F80,0.5 -> #08F
            	@two
            		r 0 -> 2
            		a 1 -> 0.25
            """,
        0,
        0.5,
        1);
    add(
        "timelines-again",
        "A timeline that is written again replaces the earlier one.",
        bone
            + """
            anim "a" 1fps :1
            	b
            		x 1 -> 5
            		y 3
            		x 7 -> 8
            """,
        0.5,
        1);
  }

  private void playing() {
    String two =
        """
        skeleton
        	a x10 r20
        		@ #FFF :rect w4 h4
        		@[other] :circle d4
        anim "a" 1fps :1
        	a
        		x 0 -> 10
        		r 0 -> 90
        		s false -> true
        	@a
        		c #FFF -> #000
        		@ a -> other
        anim "b" 1fps :1
        	a
        		x 20 -> -20
        		r -100 -> -170
        		i 2 -> 3
        """;
    add(
        "mix",
        "A mix below one goes only that part of the way from the values that are there.",
        two,
        List.of(
            "{\"reset\":true,\"anim\":\"a\",\"from\":0,\"to\":0.5,\"mix\":0.25}",
            "{\"anim\":\"a\",\"from\":0.5,\"to\":0.75,\"mix\":0.25}",
            "{\"anim\":\"a\",\"from\":0.75,\"to\":1,\"mix\":1}"));
    add(
        "crossfade",
        "One animation over the other, which weighs less and less.",
        two,
        List.of(
            "{\"reset\":true,\"apply\":[{\"anim\":\"a\",\"to\":0.5},{\"anim\":\"b\",\"to\":0.1,\"mix\":0.3}]}",
            "{\"reset\":true,\"apply\":[{\"anim\":\"a\",\"to\":0.6},{\"anim\":\"b\",\"to\":0.2,\"mix\":0.7}]}",
            "{\"reset\":true,\"apply\":[{\"anim\":\"a\",\"to\":0.9},{\"anim\":\"b\",\"to\":0.5,\"mix\":1}]}"));
    add(
        "intervals",
        "Switches look at the keys of the interval played; one that wraps round starts anew.",
        two,
        List.of(
            "{\"reset\":true,\"anim\":\"a\",\"from\":0,\"to\":0.5}",
            "{\"anim\":\"a\",\"from\":0.5,\"to\":1}",
            "{\"anim\":\"a\",\"from\":1,\"to\":1.2}",
            "{\"anim\":\"a\",\"from\":1.2,\"to\":0.3}",
            "{\"anim\":\"a\",\"from\":0.3,\"to\":0.6}"));
  }

  private void samples() {
    String[][] samples = {
      {"hello", "hop"}, {"face", "talk"}, {"fox", "walk"},
      {"humanoid", "walk"}, {"plant", "sway"}, {"truck", "drive"}
    };
    for (String[] sample : samples) {
      cases.add(
          new Case(
              "sample-" + sample[0],
              "A whole character of ours.",
              null,
              "../../samples/" + sample[0] + ".skel2d",
              "default",
              List.of(SETUP, at(sample[1], 0.3))));
    }
  }
}
