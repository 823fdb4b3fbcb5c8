package dev.limber.web;

import dev.limber.core.player.Playback;
import dev.limber.core.player.Player;
import dev.limber.core.player.PlayerEvent;
import dev.limber.core.player.Track;
import dev.limber.core.player.TrackMode;
import dev.limber.core.puppet.BoneMask;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.PuppetMark;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/** A figure's player, as JavaScript sees it. */
public final class WebPlayer {
  private final WebFigure figure;
  private final Player player;

  /** So that JavaScript gets the same object each time; an entry goes when its playback ends. */
  private final Map<Playback, WebPlayback> known = new HashMap<>();

  /** Not started yet: if another one comes first, nobody tells that these are gone. */
  private final List<Playback> waiting = new ArrayList<>();

  private @Nullable PlayerSink sink;
  private Consumer<Puppet> between = puppet -> {};

  WebPlayer(WebFigure figure) {
    this.figure = figure;
    this.player = new Player(figure.puppet());
    player.listen(this::happened);
  }

  /** Tells a function what happens; there is one at a time. */
  @JSExport
  public void listen(PlayerSink newSink) {
    sink = newSink;
  }

  private void happened(PlayerEvent event) {
    Playback playback = event.playback();
    waiting.remove(playback);
    WebPlayback web = web(playback);
    if (event.kind() == PlayerEvent.Kind.ENDED) {
      known.remove(playback);
    }
    PlayerSink told = sink;
    if (told != null) {
      told.happened(
          word(event.kind()),
          web,
          event.mark(),
          (double) event.loop(),
          event.number(),
          event.text());
    }
  }

  private static String word(PlayerEvent.Kind kind) {
    return switch (kind) {
      case STARTED -> "started";
      case LOOPED -> "looped";
      case COMPLETED -> "completed";
      case INTERRUPTED -> "interrupted";
      case ENDED -> "ended";
      case MARK -> "mark";
    };
  }

  /** Calls a function between animation and construct, instead of the one before. */
  @JSExport
  public void between(Change change) {
    player.removeBetween(between);
    between = puppet -> change.make();
    player.between(between);
  }

  /** Plays an animation now. */
  @JSExport
  public WebPlayback play(int track, int animation) {
    PuppetAnimation played = figure.animation(animation);
    dropWaiting(track);
    Playback playback = player.track(track).play(played);
    waiting.add(playback);
    return web(playback);
  }

  /** Plays an animation when the one before is over. */
  @JSExport
  public WebPlayback queue(int track, int animation, double delaySeconds) {
    Playback playback = player.track(track).queue(figure.animation(animation), delaySeconds);
    waiting.add(playback);
    return web(playback);
  }

  /**
   * Returns whether an animation waits on a track, or has not told yet that it plays; -1 for any
   * track.
   */
  @JSExport
  public boolean hasQueued(int track) {
    for (Playback playback : waiting) {
      if (track < 0 || playback.track().index() == track) {
        return true;
      }
    }
    return false;
  }

  /** Fades a track out. */
  @JSExport
  public void stop(int track, double fadeSeconds) {
    dropWaiting(track);
    player.track(track).stop(fadeSeconds);
  }

  /** Returns what a track plays, null for nothing. */
  @JSExport
  public @Nullable WebPlayback current(int track) {
    Playback playback = player.track(track).current();
    return playback == null ? null : web(playback);
  }

  /** Plays on and poses the figure. */
  @JSExport
  public void update(double seconds) {
    player.update(seconds);
  }

  /** Lets time stand still, or go on. */
  @JSExport
  public void setPaused(boolean paused) {
    if (paused) {
      player.pause();
    } else {
      player.resume();
    }
  }

  /** Returns whether time stands still. */
  @JSExport
  public boolean isPaused() {
    return player.isPaused();
  }

  /** Sets how fast time runs for all. */
  @JSExport
  public void setTimeScale(double factor) {
    player.timeScale(factor);
  }

  /** Returns how fast time runs for all. */
  @JSExport
  public double timeScale() {
    return player.timeScale();
  }

  /** Sets how long fades take that nobody sets. */
  @JSExport
  public void standardFade(double seconds) {
    player.fades().standard(seconds);
  }

  /** Sets how long fades from one animation to another take. */
  @JSExport
  public void pairFade(int from, int to, double seconds) {
    player.fades().pair(figure.animation(from).name(), figure.animation(to).name(), seconds);
  }

  /** Adds a named moment to an animation. */
  @JSExport
  public void mark(int animation, double seconds, String name, double number, String text) {
    player.marks().at(figure.animation(animation), new PuppetMark(name, seconds, number, text));
  }

  /** Sets how much of a track is seen, 0 to 1, and whether it adds to what is below. */
  @JSExport
  public void setTrack(int track, double weight, boolean additive) {
    player.track(track).weight(weight).mode(additive ? TrackMode.ADDITIVE : TrackMode.REPLACE);
  }

  /** Sets the bones that a track moves, with all that hangs on them; none for all bones. */
  @JSExport
  public void setMask(int track, String[] bones) {
    Track masked = player.track(track);
    if (bones.length == 0) {
      masked.mask(null);
      return;
    }
    Puppet puppet = player.puppet();
    BoneMask mask = BoneMask.none(puppet);
    for (String bone : bones) {
      mask = mask.withTree(bone);
    }
    masked.mask(mask);
  }

  private void dropWaiting(int track) {
    for (Playback playback : List.copyOf(waiting)) {
      if (playback.track().index() == track) {
        waiting.remove(playback);
        known.remove(playback);
      }
    }
  }

  private WebPlayback web(Playback playback) {
    WebPlayback web = known.get(playback);
    if (web == null) {
      web = new WebPlayback(playback, figure.puppet().animations().indexOf(playback.animation()));
      known.put(playback, web);
    }
    return web;
  }
}
