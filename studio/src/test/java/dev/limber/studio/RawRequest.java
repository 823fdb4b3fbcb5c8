package dev.limber.studio;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/** Bytes on a socket, for what no well-behaved client would send. */
final class RawRequest {
  private static final int MOST_MILLIS = 60_000;

  private RawRequest() {}

  /** Returns the whole answer; empty if the server hangs up. Lines end in {@code |} here. */
  static String send(int port, String lines) throws IOException {
    try (Socket socket = open(port)) {
      write(socket, lines);
      return answer(socket);
    }
  }

  static Socket open(int port) throws IOException {
    Socket socket = new Socket(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port);
    socket.setSoTimeout(MOST_MILLIS);
    return socket;
  }

  static void write(Socket socket, String lines) throws IOException {
    byte[] bytes = lines.replace("|", "\r\n").getBytes(StandardCharsets.ISO_8859_1);
    socket.getOutputStream().write(bytes);
    socket.getOutputStream().flush();
  }

  static String answer(Socket socket) throws IOException {
    InputStream in = socket.getInputStream();
    StringBuilder text = new StringBuilder();
    try {
      for (int b = in.read(); b >= 0; b = in.read()) {
        text.append((char) b);
      }
    } catch (SocketTimeoutException e) {
      throw e;
    } catch (IOException e) {
      // Reset: nothing more to hear.
    }
    return text.toString();
  }

  /** Returns the status, 0 if there is no answer. */
  static int status(String answer) {
    return answer.startsWith("HTTP/1.1 ") ? Integer.parseInt(answer.substring(9, 12)) : 0;
  }
}
