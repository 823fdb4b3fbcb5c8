package dev.limber.skel2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Place;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.data.Timeline;
import java.util.ArrayList;
import java.util.List;

/** A parsed source with short ways to ask about it. */
public record Parsed(Skel2d.Result result) {

  public static Parsed of(String source) {
    return new Parsed(Skel2d.parse(source));
  }

  /** Parses a source that must give no diagnostic at all. */
  public static Parsed clean(String source) {
    Parsed parsed = of(source);
    assertEquals(List.of(), parsed.result.diagnostics());
    return parsed;
  }

  public Skeleton skeleton() {
    return result.skeleton();
  }

  public Bone bone(String name) {
    return skeleton().bones().get(skeleton().boneIndex(name));
  }

  public Slot slot(String name) {
    return skeleton().slots().get(skeleton().slotIndex(name));
  }

  /** Returns an attachment of the default skin by its full name. */
  public Attachment attachment(String name) {
    return attachment("default", name);
  }

  public Attachment attachment(String skin, String name) {
    for (Attachment attachment : skeleton().skin(skin).attachments()) {
      if (skeleton().fullName(attachment).equals(name)) {
        return attachment;
      }
    }
    return fail("no attachment " + name);
  }

  public List<String> boneNames() {
    return skeleton().bones().stream().map(Bone::name).toList();
  }

  public List<String> slotNames() {
    return skeleton().slots().stream().map(Slot::name).toList();
  }

  /** Returns the timeline of a property in the first animation. */
  public Timeline timeline(Property property) {
    for (Timeline timeline : skeleton().animations().get(0).timelines()) {
      if (timeline.property() == property) {
        return timeline;
      }
    }
    return fail("no timeline " + property);
  }

  /** Returns the keys of a property in the first animation as {@code frame=value}, at 20 fps. */
  public String keys(Property property) {
    List<String> keys = new ArrayList<>();
    for (Key key : timeline(property).keys()) {
      keys.add(shown(key.time() * 20) + "=" + shown(key.written()));
    }
    return String.join(" ", keys);
  }

  /** Returns the easings of a property in the first animation. */
  public String easings(Property property) {
    return String.join(
        " ", timeline(property).keys().stream().map(key -> key.easing().word()).toList());
  }

  private static String shown(double value) {
    double rounded = Math.rint(value * 1e6) / 1e6;
    return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
  }

  /** Returns all diagnostics as {@code code@line:column+length}. */
  public List<String> codes() {
    return result.diagnostics().stream().map(Parsed::code).toList();
  }

  private static String code(Diagnostic diagnostic) {
    Place.Text place = (Place.Text) diagnostic.place();
    return diagnostic.code() + "@" + place.line() + ":" + place.column() + "+" + place.length();
  }

  /** Returns the only diagnostic. */
  public Diagnostic only() {
    assertEquals(1, result.diagnostics().size(), result.diagnostics().toString());
    return result.diagnostics().get(0);
  }
}
