package dev.limber.core.crowd;

/** Scratch of one thread for the tiles of one rig. Made and used by {@link Lanes} and tiles. */
public interface Workbench {}
