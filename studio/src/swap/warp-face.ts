import type { FacePoints } from '../judge/place-mesh.ts'
import { smoothstep } from '../render/math/scalar.ts'
import type { Picture } from '../scene/portrait-scene.ts'
import { MESH_TRIANGLES } from './mesh-layout.ts'
import {
  BEARD_ZONE,
  BORDER_DISTANCE,
  BRIDGE_ZONE,
  COVERAGE,
  GLASSES_ZONE,
  HAIR_ZONE,
  LANDMARK,
  LOWER_LIP_INSIDE,
  SKIN_WEIGHT,
  UPPER_LIP_INSIDE,
} from './mesh-regions.ts'

/** A rectangle of whole pixels. */
export type Region = { left: number; top: number; width: number; height: number }

/** The source face laid over a region of the target, row by row. Everything but colours is 0 to 1. */
export type WarpedFace = {
  region: Region
  /** RGB, 0 to 255. */
  colors: Float32Array
  coverage: Float32Array
  skin: Float32Array
  hairZone: Float32Array
  glassesZone: Float32Array
  beardZone: Float32Array
  bridgeZone: Float32Array
  /** 1 where a pixel is the target's own: the inside of an open mouth that the source keeps shut. */
  own: Uint8Array
}

export type FaceImage = { picture: Picture; points: FacePoints }

const ATTRIBUTES = [
  ['skin', SKIN_WEIGHT],
  ['hairZone', HAIR_ZONE],
  ['glassesZone', GLASSES_ZONE],
  ['beardZone', BEARD_ZONE],
  ['bridgeZone', BRIDGE_ZONE],
] as const

/** Below this share of the target's opening the source has no mouth inside worth showing. */
const OPEN_ENOUGH = 0.45
const CLEARLY_OPEN = 0.05

/** Draws the source's mesh, triangle by triangle, where `fitted` lies; hidden and turned-away triangles are left out. */
export function warpFace(source: FaceImage, target: FaceImage, fitted: FacePoints): WarpedFace {
  const region = regionOf(fitted, target.picture)
  const pixels = region.width * region.height
  const face: WarpedFace = {
    region,
    colors: new Float32Array(pixels * 3),
    coverage: new Float32Array(pixels),
    skin: new Float32Array(pixels),
    hairZone: new Float32Array(pixels),
    glassesZone: new Float32Array(pixels),
    beardZone: new Float32Array(pixels),
    bridgeZone: new Float32Array(pixels),
    own: new Uint8Array(pixels),
  }
  const depths = new Float32Array(pixels).fill(Infinity)
  const coverage = coverageOf(fitted)
  const draw = (image: FaceImage, corners: readonly number[], isMouth: boolean): void =>
    drawTriangle({ face, depths, fitted, coverage, image, corners, isMouth, isOwn: image === target })
  for (let start = 0; start < MESH_TRIANGLES.length; start += 3) {
    draw(source, [MESH_TRIANGLES[start], MESH_TRIANGLES[start + 1], MESH_TRIANGLES[start + 2]], false)
  }
  const gap = mouthGap(target.points)
  const mouth = gap > CLEARLY_OPEN && mouthGap(source.points) < gap * OPEN_ENOUGH ? target : source
  for (let place = 0; place + 1 < LOWER_LIP_INSIDE.length; place++) {
    const [a, b] = [UPPER_LIP_INSIDE[place], UPPER_LIP_INSIDE[place + 1]]
    const [c, d] = [LOWER_LIP_INSIDE[place], LOWER_LIP_INSIDE[place + 1]]
    if (a !== c) draw(mouth, [a, b, c], true)
    if (b !== d) draw(mouth, [b, d, c], true)
  }
  return face
}

/** Fades where the surface turns away from the viewer: a pixel there may show what is behind the face. */
function coverageOf(points: FacePoints): Float32Array {
  const normals = new Float32Array(points.length)
  for (let start = 0; start < MESH_TRIANGLES.length; start += 3) {
    const corners = [MESH_TRIANGLES[start], MESH_TRIANGLES[start + 1], MESH_TRIANGLES[start + 2]]
    const [a, b, c] = corners.map((point) => points.subarray(point * 3, point * 3 + 3))
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
    for (const point of corners) {
      normals[point * 3] += uy * vz - uz * vy
      normals[point * 3 + 1] += uz * vx - ux * vz
      normals[point * 3 + 2] += ux * vy - uy * vx
    }
  }
  return COVERAGE.map((coverage, point) => {
    const [x, y, z] = normals.subarray(point * 3, point * 3 + 3)
    const facing = z / (Math.hypot(x, y, z) + 1e-9)
    const inside = smoothstep(0.06, 0.2, BORDER_DISTANCE[point])
    return coverage * Math.max(inside, smoothstep(0.05, 0.4, facing))
  })
}

/** Distance between the lips in widths of the mouth's inside. */
function mouthGap(points: FacePoints): number {
  const distance = (a: number, b: number) =>
    Math.hypot(points[a * 3] - points[b * 3], points[a * 3 + 1] - points[b * 3 + 1])
  const { upperLipInside, lowerLipInside } = LANDMARK
  return distance(upperLipInside, lowerLipInside) / distance(UPPER_LIP_INSIDE[0], UPPER_LIP_INSIDE[10])
}

function regionOf(points: FacePoints, { width, height }: Picture): Region {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let start = 0; start < points.length; start += 3) {
    left = Math.min(left, points[start])
    right = Math.max(right, points[start])
    top = Math.min(top, points[start + 1])
    bottom = Math.max(bottom, points[start + 1])
  }
  left = Math.max(0, Math.floor(left) - 2)
  top = Math.max(0, Math.floor(top) - 2)
  return {
    left,
    top,
    width: Math.max(1, Math.min(width, Math.ceil(right) + 2) - left),
    height: Math.max(1, Math.min(height, Math.ceil(bottom) + 2) - top),
  }
}

type Drawing = {
  face: WarpedFace
  depths: Float32Array
  fitted: FacePoints
  coverage: Float32Array
  image: FaceImage
  corners: readonly number[]
  isMouth: boolean
  isOwn: boolean
}

function drawTriangle({ face, depths, fitted, coverage, image, corners, isMouth, isOwn }: Drawing): void {
  const { left, top, width, height } = face.region
  const [ax, bx, cx] = corners.map((point) => fitted[point * 3] - left)
  const [ay, by, cy] = corners.map((point) => fitted[point * 3 + 1] - top)
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (Math.abs(area) < 1e-6 || (area < 0 && !isMouth)) return
  const places = corners.map((point) => [image.points[point * 3], image.points[point * 3 + 1]])
  const sampling = samplingOf(places, Math.abs(area))
  const weights = [0, 0, 0]
  const mix = (values: ArrayLike<number>, stride = 1): number =>
    weights[0] * values[corners[0] * stride] +
    weights[1] * values[corners[1] * stride] +
    weights[2] * values[corners[2] * stride]
  const depthOf = fitted.subarray(2)
  const lastRow = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  const lastColumn = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  for (let row = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5)); row <= lastRow; row++) {
    const y = row + 0.5
    for (let column = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5)); column <= lastColumn; column++) {
      const x = column + 0.5
      weights[0] = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area
      weights[1] = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area
      weights[2] = 1 - weights[0] - weights[1]
      if (weights[0] < -1e-5 || weights[1] < -1e-5 || weights[2] < -1e-5) continue
      const pixel = row * width + column
      const depth = mix(depthOf, 3)
      if (depth >= depths[pixel] && !isMouth) continue
      depths[pixel] = depth
      const sourceX = weights[0] * places[0][0] + weights[1] * places[1][0] + weights[2] * places[2][0]
      const sourceY = weights[0] * places[0][1] + weights[1] * places[1][1] + weights[2] * places[2][1]
      samplePixel(
        image.picture,
        { x: sourceX, y: sourceY, ...sampling },
        face.colors.subarray(pixel * 3, pixel * 3 + 3),
      )
      face.coverage[pixel] = mix(coverage)
      for (const [name, values] of ATTRIBUTES) face[name][pixel] = isMouth && name === 'skin' ? 0 : mix(values)
      face.own[pixel] = isOwn ? 1 : 0
    }
  }
}

type Sampling = { samples: number; spacing: number }

/** Several samples a pixel where the source is shrunk, so that nothing flickers or breaks. */
function samplingOf([a, b, c]: readonly (readonly number[])[], targetArea: number): Sampling {
  const sourceArea = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
  const shrinking = Math.sqrt(sourceArea / targetArea)
  const samples = Math.max(1, Math.min(5, Math.round(shrinking)))
  return { samples, spacing: shrinking / samples }
}

function samplePixel(
  { width, height, data }: Picture,
  { x, y, samples, spacing }: Sampling & { x: number; y: number },
  out: Float32Array,
): void {
  out.fill(0)
  const share = 1 / (samples * samples)
  for (let sample = 0; sample < samples * samples; sample++) {
    const shiftX = ((sample % samples) - (samples - 1) / 2) * spacing
    const shiftY = (Math.floor(sample / samples) - (samples - 1) / 2) * spacing
    const atX = Math.max(0, Math.min(width - 1.001, x + shiftX - 0.5))
    const atY = Math.max(0, Math.min(height - 1.001, y + shiftY - 0.5))
    const [column, row] = [Math.floor(atX), Math.floor(atY)]
    const [right, down] = [atX - column, atY - row]
    const upper = (row * width + column) * 4
    const lower = upper + width * 4
    for (let channel = 0; channel < 3; channel++) {
      const first = data[upper + channel] * (1 - right) + data[upper + channel + 4] * right
      const second = data[lower + channel] * (1 - right) + data[lower + channel + 4] * right
      out[channel] += (first * (1 - down) + second * down) * share
    }
  }
}
