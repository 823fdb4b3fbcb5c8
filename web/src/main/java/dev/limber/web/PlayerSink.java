package dev.limber.web;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Hears on the side of JavaScript what happens in a player. */
@JSFunctor
@FunctionalInterface
public interface PlayerSink extends JSObject {
  /**
   * Something has happened.
   *
   * @param kind started, looped, completed, interrupted, ended, mark
   * @param playback what it happened to; the same object each time
   * @param mark name of the mark, empty for none
   * @param loop the number of the loop it belongs to, from 0
   * @param number the mark's number, 0 for none
   * @param text the mark's text, empty for none
   */
  void happened(
      String kind, WebPlayback playback, String mark, double loop, double number, String text);
}
