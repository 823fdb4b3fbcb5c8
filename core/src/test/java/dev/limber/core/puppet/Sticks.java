package dev.limber.core.puppet;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.color.Rgba;
import java.util.ArrayList;
import java.util.List;

/** A character of bones alone, each where the test puts it. */
final class Sticks implements Puppet {
  private final List<BoneHandle> bones = new ArrayList<>();
  private final List<Chain> chains = new ArrayList<>();

  /** Adds a bone that points to the right; returns its index. */
  int bone(int parent, double x, double y, double length, Rgba color) {
    bones.add(new Stick(bones.size(), parent, x, y, length, color));
    return bones.size() - 1;
  }

  void chain(List<Integer> indices, int target) {
    chains.add(new Chain(indices, target, target >= 0));
  }

  private record Stick(
      int index, int parent, double worldX, double worldY, double length, Rgba color)
      implements BoneHandle {
    @Override
    public String name() {
      return "bone " + index;
    }

    @Override
    public double x() {
      return worldX;
    }

    @Override
    public double y() {
      return worldY;
    }

    @Override
    public double rotation() {
      return 0;
    }

    @Override
    public double scaleX() {
      return 1;
    }

    @Override
    public double scaleY() {
      return 1;
    }

    @Override
    public BoneHandle position(double newX, double newY) {
      throw new UnsupportedOperationException();
    }

    @Override
    public BoneHandle rotation(double radians) {
      throw new UnsupportedOperationException();
    }

    @Override
    public BoneHandle scale(double newScaleX, double newScaleY) {
      throw new UnsupportedOperationException();
    }

    @Override
    public BoneHandle worldPosition(double newX, double newY) {
      throw new UnsupportedOperationException();
    }

    @Override
    public BoneHandle worldRotation(double radians) {
      throw new UnsupportedOperationException();
    }

    @Override
    public BoneHandle worldScale(double newScaleX, double newScaleY) {
      throw new UnsupportedOperationException();
    }

    @Override
    public double matrix(int part) {
      return switch (part) {
        case 0, 3 -> 1;
        case 4 -> worldX;
        case 5 -> worldY;
        default -> 0;
      };
    }
  }

  @Override
  public List<? extends PuppetAnimation> animations() {
    return List.of();
  }

  @Override
  public PuppetAnimation animation(String name) {
    throw new IllegalArgumentException("no animations");
  }

  @Override
  public List<String> skinNames() {
    return List.of();
  }

  @Override
  public void skins(List<String> names) {}

  @Override
  public List<String> skins() {
    return List.of();
  }

  @Override
  public void images(ImageSource images) {}

  @Override
  public int boneCount() {
    return bones.size();
  }

  @Override
  public BoneHandle bone(int index) {
    return bones.get(index);
  }

  @Override
  public BoneHandle bone(String name) {
    throw new IllegalArgumentException("by index only");
  }

  @Override
  public List<Chain> chains() {
    return chains;
  }

  @Override
  public int partCount() {
    return 0;
  }

  @Override
  public String partName(int part) {
    throw new IllegalArgumentException("no parts");
  }

  @Override
  public int partBone(int part) {
    throw new IllegalArgumentException("no parts");
  }

  @Override
  public void reset() {}

  @Override
  public void seek(PuppetAnimation animation, double seconds) {}

  @Override
  public void construct() {}

  @Override
  public void draw(Canvas canvas) {}
}
