import { Shader, compileHighShaderGlProgram, compileHighShaderGpuProgram, generateTextureBatchBit } from 'pixi.js';
import { generateTextureBatchBitGl, getBatchSamplersUniformGroup, roundPixelsBit, roundPixelsBitGl } from 'pixi.js';

/** Colours of vertices are premultiplied, the tint of a container is not. Pixi multiplies by vColor at the end. */
const paintBitGl = {
  name: 'limber-paint-bit',
  vertex: {
    header: 'in vec4 aPaint; in vec4 aTint; in vec4 aAdded; out vec4 vPaint; out vec3 vAdded;',
    main: 'vPaint = aPaint; vAdded = aAdded.rgb; vColor *= vec4(aTint.rgb * aTint.a, aTint.a);',
  },
  fragment: {
    header: 'in vec4 vPaint; in vec3 vAdded;',
    main: 'outColor *= vPaint; outColor.rgb = min(outColor.rgb + vAdded * outColor.a, outColor.a);',
  },
};

const paintBit = {
  name: 'limber-paint-bit',
  vertex: {
    header: `
      @in aPaint: vec4<f32>;
      @in aTint: vec4<f32>;
      @in aAdded: vec4<f32>;
      @out vPaint: vec4<f32>;
      @out vAdded: vec4<f32>;
    `,
    main: 'vPaint = aPaint; vAdded = aAdded; vColor *= vec4<f32>(aTint.rgb * aTint.a, aTint.a);',
  },
  fragment: {
    header: `
      @in vPaint: vec4<f32>;
      @in vAdded: vec4<f32>;
    `,
    main: `
      outColor *= vPaint;
      outColor = vec4<f32>(min(outColor.rgb + vAdded.rgb * outColor.a, vec3<f32>(outColor.a)), outColor.a);
    `,
  },
};

/** By the number of textures. @type {Map<number, Shader>} */
const shaders = new Map();

/** @param {number} maxTextures */
export function shaderFor(maxTextures) {
  let shader = shaders.get(maxTextures);
  if (!shader) {
    shader = new Shader({
      glProgram: compileHighShaderGlProgram({
        name: 'limber',
        bits: [generateTextureBatchBitGl(maxTextures), paintBitGl, roundPixelsBitGl],
      }),
      gpuProgram: compileHighShaderGpuProgram({
        name: 'limber',
        bits: [generateTextureBatchBit(maxTextures), paintBit, roundPixelsBit],
      }),
      resources: { batchSamplers: getBatchSamplersUniformGroup(maxTextures) },
    });
    shaders.set(maxTextures, shader);
  }
  return shader;
}
