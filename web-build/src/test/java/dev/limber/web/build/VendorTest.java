package dev.limber.web.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VendorTest {
  @TempDir Path folder;

  private Path write(String path, String text) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  @Test
  void packagesLoseTheirVersionAndAreImportedByTheirPlace() throws IOException {
    write(
        "jars/codemirror__view/6.43.7/dist/index.js",
        "import { a } from '@codemirror/state';\nimport b from \"style-mod\";\nfrom('elsewhere');");
    write("jars/codemirror__state/6.7.1/dist/index.js", "export const a = 1;");
    write("jars/style-mod/4.1.2/src/style-mod.js", "export default 2;");
    Path own =
        write(
            "page/editor/text.js",
            "import {\n  a,\n} from '@codemirror/view';\nimport './b.js';\n");
    String[] args = {
      folder.resolve("jars").toString(),
      folder.resolve("page/vendor").toString(),
      folder.resolve("page/editor").toString()
    };
    Vendor.main(args);
    Vendor.main(args);
    assertEquals(
        "import { a } from '../../codemirror__state/dist/index.js';\n"
            + "import b from \"../../style-mod/src/style-mod.js\";\nfrom('elsewhere');",
        Files.readString(folder.resolve("page/vendor/codemirror__view/dist/index.js")));
    assertEquals(
        "import {\n  a,\n} from '../vendor/codemirror__view/dist/index.js';\nimport './b.js';\n",
        Files.readString(own));
  }
}
