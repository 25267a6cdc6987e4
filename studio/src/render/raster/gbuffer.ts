import { MATERIAL } from './mesh.ts'

export type Region = { left: number; top: number; right: number; bottom: number }

const STEP = 4
const MARGIN = 8

/** The rectangle that holds every surface, with a little margin; empty when there is none. */
export const surfaceRegion = ({ width, height, materials }: GBuffer): Region => {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      if (materials[y * width + x] === MATERIAL.none) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < left) return { left: 0, top: 0, right: 0, bottom: 0 }
  return {
    left: Math.max(0, left - MARGIN),
    top: Math.max(0, top - MARGIN),
    right: Math.min(width, right + MARGIN),
    bottom: Math.min(height, bottom + MARGIN),
  }
}

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
  depth: new Float32Array(width * height).fill(EMPTY_DEPTH),
  normals: new Float32Array(width * height * 3),
  rest: new Float32Array(width * height * 3),
  materials: new Uint8Array(width * height),
})

/** A depth map alone, as a shadow map needs it. */
export type DepthMap = { width: number; height: number; depth: Float32Array }

export const createDepthMap = (width: number, height: number): DepthMap => ({
  width,
  height,
  depth: new Float32Array(width * height).fill(EMPTY_DEPTH),
})
