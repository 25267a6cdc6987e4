import type { WornName } from '../../identity/worn.ts'
import { mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { DistanceField } from '../../math/distance.ts'
import { distanceOf, smoothstep, TAU } from '../../math/scalar.ts'
import { cross, normalize } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import { TRIM } from '../cloth/appearance/fabrics.ts'
import { clothTube } from '../cloth/sewn/sheet.ts'
import type { Head } from '../head/build-head.ts'
import { BREADTH } from '../head/head-field.ts'
import { ball, boxed, gridShape, paintAs, partAt, uprightAt } from '../props/shapes.ts'
import type { Placement } from '../props/shapes.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Mesh } from '../raster/mesh.ts'
import type { HeadWear } from './make-hat.ts'

/** A place on hair, off the head by `clear`, its y axis pointing out. */
const onHair = (head: DistanceField, azimuth: number, y: number, clear: number): Placement => {
  let reach = 1.4
  for (let step = 0; step < 20; step++)
    reach -= 0.9 * (head(Math.sin(azimuth) * reach, y, -0.2 + Math.cos(azimuth) * reach) - clear)
  const out = normalize([Math.sin(azimuth), -0.25, Math.cos(azimuth)])
  const x = normalize(cross([0, 1, 0], out))
  return { at: [Math.sin(azimuth) * reach, y, -0.2 + Math.cos(azimuth) * reach], x, y: out, z: cross(x, out) }
}

const material = MATERIAL.hairJewel
const PETALS = 5
const HEART = 9

/** A petal that bends up to its rim. */
const petal = (place: Placement, turn: number): Mesh => {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const along = row / 8
    const width = 0.145 * Math.sin(Math.PI * (0.12 + 0.8 * along)) ** 0.8
    return [-1, -0.5, 0, 0.5, 1].map((side): Vec3 => {
      const [u, v] = [0.02 + 0.27 * along, side * width]
      const lift = 0.1 * along ** 2 - 0.05 * side * side * along + 0.02
      return [u * Math.cos(turn) - v * Math.sin(turn), lift, u * Math.sin(turn) + v * Math.cos(turn)]
    })
  })
  return gridShape(rows, { place, part: 1, material })
}

const makeFlower = (head: DistanceField, color: Rgb): HeadWear => {
  const place = onHair(head, 0.95, -0.34, 0.36)
  const heart: Placement = {
    ...place,
    at: place.at.map((value, axis) => value + place.y[axis] * 0.07) as unknown as Vec3,
  }
  return {
    meshes: [
      ...Array.from({ length: PETALS }, (_, index) => petal(place, (index / PETALS) * TAU)),
      ball(0.075, 0.8, { place: heart, part: HEART, material }),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === HEART) return paintAs(sample, [232, 190, 84], 0)
      const reach = distanceOf(x, sample.z)
      const vein = 0.5 + 0.5 * Math.sin(Math.atan2(sample.z, x) * 30)
      paintAs(
        sample,
        scaleRgb(mixRgb(scaleRgb(color, 0.62), color, smoothstep(0.03, 0.16, reach)), 0.94 + 0.1 * vein),
        0.05,
      )
    },
  }
}

/** Two loops, two tails and a knot on top of the head. */
const makeBow = (head: DistanceField, color: Rgb): HeadWear => {
  const at = onHair(head, 0.62, -0.78, 0.16)
  const place = uprightAt(at.at)
  const loop = (side: number): Mesh =>
    gridShape(
      Array.from({ length: 15 }, (_, row) => {
        const along = row / 14
        const open = Math.sin(Math.PI * along)
        return [-1, -0.5, 0, 0.5, 1].map((across): Vec3 => [
          side * (0.03 + 0.34 * Math.sin(Math.PI * 0.5 * (1 - Math.abs(2 * along - 1)))),
          across * (0.05 + 0.13 * open) - 0.03 * open,
          (along - 0.5) * 0.2 + 0.03 * across * across,
        ])
      }),
      { place, part: 1, material },
    )
  const tail = (side: number): Mesh =>
    gridShape(
      Array.from({ length: 6 }, (_, row) =>
        [-1, 0, 1].map((across): Vec3 => [
          side * (0.02 + 0.17 * (row / 5)) + across * 0.05,
          0.03 + 0.3 * (row / 5) + 0.02 * across * (row / 5),
          0.05 - 0.04 * (row / 5),
        ]),
      ),
      { place, part: 2, material },
    )
  return {
    meshes: [loop(-1), loop(1), tail(-1), tail(1), ball(0.07, 1, { place, part: 3, material })],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      const fold = part === 1 ? 0.13 * Math.sin(sample.y * 34 + x * 5) : 0
      paintAs(sample, scaleRgb(color, (part === 3 ? 0.78 : 1) + fold), 0.2)
    },
  }
}

const makeClips = (head: DistanceField, color: Rgb): HeadWear => {
  const meshes = [-0.52, -0.4].flatMap((y, index) => {
    const path = Array.from(
      { length: 9 },
      (_, step): Vec3 => onHair(head, 0.62 + step * 0.05, y + step * 0.014, 0.13).at,
    )
    return [clothTube({ path, radius: () => (index === 0 ? 0.03 : 0.026), trim: TRIM.button, material })]
  })
  return { meshes, paint: (sample) => paintAs(sample, color, 0.5) }
}

/** A chain along the parting with a jewel that lies on the forehead. */
const makeTikka = (head: DistanceField, color: Rgb): HeadWear => {
  const lowest = -0.47
  const at = (y: number, clear: number): Vec3 => {
    let z = 1.4
    for (let step = 0; step < 24; step++) z -= 0.9 * (head(0, y, z) - clear)
    return [0, y, Math.max(z, -0.2)]
  }
  const top = -1.04
  const chain = Array.from({ length: 16 }, (_, step): Vec3 => {
    const share = step / 15
    const y = top + (lowest - 0.1 - top) * share
    return at(y, 0.075 - 0.05 * share)
  })
  const jewel = at(lowest, 0.035)
  const place: Placement = { at: jewel, x: [1, 0, 0], y: [0, 0, 1], z: [0, 1, 0] }
  const petals = Array.from({ length: 8 }, (_, index) => {
    const turn = (index / 8) * TAU
    return ball(0.022, 0.9, {
      place: uprightAt([jewel[0] + Math.cos(turn) * 0.07, jewel[1] + Math.sin(turn) * 0.07, jewel[2] + 0.012]),
      part: 2,
      material,
    })
  })
  const drop = ball(0.03, 1.3, { place: uprightAt([0, lowest + 0.115, at(lowest + 0.11, 0.03)[2]]), part: 2, material })
  return {
    meshes: [
      clothTube({ path: chain, radius: () => 0.014, trim: TRIM.button, material }),
      ball(0.075, 0.3, { place, part: 1, material }),
      ball(0.036, 0.5, { place: { ...place, at: [jewel[0], jewel[1], jewel[2] + 0.02] }, part: 3, material }),
      ...petals,
      drop,
    ],
    paint: (sample) => {
      const { part } = partAt(sample.x)
      paintAs(sample, part === 3 ? [176, 24, 46] : part === 2 ? [246, 240, 226] : color, part === 3 ? 0.8 : 0.6)
    },
  }
}

/** How many buds lie round the head and on each string that hangs, and how large they are in head units. */
const BUDS = { around: 46, hanging: 17, radius: 0.032 }

const bud = (at: Vec3, index: number): Mesh[] =>
  [-1, 1].map((side) =>
    ball(BUDS.radius + 0.008 * ((index * 7) % 3), 1.3, {
      place: uprightAt([at[0] + side * 0.024, at[1] + 0.02 * side * ((index % 3) - 1), at[2] + 0.02]),
      part: 1 + (index % 2),
      material,
    }),
  )

/** Jasmine buds on a string round the back of the head, its ends hanging before one shoulder. */
const makeGajra = (head: DistanceField, color: Rgb): HeadWear => {
  const around = Array.from({ length: BUDS.around }, (_, index) => {
    const azimuth = 1.25 + (index / (BUDS.around - 1)) * (TAU - 2.5)
    const low = Math.cos(azimuth - Math.PI)
    return bud(onHair(head, azimuth, -0.5 + 0.3 * low, 0.085).at, index)
  })
  const from = onHair(head, 1.3, -0.34, 0.07).at
  const hanging = [0, 0.075].flatMap((shift) =>
    Array.from({ length: BUDS.hanging }, (_, index) =>
      bud([from[0] - 0.02 + shift, from[1] + 0.075 * index + shift, from[2] - 0.06 + 0.006 * index], index),
    ),
  )
  return {
    meshes: [...around, ...hanging].flat(),
    paint: (sample) => {
      const { part } = partAt(sample.x)
      paintAs(sample, part === 2 ? scaleRgb(color, 0.93) : color, 0.05)
    },
  }
}

const HAIR_JEWELS: Partial<Record<WornName, (head: DistanceField, color: Rgb) => HeadWear>> = {
  'hair-flower': makeFlower,
  'hair-bow': makeBow,
  'maang-tikka': makeTikka,
  gajra: makeGajra,
}

/** What sits in the hair, in head space. */
export const makeHairJewel = (name: WornName, head: DistanceField, color: Rgb): HeadWear =>
  (HAIR_JEWELS[name] ?? makeClips)(head, color)

type Half = { across: number; up: number; down: number }
const EYE_MASK: Half = { across: 0.56 * BREADTH, up: 0.26, down: 0.17 }
const GOGGLES: Half = { across: 0.54 * BREADTH, up: 0.21, down: 0.19 }

/** A sheet over the face, at a distance from it, between two edges. */
const faceSheet = (
  { heightAt }: Head,
  { across, up, down }: Half,
  { x: middle = 0, clear }: { x?: number; clear: number },
): Mesh =>
  gridShape(
    Array.from({ length: 19 }, (_, row) => {
      const y = -up + ((up + down) * row) / 18 - 0.02
      return Array.from({ length: 41 }, (_unused, column): Vec3 => {
        const x = middle + (column / 20 - 1) * across
        const near = Math.max(...[-0.06, 0, 0.06].map((shift) => heightAt(x * 0.94 + shift, y)))
        return [x, y, near + clear]
      })
    }),
    { place: uprightAt([0, 0, 0]), material: MATERIAL.eyeCover },
  )

const strapAround = (head: Head, y: number, radius: number): Mesh =>
  clothTube({
    path: Array.from(
      { length: 25 },
      (_, step): Vec3 => onHair(head.distance, 1.5 + (step / 24) * (TAU - 3), y, 0.02).at,
    ),
    radius: () => radius,
    trim: TRIM.button,
    material: MATERIAL.eyeCover,
  })

/** A hole in a mask, or a lens of goggles: below 1 within it, on either side of the nose. */
const eyeHole = (x: number, y: number, across: number, down: number): number =>
  ((Math.abs(x) - 0.25) / across) ** 2 + (y / down) ** 2

const HEADSET: Half = { across: 0.56 * BREADTH, up: 0.27, down: 0.22 }

const bent = (sine: number): number => boxed(sine, 0.3)

/** A box before the eyes on a broad band. */
const makeHeadset = (head: Head, color: Rgb): HeadWear => {
  const { across, up, down } = HEADSET
  const middle = (down - up) / 2 - 0.02
  const near = head.heightAt(0.28, 0.02) - 0.16
  const deep = 0.56
  const box = gridShape(
    Array.from({ length: 21 }, (_, ring) => {
      const tilt = Math.PI * (ring / 20)
      return Array.from({ length: 41 }, (_unused, step): Vec3 => {
        const turn = (step / 40) * TAU
        const around = bent(Math.sin(tilt))
        return [
          across * 1.06 * around * bent(Math.cos(turn)),
          middle - ((up + down) / 2) * 1.1 * bent(Math.cos(tilt)),
          near + (deep / 2) * (1 + around * bent(Math.sin(turn))),
        ]
      })
    }),
    { place: uprightAt([0, 0, 0]), material: MATERIAL.eyeCover },
  )
  return {
    meshes: [box, strapAround(head, -0.06, 0.09)],
    paint: (sample) => {
      const { x } = partAt(sample.x)
      const isFront = sample.z > near + deep * 0.9
      const isRim = isFront && (Math.abs(x) > across * 0.9 || Math.abs(sample.y - middle) > (up + down) * 0.46)
      const eye = isFront ? Math.min(...[-0.3, 0, 0.3].map((at) => distanceOf(x - at, (sample.y - middle) * 1.2))) : 9
      const isSoft = sample.z < near + deep * 0.24 && Math.abs(x) < across * 1.1
      if (eye < 0.045) return paintAs(sample, [24, 30, 44], 0.95)
      paintAs(sample, isSoft ? [52, 54, 60] : isFront && !isRim ? [40, 44, 54] : color, isFront && !isRim ? 0.9 : 0.35)
    },
  }
}

/** What covers the eyes, in head space. */
export const makeEyeCover = (name: WornName, head: Head, color: Rgb): HeadWear => {
  if (name === 'vr-headset') return makeHeadset(head, color)
  if (name === 'eye-patch') {
    const x = head.layout.eyeX
    const patch = faceSheet(head, { across: 0.17, up: 0.13, down: 0.15 }, { x, clear: 0.035 })
    const isWithin = (px: number, y: number) => ((px - x) / 0.165) ** 2 + ((y + 0.005) / 0.15) ** 2 < 1
    const band = (from: number, to: number): Vec3[] =>
      Array.from({ length: 15 }, (_, step): Vec3 => {
        const px = from + ((to - from) * step) / 14
        return [
          px,
          -0.08 - 0.62 * (x - px) * (px < x ? 0.8 : 0),
          head.heightAt(px, -0.08 - 0.5 * Math.max(0, x - px)) + 0.02,
        ]
      })
    return {
      meshes: [
        { ...patch, materialAt: (px, y) => (isWithin(px, y) ? MATERIAL.eyeCover : MATERIAL.none) },
        clothTube({ path: band(x - 0.12, -0.42), radius: () => 0.013, trim: TRIM.button, material: MATERIAL.eyeCover }),
      ],
      paint: (sample) => paintAs(sample, color, 0.25),
    }
  }
  const isMask = name === 'carnival-mask'
  const half = isMask ? EYE_MASK : GOGGLES
  const sheet = faceSheet(head, half, { clear: isMask ? 0.03 : 0.08 })
  const rim = (x: number, y: number): number => {
    const side = Math.abs(x) / half.across
    const top = half.up * (isMask ? 0.82 + 0.5 * side - 0.34 * Math.exp(-((x / 0.1) ** 2)) : 1 - 0.3 * side ** 4)
    const low =
      half.down *
      (isMask
        ? 0.95 - 0.3 * side + 0.1 * Math.exp(-((x / 0.1) ** 2))
        : 1 - 0.55 * Math.exp(-((x / 0.12) ** 2)) - 0.3 * side ** 4)
    return Math.max(-y / top, y / low, side)
  }
  return {
    meshes: [
      {
        ...sheet,
        materialAt: (x, y) =>
          rim(x, y + 0.02) > 1 || (isMask && eyeHole(x, y, 0.125, 0.068) < 1) ? MATERIAL.none : MATERIAL.eyeCover,
      },
      strapAround(head, -0.05, isMask ? 0.014 : 0.05),
    ],
    paint: (sample) => {
      const { x } = partAt(sample.x)
      if (isMask) {
        const edge = smoothstep(1.35, 1.12, eyeHole(x, sample.y, 0.125, 0.068))
        const scroll = Math.abs(distanceOf(Math.abs(x) - 0.46, sample.y + 0.2) - 0.11) < 0.012 ? 1 : 0
        return paintAs(sample, mixRgb(color, [246, 226, 160], 0.75 * Math.max(edge, scroll * 0.8)), 0.35)
      }
      const isLens = rim(x, sample.y) < 0.8
      const band = 0.5 + 0.5 * Math.sin(x * 5 - sample.y * 9)
      paintAs(sample, isLens ? mixRgb([30, 44, 66], [196, 140, 84], 0.55 * band) : color, isLens ? 0.9 : 0.3)
    },
  }
}
