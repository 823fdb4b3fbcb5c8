package dev.limber.web;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** What a page does with a figure's bones between animation and construct. */
@JSFunctor
@FunctionalInterface
public interface Change extends JSObject {
  /** Changes the bones. */
  void make();
}
