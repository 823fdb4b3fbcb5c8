package dev.limber.web;

import dev.limber.skel2d.Skel2d;
import dev.limber.skelform.SkelForm;
import org.teavm.jso.JSExport;

/** What the runtime's ES module exports. */
public final class RuntimeModule {
  private RuntimeModule() {}

  /** Returns how many bones a Skel2D source has. */
  @JSExport
  public static int boneCount(String text) {
    return Skel2d.parse(text).skeleton().newPose().boneCount();
  }

  /** Returns how many bones a SkelForm file has. */
  @JSExport
  public static int armatureBoneCount(byte[] bytes) {
    return SkelForm.load(bytes).armature().newPose().boneCount();
  }
}
