package dev.limber.core.crowd;

import org.jspecify.annotations.Nullable;

/** What a member showed after the last update, kept while it has been told something else. */
final class Shown {
  final Moment moment = new Moment();
  final Settings settings = new Settings();

  void keep(@Nullable Settings now) {
    settings.clear();
    for (int i = 0; now != null && i < now.count(); i++) {
      settings.set(now.bone(i), now.channel(i), now.value(i));
    }
  }
}
