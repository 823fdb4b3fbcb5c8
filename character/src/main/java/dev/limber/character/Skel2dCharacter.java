package dev.limber.character;

import dev.limber.core.canvas.ImageSource;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.List;

/**
 * A character of a Skel2D source.
 *
 * @param name the file's name
 * @param result what the text says
 * @param diagnostics what is wrong or doubtful in the file
 */
public record Skel2dCharacter(String name, Skel2d.Result result, List<Diagnostic> diagnostics)
    implements CharacterFile {
  private static final byte[] NOTHING = {};

  /** Keeps an unmodifiable copy of the diagnostics. */
  public Skel2dCharacter {
    diagnostics = List.copyOf(diagnostics);
  }

  /** Creates a character of a text that has been read. */
  public Skel2dCharacter(String name, Skel2d.Result result) {
    this(name, result, result.diagnostics());
  }

  /** Reads a source: there is a character for every text, an empty one if need be. */
  public static Skel2dCharacter of(String text, String name, Limits limits) {
    return new Skel2dCharacter(name, Skel2d.parse(text, name, limits));
  }

  /** Returns the skeleton. */
  public Skeleton skeleton() {
    return result.skeleton();
  }

  /** Returns the source, for showing its lines: without a byte order mark. */
  public String text() {
    String text = result.syntax().text();
    return text.startsWith("\ufeff") ? text.substring(1) : text;
  }

  @Override
  public CharacterFormat format() {
    return CharacterFormats.SKEL2D;
  }

  @Override
  public String version() {
    return "";
  }

  @Override
  public List<String> imageNames() {
    return skeleton().imageNames();
  }

  @Override
  public boolean hasImagesInside() {
    return false;
  }

  @Override
  public byte[] imageInside(String imageName) {
    return NOTHING;
  }

  /** Returns where the first sprite that shows the image names it. */
  @Override
  public Place imagePlace(String imageName) {
    SyntaxTree tree = result.syntax();
    String written = '"' + imageName + '"';
    for (Line line : tree.lines()) {
      boolean hasType = line.kind() == LineKind.SLOT || line.kind() == LineKind.SKIN_ENTRY;
      for (int t = line.firstToken() + 1; hasType && t < line.endToken(); t++) {
        if (tree.tokenText(t).equals(written)) {
          return tree.tokenPlace(t);
        }
      }
    }
    return new Place.Entry(imageName);
  }

  @Override
  public SkeletonPose newPose() {
    return skeleton().newPose();
  }

  @Override
  public SkeletonPose newPuppet(ImageSource images) {
    SkeletonPose pose = newPose();
    pose.images(images);
    pose.construct();
    return pose;
  }

  @Override
  public Skel2dCharacter withoutPhysics() {
    return this;
  }
}
