package dev.limber.core.diagnostics;

/**
 * Ceilings for what a reader accepts, so that a hostile file costs time and memory in proportion to
 * its size and no more.
 *
 * <p>{@link #DEFAULT} is far above any real file: the largest character known has 80 bones and 1 MB
 * of images. Make your own with {@link #toBuilder}.
 *
 * @param fileBytes bytes of the whole input; characters if it is text
 * @param archiveEntries entries in an archive
 * @param entryBytes bytes of one archive entry after inflating
 * @param archiveBytes bytes of all archive entries that are read, after inflating
 * @param inflateRatio how many times its packed size an entry may grow; small entries are exempt
 * @param jsonDepth how deep JSON may nest
 * @param jsonValues values in a JSON document
 * @param stringLength characters in one JSON string or name
 * @param bones bones of an armature
 * @param keyframes keyframes of all animations together
 * @param vertices mesh vertices of an armature
 * @param bindVertices vertex weights of an armature
 * @param indices triangle indices of an armature
 * @param textures textures of all styles together
 * @param frames highest frame number of a keyframe
 * @param loopKeys commands that loops of Skel2D timelines repeat, all together
 * @param skinEntries attachments of all skins of a Skel2D skeleton together
 * @param pathPoints points of all paths of a Skel2D skeleton together
 * @param imagePixels pixels of all decoded images of a character together
 * @param imageScanPixels pixels of one image times the scans of a progressive JPEG, each of which
 *     passes over all of them
 */
public record Limits(
    int fileBytes,
    int archiveEntries,
    int entryBytes,
    long archiveBytes,
    int inflateRatio,
    int jsonDepth,
    int jsonValues,
    int stringLength,
    int bones,
    int keyframes,
    int vertices,
    int bindVertices,
    int indices,
    int textures,
    int frames,
    int loopKeys,
    int skinEntries,
    int pathPoints,
    int imagePixels,
    long imageScanPixels) {

  /** The ceilings used when none are given. */
  public static final Limits DEFAULT =
      new Limits(
          256 << 20,
          4_096,
          64 << 20,
          256L << 20,
          200,
          64,
          4_000_000,
          65_536,
          16_384,
          1_000_000,
          1_000_000,
          4_000_000,
          4_000_000,
          100_000,
          10_000_000,
          4_000_000,
          4_000_000,
          1 << 16,
          1 << 26,
          1L << 30);

  /** Returns a builder that starts from these ceilings. */
  public Builder toBuilder() {
    return new Builder(this);
  }

  /** Changes single ceilings: {@code Limits.DEFAULT.toBuilder().bones(500).build()}. */
  public static final class Builder {
    private int fileBytes;
    private int archiveEntries;
    private int entryBytes;
    private long archiveBytes;
    private int inflateRatio;
    private int jsonDepth;
    private int jsonValues;
    private int stringLength;
    private int bones;
    private int keyframes;
    private int vertices;
    private int bindVertices;
    private int indices;
    private int textures;
    private int frames;
    private int loopKeys;
    private int skinEntries;
    private int pathPoints;
    private int imagePixels;
    private long imageScanPixels;

    private Builder(Limits limits) {
      fileBytes = limits.fileBytes;
      archiveEntries = limits.archiveEntries;
      entryBytes = limits.entryBytes;
      archiveBytes = limits.archiveBytes;
      inflateRatio = limits.inflateRatio;
      jsonDepth = limits.jsonDepth;
      jsonValues = limits.jsonValues;
      stringLength = limits.stringLength;
      bones = limits.bones;
      keyframes = limits.keyframes;
      vertices = limits.vertices;
      bindVertices = limits.bindVertices;
      indices = limits.indices;
      textures = limits.textures;
      frames = limits.frames;
      loopKeys = limits.loopKeys;
      skinEntries = limits.skinEntries;
      pathPoints = limits.pathPoints;
      imagePixels = limits.imagePixels;
      imageScanPixels = limits.imageScanPixels;
    }

    /** Sets the most bytes of the whole input. */
    public Builder fileBytes(int most) {
      fileBytes = most;
      return this;
    }

    /** Sets the most entries in an archive. */
    public Builder archiveEntries(int most) {
      archiveEntries = most;
      return this;
    }

    /** Sets the most bytes of one archive entry after inflating. */
    public Builder entryBytes(int most) {
      entryBytes = most;
      return this;
    }

    /** Sets the most bytes of all archive entries that are read, after inflating. */
    public Builder archiveBytes(long most) {
      archiveBytes = most;
      return this;
    }

    /** Sets how many times its packed size an entry may grow; small entries are exempt. */
    public Builder inflateRatio(int most) {
      inflateRatio = most;
      return this;
    }

    /** Sets how deep JSON may nest. */
    public Builder jsonDepth(int most) {
      jsonDepth = most;
      return this;
    }

    /** Sets the most values in a JSON document. */
    public Builder jsonValues(int most) {
      jsonValues = most;
      return this;
    }

    /** Sets the most characters in one JSON string or name. */
    public Builder stringLength(int most) {
      stringLength = most;
      return this;
    }

    /** Sets the most bones of an armature. */
    public Builder bones(int most) {
      bones = most;
      return this;
    }

    /** Sets the most keyframes of all animations together. */
    public Builder keyframes(int most) {
      keyframes = most;
      return this;
    }

    /** Sets the most mesh vertices of an armature. */
    public Builder vertices(int most) {
      vertices = most;
      return this;
    }

    /** Sets the most vertex weights of an armature. */
    public Builder bindVertices(int most) {
      bindVertices = most;
      return this;
    }

    /** Sets the most triangle indices of an armature. */
    public Builder indices(int most) {
      indices = most;
      return this;
    }

    /** Sets the most textures of all styles together. */
    public Builder textures(int most) {
      textures = most;
      return this;
    }

    /** Sets the highest frame number of a keyframe. */
    public Builder frames(int most) {
      frames = most;
      return this;
    }

    /** Sets the most commands that loops of Skel2D timelines repeat, all together. */
    public Builder loopKeys(int most) {
      loopKeys = most;
      return this;
    }

    /** Sets the most attachments of all skins of a Skel2D skeleton together. */
    public Builder skinEntries(int most) {
      skinEntries = most;
      return this;
    }

    /** Sets the most points of all paths of a Skel2D skeleton together. */
    public Builder pathPoints(int most) {
      pathPoints = most;
      return this;
    }

    /** Sets the most pixels of all decoded images of a character together. */
    public Builder imagePixels(int most) {
      imagePixels = most;
      return this;
    }

    /** Sets the most pixels of one image times its scans. */
    public Builder imageScanPixels(long most) {
      imageScanPixels = most;
      return this;
    }

    /** Returns the ceilings. */
    public Limits build() {
      return new Limits(
          fileBytes,
          archiveEntries,
          entryBytes,
          archiveBytes,
          inflateRatio,
          jsonDepth,
          jsonValues,
          stringLength,
          bones,
          keyframes,
          vertices,
          bindVertices,
          indices,
          textures,
          frames,
          loopKeys,
          skinEntries,
          pathPoints,
          imagePixels,
          imageScanPixels);
    }
  }
}
