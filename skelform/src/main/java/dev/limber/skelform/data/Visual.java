package dev.limber.skelform.data;

import dev.limber.core.color.Rgba;
import org.jspecify.annotations.Nullable;

/**
 * What a bone shows.
 *
 * @param bone index of the bone that shows it, -1 for none
 * @param texture texture name right after loading, looked up in the styles when drawn
 * @param initialTexture texture name when no animation says otherwise
 * @param zindex draw order right after loading; higher is nearer to the viewer
 * @param initialZindex draw order when no animation says otherwise
 * @param tint tint right after loading
 * @param initialTint tint when no animation says otherwise
 * @param pivot how the picture sits on the bone
 * @param mesh its mesh, or null for a plain rectangle
 */
public record Visual(
    int bone,
    String texture,
    String initialTexture,
    int zindex,
    int initialZindex,
    Rgba tint,
    Rgba initialTint,
    Pivot pivot,
    @Nullable Mesh mesh) {}
