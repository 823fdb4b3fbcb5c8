package dev.limber.skel2d.language;

import dev.limber.core.canvas.ImageNames;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.math.Trig;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Adds bones and slots to the skeleton, as people would write them. */
final class NewParts {
  private static final int DECIMALS = 4;

  /** Length and width of shapes on bones that have no length. */
  private static final double SIZE = 40;

  /** What places of images are multiples of; nobody sees less of a pixel. */
  private static final double FINEST = 0.01;

  private static final double FARTHEST = 1e9;

  private static final String PAINT = " t0 f#3A8CC4";

  private final Source source;
  private final Symbols symbols;
  private final Skeleton skeleton;
  private final String lineEnd;

  NewParts(Source source) {
    this.source = source;
    this.symbols = source.symbols();
    this.skeleton = source.result.skeleton();
    this.lineEnd = source.lineEnd();
  }

  /** Returns a name that nothing has yet: the word itself, or with a number behind it. */
  String freeName(String word) {
    return freeName(word, takenNames());
  }

  /** Returns all names, also those that are asked for and not there: they would be found then. */
  private Set<String> takenNames() {
    Set<String> taken = new TreeSet<>();
    taken.add("skeleton");
    for (int i = 0; i < symbols.firstSkin; i++) {
      taken.add(symbols.name(i));
    }
    Mentions mentions = source.mentions();
    for (int i = 0; i < mentions.size(); i++) {
      String mention = source.text.substring(mentions.from(i), mentions.to(i));
      taken.addAll(List.of(mention.split("\\.")));
    }
    return taken;
  }

  private static String freeName(String word, Set<String> taken) {
    String name = word;
    for (int i = 2; taken.contains(name); i++) {
      name = word + i;
    }
    return name;
  }

  /** Returns a name for a new slot: that of its bone, if it is free. */
  String slotName(String boneName) {
    int bone = symbols.fullBone(boneName);
    return bone < 0 || symbols.ownSlot(bone) >= 0 ? freeName("shape") : symbols.name(bone);
  }

  /** Adds a bone that starts at the end of its parent and ends at a point of the setup pose. */
  Change bone(String fullName, double endX, double endY, double step, double degreeStep) {
    int dot = fullName.lastIndexOf('.');
    String parentName = dot < 0 ? "" : fullName.substring(0, dot);
    int parent = symbols.fullBone(parentName);
    String problem = nameProblem(fullName.substring(dot + 1));
    if (dot >= 0 && parent < 0) {
      problem = "there is no bone " + Excerpt.quoted(parentName);
    } else if (symbols.fullBone(fullName) >= 0) {
      problem = "there is already a bone " + Excerpt.quoted(fullName);
    }
    if (!problem.isEmpty()) {
      return Change.refused(problem);
    }
    double start = parent < 0 ? 0 : skeleton.bones().get(parent).length();
    double fromX = 0;
    double fromY = 0;
    if (parent >= 0) {
      SkeletonPose setup = new SkeletonPose(skeleton);
      setup.construct();
      Matrix world = Matrix.of(setup.bone(parent));
      fromX = world.x(start, 0);
      fromY = world.y(start, 0);
    }
    InheritedTransform inherited = InheritedTransform.of(skeleton, parent);
    double x = (endX - fromX) * inherited.flipX() * Math.signum(inherited.scaleX());
    double y = (endY - fromY) * inherited.flipY() * Math.signum(inherited.scaleX());
    double length = Math.hypot(x, y) / Math.abs(inherited.scaleX());
    if (!Double.isFinite(length / step) || !Double.isFinite(start / step)) {
      return Change.refused("what it hangs on is flat here, or far too large");
    }
    double turn = Trig.shortTurn(Math.atan2(y, x) * 180 / Math.PI - inherited.degrees());
    StringBuilder line = new StringBuilder("\t").append(fullName);
    property(line, 'x', start, step);
    property(line, 'r', turn, degreeStep);
    property(line, 'l', length, step);
    return checked(below(lastLineOf(parent), line.toString()), 1, 0);
  }

  private static void property(StringBuilder line, char letter, double value, double step) {
    double rounded = Math.rint(value / step) * step;
    String number = Numbers.rounded(rounded, DECIMALS);
    if (!number.equals("0")) {
      line.append(' ').append(letter).append(number);
    }
  }

  /** Adds a slot that shows a shape, as long as its bone. */
  Change slot(String boneName, String name, String type) {
    int bone = symbols.fullBone(boneName);
    String problem = nameProblem(name);
    if (bone < 0) {
      problem = "there is no bone " + Excerpt.quoted(boneName);
    } else if (symbols.slot(bone, name) >= 0) {
      problem = "this bone has a slot " + Excerpt.quoted(name) + " already";
    }
    if (!problem.isEmpty()) {
      return Change.refused(problem);
    }
    double length = skeleton.bones().get(bone).length();
    double size = length > 0 ? length : SIZE;
    String middle = length > 0 ? " x" + Numbers.rounded(length / 2, DECIMALS) : "";
    String wide = Numbers.rounded(size, DECIMALS);
    String high = Numbers.rounded(size / 2, DECIMALS);
    String shape =
        switch (type) {
          case "rect" -> ":rect" + middle + " w" + wide + " h" + high + PAINT;
          case "ellipse" -> ":ellipse" + middle + " w" + wide + " h" + high + PAINT;
          case "circle" -> ":circle" + middle + " d" + high + PAINT;
          case "path" -> path(wide, high);
          default -> "";
        };
    if (shape.isEmpty()) {
      return Change.refused("there is no shape " + Excerpt.quoted(type));
    }
    String own = symbols.name(bone).equals(name) ? "@ " : "@" + name + " ";
    int line = lineOf(bone);
    if (line < 0) {
      // Only its children name it: it gets a line before the first of them.
      int first = source.tree.lines().get(firstLineBelow(bone)).start();
      String added = "\t" + boneName + lineEnd + "\t\t" + own + shape + lineEnd;
      return checked(new Edit(first, first, added), 0, 1);
    }
    return checked(below(endOfBlock(line), "\t\t" + own + shape), 0, 1);
  }

  /** Adds images, each in a slot of a bone without a parent; the last one is in front. */
  Change sprites(List<NewSprite> sprites) {
    Set<String> taken = takenNames();
    StringBuilder lines = new StringBuilder();
    for (NewSprite sprite : sprites) {
      String image = sprite.image();
      if (!ImageNames.stayBelow(image) || hasSpace(image)) {
        return Change.refused(
            Excerpt.quoted(image)
                + " cannot name an image: it has white space, or leaves the folder");
      }
      double size =
          Math.hypot(sprite.x(), sprite.y()) + Math.hypot(sprite.offsetX(), sprite.offsetY());
      if (!(size < FARTHEST)) {
        return Change.refused("this is too far away");
      }
      String name = freeName(nameAfter(image), taken);
      taken.add(name);
      lines.append(lines.length() == 0 ? "" : lineEnd).append('\t').append(name);
      property(lines, 'x', sprite.x(), FINEST);
      property(lines, 'y', sprite.y(), FINEST);
      lines.append(lineEnd).append("\t\t@ :sprite \"").append(image).append('"');
      property(lines, 'x', sprite.offsetX(), FINEST);
      property(lines, 'y', sprite.offsetY(), FINEST);
    }
    return sprites.isEmpty()
        ? Change.NOTHING
        : checked(below(lastLineOf(-1), lines.toString()), sprites.size(), sprites.size());
  }

  /**
   * Returns what a bone for an image is called, whether that is free or not: the file's name from
   * its first letter on, with hyphens for what names cannot have.
   */
  private static String nameAfter(String image) {
    String file = image.substring(image.lastIndexOf('/') + 1);
    int dot = file.lastIndexOf('.');
    String word = dot > 0 ? file.substring(0, dot) : file;
    StringBuilder name = new StringBuilder();
    int at = 0;
    while (at < word.length()) {
      int end = Lexemes.nameEnd(word, at);
      boolean isFirst = name.length() == 0;
      int from = isFirst ? firstLetter(word, at, end) : at;
      if (from < end) {
        name.append(isFirst ? "" : "-").append(word, from, end);
      }
      at = end + 1;
    }
    return name.length() == 0 ? "image" : name.toString();
  }

  private static boolean hasSpace(String text) {
    int at = 0;
    while (at < text.length() && !Lexemes.isSpace(text.charAt(at))) {
      at++;
    }
    return at < text.length();
  }

  /** Files are often numbered, and no name starts with a digit. */
  private static int firstLetter(String word, int from, int to) {
    int at = from;
    while (at < to && "0123456789_-".indexOf(word.charAt(at)) >= 0) {
      at++;
    }
    return at;
  }

  /** A drop that points along the bone. */
  private String path(String wide, String high) {
    String command = lineEnd + "\t\t\t";
    return ":path" + PAINT + command + "M 0,0" + command + "Q 0," + high + " " + wide + ",0"
        + command + "Q 0,-" + high + " 0,0" + command + "C";
  }

  private static String nameProblem(String name) {
    if (!Lexemes.isName(name, 0, name.length())) {
      return Excerpt.quoted(name) + " is no name: letters, digits, _ and -, no digit first";
    }
    return name.equals("skeleton") ? "nothing can be called skeleton" : "";
  }

  /** Returns the line that a bone is written on first, -1 if it has none. */
  int lineOf(int bone) {
    List<Line> lines = source.tree.lines();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).kind() == LineKind.BONE && boneOf(i) == bone) {
        return i;
      }
    }
    return -1;
  }

  private int boneOf(int line) {
    return source.parts().of(line, LineParts.BONE);
  }

  private int firstLineBelow(int bone) {
    int line = 0;
    while (source.tree.lines().get(line).kind() != LineKind.BONE || !isBelow(boneOf(line), bone)) {
      line++;
    }
    return line;
  }

  /** Returns the last line of a bone and all below it; for no bone that of the whole skeleton. */
  int lastLineOf(int bone) {
    int last = -1;
    List<Line> lines = source.tree.lines();
    for (int i = 0; i < lines.size(); i++) {
      LineKind kind = lines.get(i).kind();
      boolean own = kind == LineKind.BONE && (bone < 0 || isBelow(boneOf(i), bone));
      if (own || (bone < 0 && kind == LineKind.SKELETON)) {
        last = i;
      }
    }
    return last < 0 ? -1 : endOfBlock(last);
  }

  private boolean isBelow(int bone, int ancestor) {
    int at = bone;
    while (at >= 0 && at != ancestor) {
      at = skeleton.bones().get(at).parent();
    }
    return at == ancestor && bone >= 0;
  }

  /** Returns the last line that stands deeper than a line, directly below it. */
  int endOfBlock(int line) {
    List<Line> lines = source.tree.lines();
    int end = line;
    for (int i = line + 1; i < lines.size(); i++) {
      boolean blank = lines.get(i).kind() == LineKind.BLANK;
      boolean slot = lines.get(i).tabs() > 1;
      if (!blank && !slot) {
        break;
      }
      end = blank ? end : i;
    }
    return end;
  }

  /** Adds lines below another; below none, a skeleton at the start. */
  Edit below(int line, String text) {
    if (line < 0) {
      return new Edit(0, 0, "skeleton" + lineEnd + text + lineEnd);
    }
    return source.below(line, text);
  }

  /** Makes sure that nothing but the new thing is new: no name means something else now. */
  private Change checked(Edit edit, int bones, int slots) {
    Change change = Change.of(List.of(edit));
    Skel2d.Result after = Skel2d.parse(change.applyTo(source.text));
    Skeleton now = after.skeleton();
    boolean same =
        now.bones().size() == skeleton.bones().size() + bones
            && now.slots().size() == skeleton.slots().size() + slots
            && now.skins().size() == skeleton.skins().size()
            && now.animations().size() == skeleton.animations().size()
            && after.diagnostics().size() <= source.result.diagnostics().size();
    for (int i = 0; same && i < now.animations().size(); i++) {
      Animation before = skeleton.animations().get(i);
      same = before.timelines().size() == now.animations().get(i).timelines().size();
    }
    return same
        ? change
        : Change.refused("other names would mean something else then; choose another name");
  }
}
