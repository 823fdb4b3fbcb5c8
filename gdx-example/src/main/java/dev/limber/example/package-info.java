/** A small game that shows the libGDX runtime: walk, run, jump, aim, and five hundred guests. */
@NullMarked
package dev.limber.example;

import org.jspecify.annotations.NullMarked;
