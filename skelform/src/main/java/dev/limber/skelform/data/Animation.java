package dev.limber.skelform.data;

import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.PuppetMark;
import java.util.Arrays;
import java.util.List;

/**
 * A named animation: keyframes of any number of bones and elements.
 *
 * @param name name as in the file; real files have trailing spaces ({@code "Run "})
 * @param id the file's id
 * @param fps frames per second; 0 means that time does not move it
 * @param keyframes sorted by frame; keyframes on one frame keep the file's order
 * @param lastFrame frame of the file's last keyframe, 0 if there is none; a keyframe that the
 *     reader had to leave out still counts
 * @param loopFrames frames in one round of a loop: one more than the last frame, except before 0.2,
 *     where it is the last frame; at least 1
 * @param marks its named moments, sorted by time, none behind its end; they come from {@code
 *     marks.json}, since the format itself has none
 */
public record Animation(
    String name,
    int id,
    int fps,
    List<Keyframe> keyframes,
    int lastFrame,
    int loopFrames,
    List<PuppetMark> marks)
    implements PuppetAnimation {

  /** Creates an animation without marks. */
  public Animation(
      String name, int id, int fps, List<Keyframe> keyframes, int lastFrame, int loopFrames) {
    this(name, id, fps, keyframes, lastFrame, loopFrames, List.of());
  }

  /** Creates an animation that ends with its last keyframe and loops as from 0.2 on. */
  public Animation(String name, int id, int fps, List<Keyframe> keyframes) {
    this(name, id, fps, keyframes, lastFrameOf(keyframes), lastFrameOf(keyframes) + 1);
  }

  /** Keeps unmodifiable copies of the lists. */
  public Animation {
    keyframes = List.copyOf(keyframes);
    marks = List.copyOf(marks);
  }

  /** Returns the same animation with the loop length of some ruleset rules. */
  public Animation loopingBy(Ruleset ruleset) {
    int frames = ruleset == Ruleset.OFFSETS ? Math.max(1, lastFrame) : lastFrame + 1;
    return new Animation(name, id, fps, keyframes, lastFrame, frames, marks);
  }

  /** Returns the same animation with other marks. */
  public Animation withMarks(List<PuppetMark> newMarks) {
    return new Animation(name, id, fps, keyframes, lastFrame, loopFrames, newMarks);
  }

  /** Returns the seconds of one round of a loop; 0 with 0 frames per second. */
  @Override
  public double duration() {
    return fps == 0 ? 0 : (double) loopFrames / fps;
  }

  @Override
  public double framesPerSecond() {
    return fps;
  }

  /**
   * Returns the times of all keyframes in seconds, ascending, each once: what a scrub bar marks.
   * None with 0 frames per second, where time stands still.
   */
  public double[] keyTimes() {
    double[] times = new double[fps == 0 ? 0 : keyframes.size()];
    int kept = 0;
    for (int i = 0; i < times.length; i++) {
      if (i == 0 || keyframes.get(i).frame() != keyframes.get(i - 1).frame()) {
        times[kept++] = (double) keyframes.get(i).frame() / fps;
      }
    }
    return Arrays.copyOf(times, kept);
  }

  private static int lastFrameOf(List<Keyframe> keyframes) {
    return keyframes.isEmpty() ? 0 : keyframes.get(keyframes.size() - 1).frame();
  }
}
