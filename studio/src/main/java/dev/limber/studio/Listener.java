package dev.limber.studio;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/** Listens on a free port, for this machine only. */
final class Listener {
  private static final int TRIED = 20;
  private static final int LAST_PORT = 65_535;
  private static final int BACKLOG = 64;

  static {
    // The JDK reads these once, before its first server. What a program has set itself stays.
    preset("sun.net.httpserver.nodelay", "true"); // else answers wait for 40 ms
    preset("sun.net.httpserver.maxReqTime", "10"); // seconds for a whole request
    preset("sun.net.httpserver.maxReqHeaders", "100");
    preset("sun.net.httpserver.maxReqHeaderSize", "65536");
    preset("jdk.httpserver.maxConnections", "256");
  }

  private Listener() {}

  private static void preset(String name, String value) {
    if (System.getProperty(name) == null) {
      System.setProperty(name, value);
    }
  }

  /** Returns a server on the port or, if it is taken, on one of the next. */
  static HttpServer open(int port) throws IOException {
    for (int i = 0; port != 0 && i < TRIED && port + i <= LAST_PORT; i++) {
      try {
        return HttpServer.create(at(port + i), BACKLOG);
      } catch (BindException e) {
        // Taken, or not for us.
      }
    }
    return HttpServer.create(at(0), BACKLOG);
  }

  /** Not getLoopbackAddress(), which may be ::1; the address that is printed says 127.0.0.1. */
  private static InetSocketAddress at(int port) throws IOException {
    return new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port);
  }
}
