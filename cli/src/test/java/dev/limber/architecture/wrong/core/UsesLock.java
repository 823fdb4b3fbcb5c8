package dev.limber.architecture.wrong.core;

import java.util.concurrent.locks.ReentrantLock;

/** Locks are missing in the browser. */
public final class UsesLock {
  public static ReentrantLock reentrantLock;
}
