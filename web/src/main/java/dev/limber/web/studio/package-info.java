/** What the studio's engine has beside the runtime: encoders and the language service. */
@NullMarked
package dev.limber.web.studio;

import org.jspecify.annotations.NullMarked;
