package dev.limber.convert.skf;

import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Target;
import dev.limber.skelform.data.Element;
import java.util.function.ToDoubleFunction;

/**
 * A value that may move.
 *
 * @param node the bone of the draft
 * @param element which of its values
 * @param source the kind of thing in the skeleton whose easings it probably has
 * @param index which of them, -1 for none
 * @param property which of its properties
 * @param value reads the value from a pose
 */
record Channel(
    int node,
    Element element,
    Target source,
    int index,
    Property property,
    ToDoubleFunction<PoseSample> value) {

  /** Creates a channel that no timeline alone makes. */
  Channel(int node, Element element, ToDoubleFunction<PoseSample> value) {
    this(node, element, Target.BONE, -1, Property.NOTHING, value);
  }
}
