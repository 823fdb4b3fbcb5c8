/**
 * A small copy of the product's packages in which most classes break a rule on purpose, and some
 * show what is allowed. Only {@code ArchitectureTest} looks here.
 */
package dev.limber.architecture.wrong;
