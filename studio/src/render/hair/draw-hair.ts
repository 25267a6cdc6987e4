import { lendFloats, lendUint32 } from '../../math/lent-arrays.ts'
import type { Identity } from '../../identity/identity.ts'
import { lerp, smoothstep } from '../../math/scalar.ts'
import { headField } from '../head/head-field.ts'
import type { LightRig } from '../light/lighting.ts'
import type { DepthMap } from '../raster/gbuffer.ts'
import type { Pose } from '../view/pose.ts'
import { createLightVolume } from './light-volume.ts'
import { drawSegment, sortByDepth, VERTEX } from './raster-strands.ts'
import type { HairTarget, SegmentBatch } from './raster-strands.ts'
import { seenStrands } from './seen-strands.ts'
import { createStrandShader } from './shade-strands.ts'
import { meanHairColor, STRAND_WIDTH } from './strand.ts'
import type { HairModel, Strand } from './strand.ts'

export type { HairTarget } from './raster-strands.ts'

type DrawHairOptions = {
  identity: Identity
  pose: Pose
  lights: LightRig
  /** Surfaces that hide some of it wherever it is drawn. */
  hiddenBy?: DepthMap | undefined
}

/** Only well under the skin is the head opaque to hair light: cells of the volume are coarse. */
const SOLID_DEPTH = -0.12
/** No part of the head is farther from the origin than this along any axis. */
const HEAD_REACH = 1.15

/** Thinner strands than this many pixels are drawn this thick and fainter. */
const THINNEST = 0.3

/** Farther than this many pixels beside its curve no line between two points runs. */
const SMOOTH = 0.45
const FINEST = 3

/** Into how many parts the way between two points of a strand is drawn, so that curls are round at any size. */
const partsOf = ({ points }: Strand, scale: number): number => {
  let most = 0
  for (let at = 3; at < points.length - 3; at++) {
    const bend = Math.abs(points[at - 3] - 2 * points[at] + points[at + 3])
    if (bend > most) most = bend
  }
  return Math.min(FINEST, Math.max(1, Math.ceil(Math.sqrt((most * scale) / 8 / SMOOTH))))
}

/** A point of a Catmull-Rom curve, as far beyond the straight line between its two middle points. */
const bulge = (before: number, from: number, to: number, after: number, share: number): number => {
  const into = (to - before) / 2
  const out = (after - from) / 2
  const rest = 1 - share
  return share * rest * (rest * (into - (to - from)) - share * (out - (to - from)))
}

type StrandPlace = { colors: Float32Array; first: number; parts: number }

const projectStrand = (
  strand: Strand,
  pose: Pose,
  { vertices, colors, first, parts }: StrandPlace & { vertices: Float32Array },
): void => {
  const { camera } = pose
  const { rootFade, tipFade, gloss } = strand
  const count = strand.points.length / 3
  const last = first + (count - 1) * parts
  const out = new Float64Array(3)
  for (let index = 0; index < count; index++) {
    const at = (first + index * parts) * VERTEX.size
    pose.project(strand.points[index * 3], strand.points[index * 3 + 1], strand.points[index * 3 + 2], out)
    // Full in the middle, fading in at the root and thinning out to the tip.
    const share = index / (count - 1)
    const tip = smoothstep(1, 1 - tipFade, share)
    const opacity =
      smoothstep(-0.3 * rootFade, rootFade, share) * (gloss > 0 ? 0.25 + 0.75 * tip : Math.min(1, 2 * tip))
    const half = 0.5 * camera.scale * STRAND_WIDTH * strand.width * (0.3 + 0.7 * tip)
    const drawn = Math.max(THINNEST, half)
    vertices[at + VERTEX.x] = out[0]
    vertices[at + VERTEX.y] = out[1]
    vertices[at + VERTEX.depth] = out[2]
    vertices[at + VERTEX.halfWidth] = drawn
    vertices[at + VERTEX.opacity] = strand.opacity * opacity * Math.min(1, half / drawn)
    vertices[at + VERTEX.red] = colors[index * 3]
    vertices[at + VERTEX.green] = colors[index * 3 + 1]
    vertices[at + VERTEX.blue] = colors[index * 3 + 2]
  }
  for (let index = first; index < last; index += parts) {
    const from = index * VERTEX.size
    const to = from + parts * VERTEX.size
    const before = Math.max(first, index - parts) * VERTEX.size
    const after = Math.min(last, index + 2 * parts) * VERTEX.size
    for (let part = 1; part < parts; part++) {
      const at = (index + part) * VERTEX.size
      const share = part / parts
      for (let value = 0; value < VERTEX.alongX; value++)
        vertices[at + value] = lerp(vertices[from + value], vertices[to + value], share)
      for (let axis = VERTEX.x; axis <= VERTEX.y; axis++)
        vertices[at + axis] += bulge(
          vertices[before + axis],
          vertices[from + axis],
          vertices[to + axis],
          vertices[after + axis],
          share,
        )
    }
  }
  for (let index = first; index <= last; index++) {
    const before = Math.max(first, index - 1) * VERTEX.size
    const after = Math.min(last, index + 1) * VERTEX.size
    vertices[index * VERTEX.size + VERTEX.alongX] = vertices[after + VERTEX.x] - vertices[before + VERTEX.x]
    vertices[index * VERTEX.size + VERTEX.alongY] = vertices[after + VERTEX.y] - vertices[before + VERTEX.y]
  }
}

const projectAll = (
  { strands: all }: HairModel,
  { identity, pose, lights, hiddenBy }: DrawHairOptions,
): SegmentBatch & { setBacks: Float32Array } => {
  const strands = hiddenBy ? seenStrands(all, hiddenBy, pose) : all
  const parts = Uint8Array.from(strands, (strand) => partsOf(strand, pose.camera.scale))
  const vertexCount = strands.reduce((sum, { points }, index) => sum + (points.length / 3 - 1) * parts[index] + 1, 0)
  const longest = strands.reduce((most, { points }) => Math.max(most, points.length), 0)
  const vertices = lendFloats(vertexCount * VERTEX.size)
  const segments = lendUint32(vertexCount - strands.length)
  const setBacks = lendFloats(segments.length)
  const colors = new Float32Array(longest)
  const inside = headField(identity)
  const volume = createLightVolume({
    strands: all,
    key: lights.key.direction,
    rim: lights.rim.direction,
    hairLight: lights.hairLight.direction,
    isSolid: (x, y, z) => {
      if (Math.abs(x) > HEAD_REACH || Math.abs(y) > HEAD_REACH || Math.abs(z) > HEAD_REACH) return false
      const local = pose.toLocal(x, y, z)
      return inside(local[0], local[1], local[2]) < SOLID_DEPTH
    },
  })
  const shade = createStrandShader({ lights, volume, hairColor: meanHairColor(identity), strands: all })
  let first = 0
  let segment = 0
  strands.forEach((strand, place) => {
    shade(strand, colors)
    projectStrand(strand, pose, { vertices, colors, first, parts: parts[place] })
    const count = (strand.points.length / 3 - 1) * parts[place] + 1
    for (let index = 0; index < count - 1; index++) {
      setBacks[segment] = strand.setBack
      segments[segment++] = first + index
    }
    first += count
  })
  return { vertices, segments, setBacks }
}

/** 1 at the first vertex of each segment that begins between two depths. */
const depthsBetween = (
  { vertices, segments, setBacks }: ReturnType<typeof projectAll>,
  { from, to }: { from: number; to: number },
): Uint8Array => {
  const isWithin = new Uint8Array(vertices.length / VERTEX.size)
  for (let index = 0; index < segments.length; index++) {
    const depth = vertices[segments[index] * VERTEX.size + VERTEX.depth] - setBacks[index]
    isWithin[segments[index]] = depth >= from && depth < to ? 1 : 0
  }
  return isWithin
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
  return {
    drawInto: (target, depths) => {
      const isWithin = depths && depthsBetween(batch, depths)
      for (let at = 0; at < sorted.length; at++)
        if (!isWithin || isWithin[sorted[at]] === 1) drawSegment(target, vertices, sorted[at])
    },
  }
}
