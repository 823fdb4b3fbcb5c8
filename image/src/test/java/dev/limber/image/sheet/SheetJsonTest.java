package dev.limber.image.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.limber.image.Region;
import java.util.List;
import org.junit.jupiter.api.Test;

class SheetJsonTest {
  private static final SheetLayout LAYOUT =
      SheetLayout.trimmed(8, 8, List.of(new Region(1, 2, 3, 4), new Region(0, 0, 8, 8)), 1);

  private static final List<SheetTag> TAGS =
      List.of(new SheetTag("walk", 0, 1, SheetTag.Direction.PINGPONG));

  @Test
  void theArraySaysFileNames() {
    assertEquals(
        "{\"frames\":["
            + "{\"filename\":\"walk 0\",\"frame\":{\"x\":9,\"y\":0,\"w\":3,\"h\":4},"
            + "\"rotated\":false,\"trimmed\":true,"
            + "\"spriteSourceSize\":{\"x\":1,\"y\":2,\"w\":3,\"h\":4},"
            + "\"sourceSize\":{\"w\":8,\"h\":8},\"duration\":40},"
            + "{\"filename\":\"walk \\\"1\\\"\",\"frame\":{\"x\":0,\"y\":0,\"w\":8,\"h\":8},"
            + "\"rotated\":false,\"trimmed\":false,"
            + "\"spriteSourceSize\":{\"x\":0,\"y\":0,\"w\":8,\"h\":8},"
            + "\"sourceSize\":{\"w\":8,\"h\":8},\"duration\":60}],"
            + "\"meta\":{\"app\":\"limber\",\"version\":\"1.2\",\"image\":\"hero.png\","
            + "\"format\":\"RGBA8888\",\"size\":{\"w\":12,\"h\":8},\"scale\":\"1\","
            + "\"frameTags\":[{\"name\":\"walk\",\"from\":0,\"to\":1,\"direction\":\"pingpong\"}]}}",
        json("walk 0", "walk \"1\"").array());
  }

  @Test
  void theHashHasFramesByName() {
    String start = "{\"frames\":{\"b\":{\"frame\":{\"x\":9,\"y\":0,\"w\":3,\"h\":4},\"rotated\"";
    String hash = json("b", "a").hash();
    assertEquals(start, hash.substring(0, start.length()));
    String array = json("b", "a").array();
    assertEquals(
        array.substring(array.indexOf("\"meta\"")), hash.substring(hash.indexOf("\"meta\"")));
  }

  @Test
  void sameNamesFitOnlyIntoTheArray() {
    SheetJson json = json("a", "a");
    json.array();
    assertEquals(
        "two frames are called \"a\"; use the array",
        assertThrows(IllegalStateException.class, json::hash).getMessage());
  }

  @Test
  void whatDoesNotFitTheLayoutIsRefused() {
    List<SheetFrame> one = List.of(new SheetFrame("a", 1));
    List<SheetFrame> two = List.of(new SheetFrame("a", 1), new SheetFrame("b", 1));
    List<SheetTag> far = List.of(new SheetTag("t", 1, 2, SheetTag.Direction.REVERSE));
    assertThrows(
        IllegalArgumentException.class, () -> new SheetJson("i", "1", LAYOUT, one, List.of()));
    assertThrows(IllegalArgumentException.class, () -> new SheetJson("i", "1", LAYOUT, two, far));
    assertThrows(IllegalArgumentException.class, () -> new SheetFrame("a", -1));
    assertThrows(
        IllegalArgumentException.class, () -> new SheetTag("t", 2, 1, SheetTag.Direction.FORWARD));
    assertThrows(
        IllegalArgumentException.class, () -> new SheetTag("t", -1, 1, SheetTag.Direction.FORWARD));
  }

  private static SheetJson json(String first, String second) {
    List<SheetFrame> frames = List.of(new SheetFrame(first, 40), new SheetFrame(second, 60));
    return new SheetJson("hero.png", "1.2", LAYOUT, frames, TAGS);
  }
}
