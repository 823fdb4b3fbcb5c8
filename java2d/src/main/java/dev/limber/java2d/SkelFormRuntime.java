package dev.limber.java2d;

import dev.limber.character.SkelFormCharacter;
import dev.limber.core.canvas.View;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.SkelFormFile;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.ConstructOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * The functions that SkelForm's developer documentation requires of an engine runtime: load,
 * animate, construct, draw. One object is one character on a screen whose y points down.
 *
 * <p>{@code FormatFrame} and {@code TimeFrame} are in {@link SkelForm}; {@link #pose} has the rest.
 * Physics starts as stored in the file, far from rest; {@code pose().settle(120)} brings it to
 * rest. One thread at a time.
 */
public final class SkelFormRuntime {
  private final ArmaturePose pose;
  private final List<Diagnostic> diagnostics;
  private final View view = new View();

  private SkelFormRuntime(ArmaturePose pose, List<Diagnostic> diagnostics) {
    this.pose = pose;
    this.diagnostics = List.copyOf(diagnostics);
  }

  /**
   * Loads a file: armature and textures.
   *
   * @throws IOException if the file cannot be read
   * @throws LimberException if nothing in it can be used
   */
  public static SkelFormRuntime load(Path path) throws IOException {
    SkelFormFile file = SkelForm.load(path);
    SkelFormCharacter character = new SkelFormCharacter(String.valueOf(path.getFileName()), file);
    LoadedCharacter loaded = Java2d.of(character, path, Limits.DEFAULT);
    ArmaturePose pose = character.newPose();
    pose.images(loaded.imageSource());
    return new SkelFormRuntime(pose, loaded.diagnostics());
  }

  /** Returns the armature. */
  public Armature armature() {
    return pose.armature();
  }

  /** Returns the pose: bones may be changed between {@link #animate} and {@link #construct}. */
  public ArmaturePose pose() {
    return pose;
  }

  /** Returns the problems of the file and its images. */
  public List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  /**
   * Plays animations, later ones over earlier ones.
   *
   * @param frames frame of each animation; see {@link SkelForm#timeFrame}
   * @param smoothFrames frames of smoothing of each animation
   */
  public void animate(List<Animation> animations, double[] frames, double[] smoothFrames) {
    pose.animate(animations, frames, smoothFrames);
  }

  /** Computes the pose, and sets the character's position on the screen. */
  public void construct(ConstructOptions options) {
    pose.construct(options);
  }

  /**
   * Draws the character as of the last {@link #construct}.
   *
   * @param styles the first one in this order that has a texture wins
   */
  public void draw(PixelCanvas canvas, List<Style> styles) {
    pose.styles(styles);
    ConstructOptions options = pose.options();
    view.set(options.scaleX(), 0, 0, -options.scaleY(), options.x(), options.y());
    canvas.begin(view);
    pose.draw(canvas);
    canvas.end();
  }
}
