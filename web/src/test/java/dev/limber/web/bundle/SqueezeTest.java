package dev.limber.web.bundle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Engines get shorter and stay the same. That they still run is for the tests in the browser. */
class SqueezeTest {
  /** How TeaVM begins: a helper for classes without fields, and the class that all extend. */
  private static final String START = "let Q=superclass=>{};function L(){this.$id$=0;}";

  @ParameterizedTest
  @CsvSource({
    "0.0, 0",
    "1.0, 1",
    "100.0, 100",
    "0.5, .5",
    "1.50, 1.5",
    "1.0E15, 1e15",
    "2.5E-8, 2.5e-8",
    "100, 100",
    "0x1F, 0x1F",
    "word, word"
  })
  void numbersAreTheSameWithFewerDigits(String written, String shorter) {
    assertEquals(shorter, Squeeze.shorterNumber(written));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "f=a=>{return a.b;}|f=a=>a.b",
        "f=(a,b)=>{return g(a,b);},c=1|f=(a,b)=>g(a,b),c=1",
        "f=a=>{return b=>{return c;};}|f=a=>{return b=>c;}",
        "f=a=>{return{b:c};}|f=a=>{return{b:c};}",
        "f=a=>{return a,b;}|f=a=>{return a,b;}",
        "f=a=>{return;}|f=a=>{return;}",
        "f=a=>{b;return c;}|f=a=>{b;return c;}"
      })
  void functionsThatOnlyReturnSayWhat(String written, String shorter) {
    assertEquals(shorter, Tokens.text(Squeeze.withoutReturns(Tokens.of(written))));
  }

  @Test
  void fieldsShareNamesUnlessTheyMeetInOneObject() {
    assertEquals(
        START
            + "function A(){let a=this;L.call(a);a.a=null;a.b=0;}"
            + "function B(){L.call(this);this.a=0;}"
            + "function C(){let a=this;A.call(a);a.c=null;}"
            + "x.a.a=y.b+z.c;",
        fields(
            "function A(){let a=this;L.call(a);a.tU=null;a.tV=0;}"
                + "function B(){L.call(this);this.uA=0;}"
                + "function C(){let a=this;A.call(a);a.vB=null;}"
                + "x.tU.uA=y.tV+z.vB;"));
  }

  @Test
  void classesWithoutFieldsHandDownThoseAbove() {
    assertEquals(
        START
            + "function A(){L.call(this);this.a=0;}let N=Q(A),M=Q(),I=Q(0);"
            + "function B(){N.call(this);this.b=0;}function C(){M.call(this);this.a=0;}",
        fields(
            "function A(){L.call(this);this.tU=0;}let N=Q(A),M=Q(),I=Q(0);"
                + "function B(){N.call(this);this.tV=0;}function C(){M.call(this);this.tW=0;}"));
  }

  @Test
  void namesOfMethodsAreNotGivenToFields() {
    assertEquals(
        START + "function A(){L.call(this);this.d=0;}table([A,[\"a\",f,\"b\",g]]);x.c();x.d;",
        fields("function A(){L.call(this);this.tU=0;}table([A,[\"a\",f,\"b\",g]]);x.c();x.tU;"));
  }

  @Test
  void whatTheBrowserMayKnowKeepsItsName() {
    String engine =
        "function A(){let a=this;L.call(a);a.PI=0;a.set=0;a.$own=0;}x.set(Math.PI,y.$own);";
    assertEquals(START + engine, fields(engine));
  }

  @Test
  void classesThatAreNotUnderstoodAreRefused() {
    assertThrows(
        IllegalStateException.class, () -> fields("function A(){K.call(this);this.tU=0;}"));
    assertThrows(IllegalStateException.class, () -> fields("function A(){L.call(this);go();}"));
    assertThrows(
        IllegalStateException.class, () -> FieldNames.shorten(Tokens.of("let a=1;function L(){}")));
  }

  @Test
  void whatIsUsedMostHasTheShortestName() {
    assertEquals(
        "let a=1,b=q=>c+b(a,a,a);function c(){}export{b as QQ};o.QQ={QQ:a};",
        Tokens.text(
            TopNames.shorten(
                Tokens.of(
                    "let AA=1,QQ=q=>FF+QQ(AA,AA,AA);function FF(){}export{QQ as QQ};o.QQ={QQ:AA};"))));
  }

  @Test
  void namesInsideFunctionsAreNotGivenAtTheTop() {
    String engine = "let AA=(a,b)=>{let c=a?BB:b;return c;},BB=0;";
    assertEquals(
        "let e=(a,b)=>{let c=a?d:b;return c;},d=0;",
        Tokens.text(TopNames.shorten(Tokens.of(engine))));
  }

  @Test
  void functionsThatNothingNamesAreLeftOut() {
    assertEquals(
        START + "let c=(x)=>x;c(Q);let d=go();",
        used("let a=()=>b(),b=x=>b(x),c=(x)=>x;c(Q);let d=go();let e=f=>{let g=1;};"));
  }

  @Test
  void classesWithoutObjectsAreLeftOut() {
    assertEquals(
        START
            + "let B=Q(),C=Q();table([B,0,L,[],1,0,0,[\"a\",f],C,0,L,[],1,0,0,0,L,0,0,[],1,0,0,0]);new C;",
        used(
            "let A=Q(),B=Q(),C=Q();table([B,0,L,[],1,0,0,[\"a\",f],A,0,L,[],1,0,0,0,"
                + "C,0,L,[],1,0,0,0,L,0,0,[],1,0,0,0]);new C;"));
  }

  private static String used(String engine) {
    return Tokens.text(Unused.leaveOut(Tokens.of(START + engine)));
  }

  private static String fields(String engine) {
    List<String> tokens = Tokens.of(START + engine);
    return Tokens.text(FieldNames.shorten(tokens));
  }
}
