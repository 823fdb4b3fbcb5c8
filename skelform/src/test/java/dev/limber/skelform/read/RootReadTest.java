package dev.limber.skelform.read;

import static dev.limber.skelform.read.Documents.read;
import static dev.limber.skelform.read.Documents.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.color.Rgba;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skelform.data.ImageFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class RootReadTest {

  private static Limits limits(int each) {
    return Limits.DEFAULT.toBuilder()
        .bones(each)
        .keyframes(each)
        .vertices(each)
        .bindVertices(each)
        .indices(each)
        .textures(each)
        .frames(each)
        .build();
  }

  private static ImageFormat format(String fields) {
    return read("{'visuals':[],'bones':[]" + fields + "}").armature().imageFormat();
  }

  @Test
  void imagesArePngUnlessSaidOtherwise() {
    assertEquals(ImageFormat.PNG, format(""));
    assertEquals(ImageFormat.PNG, format(",'img_format':'PNG','clear_color':{'r':1}"));
    assertEquals(new ImageFormat("JPG", null), format(",'img_format':'JPG'"));
    assertEquals(
        new ImageFormat("JPG", new Rgba(1, 0, 0.2, 0)),
        format(",'img_format':'JPG','clear_color':{'r':255,'g':0,'b':51,'a':0}"));
    assertEquals("WEBP", format(",'img_format':'WEBP'").name());
  }

  @Test
  void unknownFieldsAreOneNoteForEachNameAndKind() {
    Documents.Result result =
        read("{'visuals':[],'glow':1,'bones':[{'id':0,'glow':1,'parent':-1},{'id':1,'glow':2}]}");
    assertEquals(
        List.of(
            "note skf-unknown-field $.glow",
            "note skf-unknown-field $.bones[0].glow",
            "note skf-unknown-field $.bones[0].parent"),
        result.said());
  }

  @Test
  void mistypedFieldsGetAHint() {
    Documents.Result result = read("{'visuals':[],'bones':[{'id':0,'parent_idd':-1}]}");
    assertEquals("did you mean \"parent_id\"?", result.only().hint());
  }

  @Test
  void leftoversOfEditorsAreNotMentioned() {
    Documents.Result result =
        read(
            "{'visuals':[{'id':0}],'cached_bones_comment':'x','bones':[{'id':0,'visuals_id':0,"
                + "'pivot_pos':{'x':0},'ik_family_name':'','has_physics':false,'phys_x':1,"
                + "'note_comment':1}],'animations':[{'keyframes':[{'element':'Rotation',"
                + "'handle_preset':'Snap','element_id':3}]}]}");
    assertEquals(List.of(), result.said());
  }

  @Test
  void sectionsOfTheWrongTypeAreEmpty() {
    Documents.Result result =
        read(
            "{'bones':[],'visuals':3,'animations':{},'styles':'','atlases':1,"
                + "'inverse_kinematics':true,'physics':{}}");
    assertEquals(6, result.count("skf-wrong-type"));
    assertEquals(6, result.diagnostics().size());
  }

  private static String wrong(String fields) {
    return read("{" + fields + "}").only().message();
  }

  @Test
  void wrongTypesSayWhatIsUsedInstead() {
    assertEquals(
        "expected an array but found an object; an empty one is used",
        wrong("'bones':[],'visuals':{}"));
    assertEquals("expected a number but found true; 0 is used", wrong("'bones':[{'rot':true}]"));
    assertEquals(
        "expected a number but found the text \"x\"; 1 is used",
        wrong("'bones':[{'scale':{'x':'x'}}]"));
    assertEquals(
        "expected a whole number but found the number 0.5; -1 is used",
        wrong("'bones':[{'parent_id':0.5}]"));
    assertEquals(
        "expected true or false but found the text \"no\"; false is used",
        wrong("'visuals':[],'bones':[{'hidden':'no'}]"));
    assertEquals(
        "expected an array of bones but found the number 5", refused("{'bones':5}").message());
    assertEquals("expected an object with bones but found an array", refused("[]").message());
  }

  @Test
  void whatExceedsALimitIsRefusedByItsName() {
    String[][] cases = {
      {"bones", "'bones':[{},{},{}]"},
      {"keyframes", "'bones':[],'animations':[{'keyframes':[{},{}]},{'keyframes':[{}]}]"},
      {"frames", "'bones':[{}],'animations':[{'keyframes':[{'frame':3,'element':'Rotation'}]}]"},
      {"textures", "'bones':[],'styles':[{'textures':[{},{}]},{'textures':[{}]}]"},
      {"vertices", "'bones':[{'visuals_id':0}],'visuals':[{'vertices':[{},{},{}]}]"},
      {"indices", "'bones':[{'visuals_id':0}],'visuals':[{'vertices':[{}],'indices':[0,0,0]}]"},
      {
        "bindVertices",
        "'bones':[{'visuals_id':0}],'visuals':[{'vertices':[{}],"
            + "'binds':[{'verts':[{},{}]},{'verts':[{}]}]}]"
      },
    };
    for (String[] one : cases) {
      String json = "{" + one[1] + "}";
      Diagnostic refused = refused(json, limits(2));
      assertEquals("skf-too-large", refused.code(), json);
      assertTrue(refused.message().contains("\"" + one[0] + "\" is 2"), refused.message());
      assertEquals(0, read(json, limits(3)).count("skf-too-large"), json);
    }
  }

  @Test
  void copiesOfAVisualCountAgainstTheLimits() {
    String json =
        "{'bones':[{'id':0,'visuals_id':0},{'id':1,'visuals_id':0}],"
            + "'visuals':[{'vertices':[{},{}]}]}";
    assertEquals("skf-too-large", refused(json, limits(3)).code());
    assertEquals(2, read(json, limits(4)).armature().visuals().size());
  }
}
