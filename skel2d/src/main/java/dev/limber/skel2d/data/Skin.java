package dev.limber.skel2d.data;

import java.util.List;
import java.util.Objects;

/**
 * One set of attachments of a skeleton.
 *
 * @param name its name; the first skin of a skeleton is called {@value #DEFAULT_NAME}
 * @param attachments all attachments; an index means the same name and slot in every skin
 * @param overrides which of them differ from the default skin's by its own lines, ascending
 */
public record Skin(String name, List<Attachment> attachments, List<Integer> overrides) {
  /** Name of the skin that the skeleton's own attachments make. */
  public static final String DEFAULT_NAME = "default";

  /** Keeps unmodifiable copies; no part may be null. */
  public Skin {
    Objects.requireNonNull(name, "name");
    attachments = List.copyOf(attachments);
    overrides = List.copyOf(overrides);
  }
}
