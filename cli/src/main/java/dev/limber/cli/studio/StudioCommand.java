package dev.limber.cli.studio;

import dev.limber.cli.terminal.Environment;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.LimberCommand;
import dev.limber.cli.usage.LimberVersion;
import dev.limber.studio.Project;
import dev.limber.studio.StudioServer;
import dev.limber.studio.StudioSettings;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Opens the studio in the browser. */
@Command(
    name = "studio",
    description = {
      "Opens the studio in the browser: type, and watch the character move.",
      "",
      "With a folder, the studio opens, saves and watches the files in it; with a file, only that "
          + "one and the images beside it; otherwise it shows samples. Press Ctrl-C to stop.%n"
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber studio                     samples",
      "  limber studio characters          all files in a folder",
      "  limber studio fox.skel2d          one file",
      "  limber studio --no-open --port 8000 characters",
      "",
      "The first line printed is the address, with a secret that is new for each start. Only this",
      "machine can reach the studio.",
      "",
      "Exit codes: 0 success, 2 usage, 3 the file or folder cannot be opened, 130 stopped by Ctrl-C."
    })
public final class StudioCommand extends LimberCommand {
  private static final int HIGHEST_PORT = 65_535;

  private final StudioHost host;

  @Parameters(
      paramLabel = "FILE|DIR",
      arity = "0..1",
      description = "A SkelForm or Skel2D file, or a folder.")
  private @Nullable Path path;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "Port; if it is taken, the next free one. Default: each folder has its own.")
  private @Nullable Integer port;

  @Option(names = "--no-open", description = "Print the address without opening the browser.")
  private boolean noOpen;

  public StudioCommand(Environment environment, StudioHost host) {
    super(environment);
    this.host = host;
  }

  @Override
  public Integer call() throws IOException {
    if (port != null && (port < 0 || port > HIGHEST_PORT)) {
      throw usage("--port must be from 0 to " + HIGHEST_PORT + ", not " + port);
    }
    Project project = path == null ? Project.gallery() : Project.of(path);
    StudioSettings settings =
        StudioSettings.of(host.page())
            .withProject(project)
            .withPort(port == null ? project.port() : port)
            .withVersion(LimberVersion.text())
            .withExporter(new CommandExporter(environment));
    try (StudioServer server = StudioServer.start(settings)) {
      Thread ending = new Thread(server::close, "limber-end");
      Runtime.getRuntime().addShutdownHook(ending);
      try {
        announce(server, settings.port());
        host.stay(server);
      } catch (InterruptedException e) {
        // Asked to end: that is not a failure.
      } finally {
        forget(ending);
      }
    }
    return ExitCode.OK;
  }

  private void announce(StudioServer server, int wanted) {
    PrintWriter out = out();
    PrintWriter err = err();
    out.println(server.address());
    out.flush();
    if (wanted != 0 && server.port() != wanted) {
      err.println("limber: port " + wanted + " is taken; the studio is on port " + server.port());
    }
    if (!noOpen && !host.open(server.startAddress())) {
      err.println("limber: could not open a browser; open the address above");
    }
    err.println("limber: the studio is running; press Ctrl-C to stop");
    err.flush();
  }

  private static void forget(Thread ending) {
    try {
      Runtime.getRuntime().removeShutdownHook(ending);
    } catch (IllegalStateException e) {
      // It runs already, and does what follows as well.
    }
  }
}
