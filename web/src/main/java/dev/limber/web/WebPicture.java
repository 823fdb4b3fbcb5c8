package dev.limber.web;

import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** An image that the browser has decoded, with the texture that JavaScript makes of it. */
public interface WebPicture extends JSObject {
  /** Returns its width in pixels. */
  @JSProperty
  int getWidth();

  /** Returns its height in pixels. */
  @JSProperty
  int getHeight();
}
