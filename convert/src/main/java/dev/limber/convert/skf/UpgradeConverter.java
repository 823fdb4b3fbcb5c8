package dev.limber.convert.skf;

import dev.limber.character.CharacterImages;
import dev.limber.character.SkelFormCharacter;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.ConvertOptions;
import dev.limber.convert.Converted;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.puppet.Puppet;
import dev.limber.java2d.PixelImage;
import dev.limber.skelform.upgrade.SkfUpgrade;
import dev.limber.skelform.write.SkfVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes a {@code .skf} of 0.8 or 0.7 of one of any version. */
public final class UpgradeConverter {
  private static final String NEWER = "skf-newer-version";

  private UpgradeConverter() {}

  /**
   * Upgrades a file, to 0.8 if the options do not say otherwise.
   *
   * @throws LimberException if the version does not exist, or nothing in the file can be used
   */
  public static Converted convert(CharacterSource source, ConvertOptions options) {
    SkelFormCharacter character = (SkelFormCharacter) source.character();
    SkfVersion version = SkfConverter.version(options, character.name(), SkfVersion.V0_8);
    SkfUpgrade.Result result =
        SkfUpgrade.upgrade(
            source.bytes(),
            character.name(),
            version,
            source.limits(),
            old -> Thumbnail.png(puppet(character, source)));
    List<Diagnostic> diagnostics = new ArrayList<>();
    for (Diagnostic said : character.diagnostics()) {
      if (said.code().equals(NEWER)) {
        diagnostics.add(said); // what it had of its own is lost
      }
    }
    diagnostics.addAll(result.diagnostics());
    return new Converted(result.file(), diagnostics);
  }

  private static Puppet puppet(SkelFormCharacter character, CharacterSource source) {
    Map<String, PixelImage> images =
        CharacterImages.decode(character, source.beside(), source.limits(), PixelImage::decode)
            .images();
    Puppet puppet = character.newPuppet(images::get);
    puppet.construct();
    return puppet;
  }
}
