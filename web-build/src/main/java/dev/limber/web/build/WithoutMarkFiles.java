package dev.limber.web.build;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Leaves the reader of {@code marks.json} out of the engine: few pages need it, and all would load
 * it. Marks of Skel2D stay. Named in META-INF/services.
 */
public final class WithoutMarkFiles implements TeaVMPlugin, ClassHolderTransformer {
  private static final String READER = "dev.limber.skelform.read.MarksReader";
  private static final int ARMATURE = 1;

  /** Creates it, for TeaVM. */
  public WithoutMarkFiles() {}

  @Override
  public void install(TeaVMHost host) {
    host.add(this);
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (type.getName().equals(READER)) {
      for (MethodHolder method : type.getMethods()) {
        if (method.getName().equals("inside")) {
          ProgramEmitter code = ProgramEmitter.create(method, context.getHierarchy());
          code.var(ARMATURE + 1, method.parameterType(ARMATURE)).returnValue();
        }
      }
    }
  }
}
