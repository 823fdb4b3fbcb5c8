/** Requests and answers: who may ask, how much, how long, and what refusals look like. */
@NullMarked
package dev.limber.studio.http;

import org.jspecify.annotations.NullMarked;
