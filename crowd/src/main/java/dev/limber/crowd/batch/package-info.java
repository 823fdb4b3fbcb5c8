/**
 * Many poses side by side: each number of a pose is a row of an array with one lane per pose, and
 * constructing them is a {@linkplain dev.limber.crowd.batch.BatchProgram program} of small loops
 * over rows that the JVM vectorises.
 *
 * <p><b>Every rule of a format exists twice</b>: once for a single pose, in the format, and once
 * for lanes, here and in the packages beside this one. They are kept equal like this:
 *
 * <ul>
 *   <li>A lane twin names the class that it mirrors and does the same operations in the same order;
 *       where a single pose branches, lanes select by exact arithmetic. So both are bit-identical.
 *   <li>{@code ArmatureBitsTest} and {@code SkeletonBitsTest} compare every number of every member
 *       with a single pose, bit by bit, for random rigs, the samples and real files. They fail if
 *       one twin changes and the other does not.
 *   <li>What needs no loop over lanes is not written twice: compiled animations, mixing of poses,
 *       the branching parts of physics, bends and arches are the formats' own code.
 * </ul>
 *
 * <pre>{@code
 * ProgramBuilder builder = new ProgramBuilder(3); // rows 0, 1 and 2 belong to the block
 * builder.cosSin(0, 1, 2); // of the angles in row 0
 * builder.endPass();
 * BatchProgram program = builder.build(new Value[] {Value.row(1), Value.row(2)});
 * double[][] rows = program.newTable();
 * rows[0] = new double[Step.LANES];
 * rows[1] = new double[Step.LANES];
 * rows[2] = new double[Step.LANES];
 * rows[0][7] = Math.PI;
 * program.run(BatchProgram.BONES, rows, 0, 8);
 * double cosine = rows[1][7];
 * }</pre>
 */
@NullMarked
package dev.limber.crowd.batch;

import org.jspecify.annotations.NullMarked;
