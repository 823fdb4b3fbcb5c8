package dev.limber.architecture.wrong.skel2d.syntax;

/** Something to know wrongly. */
public final class Word {}
