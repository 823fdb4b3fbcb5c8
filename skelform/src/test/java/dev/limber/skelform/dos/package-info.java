/** Damaged samples end in an armature that can be posed, or in a LimberException; and soon. */
package dev.limber.skelform.dos;
