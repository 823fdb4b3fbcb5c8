package dev.limber.architecture.wrong.skelform.data;

/** What every package may know. */
public final class BoneData {}
