package dev.limber.architecture.wrong.skel2d.data;

/** What every package behind the reader may know. */
public final class SlotData {}
