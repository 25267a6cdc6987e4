import type { FacePoints } from '../judge/place-mesh.ts'
import { smoothstep } from '../render/math/scalar.ts'
import type { Picture } from '../scene/portrait-scene.ts'
import { type Drawing, drawTriangle, type Triangle } from './draw-triangle.ts'
import { MESH_TRIANGLES } from './mesh-layout.ts'
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
} from './mesh-regions.ts'
import { type EyeTurn, turnOfEye } from './turn-eyes.ts'
import type { FaceImage, Region, WarpedFace } from './warped-face.ts'

/** Where the irises lie in the source and shall lie, the person's right eye first; see `readIrises`. */
export type Gaze = { from: readonly [number, number]; to: readonly [number, number] }

/** Below this share of the target's opening the source has no mouth inside worth showing. */
const OPEN_ENOUGH = 0.45
const CLEARLY_OPEN = 0.05

/** For each triangle of the mesh the eye that it touches, else -1. */
const EYE_OF_TRIANGLE = Int8Array.from({ length: MESH_TRIANGLES.length / 3 }, (_, triangle) =>
  EYES.findIndex(({ ring }) => [0, 1, 2].some((corner) => ring.includes(MESH_TRIANGLES[triangle * 3 + corner]))),
)

/** Draws the source's mesh, triangle by triangle, where `fitted` lies; hidden and turned-away triangles are left out. */
export function warpFace(
  source: FaceImage,
  target: FaceImage,
  { fitted, gaze }: { fitted: FacePoints; gaze?: Gaze },
): WarpedFace {
  const region = regionOf(fitted, target.picture)
  const pixels = region.width * region.height
  const field = () => new Float32Array(pixels)
  const face: WarpedFace = {
    region,
    colors: new Float32Array(pixels * 3),
    coverage: field(),
    skin: field(),
    hairZone: field(),
    glassesZone: field(),
    beardZone: field(),
    bridgeZone: field(),
    eyeZone: field(),
    own: new Uint8Array(pixels),
  }
  const drawing: Drawing = {
    face,
    depths: new Float32Array(pixels).fill(Infinity),
    fitted,
    fields: [
      { into: face.coverage, values: coverageOf(fitted) },
      { into: face.skin, values: SKIN_WEIGHT },
      { into: face.hairZone, values: HAIR_ZONE },
      { into: face.glassesZone, values: GLASSES_ZONE },
      { into: face.beardZone, values: BEARD_ZONE },
      { into: face.bridgeZone, values: BRIDGE_ZONE },
      { into: face.eyeZone, values: EYE_ZONE },
    ],
    image: source,
  }
  const turns: (EyeTurn | undefined)[] = gaze
    ? EYES.map(({ corners }, eye) => turnOfEye(source.points, corners, { from: gaze.from[eye], to: gaze.to[eye] }))
    : []
  for (let start = 0; start < MESH_TRIANGLES.length; start += 3) {
    const corners: Triangle['corners'] = [MESH_TRIANGLES[start], MESH_TRIANGLES[start + 1], MESH_TRIANGLES[start + 2]]
    drawTriangle(drawing, { corners, isMouth: false, isOwn: false, turn: turns[EYE_OF_TRIANGLE[start / 3]] })
  }
  drawMouth(drawing, source, target)
  return face
}

/** The inside of the mouth: the target's own where the source keeps its mouth shut. */
function drawMouth(drawing: Drawing, source: FaceImage, target: FaceImage): void {
  const gap = mouthGap(target.points)
  const isOwn = gap > CLEARLY_OPEN && mouthGap(source.points) < gap * OPEN_ENOUGH
  const mouth = { ...drawing, image: isOwn ? target : source }
  for (let place = 0; place + 1 < LOWER_LIP_INSIDE.length; place++) {
    const [a, b] = [UPPER_LIP_INSIDE[place], UPPER_LIP_INSIDE[place + 1]]
    const [c, d] = [LOWER_LIP_INSIDE[place], LOWER_LIP_INSIDE[place + 1]]
    if (a !== c) drawTriangle(mouth, { corners: [a, b, c], isMouth: true, isOwn })
    if (b !== d) drawTriangle(mouth, { corners: [b, d, c], isMouth: true, isOwn })
  }
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
