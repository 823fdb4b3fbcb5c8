package dev.limber.bench;

import com.sun.management.ThreadMXBean;
import dev.limber.character.CharacterFile;
import dev.limber.character.CharacterFormats;
import dev.limber.character.CharacterImages;
import dev.limber.character.ImageHeader;
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.canvas.View;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.java2d.PixelCanvas;
import dev.limber.java2d.PixelImage;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Measures what files cost that go as far as the default limits let them: the table in SECURITY.md.
 *
 * <p>Run it as CONTRIBUTING.md says. Seconds are those of the processor, so that waiting for it
 * does not count; memory is what stays in use and what was allocated on the way. A word names the
 * cases to run.
 */
public final class WorstCases {
  private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final int SIDE = 512;

  private static Object kept = "";

  private WorstCases() {}

  /** Prints a row for each case. */
  public static void main(String[] args) {
    String wanted = args.length > 0 ? args[0] : "";
    System.out.println("| Case | File | Read | A frame of 512 x 512 | Kept | Allocated |");
    System.out.println("|---|---|---|---|---|---|");
    character(wanted, "bones, each with a picture as large as the canvas", HostileFiles::bones);
    character(wanted, "chain of inverse kinematics", HostileFiles::chain);
    character(wanted, "mesh", HostileFiles::mesh);
    character(wanted, "keyframes", HostileFiles::keyframes);
    character(wanted, "archive", HostileFiles::archive);
    character(wanted, "thin line, to and fro", () -> HostileFiles.stroke(2));
    character(wanted, "thick line, to and fro", () -> HostileFiles.stroke(300));
    character(wanted, "curves, filled and drawn", HostileFiles::curves);
    character(wanted, "loops of a timeline", HostileFiles::loops);
    character(wanted, "circles as large as the canvas, 1 MB of them", HostileFiles::circles);
    image(wanted, "image, PNG", HostileFiles::png);
    image(wanted, "image, JPEG of many scans", HostileFiles::jpeg);
  }

  private static void character(String wanted, String name, Supplier<byte[]> make) {
    if (!name.contains(wanted)) {
      return;
    }
    byte[] file = make.get();
    Cost cost = new Cost();
    Puppet puppet = null;
    try {
      CharacterFile character = CharacterFormats.DEFAULT.read(file, "", Limits.DEFAULT);
      Map<String, PixelImage> images =
          CharacterImages.decode(
                  character, (image, most) -> null, Limits.DEFAULT, PixelImage::decode)
              .images();
      puppet = character.newPuppet(images.isEmpty() ? ImageSource.NONE : images::get);
    } catch (LimberException refused) {
      name += ": " + refused.diagnostic().code();
    }
    double read = cost.seconds();
    Puppet drawn = puppet;
    double frame = drawn == null ? 0 : new Cost().of(() -> draw(drawn));
    row(name, file, read, String.format("%.1f s", frame), cost, puppet);
  }

  private static void draw(Puppet puppet) {
    for (PuppetAnimation animation : puppet.animations()) {
      puppet.seek(animation, animation.duration() / 2);
    }
    puppet.construct();
    PixelCanvas canvas = new PixelCanvas(SIDE, SIDE);
    canvas.begin(View.at(0, SIDE, 1));
    puppet.draw(canvas);
    canvas.end();
  }

  private static void image(String wanted, String name, Supplier<byte[]> make) {
    if (!name.contains(wanted)) {
      return;
    }
    byte[] file = make.get();
    Cost cost = new Cost();
    Object image = "";
    try {
      ImageHeader.check("image", file, Limits.DEFAULT);
      image = PixelImage.decode("image", file, Limits.DEFAULT);
    } catch (LimberException refused) {
      name += ": " + refused.diagnostic().code();
    }
    row(name, file, cost.seconds(), "", cost, image);
  }

  private static void row(
      String name, byte[] file, double read, String frame, Cost cost, Object result) {
    kept = result;
    String row =
        String.format(
            "| %s | %s | %.1f s | %s | %s | %s |",
            name,
            size(file.length),
            read,
            frame,
            size(cost.keptBytes()),
            size(cost.allocatedBytes()));
    kept = "";
    System.out.println(row);
  }

  private static String size(long bytes) {
    return bytes < 1_000_000 ? bytes / 1000 + " kB" : bytes / 1_000_000 + " MB";
  }

  /** What the current thread has used since this was made. */
  private static final class Cost {
    private final long used = usedBytes();
    private final long allocated = THREAD.getCurrentThreadAllocatedBytes();
    private final long nanos = THREAD.getCurrentThreadCpuTime();

    double seconds() {
      return (THREAD.getCurrentThreadCpuTime() - nanos) / 1e9;
    }

    double of(Runnable code) {
      code.run();
      return seconds();
    }

    long allocatedBytes() {
      return THREAD.getCurrentThreadAllocatedBytes() - allocated;
    }

    long keptBytes() {
      return Math.max(0, usedBytes() - used);
    }

    private static long usedBytes() {
      System.gc();
      return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
  }
}
