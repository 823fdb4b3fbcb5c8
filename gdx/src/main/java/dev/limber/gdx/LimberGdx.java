package dev.limber.gdx;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.math.Affine2;
import dev.limber.character.FilesBeside;
import dev.limber.core.canvas.View;
import dev.limber.core.diagnostics.AddressName;
import dev.limber.core.diagnostics.BoundedInput;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.puppet.BoneHandle;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;

/**
 * The entry point: loads characters of every format together with their images. With an asset
 * manager, use {@link LimberLoader} instead.
 */
public final class LimberGdx {
  private LimberGdx() {}

  /** Loads a file under the default limits; see {@link #load(FileHandle, Limits)}. */
  public static GdxCharacter load(FileHandle file) {
    return load(file, Limits.DEFAULT);
  }

  /**
   * Loads a file, on the thread that draws: a SkelForm archive with its images inside, or a Skel2D
   * source with its images beside it.
   *
   * @throws com.badlogic.gdx.utils.GdxRuntimeException if the file cannot be read
   * @throws LimberException if it is not a character, or not a usable one
   */
  public static GdxCharacter load(FileHandle file, Limits limits) {
    return new GdxCharacter(CharacterParts.read(file, limits));
  }

  /**
   * Loads what is at an address under the default limits, on the thread that draws, with images
   * beside it: a resource on the class path ({@code Game.class.getResource("/hero.skel2d")}), in a
   * jar, or on a server.
   *
   * @throws IOException if it cannot be read
   * @throws LimberException if it is not a character, or not a usable one
   */
  public static GdxCharacter load(URL address) throws IOException {
    byte[] bytes = BoundedInput.read(address, Limits.DEFAULT.fileBytes());
    return load(bytes, AddressName.of(address), FilesBeside.beside(address), Limits.DEFAULT);
  }

  /**
   * Loads a file from a stream under the default limits, on the thread that draws. Reads to the
   * end, does not close it. There is nothing beside a stream: boxes stand for the images of a
   * Skel2D source.
   *
   * @param name the name that diagnostics show; may be empty
   * @throws IOException if the stream cannot be read
   * @throws LimberException if it is not a character, or not a usable one
   */
  public static GdxCharacter load(InputStream in, String name) throws IOException {
    byte[] bytes = BoundedInput.read(in, Limits.DEFAULT.fileBytes());
    return load(bytes, name);
  }

  /**
   * Loads a file from memory under the default limits, on the thread that draws. There is nothing
   * beside it: boxes stand for the images of a Skel2D source.
   *
   * @param bytes the whole file; not kept
   * @param name the name that diagnostics show; may be empty
   * @throws LimberException if it is not a character, or not a usable one
   */
  public static GdxCharacter load(byte[] bytes, String name) {
    return load(bytes, name, FilesBeside.NONE, Limits.DEFAULT);
  }

  /**
   * Loads a file from memory, on the thread that draws.
   *
   * @param bytes the whole file; not kept
   * @param name the name that diagnostics show; may be empty
   * @param beside finds the images of a Skel2D source
   * @throws LimberException if it is not a character, or not a usable one
   */
  public static GdxCharacter load(byte[] bytes, String name, FilesBeside beside, Limits limits) {
    return new GdxCharacter(CharacterParts.read(bytes, name, beside, limits));
  }

  /**
   * Stores the transform from a bone's own space to what a character is drawn on, as of the last
   * construct. Allocates nothing.
   *
   * @param view the view that the character is drawn with
   * @param out also returned
   */
  public static Affine2 affine(BoneHandle bone, View view, Affine2 out) {
    double a = bone.matrix(0);
    double b = bone.matrix(1);
    double c = bone.matrix(2);
    double d = bone.matrix(3);
    out.m00 = (float) (view.a() * a + view.c() * b);
    out.m10 = (float) (view.b() * a + view.d() * b);
    out.m01 = (float) (view.a() * c + view.c() * d);
    out.m11 = (float) (view.b() * c + view.d() * d);
    out.m02 = (float) view.x(bone.worldX(), bone.worldY());
    out.m12 = (float) view.y(bone.worldX(), bone.worldY());
    return out;
  }
}
