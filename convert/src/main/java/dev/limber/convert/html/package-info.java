/** Characters of any format to one HTML file that plays by double click. */
@NullMarked
package dev.limber.convert.html;

import org.jspecify.annotations.NullMarked;
