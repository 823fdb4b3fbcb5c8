/** {@code limber dump}: prints all that a file says as JSON. */
@NullMarked
package dev.limber.cli.dump;

import org.jspecify.annotations.NullMarked;
