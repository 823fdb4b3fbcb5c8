package dev.limber.skel2d.language;

import dev.limber.core.color.Rgba;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.data.Slot;

/** Says what named things are, in a few lines. */
final class Descriptions {
  private static final int DECIMALS = 3;
  private final Symbols symbols;

  Descriptions(Source source) {
    this.symbols = source.symbols();
  }

  /** Returns the kind and full name. */
  String title(int symbol) {
    return symbols.kind(symbol).word() + " " + Excerpt.of(symbols.fullName(symbol));
  }

  String of(int symbol) {
    return switch (symbols.kind(symbol)) {
      case BONE -> bone(symbols.bone(symbol));
      case SLOT -> slot(symbol);
      case ATTACHMENT -> attachment(symbols.attachment(symbol));
      case SKIN -> skin(symbols.skeleton.skins().get(symbol - symbols.firstSkin));
      case ANIMATION ->
          animation(symbols.skeleton.animations().get(symbol - symbols.firstAnimation));
    };
  }

  private static String number(double value) {
    return Numbers.rounded(value, DECIMALS);
  }

  private static String hex(Rgba color) {
    String digits = "0123456789ABCDEF";
    StringBuilder text = new StringBuilder("#");
    for (double part : new double[] {color.r(), color.g(), color.b()}) {
      int bits = (int) Math.rint(255 * part);
      text.append(digits.charAt(bits >> 4)).append(digits.charAt(bits & 15));
    }
    return text.append(color.a() == 1 ? "" : "," + number(color.a())).toString();
  }

  private static String bone(Bone bone) {
    StringBuilder text = new StringBuilder();
    text.append("x ").append(number(bone.x())).append(", y ").append(number(bone.y()));
    text.append(", r ").append(number(Math.toDegrees(bone.rotation()))).append('\u00b0');
    if (bone.scaleX() != 1 || bone.scaleY() != 1) {
      text.append(", scale ").append(number(bone.scaleX()));
      text.append(" \u00d7 ").append(number(bone.scaleY()));
    }
    if (bone.length() != 0) {
      text.append(", length ").append(number(bone.length()));
    }
    text.append(bone.flipX() ? ", flip-x" : "").append(bone.flipY() ? ", flip-y" : "");
    text.append(bone.inheritRotation() ? "" : ", no-rot");
    text.append(bone.inheritScale() ? "" : ", no-scale");
    return text.append(bone.declared() ? "" : "\nExists because a child names it.").toString();
  }

  private String slot(int symbol) {
    Slot slot = symbols.slot(symbol);
    StringBuilder text = new StringBuilder("On bone ");
    text.append(Excerpt.of(symbols.bone(slot.bone()).name()));
    if (!slot.color().equals(Rgba.WHITE)) {
      text.append(", colour ").append(hex(slot.color()));
    }
    text.append("\nAttachments: ");
    int count = 0;
    for (String name : symbols.attachmentNames(symbol)) {
      text.append(count++ == 0 ? "" : ", ").append(Excerpt.of(name));
      if (count == 12) {
        text.append(", \u2026");
        break;
      }
    }
    if (slot.attachment() >= 0 && count > 1) {
      Attachment first = symbols.attachment(symbols.firstAttachment + slot.attachment());
      text.append("\nShows at first: ").append(Excerpt.of(first.name()));
    }
    return text.toString();
  }

  private String attachment(Attachment attachment) {
    StringBuilder text = new StringBuilder(":").append(attachment.type());
    if (attachment instanceof Attachment.Rect rect) {
      text.append(' ').append(number(rect.width())).append(" \u00d7 ");
      text.append(number(rect.height()));
    } else if (attachment instanceof Attachment.Ellipse ellipse) {
      text.append(' ').append(number(2 * ellipse.radiusX())).append(" \u00d7 ");
      text.append(number(2 * ellipse.radiusY()));
    } else if (attachment instanceof Attachment.Circle circle) {
      text.append(", diameter ").append(number(2 * circle.radius()));
    } else if (attachment instanceof Attachment.Sprite sprite) {
      text.append(" \"").append(sprite.image() == null ? "" : sprite.image()).append('"');
    } else if (attachment instanceof Attachment.Path path) {
      text.append(", ").append(path.commands().size()).append(" commands");
    }
    return text.append("\nIn slot ")
        .append(Excerpt.of(symbols.skeleton.slots().get(attachment.slot()).name()))
        .toString();
  }

  private static String skin(Skin skin) {
    int count = skin.overrides().size();
    return "Draws " + count + (count == 1 ? " attachment" : " attachments") + " in another way.";
  }

  private static String animation(Animation animation) {
    int count = animation.timelines().size();
    return number(animation.duration())
        + " seconds at "
        + number(animation.fps())
        + " frames per second, "
        + count
        + (count == 1 ? " timeline" : " timelines");
  }
}
