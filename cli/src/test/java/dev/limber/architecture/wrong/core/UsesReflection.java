package dev.limber.architecture.wrong.core;

import java.lang.reflect.RecordComponent;

/** Reflection is missing in the browser. */
public final class UsesReflection {
  public static RecordComponent[] parts(Record value) {
    return value.getClass().getRecordComponents();
  }
}
