package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Limits;

/** What a file may hold only so many of. */
enum Quota {
  BONES("bones"),

  /** Bones in chains: each belongs to one chain, so there are no more of them than bones. */
  CHAIN_BONES("bones"),
  KEYFRAMES("keyframes"),
  VERTICES("vertices"),
  BIND_VERTICES("bindVertices"),
  INDICES("indices"),
  TEXTURES("textures");

  private final String limitName;

  Quota(String limitName) {
    this.limitName = limitName;
  }

  /** Returns the name of the component of {@link Limits}. */
  String limitName() {
    return limitName;
  }

  int allowedBy(Limits limits) {
    return switch (this) {
      case BONES, CHAIN_BONES -> limits.bones();
      case KEYFRAMES -> limits.keyframes();
      case VERTICES -> limits.vertices();
      case BIND_VERTICES -> limits.bindVertices();
      case INDICES -> limits.indices();
      case TEXTURES -> limits.textures();
    };
  }
}
