package dev.limber.web.studio;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.image.Region;
import dev.limber.image.svg.SvgEncoder;
import dev.limber.image.svg.SvgImages;
import dev.limber.image.svg.SvgSettings;
import dev.limber.web.WebFigure;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Writes figures as SVG, as JavaScript sees it: frame by frame, nothing rasterised. */
public final class WebSvg {
  private final StringBuilder out = new StringBuilder();
  private final SvgEncoder encoder;
  private final View view = new View();

  /** Says where a part of an image is, usually as a data address. */
  @JSFunctor
  @FunctionalInterface
  public interface Address extends JSObject {
    /** Returns the address of some pixels of an image. */
    String of(String image, int x, int y, int width, int height);
  }

  WebSvg(SvgSettings settings, Address address) {
    try {
      encoder = new SvgEncoder(out, settings.withImages(images(address)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static SvgImages images(Address address) {
    return new SvgImages() {
      @Override
      public String address(Image image) {
        return address.of(image.name(), 0, 0, image.width(), image.height());
      }

      @Override
      public String address(Image image, Region part) {
        return address.of(image.name(), part.x(), part.y(), part.width(), part.height());
      }
    };
  }

  static @Nullable Rgba background(double r, double g, double b, double a) {
    return a > 0 ? new Rgba(r, g, b, a) : null;
  }

  /** Adds a frame: a figure as of its last construct, under a view. */
  @JSExport
  public void add(WebFigure figure, double a, double b, double c, double d, double e, double f) {
    try {
      Canvas canvas = encoder.nextFrame();
      canvas.begin(view.set(a, b, c, d, e, f));
      figure.puppet().draw(canvas);
      canvas.end();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Returns the document. */
  @JSExport
  public String finish() {
    try {
      encoder.finish();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }
}
