package dev.limber.web.studio;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skelform.zip.ZipArchive;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** A ZIP archive as JavaScript sees it, read by the rules and limits of SkelForm files. */
public final class WebArchive {
  private @Nullable ZipArchive archive;
  private String problem = "";

  WebArchive(byte[] bytes, String name) {
    try {
      archive = ZipArchive.open(bytes, Limits.DEFAULT, new Diagnostics(name));
    } catch (LimberException e) {
      problem = String.valueOf(e.getMessage());
    }
  }

  /** Returns why the archive, or the last entry, cannot be read; empty if it can. */
  @JSExport
  public String problem() {
    return problem;
  }

  /** Returns the names of all entries; those of folders end in a slash. */
  @JSExport
  public String[] names() {
    return archive == null ? new String[0] : archive.names().toArray(new String[0]);
  }

  /** Returns the bytes of an entry; none if it is damaged. */
  @JSExport
  public Int8Array read(String name) {
    byte[] bytes = {};
    try {
      bytes = archive == null ? bytes : archive.read(name);
    } catch (LimberException e) {
      problem = String.valueOf(e.getMessage());
    }
    return Int8Array.fromJavaArray(bytes);
  }
}
