/**
 * JSON for Limber's readers and command line: strict, positioned and bounded.
 *
 * <pre>{@code
 * Diagnostics diagnostics = new Diagnostics("hero.json");
 * JsonValue value = JsonReader.parse("{\"bones\": [1, 2]}", "hero.json", Limits.DEFAULT, diagnostics);
 * if (value instanceof JsonObject hero && hero.get("bones") instanceof JsonArray bones) {
 *   System.out.println(bones.get(1).path()); // hero.json$.bones[1]
 * }
 * StringBuilder text = new StringBuilder();
 * new JsonWriter(text).beginObject().name("bones").value(2).endObject();
 * }</pre>
 */
@NullMarked
package dev.limber.core.json;

import org.jspecify.annotations.NullMarked;
