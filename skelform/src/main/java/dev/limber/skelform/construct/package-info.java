/**
 * The second half of the road: local values become world transforms and vertices.
 *
 * <p>Inheritance, inverse kinematics, inheritance again with its rotations, physics, inheritance of
 * what physics moves, meshes. World rotations are carried as (cosine, sine) from beginning to end:
 * solvers produce directions anyway, and so only local rotations that change cost trigonometry.
 */
@NullMarked
package dev.limber.skelform.construct;

import org.jspecify.annotations.NullMarked;
