/** What every part of Limber stands on: trigonometry, colours, JSON, diagnostics and limits. */
module dev.limber.core {
  requires static org.jspecify;

  exports dev.limber.core.color;
  exports dev.limber.core.diagnostics;
  exports dev.limber.core.json;
  exports dev.limber.core.math;
}
