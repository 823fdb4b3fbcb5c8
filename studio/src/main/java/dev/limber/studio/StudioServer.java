package dev.limber.studio;

import com.sun.net.httpserver.HttpServer;
import dev.limber.studio.api.EventsRoute;
import dev.limber.studio.api.ExportRoute;
import dev.limber.studio.api.FileRoute;
import dev.limber.studio.api.FilesRoute;
import dev.limber.studio.api.SessionRoute;
import dev.limber.studio.api.ThumbnailRoute;
import dev.limber.studio.api.Workspace;
import dev.limber.studio.files.FileStore;
import dev.limber.studio.files.Folder;
import dev.limber.studio.files.KnownVersions;
import dev.limber.studio.files.Listing;
import dev.limber.studio.http.Guard;
import dev.limber.studio.http.Router;
import dev.limber.studio.http.StartRoute;
import dev.limber.studio.http.Token;
import dev.limber.studio.page.StaticPage;
import dev.limber.studio.part.PartFiles;
import dev.limber.studio.watch.EventHub;
import dev.limber.studio.watch.FolderWatcher;
import dev.limber.studio.watch.PollingWatchEvents;
import dev.limber.studio.watch.SystemWatchEvents;
import dev.limber.studio.watch.WatchEvents;
import java.io.IOException;
import java.net.URI;
import java.util.Map;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A running studio: serves the page and the files of one project to this machine.
 *
 * <p>Listens on 127.0.0.1 only. docs/studio.md explains its security, and docs/studio-server.md its
 * API. Thread-safe.
 */
public final class StudioServer implements AutoCloseable {
  private static final long IDLE_SECONDS = 10;
  private static final long SECONDS_TO_STOP = 5;

  private final HttpServer server;
  private final Token token = Token.random();
  private final StartRoute start = new StartRoute(token);
  private final ThreadPoolExecutor workers;
  private final ScheduledThreadPoolExecutor clock;
  private final EventHub hub;
  private final @Nullable FolderWatcher watcher;
  private boolean closed;

  private StudioServer(StudioSettings settings, StudioLimits limits, boolean polling)
      throws IOException {
    StaticPage page = new StaticPage(settings.page());
    server = Listener.open(settings.port());
    workers =
        new ThreadPoolExecutor(
            0,
            limits.threads(),
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(), // nobody waits in line: what is too much is hung up on
            threads("limber-studio-"));
    clock = new ScheduledThreadPoolExecutor(1, threads("limber-clock-"));
    clock.setRemoveOnCancelPolicy(true);
    hub = new EventHub(limits.streams());
    KnownVersions known = new KnownVersions();
    Folder folder = settings.project().folder();
    FileStore store = folder == null ? null : new FileStore(folder, known, limits.fileBytes());
    if (folder != null) {
      PartFiles.deleteLeftovers(Listing.of(folder).folders());
    }
    Workspace workspace = new Workspace(folder, store, settings.project().name());
    server.setExecutor(workers);
    server.createContext("/", door(settings, limits, workspace, page));
    watcher =
        folder == null || store == null
            ? null
            : new FolderWatcher(folder, known, store, hub, events(folder, polling), limits.poll());
    server.start();
  }

  private Router door(
      StudioSettings settings, StudioLimits limits, Workspace workspace, StaticPage page) {
    ScheduledExecutorService time = clock;
    return new Router(
        new Guard(port(), token),
        Map.of(
            StartRoute.PATH,
            start,
            "/api/session",
            new SessionRoute(
                workspace, settings.exporter(), settings.version(), limits.fileBytes()),
            "/api/files",
            new FilesRoute(workspace),
            "/api/file",
            new FileRoute(workspace, hub, limits.fileBytes()),
            "/api/thumbnail",
            new ThumbnailRoute(workspace),
            "/api/events",
            new EventsRoute(hub, settings.version(), limits.beat()),
            "/api/export",
            new ExportRoute(
                workspace, settings.exporter(), time, limits.export(), limits.fileBytes())),
        page,
        time,
        limits.request());
  }

  private static WatchEvents events(Folder folder, boolean polling) {
    return polling ? new PollingWatchEvents() : SystemWatchEvents.orPolling(folder.root());
  }

  private static ThreadFactory threads(String name) {
    AtomicInteger count = new AtomicInteger();
    return task -> {
      Thread thread = new Thread(task, name + count.incrementAndGet());
      thread.setDaemon(true);
      return thread;
    };
  }

  /**
   * Starts a studio.
   *
   * @throws IOException if there is no page or no port
   */
  public static StudioServer start(StudioSettings settings) throws IOException {
    return start(settings, StudioLimits.DEFAULT, false);
  }

  static StudioServer start(StudioSettings settings, StudioLimits limits, boolean polling)
      throws IOException {
    return new StudioServer(settings, limits, polling);
  }

  /** Returns the port on which it listens. */
  public int port() {
    return server.getAddress().getPort();
  }

  /**
   * Returns the address of the page, with the token after {@code #}, which browsers never send: it
   * appears in no log and no {@code Referer}.
   */
  public URI address() {
    return URI.create("http://127.0.0.1:" + port() + "/#token=" + token.text());
  }

  /**
   * Returns an address that opens the page once, for starting a browser: other users of the machine
   * can see it there, but by then it is used up.
   */
  public URI startAddress() {
    return URI.create("http://127.0.0.1:" + port() + start.address());
  }

  /** Ends all streams and requests and waits for its threads. Closing twice has no effect. */
  @Override
  public void close() {
    synchronized (this) {
      if (closed) {
        return;
      }
      closed = true;
    }
    if (watcher != null) {
      watcher.close();
    }
    hub.close();
    server.stop(0);
    workers.shutdownNow();
    clock.shutdownNow();
    try {
      workers.awaitTermination(SECONDS_TO_STOP, TimeUnit.SECONDS);
      clock.awaitTermination(SECONDS_TO_STOP, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
