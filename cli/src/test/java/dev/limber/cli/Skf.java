package dev.limber.cli;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;

/** Writes small {@code .skf} files. Single quotes in the JSON stand for double ones. */
public final class Skf {
  /** Two roots, an arm of two bones, a picture, a mesh, IK, physics, two animations. */
  public static final String HERO =
      """
      {'version':'0.7.0','bones':[
        {'id':0,'name':'Root','parent_id':-1,'pos':{'x':1,'y':2}},
        {'id':1,'name':'Arm','parent_id':0,'pos':{'x':10,'y':0},'ik_family_id':0,'visuals_id':0},
        {'id':2,'name':'Hand','parent_id':1,'pos':{'x':5,'y':0},'ik_family_id':0,'visuals_id':1},
        {'id':3,'name':'Hair','parent_id':0,'pos':{'x':0,'y':4},'physics_id':0,'hidden':true,'init_hidden':true},
        {'id':4,'name':'Aim ','parent_id':-1,'pos':{'x':20,'y':2}}],
       'visuals':[
        {'tex':'arm','zindex':2,'init_zindex':2},
        {'tex':'hand','zindex':1,'init_zindex':1,'vertices':[
           {'pos':{'x':0,'y':0},'uv':{'x':0,'y':0},'init_pos':{'x':0,'y':0}},
           {'pos':{'x':1,'y':0},'uv':{'x':1,'y':0},'init_pos':{'x':1,'y':0}},
           {'pos':{'x':0,'y':1},'uv':{'x':0,'y':1},'init_pos':{'x':0,'y':1}}],
         'indices':[0,1,2]}],
       'inverse_kinematics':[{'constraint':'Clockwise','mode':'FABRIK','target_id':4,
         'bone_ids':[1,2],'mimic_target':false}],
       'physics':[{'pos_damping':10,'rot_bounce':0.5}],
       'animations':[
        {'id':0,'name':'Run ','fps':60,'keyframes':[
          {'frame':0,'bone_id':0,'element':'PositionX','value':1},
          {'frame':48,'bone_id':0,'element':'PositionX','value':49}]},
        {'id':1,'name':'Wave','fps':10,'keyframes':[
          {'frame':0,'bone_id':2,'element':'Rotation','value':0},
          {'frame':4,'bone_id':2,'element':'Rotation','value':1}]}],
       'atlases':[{'filename':'atlas0.png','size':{'x':64,'y':32}}],
       'styles':[
        {'id':0,'name':'Default','textures':[
          {'name':'arm','offset':{'x':0,'y':0},'size':{'x':16,'y':8},'atlas_idx':0},
          {'name':'hand','offset':{'x':16,'y':0},'size':{'x':8,'y':8},'atlas_idx':0}]},
        {'id':1,'name':'Gold','textures':[
          {'name':'arm','offset':{'x':32,'y':0},'size':{'x':16,'y':8},'atlas_idx':0}]}]}
      """;

  /** One bone, one picture of 4 by 2 at z 3, which moves from 0 to 8 in 4 frames. */
  public static final String DOT =
      """
      {'version':'0.7.0','bones':[{'id':0,'name':'dot','parent_id':-1,'visuals_id':0}],
       'visuals':[{'tex':'dot','zindex':3,'init_zindex':3}],
       'animations':[{'id':0,'name':'Go','fps':4,'keyframes':[
          {'frame':0,'bone_id':0,'element':'PositionX','value':0},
          {'frame':4,'bone_id':0,'element':'PositionX','value':8}]}],
       'atlases':[{'filename':'atlas0.png','size':{'x':8,'y':8}}],
       'styles':[{'id':0,'name':'Default','textures':[
          {'name':'dot','offset':{'x':0,'y':0},'size':{'x':4,'y':2},'atlas_idx':0}]}]}
      """;

  /** Warnings at two JSON paths, a note, and no image if it is left out. */
  public static final String BAD =
      """
      {'version':'0.7.0','bones':[{'id':0,'name':'Root','parent_id':-1},
        {'id':1,'name':'Leaf','parent_id':9,'visuals_id':0}],
       'visuals':[{'tex':'leav'}],
       'animations':[{'id':0,'name':'Go','fps':4,'keyframes':[
          {'frame':0,'bone_id':0,'element':'PositonX','value':0}]}],
       'atlases':[{'filename':'atlas0.png','size':{'x':8,'y':8}}],
       'styles':[{'id':0,'name':'Default','textures':[
          {'name':'leaf','offset':{'x':0,'y':0},'size':{'x':4,'y':2},'atlas_idx':0}]}]}
      """;

  /** A picture, followed by zeros so that the file has a size to tell. */
  private static final byte[] IMAGE = Arrays.copyOf(png(), 1234);

  private Skf() {}

  private static byte[] png() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(new BufferedImage(8, 8, BufferedImage.TYPE_INT_ARGB), "png", bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Writes a file with an atlas image, which is transparent. */
  public static Path write(Path file, String armature) throws IOException {
    return write(file, armature, true);
  }

  public static Path write(Path file, String armature, boolean image) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry("armature.json"));
      zip.write(armature.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
      if (image) {
        zip.putNextEntry(new ZipEntry("atlas0.png"));
        zip.write(IMAGE);
      }
    }
    return Files.write(file, bytes.toByteArray());
  }
}
