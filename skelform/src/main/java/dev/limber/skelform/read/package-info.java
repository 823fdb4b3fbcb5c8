/**
 * Reads {@code .skf} armatures of every generation into the one checked model.
 *
 * <p>The road is straight: a JSON tree; {@link dev.limber.skelform.read.GenerationDetector} tells
 * its generation by its fields; {@link dev.limber.skelform.read.Upgrades} bring it step by step to
 * the shape of 0.7; {@link dev.limber.skelform.read.ArmatureReader} checks every reference and
 * builds the {@link dev.limber.skelform.data.Armature}. Values keep the path at which they stood in
 * the file, so that a message about a 0.2 file names the place in that file.
 *
 * <p>Codes that end the reading: {@code skf-no-armature}, {@code skf-not-skelform}, {@code
 * skf-old-development}, {@code skf-no-bones}, {@code skf-cycle}, {@code skf-number-range} and
 * {@code skf-too-large}. Warnings: {@code skf-wrong-type}, {@code skf-bad-parent}, {@code
 * skf-duplicate-id}, {@code skf-bad-reference}, {@code skf-shared-visual}, {@code
 * skf-shared-physics}, {@code skf-bad-bind}, {@code skf-bad-index}, {@code skf-bad-texture}, {@code
 * skf-bad-atlas}, {@code skf-missing-image}, {@code skf-bad-family}, {@code skf-bad-target} and
 * {@code skf-bad-keyframe}. Notes: {@code skf-unknown-field}, {@code skf-unknown-element}, {@code
 * skf-newer-version}, {@code skf-several-armatures}, {@code skf-image-format}, {@code skf-order},
 * {@code skf-unused}, {@code skf-no-effect} and {@code skf-bad-next-kf}.
 *
 * <pre>{@code
 * Diagnostics diagnostics = new Diagnostics("hero.skf");
 * JsonValue root = JsonReader.parse(bytes, "armature.json", Limits.DEFAULT, diagnostics);
 * Armature armature = ArmatureReader.read(root, null, Limits.DEFAULT, diagnostics);
 * diagnostics.toList().forEach(System.out::println);
 * }</pre>
 */
@NullMarked
package dev.limber.skelform.read;

import org.jspecify.annotations.NullMarked;
