package dev.limber.skelform.read;

/** A pair of numbers as files write it: {@code {"x": 1, "y": 2}}. */
record Vec2(double x, double y) {
  static final Vec2 ZERO = new Vec2(0, 0);
  static final Vec2 ONE = new Vec2(1, 1);
}
