import { lerp, smoothstep } from '../math/scalar.ts'
import { MESH_LAYOUT, MESH_TRIANGLES } from './mesh-layout.ts'

export const MESH_POINTS = 468

/** Points that name places of a face. Right and left are the person's own. */
export const LANDMARK = {
  forehead: 10,
  chin: 152,
  rightSide: 234,
  leftSide: 454,
  rightEyeOuter: 33,
  leftEyeOuter: 263,
  rightMouthCorner: 61,
  leftMouthCorner: 291,
  upperLipInside: 13,
  lowerLipInside: 14,
  rightBrow: 105,
  leftBrow: 334,
  noseTip: 1,
} as const

const OUTLINE = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136,
  172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
]
const RIGHT_EYE = [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246]
const LEFT_EYE = [263, 249, 390, 373, 374, 380, 381, 382, 362, 398, 384, 385, 386, 387, 388, 466]
const RIGHT_EYE_RIM = [247, 30, 29, 27, 28, 56, 190, 130, 25, 110, 24, 23, 22, 26, 112, 243]
const LEFT_EYE_RIM = [467, 260, 259, 257, 258, 286, 414, 359, 255, 339, 254, 253, 252, 256, 341, 463]
const BROWS = [
  156, 70, 63, 105, 66, 107, 55, 193, 35, 124, 46, 53, 52, 65, 383, 300, 293, 334, 296, 336, 285, 417, 265, 353, 276,
  283, 282, 295,
]
const LIPS = [
  185, 40, 39, 37, 0, 267, 269, 270, 409, 61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 191, 80, 81, 82, 13, 312,
  311, 310, 415, 78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308, 76, 77, 90, 180, 85, 16, 315, 404, 320, 307, 306,
  184, 74, 73, 72, 11, 302, 303, 304, 408, 62, 96, 89, 179, 86, 15, 316, 403, 319, 325, 292, 183, 42, 41, 38, 12, 268,
  271, 272, 407,
]

/** The inner edge of the lips from the person's right corner to the left one. */
export const UPPER_LIP_INSIDE = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308]
export const LOWER_LIP_INSIDE = [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308]

/** The eyes, the person's right one first: corners from the picture's left to its right, lids, and the ring of both. */
export const EYES = [
  { corners: [33, 133], upper: [160, 159, 158, 157], lower: [144, 145, 153, 154], ring: RIGHT_EYE },
  { corners: [362, 263], upper: [384, 385, 386, 387], lower: [381, 380, 374, 373], ring: LEFT_EYE },
] as const

/** The lids of either eye; see `MOVING_GROUPS`. */
export const EYE_GROUPS = [
  { points: [...RIGHT_EYE, ...RIGHT_EYE_RIM], anchors: [33, 133] },
  { points: [...LEFT_EYE, ...LEFT_EYE_RIM], anchors: [263, 362] },
]

/** Groups that move with the expression, each with the points that tell where the group as a whole lies. */
export const MOVING_GROUPS = [{ points: LIPS, anchors: [61, 291, 2, 164, 0, 17] }, ...EYE_GROUPS]

const moving = new Set(MOVING_GROUPS.flatMap((group) => group.points))

/** Points that keep their place on the skull in every expression. */
export const STILL_POINTS = Array.from({ length: MESH_POINTS }, (_, point) => point).filter((p) => !moving.has(p))

const findNeighbours = (): number[][] => {
  const sets = Array.from({ length: MESH_POINTS }, () => new Set<number>())
  for (let start = 0; start < MESH_TRIANGLES.length; start += 3) {
    for (let corner = 0; corner < 3; corner++) {
      const [a, b] = [MESH_TRIANGLES[start + corner], MESH_TRIANGLES[start + ((corner + 1) % 3)]]
      sets[a].add(b)
      sets[b].add(a)
    }
  }
  return sets.map((set) => [...set])
}

/** Points that share an edge with each point. */
export const NEIGHBOURS: readonly (readonly number[])[] = findNeighbours()

const distanceToOutline = (point: number): number => {
  const [x, y] = [MESH_LAYOUT[point * 2], MESH_LAYOUT[point * 2 + 1]]
  return Math.min(
    ...OUTLINE.map((from, index) => {
      const to = OUTLINE[(index + 1) % OUTLINE.length]
      const [fromX, fromY] = [MESH_LAYOUT[from * 2], MESH_LAYOUT[from * 2 + 1]]
      const [dx, dy] = [MESH_LAYOUT[to * 2] - fromX, MESH_LAYOUT[to * 2 + 1] - fromY]
      const share = Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy)))
      return Math.hypot(x - fromX - share * dx, y - fromY - share * dy)
    }),
  )
}

/** Distance of each point to the outline on the unrolled face, which is 1 wide and high. */
export const BORDER_DISTANCE = Float32Array.from({ length: MESH_POINTS }, (_, point) => distanceToOutline(point))

/** 1 on bare skin, 0 on lips, brows and eyes. */
export const SKIN_WEIGHT = Float32Array.from({ length: MESH_POINTS }, () => 1)
for (const point of [...LIPS, ...BROWS, ...RIGHT_EYE, ...LEFT_EYE, ...RIGHT_EYE_RIM, ...LEFT_EYE_RIM]) {
  SKIN_WEIGHT[point] = 0
}

/** 1 in the opening of the eyes, 0 from the rim of the lids on. */
export const EYE_ZONE = Float32Array.from({ length: MESH_POINTS }, (_, point) =>
  RIGHT_EYE.includes(point) || LEFT_EYE.includes(point) ? 1 : 0,
)

/** How far the new face covers the old one: full inside, soft at the outline, softer along the jaw than at the temples. */
export const COVERAGE = Float32Array.from({ length: MESH_POINTS }, (_, point) => {
  const height = MESH_LAYOUT[point * 2 + 1]
  const width = height > 0.55 ? 0.1 : 0.065
  return smoothstep(0.008, width, BORDER_DISTANCE[point])
})

/**
 * Where hair may hang over the face: forehead and temples, and along the outline down to the jaw. A turned head's mesh
 * reaches under the hair there; brows and lids are left out.
 */
export const HAIR_ZONE = Float32Array.from({ length: MESH_POINTS }, (_, point) => {
  const [x, y] = [MESH_LAYOUT[point * 2], MESH_LAYOUT[point * 2 + 1]]
  const aside = Math.abs(x - 0.5)
  const forehead = smoothstep(0.3, 0.2, y)
  const nearOutline = smoothstep(0.28, 0.16, BORDER_DISTANCE[point]) * smoothstep(0.2, 0.28, aside)
  const sides = Math.max(smoothstep(0.24, 0.34, aside), nearOutline)
  const free = Math.max(SKIN_WEIGHT[point], smoothstep(0.3, 0.36, aside))
  return Math.max(forehead, sides * smoothstep(1, 0.92, y)) * free
})

/** The first points of `LIPS` are the edge between lips and skin. */
const LIP_EDGE_POINTS = 20

/** Where a beard grows: cheeks, chin and upper lip. */
export const BEARD_ZONE = Float32Array.from({ length: MESH_POINTS }, (_, point) => {
  const isLip = LIPS.indexOf(point) >= LIP_EDGE_POINTS
  return isLip ? 0 : smoothstep(0.57, 0.63, MESH_LAYOUT[point * 2 + 1])
})

/** Where spectacles sit: around the eyes, over the bridge of the nose and out to the temples, but not in the eyes. */
export const GLASSES_ZONE = Float32Array.from({ length: MESH_POINTS }, (_, point) => {
  const [x, y] = [MESH_LAYOUT[point * 2], MESH_LAYOUT[point * 2 + 1]]
  const inEye = RIGHT_EYE.includes(point) || LEFT_EYE.includes(point)
  const frame = smoothstep(0.24, 0.29, y) * smoothstep(0.64, 0.58, y)
  const arms = smoothstep(0.29, 0.33, y) * smoothstep(0.5, 0.46, y)
  return inEye ? 0 : lerp(frame, arms, smoothstep(0.32, 0.38, Math.abs(x - 0.5)))
})

/** The bridge of the nose between the eyes, bare skin unless glasses sit there. */
export const BRIDGE_ZONE = Float32Array.from({ length: MESH_POINTS }, (_, point) => {
  const [x, y] = [MESH_LAYOUT[point * 2], MESH_LAYOUT[point * 2 + 1]]
  return Math.abs(x - 0.5) < 0.09 && y > 0.27 && y < 0.47 ? 1 : 0
})
