package dev.limber.gdx;

import com.badlogic.gdx.assets.AssetDescriptor;
import com.badlogic.gdx.assets.AssetLoaderParameters;
import com.badlogic.gdx.assets.AssetManager;
import com.badlogic.gdx.assets.loaders.AsynchronousAssetLoader;
import com.badlogic.gdx.assets.loaders.FileHandleResolver;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.Array;
import dev.limber.core.diagnostics.Limits;
import org.jspecify.annotations.Nullable;

/**
 * Loads characters for an asset manager. Files are parsed and images decoded on the manager's
 * thread; only the textures are created on the thread that draws.
 *
 * <pre>
 * manager.setLoader(GdxCharacter.class, new LimberLoader(manager.getFileHandleResolver()));
 * manager.load("fox.skel2d", GdxCharacter.class);
 * </pre>
 */
public final class LimberLoader
    extends AsynchronousAssetLoader<GdxCharacter, LimberLoader.Parameter> {
  private @Nullable CharacterParts parts;

  /** How a character is loaded. */
  public static final class Parameter extends AssetLoaderParameters<GdxCharacter> {
    final Limits limits;

    /** Creates a parameter; without one, the default limits apply. */
    public Parameter(Limits limits) {
      this.limits = limits;
    }
  }

  /** Creates a loader that finds files through a resolver. */
  public LimberLoader(FileHandleResolver resolver) {
    super(resolver);
  }

  @Override
  public void loadAsync(
      AssetManager manager, String fileName, FileHandle file, @Nullable Parameter parameter) {
    discard();
    parts = CharacterParts.read(file, parameter == null ? Limits.DEFAULT : parameter.limits);
  }

  @Override
  public void unloadAsync(
      AssetManager manager, String fileName, FileHandle file, @Nullable Parameter parameter) {
    discard();
  }

  @Override
  public GdxCharacter loadSync(
      AssetManager manager, String fileName, FileHandle file, @Nullable Parameter parameter) {
    CharacterParts ready = parts;
    if (ready == null) {
      throw new IllegalStateException(fileName + " was not read before");
    }
    parts = null;
    return new GdxCharacter(ready);
  }

  @SuppressWarnings("rawtypes") // as libGDX declares it
  @Override
  public @Nullable Array<AssetDescriptor> getDependencies(
      String fileName, FileHandle file, @Nullable Parameter parameter) {
    return null;
  }

  private void discard() {
    CharacterParts old = parts;
    parts = null;
    if (old != null) {
      old.dispose();
    }
  }
}
