package dev.limber.core.crowd;

/** A local pose that is kept to be faded from. Made and used by {@link Lanes} and tiles. */
public interface Stance {}
