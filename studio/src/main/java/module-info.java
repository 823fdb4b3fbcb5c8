/** The local server behind the studio's page. */
module dev.limber.studio {
  requires transitive dev.limber.character;
  requires transitive dev.limber.core;
  requires jdk.httpserver;
  requires static org.jspecify;

  exports dev.limber.studio;
  exports dev.limber.studio.export;
  exports dev.limber.studio.page;
  exports dev.limber.studio.part;
}
