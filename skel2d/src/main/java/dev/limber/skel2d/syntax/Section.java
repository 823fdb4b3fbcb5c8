package dev.limber.skel2d.syntax;

/**
 * A header with the lines below it, or lines that belong to no section.
 *
 * @param kind kind of the header, {@link LineKind#STRAY} for lines that belong to no section
 * @param firstLine number of the first line in the tree: the header, if there is one
 * @param endLine number behind the last line
 */
public record Section(LineKind kind, int firstLine, int endLine) {}
