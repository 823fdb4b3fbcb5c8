package dev.limber.convert.skf;

import dev.limber.core.canvas.ImageSource;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.ImageFormat;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.data.Transform;
import dev.limber.skelform.write.SkfVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Turns a Skel2D skeleton into a SkelForm armature. */
final class Baker {
  /** How many bones and slots are looked at, over all frames of all animations. */
  private static final double MOST_VALUES = 2e7;

  /** Points of an outline between bones: its mesh takes time in proportion to their square. */
  private static final int MOST_SAMPLES = 2048;

  private static final List<Element> ELEMENTS =
      List.of(
          Element.POSITION_X,
          Element.POSITION_Y,
          Element.ROTATION,
          Element.SCALE_X,
          Element.SCALE_Y);
  private static final List<Property> PROPERTIES =
      List.of(Property.X, Property.Y, Property.ROTATION, Property.SCALE_X, Property.SCALE_Y);

  private final Skeleton skeleton;
  private final SkfVersion version;
  private final Limits limits;
  private final Diagnostics diagnostics;
  private final ShapeRaster raster;
  private final PoseSample setup;
  private final List<Film> films = new ArrayList<>();
  private final List<Part> parts = new ArrayList<>();
  private final List<Channel> channels = new ArrayList<>();
  private final Draft draft;
  private final Atlases atlases;

  private Baker(
      Skeleton skeleton,
      ImageSource images,
      double scale,
      SkfVersion version,
      String file,
      Limits limits) {
    this.skeleton = skeleton;
    this.version = version;
    this.limits = limits;
    this.diagnostics = new Diagnostics(file);
    this.raster = new ShapeRaster(scale, images, limits, diagnostics);
    this.setup = new PoseSample(skeleton, version).read(skeleton.newPose());
    this.draft = new Draft(skeleton.bones().size());
    this.atlases = new Atlases(diagnostics);
  }

  /**
   * Bakes a skeleton.
   *
   * @param images the images of its sprites, as java2d draws them
   * @param scale pixels for each unit, above 0
   * @param version by whose rules the armature plays
   * @param file what diagnostics call the source
   * @throws LimberException if the pictures would be too large or an animation is too long
   * @throws IllegalArgumentException if the scale is not above 0
   */
  public static BakedCharacter bake(
      Skeleton skeleton,
      ImageSource images,
      double scale,
      SkfVersion version,
      String file,
      Limits limits) {
    if (!(scale > 0) || !Double.isFinite(scale)) {
      throw new IllegalArgumentException("a scale is above 0, not " + scale);
    }
    return new Baker(skeleton, images, scale, version, file, limits).bake();
  }

  private BakedCharacter bake() {
    if (skeleton.bones().isEmpty()) {
      throw diagnostics.fatal(
          "convert-empty", Place.FILE, "the skeleton has no bones", "give the skeleton a bone");
    }
    long textures = (long) skeleton.skins().size() * skeleton.defaultSkin().attachments().size();
    check("textures", textures, limits.textures());
    addFilms();
    addBones();
    PartFinder finder = new PartFinder(skeleton, raster.scale);
    for (int slot = 0; slot < skeleton.slots().size(); slot++) {
      parts.addAll(finder.parts(slot));
    }
    Differences differences = new Differences(skeleton, setup, parts, diagnostics);
    see(setup, differences);
    for (Film film : films) {
      film.frames((sample, frame) -> see(sample, differences));
    }
    parts.forEach(this::addMesh);
    for (Film film : films) {
      film.frames((sample, frame) -> seeMeshes(sample));
    }
    PartBaker baker = new PartBaker(skeleton, draft, channels, raster, atlases, setup);
    parts.forEach(baker::bake);
    atlases.pack();
    differences.report(films);
    return new BakedCharacter(
        new Armature(armature(baker.styles())), atlases.pages(), diagnostics.toList());
  }

  private void addFilms() {
    SkeletonPose pose = skeleton.newPose();
    PoseSample sample = new PoseSample(skeleton, version);
    double values = 0;
    for (Animation animation : skeleton.animations()) {
      Film film = new Film(animation, pose, sample, limits, diagnostics);
      values += (film.lastFrame + 1.0) * (skeleton.bones().size() + skeleton.slots().size());
      if (values > MOST_VALUES) {
        throw Film.tooLong(animation, diagnostics);
      }
      films.add(film);
    }
  }

  private void addBones() {
    for (int b = 0; b < skeleton.bones().size(); b++) {
      Bone bone = skeleton.bones().get(b);
      int at = PoseSample.LOCAL * b;
      double[] l = setup.local;
      draft.bone(
          bone.name(),
          bone.parent(),
          new Transform(l[at], l[at + 1], l[at + 2], l[at + 3], l[at + 4]));
      for (int e = 0; e < ELEMENTS.size(); e++) {
        int value = at + e;
        channels.add(
            new Channel(
                b,
                ELEMENTS.get(e),
                Target.BONE,
                b,
                PROPERTIES.get(e),
                sample -> sample.local[value]));
      }
    }
  }

  private void see(PoseSample sample, Differences differences) {
    int far = sample.farBone();
    if (far >= 0) {
      throw diagnostics.fatal(
          "convert-number-range",
          Place.FILE,
          "bone \""
              + skeleton.bones().get(far).name()
              + "\" moves out of the range of numbers that SkelForm stores",
          "use smaller numbers");
    }
    differences.see(sample);
    for (Part part : parts) {
      if (part.shape != null) {
        part.shape.see(sample);
      }
    }
  }

  private void addMesh(Part part) {
    if (part.shape == null) {
      return;
    }
    List<BoundShape.Sample> samples = part.shape.samples();
    if (samples.size() > MOST_SAMPLES) {
      throw diagnostics.fatal(
          "convert-too-large",
          Place.FILE,
          "the outline of \""
              + skeleton.slots().get(part.slot).name()
              + "\" would have "
              + samples.size()
              + " points, at most "
              + MOST_SAMPLES
              + " make a mesh",
          "use fewer curves between bones, or a smaller --scale");
    }
    part.motion = new MeshMotion(OutlineMesh.of(part.shape, samples, raster.scale));
  }

  private void seeMeshes(PoseSample sample) {
    for (Part part : parts) {
      if (part.motion != null) {
        part.motion.see(sample, raster.scale);
      }
    }
  }

  private Armature.Parts armature(List<Map<String, Integer>> pictures) {
    int[] places = draft.places();
    List<dev.limber.skelform.data.Animation> animations = new ArrayList<>();
    int keyframes = 0;
    for (Film film : films) {
      dev.limber.skelform.data.Animation animation =
          new AnimationBaker(film, channels, parts, setup).bake(animations.size(), places);
      keyframes += animation.keyframes().size();
      check("keyframes", keyframes, limits.keyframes());
      animations.add(animation);
    }
    check("bones", draft.boneCount(), limits.bones());
    check("vertices", draft.vertexCount(), limits.vertices());
    return new Armature.Parts(
        version.written(),
        version.generation(),
        version.generation().ruleset(),
        false,
        ImageFormat.PNG,
        draft.bones(places),
        draft.visuals(places),
        List.of(),
        List.of(),
        animations,
        styles(pictures),
        atlases.atlases());
  }

  private void check(String limit, long count, int most) {
    if (count > most) {
      throw diagnostics.fatal(
          "convert-too-large",
          Place.FILE,
          "the converted character would have " + count + " " + limit + ", the limit is " + most,
          "make it simpler, or raise the limit");
    }
  }

  private List<Style> styles(List<Map<String, Integer>> pictures) {
    List<Style> styles = new ArrayList<>();
    for (int i = 0; i < pictures.size(); i++) {
      List<Texture> textures = new ArrayList<>();
      pictures.get(i).forEach((name, picture) -> textures.add(atlases.texture(name, picture)));
      String name = i == 0 ? Style.DEFAULT_NAME : skeleton.skins().get(i).name();
      styles.add(new Style(i, name, textures, i == 0));
    }
    return styles;
  }
}
