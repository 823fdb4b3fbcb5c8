package dev.limber.architecture.wrong.skelform.pose;

import dev.limber.architecture.wrong.skelform.read.Reader;

/** Behind the reader nobody reads. */
public final class KnowsRead {
  public static Reader reader;
}
