package dev.limber.skelform.write;

import dev.limber.core.math.Lists;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Generation;
import java.util.List;

/** A version of the format that can be written. */
public enum SkfVersion {
  /** 0.7, which most runtimes read. */
  V0_7(Generation.V0_7),
  /** 0.8: mirrored bones turn what hangs on them the other way round. */
  V0_8(Generation.V0_8);

  private final Generation generation;

  SkfVersion(Generation generation) {
    this.generation = generation;
  }

  /** Returns the version in whose words an armature stays what it is. */
  public static SkfVersion of(Armature armature) {
    return armature.generation() == Generation.V0_8 ? V0_8 : V0_7;
  }

  /** Returns all versions as people say them, oldest first. */
  public static List<String> labels() {
    return Lists.map(List.of(values()), SkfVersion::label);
  }

  /** Returns what a file of this version is read as. */
  public Generation generation() {
    return generation;
  }

  /** Returns the version as people say it, such as {@code 0.7}. */
  public String label() {
    return generation.label();
  }

  /** Returns the version as files have it, such as {@code 0.7.0}. */
  public String written() {
    return generation.label() + ".0";
  }
}
