import { MESH_TRIANGLES } from '../../faces/mesh-layout.ts'
import {
  BEARD_ZONE,
  BORDER_DISTANCE,
  BRIDGE_ZONE,
  COVERAGE,
  EYE_ZONE,
  EYES,
  GLASSES_ZONE,
  HAIR_ZONE,
  LANDMARK,
  LOWER_LIP_INSIDE,
  SKIN_WEIGHT,
  UPPER_LIP_INSIDE,
} from '../../faces/mesh-regions.ts'
import type { FacePoints } from '../../faces/place-mesh.ts'
import type { Picture } from '../../image/picture.ts'
import { smoothstep } from '../../math/scalar.ts'
import type { Buffers } from '../buffers.ts'
import type { FaceImage, Region, WarpedFace } from '../warped-face.ts'
import { sampleColors, triangleSource, turnOfEye } from './sample-colors.ts'
import { listTouched, mixFields, scanTriangle } from './scan-triangle.ts'
import type { TriangleMap } from './scan-triangle.ts'

/** Where the irises lie in the source and shall lie, the person's right eye first; see `readIrises`. */
export type Gaze = { from: readonly [number, number]; to: readonly [number, number] }

/** Below this share of the target's opening the source has no mouth inside worth showing. */
const OPEN_ENOUGH = 0.45
const CLEARLY_OPEN = 0.05

/** The strip between the lips, in triangles; those at the mouth's corners have no area. */
const MOUTH_TRIANGLES = Uint16Array.from(
  UPPER_LIP_INSIDE.slice(1).flatMap((b, place) => {
    const [a, c, d] = [UPPER_LIP_INSIDE[place], LOWER_LIP_INSIDE[place], LOWER_LIP_INSIDE[place + 1]]
    return [a, b, c, b, d, c]
  }),
)
const TRIANGLES = Uint16Array.from([...MESH_TRIANGLES, ...MOUTH_TRIANGLES])
const FIRST_OF_MOUTH = MESH_TRIANGLES.length / 3

/** For each triangle of the mesh the eye that it touches, else -1. */
const EYE_OF_TRIANGLE = Int8Array.from({ length: FIRST_OF_MOUTH }, (_, triangle) =>
  EYES.findIndex(({ ring }) => [0, 1, 2].some((corner) => ring.includes(MESH_TRIANGLES[triangle * 3 + corner]))),
)

/** How much of the face there is at each point, which depends on the frame and comes first, and what does not. */
const FIELDS = listTouched(
  [COVERAGE, SKIN_WEIGHT, HAIR_ZONE, GLASSES_ZONE, BEARD_ZONE, BRIDGE_ZONE, EYE_ZONE],
  TRIANGLES,
)

export type Warp = {
  /** Where the source's mesh shall lie. */
  fitted: FacePoints
  gaze?: Gaze
  /** The fields are valid until these are used again. */
  buffers: Buffers
}

/** Draws the source's mesh, triangle by triangle, where `fitted` lies; hidden and turned-away triangles are left out. */
export const warpFace = (source: FaceImage, target: FaceImage, { fitted, gaze, buffers }: Warp): WarpedFace => {
  const region = regionOf(fitted, target.picture)
  const pixels = region.width * region.height
  const field = () => buffers.floats(pixels)
  const map: TriangleMap = {
    width: region.width,
    height: region.height,
    triangles: buffers.indices(pixels).fill(-1),
    firstShares: field(),
    secondShares: field(),
    depths: field().fill(Infinity),
  }
  const isOwn = showsOwnMouth(source, target)
  const turns = gaze
    ? EYES.map(({ corners }, eye) => turnOfEye(source.points, corners, { from: gaze.from[eye], to: gaze.to[eye] }))
    : []
  const places = Float64Array.from(fitted, (value, index) =>
    index % 3 === 2 ? value : value - (index % 3 === 0 ? region.left : region.top),
  )
  const sources = Array.from({ length: TRIANGLES.length / 3 }, (_, triangle) => {
    const isMouth = triangle >= FIRST_OF_MOUTH
    const corners = [TRIANGLES[triangle * 3], TRIANGLES[triangle * 3 + 1], TRIANGLES[triangle * 3 + 2]] as const
    const area = scanTriangle(map, places, { triangle, corners, isOver: isMouth })
    if (area === 0) return undefined
    const turn = isMouth ? undefined : turns[EYE_OF_TRIANGLE[triangle]]
    return triangleSource(isMouth && isOwn ? target : source, corners, { area, turn })
  })
  const own = buffers.bytes(pixels)
  if (isOwn) map.triangles.forEach((triangle, pixel) => (own[pixel] = triangle >= FIRST_OF_MOUTH ? 1 : 0))
  const face: WarpedFace = {
    region,
    buffers,
    colors: buffers.floats(pixels * 3),
    own,
    ...fieldsOf(map, fitted, buffers),
  }
  sampleColors(map, sources, face)
  return face
}

const fieldsOf = (map: TriangleMap, fitted: FacePoints, buffers: Buffers) => {
  const pixels = map.triangles.length
  const planes = buffers.floats((pixels * FIELDS.values.length) / FIELDS.points)
  FIELDS.values.set(coverageOf(fitted))
  mixFields(map, FIELDS, planes)
  const field = (index: number) => planes.subarray(index * pixels, (index + 1) * pixels)
  return {
    coverage: field(0),
    skin: field(1),
    hairZone: field(2),
    glassesZone: field(3),
    beardZone: field(4),
    bridgeZone: field(5),
    eyeZone: field(6),
  }
}

/** The inside of the mouth is the target's own where the source keeps its mouth shut. */
const showsOwnMouth = (source: FaceImage, target: FaceImage): boolean => {
  const gap = mouthGap(target.points)
  return gap > CLEARLY_OPEN && mouthGap(source.points) < gap * OPEN_ENOUGH
}

/** Fades where the surface turns away from the viewer: a pixel there may show what is behind the face. */
const coverageOf = (points: FacePoints): Float32Array => {
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
const mouthGap = (points: FacePoints): number => {
  const distance = (a: number, b: number) =>
    Math.hypot(points[a * 3] - points[b * 3], points[a * 3 + 1] - points[b * 3 + 1])
  const { upperLipInside, lowerLipInside } = LANDMARK
  return distance(upperLipInside, lowerLipInside) / distance(UPPER_LIP_INSIDE[0], UPPER_LIP_INSIDE[10])
}

const regionOf = (points: FacePoints, { width, height }: Picture): Region => {
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
