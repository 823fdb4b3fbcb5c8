package dev.limber.web.build;

import java.io.File;
import java.util.Arrays;
import java.util.List;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles a class of the class path, and all that it uses, to an ES module for browsers.
 *
 * <p>Run it in a JVM of its own. TeaVM goes through hash tables by identity, and identities are
 * numbered anew in each JVM: in the first thread of a fresh one they are always the same, so the
 * same classes give the same bytes. TeaVM's plugin for Maven compiles in threads that started
 * later.
 */
public final class EngineCompiler {
  private EngineCompiler() {}

  /**
   * Compiles and ends with 1 if the classes use what TeaVM does not have.
   *
   * @param args the class, the folder to write to, the file's name
   */
  public static void main(String[] args) throws TeaVMToolException {
    List<File> classPath =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .map(File::new)
            .toList();
    ConsoleTeaVMToolLog log = new ConsoleTeaVMToolLog(false);
    TeaVMTool tool = new TeaVMTool();
    tool.setLog(log);
    tool.setClassLoader(EngineCompiler.class.getClassLoader());
    tool.setClassPath(classPath);
    tool.setMainClass(args[0]);
    tool.setEntryPointName("main");
    tool.setTargetDirectory(new File(args[1]));
    tool.setTargetFileName(args[2]);
    tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
    tool.setJsModuleType(JSModuleType.ES2015);
    tool.setObfuscated(true);
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.generate();
    TeaVMProblemRenderer.describeProblems(
        tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), log);
    if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
      System.exit(1);
    }
  }
}
