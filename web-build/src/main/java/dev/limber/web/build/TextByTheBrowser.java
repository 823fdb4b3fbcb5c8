package dev.limber.web.build;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/** Puts {@link BrowserText} in place of methods of TeaVM's and ours. Named in META-INF/services. */
public final class TextByTheBrowser implements TeaVMPlugin, ClassHolderTransformer {
  private static final ValueType BUILDER = ValueType.object("java.lang.AbstractStringBuilder");

  /** Creates it, for TeaVM. */
  public TextByTheBrowser() {}

  @Override
  public void install(TeaVMHost host) {
    host.add(this);
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    switch (type.getName()) {
      case "java.lang.Double" -> read(type, context);
      case "java.lang.AbstractStringBuilder" -> {
        write(type, double.class, context);
        write(type, float.class, context);
      }
      case "dev.limber.core.diagnostics.SmallLetters" -> lower(type, context);
      default -> {}
    }
  }

  private static void lower(ClassHolder type, ClassHolderTransformerContext context) {
    ProgramEmitter program =
        body(type, new MethodDescriptor("of", String.class, String.class), context);
    program
        .invoke(BrowserText.class, "lower", String.class, program.var(1, String.class))
        .returnValue();
  }

  private static void read(ClassHolder type, ClassHolderTransformerContext context) {
    ProgramEmitter program =
        body(type, new MethodDescriptor("parseDouble", String.class, double.class), context);
    program
        .invoke(BrowserText.class, "parse", double.class, program.var(1, String.class))
        .returnValue();
  }

  /** All writing of numbers comes down to inserting them into a builder. */
  private static void write(
      ClassHolder type, Class<?> number, ClassHolderTransformerContext context) {
    ProgramEmitter program =
        body(
            type,
            new MethodDescriptor("insert", ValueType.INTEGER, ValueType.parse(number), BUILDER),
            context);
    ValueEmitter text =
        program.invoke(BrowserText.class, "text", String.class, program.var(2, number));
    program
        .var(0, type)
        .invokeVirtual("insert", BUILDER, program.var(1, int.class), text)
        .returnValue();
  }

  private static ProgramEmitter body(
      ClassHolder type, MethodDescriptor descriptor, ClassHolderTransformerContext context) {
    MethodHolder method = type.getMethod(descriptor);
    if (method == null) {
      throw new IllegalStateException(
          "there is no " + type.getName() + "." + descriptor + " any more");
    }
    return ProgramEmitter.create(method, context.getHierarchy());
  }
}
