package dev.limber.skelform;

import dev.limber.core.diagnostics.AddressName;
import dev.limber.core.diagnostics.BoundedInput;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skelform.animate.Frames;
import dev.limber.skelform.construct.BoneFlip;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.draw.StyledTextures;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The way in: loads {@code .skf} files of every version since before 0.2.
 *
 * <p>Exported {@code .skfe} files and the editor's {@code .skf~} backups are the same kind of file;
 * the name's ending does not matter.
 */
public final class SkelForm {
  private SkelForm() {}

  /**
   * Loads a file under the default limits, with the marks beside it ({@link #marksBeside}). Its
   * name appears in diagnostics.
   *
   * @throws IOException if the file cannot be read
   * @throws LimberException if nothing in it can be used
   */
  public static SkelFormFile load(Path path) throws IOException {
    Path file = path.getFileName();
    String name = file == null ? "" : file.toString();
    SkelFormFile alone;
    try (InputStream in = Files.newInputStream(path)) {
      alone = load(in, name);
    }
    Path marks = path.resolveSibling(marksBeside(name));
    return Files.isRegularFile(marks)
        ? withMarks(alone, name, () -> Files.newInputStream(marks))
        : alone;
  }

  /**
   * Loads what is at an address under the default limits, with the marks beside it: a resource on
   * the class path ({@code Game.class.getResource("/hero.skf")}), in a jar, or on a server. Its
   * name appears in diagnostics.
   *
   * @throws IOException if it cannot be read
   * @throws LimberException if nothing in it can be used
   */
  public static SkelFormFile load(URL address) throws IOException {
    byte[] bytes = BoundedInput.read(address, Limits.DEFAULT.fileBytes());
    String name = AddressName.of(address);
    SkelFormFile alone = load(bytes, name, Limits.DEFAULT);
    // Of the name as the address writes it, so that it need not be written so again.
    URL marks = new URL(address, "./" + marksBeside(address.getPath()));
    return withMarks(alone, name, marks::openStream);
  }

  private interface Opening {
    InputStream open() throws IOException;
  }

  private static SkelFormFile withMarks(SkelFormFile alone, String name, Opening marks) {
    try (InputStream in = marks.open()) {
      byte[] json = BoundedInput.read(in, Limits.DEFAULT.fileBytes());
      return alone.withMarks(json, marksBeside(name), Limits.DEFAULT);
    } catch (FileNotFoundException e) {
      return alone;
    } catch (IOException e) {
      return alone.withoutMarks(marksBeside(name));
    }
  }

  /**
   * Returns the name of the file beside a {@code .skf} that gives its animations marks: {@code
   * hero.marks.json} for {@code hero.skf}, without the folder that the name may have.
   */
  public static String marksBeside(String fileName) {
    int folder = Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\'));
    String name = fileName.substring(folder + 1);
    int dot = name.lastIndexOf('.');
    return (dot < 0 ? name : name.substring(0, dot)) + ".marks.json";
  }

  /**
   * Loads a file from a stream under the default limits. Reads to the end, does not close it.
   *
   * @throws IOException if the stream cannot be read
   * @throws LimberException if nothing in it can be used
   */
  public static SkelFormFile load(InputStream in) throws IOException {
    return load(in, "");
  }

  private static SkelFormFile load(InputStream in, String name) throws IOException {
    return load(BoundedInput.read(in, Limits.DEFAULT.fileBytes()), name, Limits.DEFAULT);
  }

  /**
   * Loads a file from memory under the default limits.
   *
   * @throws LimberException if nothing in it can be used
   */
  public static SkelFormFile load(byte[] bytes) {
    return load(bytes, "", Limits.DEFAULT);
  }

  /**
   * Loads a file from memory.
   *
   * @param bytes the whole file; not kept
   * @param name the name that diagnostics show; may be empty
   * @param limits how much to accept
   * @throws LimberException if nothing in it can be used
   */
  public static SkelFormFile load(byte[] bytes, String name, Limits limits) {
    return SkelFormLoader.load(bytes, name, limits);
  }

  /**
   * Returns the editor's small picture of a character, without reading the character.
   *
   * @return missing if the file has none
   * @throws LimberException if the archive is broken
   */
  public static AtlasImage thumbnail(byte[] bytes, Limits limits) {
    return SkelFormLoader.thumbnail(bytes, limits);
  }

  /**
   * Returns the frame to play when a running count of frames stands at {@code frame}: the spec's
   * {@code FormatFrame}.
   *
   * <p>Looping wraps it into the animation, below 0 too; one round is as long as the animation's
   * generation has it ({@link Animation#loopFrames}). Reversing counts from the last keyframe down.
   * Without looping a frame past the end is returned as it is, so that it can be seen that the
   * animation has ended; playing it shows the last values. Never below 0; NaN counts as 0, and
   * frames beyond 2^53 as that.
   */
  public static double formatFrame(
      double frame, Animation animation, boolean reverse, boolean loop) {
    return Frames.format(frame, animation, reverse, loop);
  }

  /**
   * Returns the whole frame to play after some seconds: the spec's {@code TimeFrame}. With 0 frames
   * per second time does not move it.
   */
  public static int timeFrame(double seconds, Animation animation, boolean reverse, boolean loop) {
    return Frames.time(seconds, animation, reverse, loop);
  }

  /**
   * Returns the frame to play after some seconds with its fraction, for animation that is smooth at
   * any display rate. Smoothing and physics count calls and not time: with them, call at a fixed
   * rate.
   */
  public static double smoothTimeFrame(
      double seconds, Animation animation, boolean reverse, boolean loop) {
    return Frames.smoothTime(seconds, animation, reverse, loop);
  }

  /** Returns the frame, or the animation's last one if it is past that, or 0 if below or NaN. */
  public static double clampFrame(double frame, Animation animation) {
    return frame > 0 ? Math.min(frame, animation.lastFrame()) : 0;
  }

  /**
   * Returns the texture that a visual's texture name stands for: the spec's {@code GetBoneTexture}.
   *
   * @param styles the first one in this order that has the name wins
   * @return null if none has it; the visual is not drawn then
   */
  public static @Nullable Texture getBoneTexture(String name, List<Style> styles) {
    return StyledTextures.find(name, styles);
  }

  /** Returns whether a scale mirrors: exactly one axis is negative. */
  public static boolean isFacingLeft(double scaleX, double scaleY) {
    return BoneFlip.isFacingLeft(scaleX, scaleY);
  }

  /** Returns a rotation, turned the other way round if the scale mirrors: {@code CheckBoneFlip}. */
  public static double checkBoneFlip(double rotation, double scaleX, double scaleY) {
    return BoneFlip.check(rotation, scaleX, scaleY);
  }
}
