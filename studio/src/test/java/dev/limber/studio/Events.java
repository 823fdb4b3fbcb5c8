package dev.limber.studio;

import dev.limber.core.json.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A page that listens. */
final class Events implements AutoCloseable {
  /** Far more than it ever takes; only a failure waits so long. */
  private static final int MOST_SECONDS = 60;

  static final String END = "end";

  record Event(String type, JsonObject data) {
    String path() {
      return Studio.word(data, "path");
    }

    String version() {
      return Studio.word(data, "version");
    }

    @Override
    public String toString() {
      return type + (data.has("path") ? " " + path() : "");
    }
  }

  private final HttpResponse<InputStream> answer;
  private final BlockingQueue<Event> heard = new LinkedBlockingQueue<>();
  final BlockingQueue<String> beats = new LinkedBlockingQueue<>();

  private Events(HttpResponse<InputStream> answer) {
    this.answer = answer;
    Thread thread = new Thread(this::listen, "test-listener");
    thread.setDaemon(true);
    thread.start();
  }

  /** Opens a stream and waits until it is greeted. */
  static Events open(Studio studio, String client) throws Exception {
    String query = client.isEmpty() ? "" : "?client=" + client;
    Events events = new Events(studio.open(studio.request("/api/events" + query)));
    if (!events.next().type().equals("hello")) {
      throw new AssertionError("no hello");
    }
    return events;
  }

  HttpResponse<?> answer() {
    return answer;
  }

  private void listen() {
    List<String> lines = new ArrayList<>();
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (line.startsWith(":")) {
          beats.add(line);
        } else if (!line.isEmpty()) {
          lines.add(line);
        } else if (!lines.isEmpty()) {
          heard.add(
              new Event(
                  lines.get(0).substring("event: ".length()),
                  Studio.json(lines.get(1).substring("data: ".length()))));
          lines.clear();
        }
      }
    } catch (IOException e) {
      // Ended.
    }
    heard.add(new Event(END, Studio.json("{}")));
  }

  Event next() throws InterruptedException {
    Event event = heard.poll(MOST_SECONDS, TimeUnit.SECONDS);
    if (event == null) {
      throw new AssertionError("nothing was heard");
    }
    return event;
  }

  /** Returns what was heard up to an event, which is the last. */
  List<String> until(String last) throws InterruptedException {
    List<String> all = new ArrayList<>();
    do {
      all.add(next().toString());
    } while (!all.get(all.size() - 1).equals(last));
    return all;
  }

  @Override
  public void close() throws IOException {
    answer.body().close();
  }
}
