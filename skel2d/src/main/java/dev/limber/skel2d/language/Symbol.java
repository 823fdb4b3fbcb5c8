package dev.limber.skel2d.language;

/**
 * Something that has a name.
 *
 * @param kind what it is
 * @param name its own name: the last component of a bone's or slot's full name
 * @param fullName the name that no other of its kind has: for an attachment its slot's full name, a
 *     dot and its own
 */
public record Symbol(SymbolKind kind, String name, String fullName) {}
