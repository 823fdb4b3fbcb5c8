package dev.limber.cli.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.cli.Program;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * What {@code limber render} writes, read by other programs and compared with the numbered PNG
 * frames of the same animation.
 */
class RenderOutputTest {
  private static final Path LANTERN = Path.of("../samples/lantern-0.7.skf");
  private static final Path HELLO = Path.of("../samples/hello.skel2d");
  private static final int FRAMES = 5;

  @TempDir Path folder;
  private final List<BufferedImage> frames = new ArrayList<>();

  /** Five frames of the lantern walking, on an opaque colour. */
  @BeforeEach
  void renderFrames() throws IOException {
    render(LANTERN, "{frame}.png", "--background", "#d0e0f0");
    for (int i = 0; i < FRAMES; i++) {
      frames.add(ImageIO.read(folder.resolve("000" + i + ".png").toFile()));
    }
    assertTrue(!folder.resolve("000" + FRAMES + ".png").toFile().exists());
  }

  private Path render(Path input, String name, String... more) {
    Path out = folder.resolve(name);
    List<Object> words = new ArrayList<>(List.of("render", input, "-o", out));
    words.addAll(List.of("--size", "96x128", "--fps", "6"));
    words.addAll(input.equals(LANTERN) ? List.of("--anim", "Walk") : List.of("--anim", "hop"));
    words.addAll(List.of((Object[]) more));
    Command done = Command.limber(words.toArray());
    assertEquals(0, done.code(), done.err());
    return out;
  }

  private static double difference(BufferedImage a, BufferedImage b) {
    assertEquals(a.getWidth(), b.getWidth());
    assertEquals(a.getHeight(), b.getHeight());
    long sum = 0;
    for (int y = 0; y < a.getHeight(); y++) {
      for (int x = 0; x < a.getWidth(); x++) {
        int p = a.getRGB(x, y);
        int q = b.getRGB(x, y);
        for (int shift = 0; shift < 24; shift += 8) {
          sum += Math.abs((p >> shift & 255) - (q >> shift & 255));
        }
      }
    }
    return sum / (3.0 * a.getWidth() * a.getHeight());
  }

  private void assertFrames(List<BufferedImage> got, double tolerance) {
    assertEquals(FRAMES, got.size());
    for (int i = 0; i < FRAMES; i++) {
      double difference = difference(frames.get(i), got.get(i));
      assertTrue(difference <= tolerance, "frame " + i + " differs by " + difference);
      if (i > 0) {
        double wrong = difference(frames.get(i - 1), got.get(i));
        assertTrue(wrong > difference, "frame " + i + " looks like the one before");
      }
    }
  }

  @Test
  void gifIsReadByTheJdk() throws IOException {
    Path gif = render(LANTERN, "walk.gif", "--background", "#d0e0f0");
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    List<BufferedImage> got = new ArrayList<>();
    int hundredths = 0;
    try (ImageInputStream in = ImageIO.createImageInputStream(gif.toFile())) {
      reader.setInput(in);
      BufferedImage canvas = new BufferedImage(96, 128, BufferedImage.TYPE_INT_ARGB);
      for (int i = 0; i < reader.getNumImages(true); i++) {
        Element root =
            (Element) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
        Element place = (Element) root.getElementsByTagName("ImageDescriptor").item(0);
        Element control = (Element) root.getElementsByTagName("GraphicControlExtension").item(0);
        hundredths += Integer.parseInt(control.getAttribute("delayTime"));
        Graphics2D g = canvas.createGraphics();
        g.drawImage(
            reader.read(i),
            Integer.parseInt(place.getAttribute("imageLeftPosition")),
            Integer.parseInt(place.getAttribute("imageTopPosition")),
            null);
        g.dispose();
        BufferedImage copy = new BufferedImage(96, 128, BufferedImage.TYPE_INT_ARGB);
        copy.setData(canvas.getData());
        got.add(copy);
      }
    } finally {
      reader.dispose();
    }
    assertEquals(83, hundredths, 1);
    assertFrames(got, 4);
  }

  @Test
  void transparentGifLeavesNoTrace() throws IOException {
    Path gif = render(LANTERN, "walk.gif");
    BufferedImage first = ImageIO.read(gif.toFile());
    assertEquals(0, first.getRGB(0, 0) >>> 24);
    assertEquals(255, first.getRGB(48, 80) >>> 24);
  }

  @ParameterizedTest
  @CsvSource({"apng,0", "mp4,4", "webm,4", "mov,3"})
  void ffmpegReadsTheFrames(String kind, double tolerance) throws Exception {
    Program ffmpeg = Program.find("ffmpeg");
    Path film = render(LANTERN, "walk." + kind, "--background", "#d0e0f0", "--loops", "1");
    assertFrames(decoded(ffmpeg, film), tolerance);
  }

  private static List<BufferedImage> decoded(Program ffmpeg, Path film) throws Exception {
    byte[] raw =
        ffmpeg.run(
            "-v", "error", "-i", film, "-f", "rawvideo", "-pix_fmt", "bgra", "-vsync", "0", "-");
    int size = 96 * 128;
    List<BufferedImage> got = new ArrayList<>();
    for (int at = 0; at + 4 * size <= raw.length; at += 4 * size) {
      got.add(image(raw, at, 96, 128));
    }
    return got;
  }

  @Test
  void ffmpegReadsAStillWebp() throws Exception {
    Program ffmpeg = Program.find("ffmpeg");
    String[] moment = {"--time", "0.3", "--background", "#d0e0f0"};
    List<BufferedImage> got = decoded(ffmpeg, render(LANTERN, "still.webp", moment));
    Path png = render(LANTERN, "still.png", moment);
    assertEquals(1, got.size());
    assertEquals(0, difference(ImageIO.read(png.toFile()), got.get(0)));
  }

  /** FFmpeg reads no animated WebP, but each frame of it as a picture of its own. */
  @Test
  void webpHasItsFrames() throws Exception {
    Program ffmpeg = Program.find("ffmpeg");
    Path film = render(LANTERN, "walk.webp", "--background", "#d0e0f0");
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(film)).order(ByteOrder.LITTLE_ENDIAN);
    assertEquals("RIFF", fourLetters(bytes));
    bytes.getInt();
    assertEquals("WEBP", fourLetters(bytes));
    int millis = 0;
    BufferedImage canvas = new BufferedImage(96, 128, BufferedImage.TYPE_INT_ARGB);
    List<BufferedImage> got = new ArrayList<>();
    while (bytes.remaining() >= 8) {
      String name = fourLetters(bytes);
      int length = bytes.getInt();
      int at = bytes.position();
      if (name.equals("ANMF")) {
        millis += threeBytes(bytes, at + 12);
        Graphics2D g = canvas.createGraphics();
        g.drawImage(
            webpFrame(ffmpeg, bytes, at, length),
            2 * threeBytes(bytes, at),
            2 * threeBytes(bytes, at + 3),
            null);
        g.dispose();
        BufferedImage copy = new BufferedImage(96, 128, BufferedImage.TYPE_INT_ARGB);
        copy.setData(canvas.getData());
        got.add(copy);
      }
      bytes.position(Math.min(bytes.limit(), at + length + length % 2));
    }
    assertEquals(833, millis, FRAMES);
    assertFrames(got, 0);
  }

  /** Puts the chunks of a frame into a file of their own, and has that decoded. */
  private BufferedImage webpFrame(Program ffmpeg, ByteBuffer film, int at, int length)
      throws Exception {
    int header = 16;
    ByteBuffer file = ByteBuffer.allocate(12 + length - header).order(ByteOrder.LITTLE_ENDIAN);
    file.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt(4 + length - header);
    file.put("WEBP".getBytes(StandardCharsets.US_ASCII));
    file.put(film.slice(at + header, length - header));
    Path frame = Files.write(folder.resolve("frame.webp"), file.array());
    int width = threeBytes(film, at + 6) + 1;
    int height = threeBytes(film, at + 9) + 1;
    byte[] raw = ffmpeg.run("-v", "error", "-i", frame, "-f", "rawvideo", "-pix_fmt", "bgra", "-");
    return image(raw, 0, width, height);
  }

  private static int threeBytes(ByteBuffer bytes, int at) {
    return bytes.getInt(at) & 0xffffff;
  }

  private static BufferedImage image(byte[] bgra, int at, int width, int height) {
    ByteBuffer bytes = ByteBuffer.wrap(bgra).order(ByteOrder.LITTLE_ENDIAN);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    for (int i = 0; i < width * height; i++) {
      image.setRGB(i % width, i / width, bytes.getInt(at + 4 * i));
    }
    return image;
  }

  private static String fourLetters(ByteBuffer bytes) {
    byte[] letters = new byte[4];
    bytes.get(letters);
    return new String(letters, StandardCharsets.US_ASCII);
  }

  @Test
  void animatedSvgShowsFramesInTurn() throws Exception {
    Path svg = render(HELLO, "hop.svg");
    Element root = parse(svg);
    assertEquals("0 0 96 128", root.getAttribute("viewBox"));
    String style = root.getElementsByTagName("style").item(0).getTextContent();
    NodeList groups = root.getElementsByTagName("g");
    assertEquals("animation-delay:0s", ((Element) groups.item(0)).getAttribute("style"));
    assertTrue(style.contains("step-end infinite"), style);
    Path limited = render(HELLO, "once.svg", "--loops", "3");
    assertTrue(Files.readString(limited).contains("s step-end 3}"));
  }

  private static Element parse(Path file) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    return factory.newDocumentBuilder().parse(file.toFile()).getDocumentElement();
  }

  @ParameterizedTest
  @CsvSource({"../samples/hello.skel2d,hop", "../samples/lantern-0.7.skf,Walk"})
  void aBrowserShowsSvgAsWeDraw(Path input, String animation) throws Exception {
    Program chromium = Program.find("chromium");
    Path svg = folder.resolve("still.svg");
    Path png = folder.resolve("still.png");
    for (Path out : List.of(svg, png)) {
      Command done =
          Command.limber(
              "render",
              input,
              "-o",
              out,
              "--size",
              "400x400",
              "--anim",
              animation,
              "--time",
              "0.2",
              "--background",
              "#e0e0e0");
      assertEquals(0, done.code(), done.err());
    }
    parse(svg);
    Path shot = folder.resolve("shot.png");
    Path page = folder.resolve("page.html");
    Files.writeString(
        page, "<body style='margin:0'><img src='still.svg' width=400 height=400></body>");
    chromium.run(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--hide-scrollbars",
        "--force-device-scale-factor=1",
        "--user-data-dir=" + folder.resolve("profile"),
        "--window-size=400,600",
        "--screenshot=" + shot,
        page.toUri());
    BufferedImage seen = ImageIO.read(shot.toFile()).getSubimage(0, 0, 400, 400);
    double difference = difference(ImageIO.read(new File(png.toString())), seen);
    assertTrue(difference < 1.5, "differs by " + difference);
  }
}
