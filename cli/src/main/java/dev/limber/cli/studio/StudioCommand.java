package dev.limber.cli.studio;

import dev.limber.cli.terminal.Environment;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.LimberVersion;
import dev.limber.cli.usage.UsageException;
import dev.limber.studio.Project;
import dev.limber.studio.StudioServer;
import dev.limber.studio.StudioSettings;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Opens the studio in the browser. */
@Command(
    name = "studio",
    description = {
      "Opens the studio in the browser: type, and see the character move.",
      "",
      "With a folder it lists, opens, saves and watches the files below it; with a file only that one and "
          + "the images beside it; with neither it shows samples. Ctrl-C ends it.%n"
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber studio                     samples to play with",
      "  limber studio characters          all files of a folder",
      "  limber studio fox.skel2d          one file",
      "  limber studio --no-open --port 8000 characters",
      "",
      "The first line printed is the address; it holds a secret that only this start knows. The studio can",
      "only be reached from this machine.",
      "",
      "Exit codes: 0 ended, 2 usage, 3 the file or folder cannot be opened, 130 ended by Ctrl-C."
    })
public final class StudioCommand implements Callable<Integer> {
  private static final int HIGHEST_PORT = 65_535;

  private final Environment surroundings;
  private final StudioHost host;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE|DIR",
      arity = "0..1",
      description = "What to work on: a SkelForm or Skel2D file, or a folder of them.")
  private @Nullable Path path;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "Where to listen; if it is taken, the next free one. Default: 7737.")
  private int port = StudioSettings.DEFAULT_PORT;

  @Option(names = "--no-open", description = "Only print the address, do not open the browser.")
  private boolean noOpen;

  public StudioCommand(Environment surroundings, StudioHost host) {
    this.surroundings = surroundings;
    this.host = host;
  }

  @Override
  public Integer call() throws IOException {
    if (port < 0 || port > HIGHEST_PORT) {
      throw new UsageException(
          spec.commandLine(), "--port must be from 0 to " + HIGHEST_PORT + ", not " + port, "");
    }
    Project project = path == null ? Project.gallery() : Project.of(path);
    StudioSettings settings =
        StudioSettings.of(host.page())
            .withProject(project)
            .withPort(port)
            .withVersion(LimberVersion.text())
            .withExporter(new RenderExporter(surroundings));
    try (StudioServer server = StudioServer.start(settings)) {
      Thread ending = new Thread(server::close, "limber-end");
      Runtime.getRuntime().addShutdownHook(ending);
      try {
        announce(server);
        host.stay(server);
      } catch (InterruptedException e) {
        // Asked to end: that is no failure.
      } finally {
        forget(ending);
      }
    }
    return ExitCode.OK;
  }

  private void announce(StudioServer server) {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    out.println(server.address());
    out.flush();
    if (port != 0 && server.port() != port) {
      err.println("limber: port " + port + " is taken; the studio is on port " + server.port());
    }
    if (!noOpen && !host.open(server.startAddress())) {
      err.println("limber: no browser could be opened; open the address above yourself");
    }
    err.println("limber: the studio is running; Ctrl-C ends it");
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
