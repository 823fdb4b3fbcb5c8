package dev.limber.character;

import dev.limber.core.canvas.ImageSource;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skelform.AtlasImage;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.SkelFormFile;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.pose.ArmaturePose;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A character of a SkelForm file.
 *
 * @param name the file's name
 * @param file what was in it
 */
public record SkelFormCharacter(String name, SkelFormFile file) implements CharacterFile {
  private static final byte[] NOTHING = {};

  /** Returns the armature. */
  public Armature armature() {
    return file.armature();
  }

  @Override
  public CharacterFormat format() {
    return CharacterFormats.SKELFORM;
  }

  @Override
  public String version() {
    return armature().version();
  }

  @Override
  public List<Diagnostic> diagnostics() {
    return file.diagnostics();
  }

  @Override
  public List<String> imageNames() {
    List<String> names = new ArrayList<>();
    for (Atlas atlas : armature().atlases()) {
      if (!names.contains(atlas.filename())) {
        names.add(atlas.filename());
      }
    }
    return names;
  }

  @Override
  public boolean hasImagesInside() {
    return true;
  }

  /** Returns the stored image of an atlas; if several have the same name, that of the first. */
  @Override
  public byte[] imageInside(String imageName) {
    List<Atlas> atlases = armature().atlases();
    for (int i = 0; i < atlases.size(); i++) {
      if (atlases.get(i).filename().equals(imageName)) {
        AtlasImage image = file.images().get(i);
        return image.bytes();
      }
    }
    return NOTHING;
  }

  @Override
  public ArmaturePose newPose() {
    return armature().newPose();
  }

  @Override
  public ArmaturePose newPuppet(ImageSource images) {
    ArmaturePose pose = armature().newRestingPose();
    pose.images(images);
    pose.construct();
    return pose;
  }

  @Override
  public SkelFormCharacter withFilesBeside(FilesBeside beside, Limits limits) {
    if (name.isEmpty()) {
      return this; // Beside what?
    }
    String marks = SkelForm.marksBeside(name);
    try {
      byte[] json = beside.read(marks, limits.fileBytes());
      return json == null ? this : withMarks(json, limits);
    } catch (IOException e) {
      return new SkelFormCharacter(name, file.withoutMarks(marks));
    }
  }

  /** Returns the same character with the marks of a file that belongs to it. */
  public SkelFormCharacter withMarks(byte[] json, Limits limits) {
    return new SkelFormCharacter(name, file.withMarks(json, SkelForm.marksBeside(name), limits));
  }

  @Override
  public SkelFormCharacter withoutPhysics() {
    return new SkelFormCharacter(name, file.with(armature().withoutPhysics()));
  }
}
