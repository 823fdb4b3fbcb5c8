package dev.limber.studio;

import java.time.Duration;

/**
 * How much and how long. Tests take less.
 *
 * @param threads requests that are answered at once, event streams included
 * @param streams pages that hear of changes
 * @param fileBytes bytes of a file
 * @param request how long a client may take to send its request and take the answer
 * @param export how long an export may take
 * @param beat how long an event stream may be silent
 * @param poll how often the folder is looked at, should the system not tell
 */
record StudioLimits(
    int threads,
    int streams,
    int fileBytes,
    Duration request,
    Duration export,
    Duration beat,
    Duration poll) {
  static final StudioLimits DEFAULT =
      new StudioLimits(
          64,
          24,
          64 << 20,
          Duration.ofSeconds(30),
          Duration.ofMinutes(2),
          Duration.ofSeconds(15),
          Duration.ofSeconds(1));
}
