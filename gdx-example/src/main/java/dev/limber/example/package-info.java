/** A small game that shows the libGDX runtime: walk, run, jump, aim, and five hundred guests. */
package dev.limber.example;
