package dev.limber.web.bundle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Gives fields of the engine's objects names anew. TeaVM gives every field of the program a name
 * that no other has, 1,600 of them, and hardly any repeats itself when it is packed. Only fields
 * that meet in one object need names apart: some twenty names do for all, and the first field of
 * every class has the same.
 */
final class FieldNames {
  /** What objects of the browser have that TeaVM might call a field, too. */
  private static final Set<String> BROWSERS =
      Set.of("as", "at", "cx", "cy", "dx", "dy", "fx", "fy", "go", "id", "is", "of", "on", "PI");

  /** Words of three letters and more may be methods of the browser's objects. */
  private static final Pattern PLAIN_WORD = Pattern.compile("[a-z]{3,}");

  /** A field that the class that all others extend has, whose name TeaVM does not shorten. */
  private static final String IDENTITY = "$id$";

  /** What the class that all others extend is called here. */
  private static final String OBJECT = "Object";

  private record Type(String parent, List<String> fields) {}

  private final List<String> tokens;
  private final Map<String, Type> types = new LinkedHashMap<>();
  private final Map<String, String> names = new HashMap<>();

  private FieldNames(List<String> tokens) {
    this.tokens = tokens;
  }

  /** Returns the engine, which TeaVM wrote, with names of fields that repeat themselves. */
  static List<String> shorten(List<String> tokens) {
    FieldNames fields = new FieldNames(tokens);
    fields.findTypes();
    fields.chooseNames();
    List<String> out = new ArrayList<>(tokens);
    for (int i = 1; i < out.size(); i++) {
      if (fields.at(i - 1, ".")) {
        out.set(i, fields.names.getOrDefault(tokens.get(i), tokens.get(i)));
      }
    }
    return out;
  }

  /** Classes with fields are functions, others are made by a helper that is told their parent. */
  private void findTypes() {
    String helper = helper(tokens);
    for (int i = 1; i + 3 < tokens.size(); i++) {
      if (at(i, "function") && at(i + 2, "(", ")", "{")) {
        findFields(tokens.get(i + 1), i + 5);
      } else if (at(i, "=", helper, "(") && !at(i + 3, "0")) {
        add(tokens.get(i - 1), at(i + 3, ")") ? OBJECT : tokens.get(i + 3), List.of());
      }
    }
  }

  /** Returns what makes classes without fields: it calls its parameter as nothing else does. */
  static String helper(List<String> tokens) {
    int parameter = tokens.indexOf("superclass");
    if (parameter < 2 || !tokens.get(parameter + 1).equals("=>")) {
      throw new IllegalStateException("this TeaVM makes classes in another way");
    }
    return tokens.get(parameter - 2);
  }

  /** Reads {@code let a=this;P.call(a);a.f=0;…}, or the same with {@code this} in place of a. */
  private void findFields(String name, int start) {
    int i = start;
    String self = "this";
    if (at(i, "let") && at(i + 2, "=", "this", ";")) {
      self = tokens.get(i + 1);
      i += 5;
    }
    String parent = "";
    if (at(i + 1, ".", "call", "(", self, ")", ";")) {
      parent = tokens.get(i);
      i += 7;
    }
    List<String> fields = new ArrayList<>();
    for (; at(i, self, ".") && at(i + 3, "="); i++) {
      fields.add(tokens.get(i + 2));
      i = tokens.subList(i, tokens.size()).indexOf(";") + i;
    }
    if (!parent.isEmpty() && !at(i, "}")) {
      throw new IllegalStateException("the class " + name + " is not understood");
    }
    if (fields.contains(IDENTITY)) {
      add(OBJECT, "", fields);
      parent = OBJECT;
      fields = List.of();
    }
    if (!parent.isEmpty()) {
      add(name, parent, fields);
    }
  }

  private void add(String name, String parent, List<String> fields) {
    List<String> renamed = fields.stream().filter(field -> !isKept(field)).toList();
    if (types.put(name, new Type(parent, renamed)) != null) {
      throw new IllegalStateException("there are two classes " + name);
    }
  }

  /** A field's name tells how many come before it, in the classes above its own and in its own. */
  private void chooseNames() {
    Set<String> fields = new HashSet<>();
    types.values().forEach(type -> fields.addAll(type.fields));
    List<String> free = ShortNames.without(taken(fields));
    for (Type type : types.values()) {
      int before = fieldsAbove(type);
      for (int i = 0; i < type.fields.size(); i++) {
        names.put(type.fields.get(i), free.get(before + i));
      }
    }
  }

  private int fieldsAbove(Type type) {
    int count = 0;
    String above = type.parent;
    while (!above.isEmpty()) {
      Type parent = types.get(above);
      if (parent == null) {
        throw new IllegalStateException("the class " + above + " is not understood");
      }
      count += parent.fields.size();
      above = parent.parent;
    }
    return count;
  }

  /**
   * Methods lie beside fields: their names are texts in the engine, or follow a dot as fields do.
   */
  private Set<String> taken(Set<String> fields) {
    Set<String> taken = new HashSet<>(BROWSERS);
    for (int i = 1; i < tokens.size(); i++) {
      String token = tokens.get(i);
      if (token.startsWith("\"")) {
        taken.add(token.substring(1, token.length() - 1));
      } else if (at(i - 1, ".") && !fields.contains(token)) {
        taken.add(token);
      }
    }
    return taken;
  }

  private static boolean isKept(String field) {
    return field.startsWith("$") || BROWSERS.contains(field) || PLAIN_WORD.matcher(field).matches();
  }

  private boolean at(int index, String... expected) {
    return Tokens.at(tokens, index, expected);
  }
}
