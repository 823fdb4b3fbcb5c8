package dev.limber.character;

import dev.limber.core.diagnostics.Limits;
import dev.limber.skelform.SkelForm;
import java.util.List;

/** Archives that begin with an entry, whatever they are called. */
final class SkelFormFormat implements CharacterFormat {
  @Override
  public String word() {
    return "skelform";
  }

  @Override
  public List<String> endings() {
    return List.of(".skf", ".skfe", ".skf~");
  }

  @Override
  public boolean recognizes(byte[] bytes) {
    return bytes.length > 1 && bytes[0] == 'P' && bytes[1] == 'K';
  }

  @Override
  public byte[] thumbnail(byte[] bytes, Limits limits) {
    return SkelForm.thumbnail(bytes, limits).bytes();
  }

  @Override
  public SkelFormCharacter read(byte[] bytes, String name, Limits limits) {
    return new SkelFormCharacter(name, SkelForm.load(bytes, name, limits));
  }
}
