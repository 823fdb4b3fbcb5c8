/** Archives made to exhaust time or memory, or to slip past checks. */
package dev.limber.skelform.zip.dos;
