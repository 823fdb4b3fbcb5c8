package dev.limber.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs the tests of scripts that need no page: every function that a {@code ….test.js} in {@code
 * src/test/js} exports.
 */
class ScriptTest {
  private static final Engine ENGINE =
      Engine.newBuilder("js").option("engine.WarnInterpreterOnly", "false").build();

  @TestFactory
  Stream<DynamicContainer> scripts() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/test/js"))) {
      return files.filter(file -> file.toString().endsWith(".test.js")).sorted().toList().stream()
          .map(ScriptTest::testsOf);
    }
  }

  @AfterAll
  static void close() {
    ENGINE.close(true);
  }

  private static DynamicContainer testsOf(Path file) {
    Context context =
        Context.newBuilder("js")
            .engine(ENGINE)
            .allowIO(IOAccess.ALL)
            .option("js.esm-eval-returns-exports", "true")
            .build();
    // Of what browsers bring along, the tests need this.
    Value globals = context.getBindings("js");
    globals.putMember("btoa", (ProxyExecutable) given -> base64(given[0].asString()));
    globals.putMember("atob", (ProxyExecutable) given -> fromBase64(given[0].asString()));
    Value tests;
    try {
      tests =
          context.eval(
              Source.newBuilder("js", file.toFile())
                  .mimeType("application/javascript+module")
                  .build());
    } catch (IOException e) {
      throw new AssertionError("cannot read " + file, e);
    }
    return DynamicContainer.dynamicContainer(
        file.getFileName().toString(),
        tests.getMemberKeys().stream()
            .map(name -> DynamicTest.dynamicTest(name, () -> tests.invokeMember(name))));
  }

  private static String base64(String binary) {
    return Base64.getEncoder().encodeToString(binary.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static String fromBase64(String text) {
    return new String(Base64.getDecoder().decode(text), StandardCharsets.ISO_8859_1);
  }
}
