package dev.limber.skel2d.resolve;

import dev.limber.core.canvas.PathOp;
import dev.limber.skel2d.data.PathCommand;
import java.util.ArrayList;
import java.util.List;

/** Binds the points of a path to bones. */
final class PathResolver {
  private final References bones;
  private int owner;
  private int current;

  PathResolver(References bones) {
    this.bones = bones;
  }

  List<PathCommand> resolve(List<CommandDraft> drafts, int ownerBone) {
    owner = ownerBone;
    current = ownerBone;
    List<PathCommand> commands = new ArrayList<>(drafts.size() + 1);
    for (CommandDraft draft : drafts) {
      if (draft.letter() == ':') {
        CommandDraft.Point name = draft.points().get(0);
        int bone =
            bones.resolve(name.nameFrom(), name.nameTo(), "the points below keep their bone");
        current = bone >= 0 ? bone : current;
        continue;
      }
      if (commands.isEmpty() && draft.letter() != 'M') {
        // The owner's, even if another bone is set by now.
        commands.add(PathCommand.of(PathOp.MOVE, new PathCommand.Point(0, 0, owner)));
      }
      commands.add(command(draft));
    }
    return commands;
  }

  private PathCommand command(CommandDraft draft) {
    PathOp op =
        switch (draft.letter()) {
          case 'M' -> PathOp.MOVE;
          case 'L' -> PathOp.LINE;
          case 'Q' -> PathOp.QUAD;
          case 'B' -> PathOp.CUBIC;
          default -> PathOp.CLOSE;
        };
    List<PathCommand.Point> points = new ArrayList<>(op.points());
    for (int i = 0; i < op.points(); i++) {
      points.add(point(draft, i));
    }
    return new PathCommand(op, points);
  }

  private PathCommand.Point point(CommandDraft draft, int index) {
    CommandDraft.Point point = draft.points().get(index);
    int bone = -1;
    if (point.nameFrom() >= 0) {
      bone =
          bones.resolve(
              point.nameFrom(), point.nameTo(), "the point moves with the path's current bone");
    }
    return new PathCommand.Point(point.x(), point.y(), bone >= 0 ? bone : current);
  }
}
