package dev.limber.cli.usage;

import picocli.CommandLine.IVersionProvider;

/** Reads the version from the jar's manifest, which the build writes. */
public final class LimberVersion implements IVersionProvider {
  /** Returns the version of the jar, empty outside of one. */
  public static String text() {
    String version = LimberVersion.class.getPackage().getImplementationVersion();
    return version == null ? "" : version;
  }

  @Override
  public String[] getVersion() {
    String version = text();
    return new String[] {"limber " + (version.isEmpty() ? "(not from a jar)" : version)};
  }
}
