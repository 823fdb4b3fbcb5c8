package dev.limber.skel2d.language;

import dev.limber.conformance.ReferenceData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Whole sources: the samples, those of the conformance suite, and reference data where it is given.
 */
final class Sources {
  /** A source with one of nearly everything. */
  static final String SMALL =
      """
      skeleton #3AF,0.8
      	body y20 l30 # the middle
      		@ #FFF,0.5 :ellipse w40 h30 t0 f#3A8CC4
      		@eye[open] :circle d5 t0
      		@eye[shut] :rect w5 h1
      	body.arm x34 y-12 r-125 l38 flip-x
      		@ :path t2 s#abc round-cap
      			M 0,0
      			L 12,0:hand
      			: body.arm
      			Q 5,5 9,9
      	body.arm.hand x38
      	leg.foot x3

      skin "winter"
      	@eye[open] :rect w9 h9
      	@arm.arm :path
      		M 1,1
      		L 5,5:foot

      order
      	@eye
      	@body.body

      anim "wave" 24fps 0:12:sio
      	arm :6
      		r 0 :so-> 40.5 -> 0
      		x { 0 -> +10 -> *0 }[2]
      	skeleton.body
      		s false -> true
      	@eye
      		@ open 20:> shut +3:> open
      		c #FFF -> #F80,0.5
      """;

  private Sources() {}

  /** Returns all sources by name, the shortest first. */
  static Map<String, String> all() {
    Map<String, String> sources = new TreeMap<>();
    sources.put("small", SMALL);
    List<Path> folders =
        new ArrayList<>(List.of(Path.of("../samples"), Path.of("../conformance/skel2d")));
    ReferenceData.find("skel2d/sources").ifPresent(folders::add);
    for (Path folder : folders) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.filter(f -> f.toString().endsWith(".skel2d")).toList()) {
          sources.put(file.getFileName().toString(), Files.readString(file));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return sources;
  }

  /** Returns all sources that are short enough to be read very often. */
  static List<String> ofModestLength() {
    return all().values().stream()
        .filter(text -> text.length() < 20_000)
        .sorted(Comparator.comparingInt(String::length))
        .toList();
  }
}
