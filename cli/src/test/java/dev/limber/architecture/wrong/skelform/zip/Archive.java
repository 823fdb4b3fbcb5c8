package dev.limber.architecture.wrong.skelform.zip;

/** Something to know wrongly. */
public final class Archive {}
