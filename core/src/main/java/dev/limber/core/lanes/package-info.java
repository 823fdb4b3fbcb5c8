/**
 * Many poses side by side: each number of a pose is a row of an array with one lane per pose, and
 * computing is a list of {@linkplain dev.limber.core.lanes.Step steps} over rows.
 *
 * <p>For formats, which write their own programs with it; players use {@link
 * dev.limber.core.crowd}. The loops are small and branch-free so that the JVM vectorises them, and
 * do the same operations in the same order as the code for one pose, so that lanes are the same
 * bits.
 *
 * <pre>{@code
 * ProgramBuilder builder = new ProgramBuilder(3); // rows 0, 1 and 2 are kept
 * builder.cosSin(0, 1, 2); // of the angles in row 0
 * Program program = builder.build();
 * double[][] rows = program.newTable();
 * rows[0] = new double[Step.LANES];
 * rows[1] = new double[Step.LANES];
 * rows[2] = new double[Step.LANES];
 * rows[0][7] = Math.PI;
 * program.run(rows, 0, 8);
 * double cosine = rows[1][7];
 * }</pre>
 */
@NullMarked
package dev.limber.core.lanes;

import org.jspecify.annotations.NullMarked;
