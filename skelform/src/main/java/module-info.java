/** SkelForm: reads, animates and constructs {@code .skf} armatures of every version. */
module dev.limber.skelform {
  requires transitive dev.limber.core;
  requires static org.jspecify;

  exports dev.limber.skelform;
  exports dev.limber.skelform.animate to
      dev.limber.convert,
      dev.limber.crowd;
  exports dev.limber.skelform.construct to
      dev.limber.crowd;
  exports dev.limber.skelform.data;
  exports dev.limber.skelform.draw;
  exports dev.limber.skelform.pose;
  exports dev.limber.skelform.upgrade;
  exports dev.limber.skelform.write;
}
