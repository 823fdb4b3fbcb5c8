/** Requests and answers: access, limits, time limits and errors. */
@NullMarked
package dev.limber.studio.http;

import org.jspecify.annotations.NullMarked;
