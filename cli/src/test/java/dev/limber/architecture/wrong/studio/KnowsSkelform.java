package dev.limber.architecture.wrong.studio;

import com.sun.net.httpserver.HttpServer;
import dev.limber.architecture.wrong.skelform.data.BoneData;

/** The server hands out files and does not know what is in them. */
public final class KnowsSkelform {
  public static HttpServer server;
  public static BoneData boneData;
}
