/** What drawing stands on: which texture a name stands for. */
@NullMarked
package dev.limber.skelform.draw;

import org.jspecify.annotations.NullMarked;
