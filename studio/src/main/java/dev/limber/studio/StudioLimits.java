package dev.limber.studio;

import java.time.Duration;

/**
 * Limits of size and time. Tests use smaller ones.
 *
 * @param threads concurrent requests, event streams included; a thread for each connection, so that
 *     those that send nothing keep nobody else waiting
 * @param streams event streams
 * @param fileBytes bytes of a file
 * @param request how long a client may take to send a request and take the answer
 * @param export how long an export may take
 * @param beat the longest silence of an event stream
 * @param poll how often to scan the folder where the system sends no events
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
          256,
          24,
          64 << 20,
          Duration.ofSeconds(30),
          Duration.ofMinutes(2),
          Duration.ofSeconds(15),
          Duration.ofSeconds(1));
}
