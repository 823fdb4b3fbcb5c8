package dev.limber.web.build;

import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.instructions.StringConstantInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Leaves out the texts that the compiler writes for records, with the names of all their parts:
 * they are for debuggers of the JVM, and nothing in the page shows them. A record's own {@code
 * toString} stays. Named in META-INF/services.
 */
public final class RecordsWithoutText implements TeaVMPlugin, ClassHolderTransformer {
  private static final MethodDescriptor TO_STRING = new MethodDescriptor("toString", String.class);

  /** Creates it, for TeaVM. */
  public RecordsWithoutText() {}

  @Override
  public void install(TeaVMHost host) {
    host.add(this);
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    MethodHolder text = type.getMethod(TO_STRING);
    if (text != null && "java.lang.Record".equals(type.getParent()) && isTheCompilers(text, type)) {
      type.removeMethod(text);
    }
  }

  /** By now TeaVM has put code in its place that begins with the record's name and a bracket. */
  private static boolean isTheCompilers(MethodHolder method, ClassHolder type) {
    String name = type.getName();
    String start = name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1) + '[';
    for (BasicBlock block : method.getProgram().getBasicBlocks()) {
      for (Instruction instruction : block) {
        if (instruction instanceof StringConstantInstruction text) {
          return text.getConstant().equals(start);
        }
      }
    }
    return false;
  }
}
