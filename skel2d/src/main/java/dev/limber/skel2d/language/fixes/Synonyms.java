package dev.limber.skel2d.language.fixes;

import org.jspecify.annotations.Nullable;

/** What other programs and languages call the words of this one. */
final class Synonyms {
  /** No name of a property is longer, however long a line of nonsense may be. */
  static final int LONGEST = "stroke-width".length();

  private static final String TYPES =
      "rectangle=rect box=rect square=rect oval=ellipse round=circle dot=circle line=path"
          + " polygon=path poly=path shape=path polyline=path curve=path image=sprite img=sprite"
          + " picture=sprite texture=sprite bitmap=sprite empty=none";

  private static final String PROPERTIES =
      "rot=r rotate=r rotation=r angle=r width=w height=h length=l len=l scalex=i sx=i scale-x=i"
          + " scaley=j sy=j scale-y=j scale=ij thickness=t stroke-width=t line=t diameter=d dia=d"
          + " corner=d fill=f background=f color=f colour=f stroke=s outline=s border=s miter=m"
          + " left=x posx=x posy=y";

  private static final String TIMELINES =
      "rot=r rotate=r rotation=r angle=r scalex=i scaley=j scale-x=i scale-y=j flipx=s flipy=t"
          + " flip-x=s flip-y=t opacity=a alpha=a color=c colour=c attachment=@ show=@ red=r"
          + " green=g blue=b";

  private static final String EASINGS =
      "linear=li lin=li none=li even=li in=si easein=si ease-in=si sine-in=si sinein=si out=so"
          + " easeout=so ease-out=so sine-out=so sineout=so ease=sio inout=sio in-out=sio"
          + " easeinout=sio ease-in-out=sio sine=sio smooth=sio";

  private static final String HEADERS =
      "animation=anim animate=anim clip=anim action=anim bones=skeleton bone=skeleton"
          + " armature=skeleton rig=skeleton skins=skin style=skin draworder=order"
          + " draw-order=order z-order=order";

  private static final String BOOLEANS = "yes=true on=true 1=true no=false off=false 0=false";

  private Synonyms() {}

  static @Nullable String type(String word) {
    return find(TYPES, word);
  }

  /** Returns the letters of a property; two for a scale along both axes. */
  static @Nullable String property(String word) {
    return find(PROPERTIES, word);
  }

  static @Nullable String timeline(String word) {
    return find(TIMELINES, word);
  }

  static @Nullable String easing(String word) {
    return find(EASINGS, word);
  }

  static @Nullable String header(String word) {
    return find(HEADERS, word);
  }

  static @Nullable String bool(String word) {
    return find(BOOLEANS, word);
  }

  private static @Nullable String find(String table, String word) {
    String padded = " " + table + " ";
    String wanted = " " + lower(word) + "=";
    int at = padded.indexOf(wanted) + wanted.length();
    return at < wanted.length() ? null : padded.substring(at, padded.indexOf(' ', at));
  }

  /** By hand: toLowerCase brings the tables of all languages into the browser. */
  static String lower(String word) {
    StringBuilder lower = new StringBuilder(word.length());
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      lower.append(c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c);
    }
    return lower.toString();
  }
}
