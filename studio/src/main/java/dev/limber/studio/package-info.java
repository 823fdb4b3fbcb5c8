/**
 * The local server of the studio: serves the page, opens, saves and watches the files of one
 * folder, and exports. Only for users of this machine.
 *
 * <pre>{@code
 * import dev.limber.studio.Project;
 * import dev.limber.studio.StudioServer;
 * import dev.limber.studio.StudioSettings;
 * import dev.limber.studio.page.PageSource;
 *
 * PageSource page = PageSource.classPath(ClassLoader.getSystemClassLoader());
 * StudioSettings settings = StudioSettings.of(page).withProject(Project.of(path));
 * try (StudioServer server = StudioServer.start(settings)) {
 *   System.out.println(server.address()); // with the token: open this one
 *   System.in.read();
 * }
 * }</pre>
 */
@NullMarked
package dev.limber.studio;

import org.jspecify.annotations.NullMarked;
