package dev.limber.cli.usage;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine;

/** Finds things by name, ignoring spaces around it: files have {@code "Run "}. */
public final class Lookup {
  private Lookup() {}

  /** Returns the first of several things that has a name. */
  public static <T> T find(String kind, String name, List<T> all, Function<T, String> naming)
      throws UnknownNameException {
    List<String> names = new ArrayList<>();
    all.forEach(one -> names.add(naming.apply(one)));
    int exact = names.indexOf(name);
    if (exact >= 0) {
      return all.get(exact);
    }
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).strip().equals(name.strip())) {
        return all.get(i);
      }
    }
    throw new UnknownNameException(kind, name, names);
  }

  /**
   * Returns one thing for each name on the command line.
   *
   * @throws UsageException if nothing has one of the names
   */
  public static <T> List<T> find(
      String kind,
      List<String> names,
      List<T> all,
      Function<T, String> naming,
      CommandLine command) {
    List<T> found = new ArrayList<>();
    for (String name : names) {
      try {
        found.add(find(kind, name, all, naming));
      } catch (UnknownNameException e) {
        throw new UsageException(command, e);
      }
    }
    return found;
  }
}
