import { lendBytes, lendFloats } from '../../math/lent-arrays.ts'
/** RGB, 0 to 255, three floats a pixel, row by row. */
export type ColorBuffer = {
  width: number
  height: number
  pixels: Float32Array
  /** How far each pixel is covered, 0 to 1, where the picture is a layer to be laid over others. */
  alpha?: Float32Array
}

/** Per pixel: depth, unit normal in world space, rest position and material of the nearest surface. */
export type GBuffer = {
  width: number
  height: number
  depth: Float32Array
  normals: Float32Array
  rest: Float32Array
  materials: Uint8Array
}

/** Depth of a pixel that no surface covers; larger depth is nearer to the viewer. */
export const EMPTY_DEPTH = -1e9

export const createGBuffer = (width: number, height: number): GBuffer => ({
  width,
  height,
  depth: lendFloats(width * height).fill(EMPTY_DEPTH),
  normals: lendFloats(width * height * 3),
  rest: lendFloats(width * height * 3),
  materials: lendBytes(width * height),
})

/** A depth map alone, as a shadow map needs it. */
export type DepthMap = { width: number; height: number; depth: Float32Array }

export const createDepthMap = (width: number, height: number): DepthMap => ({
  width,
  height,
  depth: lendFloats(width * height).fill(EMPTY_DEPTH),
})
