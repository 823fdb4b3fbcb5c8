package dev.limber.architecture.wrong.core;

import java.io.FileInputStream;

/** Core reads bytes, never files. */
public final class OpensFile {
  public static FileInputStream fileInputStream;
}
