/**
 * Diagnostics of what is read, and limits on how much of it is accepted.
 *
 * <pre>{@code
 * try {
 *   SkelFormFile file = SkelForm.load(path);
 *   file.diagnostics().forEach(System.out::println);
 * } catch (LimberException e) {
 *   System.out.println(e.diagnostic().message());
 * }
 * }</pre>
 */
@NullMarked
package dev.limber.core.diagnostics;

import org.jspecify.annotations.NullMarked;
