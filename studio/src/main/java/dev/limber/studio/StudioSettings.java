package dev.limber.studio;

import dev.limber.studio.export.Exporter;
import dev.limber.studio.page.PageSource;

/**
 * How a studio is started.
 *
 * @param page the static files
 * @param project what it works on
 * @param port the port; if it is taken, the next free one; 0 for any
 * @param version of limber, for the page; may be empty
 * @param exporter what renders characters
 */
public record StudioSettings(
    PageSource page, Project project, int port, String version, Exporter exporter) {
  /** Returns settings for a page with its samples only. */
  public static StudioSettings of(PageSource page) {
    return new StudioSettings(page, Project.gallery(), Project.gallery().port(), "", Exporter.NONE);
  }

  /** Returns these with a project and its port; another port has to be given after it. */
  public StudioSettings withProject(Project other) {
    return new StudioSettings(page, other, other.port(), version, exporter);
  }

  /** Returns these with another port. */
  public StudioSettings withPort(int other) {
    return new StudioSettings(page, project, other, version, exporter);
  }

  /** Returns these with a version. */
  public StudioSettings withVersion(String other) {
    return new StudioSettings(page, project, port, other, exporter);
  }

  /** Returns these with an exporter. */
  public StudioSettings withExporter(Exporter other) {
    return new StudioSettings(page, project, port, version, other);
  }
}
