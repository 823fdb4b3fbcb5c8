/**
 * What readers say about their input, and how much of it they accept.
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
