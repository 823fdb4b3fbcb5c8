package dev.limber.bench;

import dev.limber.core.diagnostics.Limits;
import dev.limber.image.Pixels;
import dev.limber.image.png.PngEncoder;
import dev.limber.skelform.zip.ZipWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Files that go as far as the default limits let them, each in one direction. */
final class HostileFiles {
  private static final Limits LIMITS = Limits.DEFAULT;
  private static final String ATLAS =
      """
      ,"atlases":[{"filename":"atlas0.png","size":{"x":512,"y":512}}],
      "styles":[{"id":0,"name":"a","textures":[
      {"name":"t","offset":{"x":0,"y":0},"size":{"x":512,"y":512},"atlas_idx":0}]}]}""";

  private HostileFiles() {}

  /** All bones below each other, each with a picture as large as the canvas. */
  static byte[] bones() {
    String bones =
        list(
            LIMITS.bones(),
            i -> "{\"id\":" + i + ",\"parent_id\":" + (i - 1) + ",\"visuals_id\":0}");
    return skf("\"bones\":[" + bones + "],\"visuals\":[{\"tex\":\"t\"}]" + ATLAS, image(512, 512));
  }

  /** One chain of all bones that reaches for a target it cannot reach. */
  static byte[] chain() {
    int count = LIMITS.bones() - 1;
    String bones =
        "{\"id\":0,\"parent_id\":-1,\"pos\":{\"x\":9e9,\"y\":1}},"
            + list(
                count,
                i ->
                    "{\"id\":"
                        + (i + 1)
                        + ",\"parent_id\":"
                        + (i == 0 ? -1 : i)
                        + ",\"pos\":{\"x\":1,\"y\":0},\"ik_family_id\":0}");
    String chain =
        "\"inverse_kinematics\":[{\"mode\":\"FABRIK\",\"target_id\":0,\"bone_ids\":["
            + list(count, i -> "" + (i + 1))
            + "]}]}";
    return skf("\"bones\":[" + bones + "]," + chain);
  }

  /** One mesh of as many vertices as the values of the JSON suffice for, bound to two bones. */
  static byte[] mesh() {
    int vertices = LIMITS.jsonValues() / 20;
    String points = list(vertices, i -> "{\"pos\":{\"x\":" + i % 512 + ",\"y\":" + i / 512 + "}}");
    String weights = list(vertices, i -> "{\"id\":" + i + ",\"weight\":0.5}");
    String indices = list(vertices, i -> i + "," + (i + 1) % vertices + "," + (i + 2) % vertices);
    return skf(
        "\"bones\":[{\"id\":0,\"parent_id\":-1,\"visuals_id\":0},{\"id\":1,\"parent_id\":0}],"
            + "\"visuals\":[{\"tex\":\"t\",\"vertices\":["
            + points
            + "],\"indices\":["
            + indices
            + "],\"binds\":[{\"bone_id\":0,\"verts\":["
            + weights
            + "]},{\"bone_id\":1,\"verts\":["
            + weights
            + "]}]}]"
            + ATLAS,
        image(512, 512));
  }

  /** One animation with as many keyframes as the values of the JSON suffice for. */
  static byte[] keyframes() {
    int count = Math.min(LIMITS.keyframes(), LIMITS.jsonValues() / 5 - 100);
    String keys =
        list(
            count,
            i ->
                "{\"frame\":"
                    + i
                    + ",\"bone_id\":0,\"element\":\"PositionX\",\"value\":"
                    + i % 7
                    + "}");
    return skf(
        "\"bones\":[{\"id\":0,\"parent_id\":-1}],"
            + "\"animations\":[{\"id\":0,\"name\":\"a\",\"fps\":60,\"keyframes\":["
            + keys
            + "]}]}");
  }

  /** An archive of as many bytes as there may be, packed nearly as small as they may be. */
  static byte[] archive() {
    int entries = (int) (LIMITS.archiveBytes() / LIMITS.entryBytes());
    int size = LIMITS.entryBytes() - 100_000; // what the armature takes is counted too
    byte[] content = new byte[size];
    byte[] noise = new byte[size / (LIMITS.inflateRatio() - 40)];
    new Random(1).nextBytes(noise);
    System.arraycopy(noise, 0, content, 0, noise.length);
    String names =
        list(entries, i -> "{\"filename\":\"atlas" + i + ".png\",\"size\":{\"x\":64,\"y\":64}}");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry("armature.json"));
      zip.write(utf8("{\"version\":\"0.7.0\",\"bones\":[],\"atlases\":[" + names + "]}"));
      for (int i = 0; i < entries; i++) {
        zip.putNextEntry(new ZipEntry("atlas" + i + ".png"));
        zip.write(content);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** A line to and fro over the whole canvas, of all points that there may be. */
  static byte[] stroke(int width) {
    int points = LIMITS.pathPoints();
    return utf8(
        "skeleton\n\ta\n\t\t@ :path t"
            + width
            + " s#000 round-join\n\t\t\tM 0,0\n"
            + IntStream.range(1, points)
                .mapToObj(i -> "\t\t\tL " + 500.0 * i / points + "," + i % 2 * 500 + "\n")
                .collect(Collectors.joining()));
  }

  /** Curves that swing far out of the canvas, of all points that there may be. */
  static byte[] curves() {
    return utf8(
        "skeleton\n\ta\n\t\t@ :path t3 s#000 f#F00\n\t\t\tM 0,0\n"
            + "\t\t\tB 90000,0 0,90000 9,9\n".repeat(LIMITS.pathPoints() / 3 - 1));
  }

  /** A timeline whose loops repeat as much as they may. */
  static byte[] loops() {
    return utf8("skeleton\n\ta\nanim \"a\"\n\ta\n\t\tx { 0 -> 1 }[1000000]\n");
  }

  /** Slots with half-transparent circles as large as the canvas. */
  static byte[] circles() {
    return utf8(
        "skeleton\n\ta\n"
            + IntStream.range(0, 35_000)
                .mapToObj(i -> "\t\t@s" + i + " :circle d500 t3 f#F008\n")
                .collect(Collectors.joining()));
  }

  /** A picture of all pixels that there may be, in few bytes. */
  static byte[] png() {
    int side = (int) Math.sqrt(LIMITS.imagePixels());
    return image(side, side);
  }

  /** A progressive picture with as many scans as all its pixels may have. */
  static byte[] jpeg() {
    int side = (int) Math.sqrt(LIMITS.imagePixels());
    int scans = (int) (LIMITS.imageScanPixels() / LIMITS.imagePixels());
    String size = String.format("%04x%04x", side, side);
    return HexFormat.of()
        .parseHex(
            "ffd8"
                + "ffdb004300"
                + "01".repeat(64)
                + "ffc2000b08"
                + size
                + "01011100"
                + "ffc4001400"
                + "01"
                + "00".repeat(15)
                + "00"
                + "ffda0008010100000000".repeat(scans)
                + "ffd9");
  }

  private static byte[] image(int width, int height) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      new PngEncoder().write(new Pixels(width, height), out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private static byte[] skf(String armature, byte[]... images) {
    ZipWriter zip = new ZipWriter();
    zip.add("armature.json", utf8("{\"version\":\"0.7.0\"," + armature));
    for (int i = 0; i < images.length; i++) {
      zip.add("atlas" + i + ".png", images[i]);
    }
    return zip.toByteArray();
  }

  private static String list(int count, IntFunction<String> one) {
    return IntStream.range(0, count).mapToObj(one).collect(Collectors.joining(","));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
