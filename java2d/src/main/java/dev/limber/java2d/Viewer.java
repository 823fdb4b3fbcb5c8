package dev.limber.java2d;

import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.puppet.PuppetAnimation;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.nio.file.Path;
import javax.swing.JComboBox;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;

/**
 * Shows a character in a window: {@code Viewer FILE [MOTION]}. An example of {@link LimberPanel}.
 */
public final class Viewer {
  private Viewer() {}

  /**
   * Opens the window.
   *
   * @param args a {@code .skf} or {@code .skel2d} file and, if there is a second one, the animation
   *     to begin with
   */
  public static void main(String[] args) {
    if (args.length < 1) {
      fail("say which file to show: Viewer FILE [MOTION]");
    } else if (GraphicsEnvironment.isHeadless()) {
      fail("there is no display to open a window on");
    } else {
      try {
        LoadedCharacter character = Java2d.load(Path.of(args[0]));
        character.diagnostics().forEach(System.err::println);
        SwingUtilities.invokeLater(() -> show(character, args.length > 1 ? args[1] : ""));
      } catch (IOException | LimberException e) {
        fail(args[0] + " cannot be shown: " + e.getMessage());
      }
    }
  }

  private static void fail(String message) {
    System.err.println(message);
    System.exit(1);
  }

  private static void show(LoadedCharacter character, String wanted) {
    LimberPanel panel = new LimberPanel(character);
    panel.setBackground(Color.WHITE);
    JPanel controls = new JPanel();
    JComboBox<String> animations = new JComboBox<>();
    for (PuppetAnimation animation : panel.puppet().animations()) {
      animations.addItem(animation.name());
    }
    animations.addActionListener(event -> panel.play(String.valueOf(animations.getSelectedItem())));
    animations.setSelectedItem(wanted);
    if (animations.getItemCount() > 0) {
      panel.play(String.valueOf(animations.getSelectedItem()));
      controls.add(animations);
    }
    JToggleButton pause = new JToggleButton("Pause");
    pause.addActionListener(
        event -> {
          if (pause.isSelected()) {
            panel.pause();
          } else {
            panel.play();
          }
        });
    controls.add(pause);
    JFrame frame = new JFrame(character.name());
    frame.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    frame.add(panel);
    frame.add(controls, BorderLayout.SOUTH);
    frame.pack();
    frame.setLocationByPlatform(true);
    frame.setVisible(true);
  }
}
