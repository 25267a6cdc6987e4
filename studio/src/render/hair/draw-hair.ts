import type { Identity } from '../../identity/identity.ts'
import { smoothstep } from '../../math/scalar.ts'
import { headField } from '../head/head-field.ts'
import type { LightRig } from '../light/lighting.ts'
import type { Pose } from '../view/pose.ts'
import { createLightVolume } from './light-volume.ts'
import { drawSegment, sortByDepth, VERTEX } from './raster-strands.ts'
import type { HairTarget, SegmentBatch } from './raster-strands.ts'
import { createStrandShader } from './shade-strands.ts'
import { meanHairColor, STRAND_WIDTH } from './strand.ts'
import type { HairModel, Strand } from './strand.ts'

export type { HairTarget } from './raster-strands.ts'

type DrawHairOptions = { identity: Identity; pose: Pose; lights: LightRig }

/** Only well under the skin is the head opaque to hair light: cells of the volume are coarse. */
const SOLID_DEPTH = -0.12
/** No part of the head is farther from the origin than this along any axis. */
const HEAD_REACH = 1.15

/** Thinner strands than this many pixels are drawn this thick and fainter. */
const THINNEST = 0.3

/** Thickness and opacity along a strand: full in the middle, fading in at the root and thinning out to the tip. */
const taper = ({ rootFade, tipFade, gloss }: Strand, share: number): { width: number; opacity: number } => {
  const tip = smoothstep(1, 1 - tipFade, share)
  return {
    width: 0.3 + 0.7 * tip,
    opacity: smoothstep(-0.3 * rootFade, rootFade, share) * (gloss > 0 ? 0.25 + 0.75 * tip : Math.min(1, 2 * tip)),
  }
}

const projectStrand = (
  strand: Strand,
  pose: Pose,
  write: { vertices: Float32Array; colors: Float32Array; first: number },
): void => {
  const { camera } = pose
  const count = strand.points.length / 3
  const out = new Float64Array(3)
  for (let index = 0; index < count; index++) {
    const at = (write.first + index) * VERTEX.size
    pose.project(strand.points[index * 3], strand.points[index * 3 + 1], strand.points[index * 3 + 2], out)
    const { width, opacity } = taper(strand, index / (count - 1))
    const half = 0.5 * camera.scale * STRAND_WIDTH * strand.width * width
    const drawn = Math.max(THINNEST, half)
    write.vertices[at + VERTEX.x] = out[0]
    write.vertices[at + VERTEX.y] = out[1]
    write.vertices[at + VERTEX.depth] = out[2]
    write.vertices[at + VERTEX.halfWidth] = drawn
    write.vertices[at + VERTEX.opacity] = strand.opacity * opacity * Math.min(1, half / drawn)
    write.vertices[at + VERTEX.red] = write.colors[index * 3]
    write.vertices[at + VERTEX.green] = write.colors[index * 3 + 1]
    write.vertices[at + VERTEX.blue] = write.colors[index * 3 + 2]
  }
}

const projectAll = (
  { strands }: HairModel,
  { identity, pose, lights }: DrawHairOptions,
): SegmentBatch & { setBacks: Float32Array } => {
  const vertexCount = strands.reduce((sum, { points }) => sum + points.length / 3, 0)
  const longest = strands.reduce((most, { points }) => Math.max(most, points.length), 0)
  const vertices = new Float32Array(vertexCount * VERTEX.size)
  const segments = new Uint32Array(vertexCount - strands.length)
  const setBacks = new Float32Array(segments.length)
  const colors = new Float32Array(longest)
  const inside = headField(identity)
  const volume = createLightVolume({
    strands,
    key: lights.key.direction,
    rim: lights.rim.direction,
    hairLight: lights.hairLight.direction,
    isSolid: (x, y, z) => {
      if (Math.abs(x) > HEAD_REACH || Math.abs(y) > HEAD_REACH || Math.abs(z) > HEAD_REACH) return false
      const local = pose.toLocal(x, y, z)
      return inside(local[0], local[1], local[2]) < SOLID_DEPTH
    },
  })
  const shade = createStrandShader({ lights, volume, hairColor: meanHairColor(identity), strands })
  let first = 0
  let segment = 0
  for (const strand of strands) {
    shade(strand, colors)
    projectStrand(strand, pose, { vertices, colors, first })
    const count = strand.points.length / 3
    for (let index = 0; index < count - 1; index++) {
      setBacks[segment] = strand.setBack
      segments[segment++] = first + index
    }
    first += count
  }
  return { vertices, segments, setBacks }
}

/** Lit strands as seen by the camera. */
export type ShadedHair = {
  /** Draws them into a picture, in place, farthest segments first, hidden where a surface is nearer. */
  drawInto: (target: HairTarget, depths?: { from: number; to: number }) => void
}

/** Lights hair and beard once, to be drawn as a whole or in parts by depth (larger is nearer). */
export const shadeHair = (hair: HairModel, options: DrawHairOptions): ShadedHair => {
  if (hair.strands.length === 0) return { drawInto: () => {} }
  const batch = projectAll(hair, options)
  const { vertices } = batch
  const sorted = sortByDepth(batch, batch.setBacks)
  const depths = new Float32Array(vertices.length / VERTEX.size)
  for (const [index, first] of batch.segments.entries())
    depths[first] = vertices[first * VERTEX.size + VERTEX.depth] - batch.setBacks[index]
  return {
    drawInto: (target, { from, to } = { from: -Infinity, to: Infinity }) => {
      for (const first of sorted) if (depths[first] >= from && depths[first] < to) drawSegment(target, vertices, first)
    },
  }
}
