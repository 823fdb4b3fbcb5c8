package dev.limber.gdx;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.linux.DynamicLinkLoader;

/**
 * A display for tests on machines that have none: an X server that draws into memory, if it is
 * installed. It lives as long as this JVM.
 */
final class VirtualDisplay {
  private VirtualDisplay() {}

  /** Returns whether there is a display to draw on, after starting one if that is possible. */
  static boolean isThere() {
    if (!System.getProperty("os.name").startsWith("Linux")) {
      return true;
    }
    if (isSet("DISPLAY") || isSet("WAYLAND_DISPLAY")) {
      return true;
    }
    try {
      Process server =
          new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1280x720x24", "-noreset")
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      Runtime.getRuntime().addShutdownHook(new Thread(server::destroy));
      BufferedReader out = server.inputReader(StandardCharsets.US_ASCII);
      String number = out.readLine();
      return number != null && setVariable("DISPLAY", ":" + number.strip());
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean isSet(String variable) {
    String value = System.getenv(variable);
    return value != null && !value.isEmpty();
  }

  /** Sets a variable of this process, where the X library looks for its display. */
  private static boolean setVariable(String name, String value) {
    long program = DynamicLinkLoader.dlopen((ByteBuffer) null, DynamicLinkLoader.RTLD_LAZY);
    try (MemoryStack stack = MemoryStack.stackPush()) {
      long setenv = DynamicLinkLoader.dlsym(program, stack.ASCII("setenv"));
      stack.nASCII(name, true);
      long nameAt = stack.getPointerAddress();
      stack.nASCII(value, true);
      long valueAt = stack.getPointerAddress();
      return setenv != 0 && JNI.invokePPI(nameAt, valueAt, 1, setenv) == 0;
    }
  }
}
