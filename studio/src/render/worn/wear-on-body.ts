import { wornThing } from '../../identity/worn.ts'
import type { Worn, WornName, WornPlace, WornStuff } from '../../identity/worn.ts'
import { smoothMin } from '../../math/distance.ts'
import type { DistanceField } from '../../math/distance.ts'
import { distanceOf, lerp, smoothstep, TAU } from '../../math/scalar.ts'
import { sampleCurve } from '../../math/spline.ts'
import { normalize } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { Figure } from '../body/figure.ts'
import { meshField } from '../body/surface-nets.ts'
import { darken, FABRIC_OF, line, TRIM } from '../cloth/appearance/fabrics.ts'
import type { Seams, Stuff } from '../cloth/appearance/fabrics.ts'
import type { ClothAppearance } from '../cloth/appearance/shade-cloth.ts'
import { clothSheet, clothTube, pointAround } from '../cloth/sewn/sheet.ts'
import { ball, facing, paintAs, uprightAt } from '../props/shapes.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Material, Mesh } from '../raster/mesh.ts'
import { paintBelt, wearBelt, wearOnAnkle, wearOnLegs, wearOnWrist, wearRings } from './wear-on-limbs.ts'
import type { LegWear, Wearer } from './wear-on-limbs.ts'

const plain = (gloss: number): Stuff => ({ weave: () => undefined, sheen: 0, gloss })

const STUFFS: Record<WornStuff, Stuff> = {
  cotton: FABRIC_OF.cotton,
  knit: FABRIC_OF.knit,
  wool: FABRIC_OF.wool,
  leather: FABRIC_OF.leather,
  silk: FABRIC_OF.silk,
  straw: FABRIC_OF.linen,
  metal: plain(0.5),
  plastic: plain(0.35),
  pearl: plain(0.6),
  skin: plain(0),
}

/** What has no mesh of its own is painted onto skin. */
const MATERIAL_OF: Partial<Record<WornPlace, Material>> = {
  hat: MATERIAL.hat,
  necklace: MATERIAL.necklace,
  scarf: MATERIAL.scarf,
  gloves: MATERIAL.gloves,
  bag: MATERIAL.bag,
  wrist: MATERIAL.wrist,
  nose: MATERIAL.nose,
  mask: MATERIAL.mask,
  nails: MATERIAL.nails,
  'hair-jewel': MATERIAL.hairJewel,
  'eye-cover': MATERIAL.eyeCover,
  belt: MATERIAL.belt,
  ring: MATERIAL.ring,
  ankle: MATERIAL.ankle,
}

/** How the things that are worn look. */
export const looksOfWorn = (
  worn: Worn,
  painters: Partial<Record<WornPlace, Seams>> = {},
): [Material, ClothAppearance][] =>
  (Object.entries(worn) as [WornPlace, { name: WornName; color: ClothAppearance['color'] }][]).flatMap(
    ([place, { name, color }]) => {
      const material = MATERIAL_OF[place]
      if (material === undefined) return []
      const fabric = STUFFS[wornThing(name).stuff]
      return [[material, { fabric, color, pattern: 'plain', ...(painters[place] && { seams: painters[place] }) }]]
    },
  )

const NECK_STEPS = 192

/** A line round the neck that hangs lower in front, the lower the narrower. */
const roundNeck = (outer: DistanceField, nape: number, front: number, clear: number): Vec3[] =>
  Array.from({ length: NECK_STEPS + 1 }, (_, step) => {
    const angle = (step / NECK_STEPS - 0.5) * TAU
    const share = (0.5 + 0.5 * Math.cos(angle)) ** Math.max(1, 3.5 * (front - nape))
    const y = nape + (front - nape) * share
    const [x, , z] = pointAround(outer, angle, y)
    const out = normalize([Math.sin(angle), -0.2, Math.cos(angle)])
    return [x + out[0] * clear, y, z + out[2] * clear]
  })

/** Heights of a line round the neck, radii of its beads or its wire, and how far it lies off what it lies on, in head units. */
type Neckline = {
  nape: number
  front: number
  bead?: number
  /** How close its beads lie together, as a share of their breadth. */
  spacing?: number
  wire?: number
  clear?: number
  on?: 'skin' | 'outer'
  /** What hangs from it: a disc where it is flat. */
  end?: { radius: number; flatness: number }
  paint?: Seams
}

/** Blossoms, ruffled and of two tones. */
const paintGarland: Seams = (sample) => {
  const ruffle = Math.sin(Math.atan2(sample.z, sample.x) * 9) * Math.sin(sample.y * 52)
  darken(sample, 0.12 + 0.16 * ruffle)
}

const NECKLINES: Partial<Record<WornName, Neckline>> = {
  chain: { nape: 1.24, front: 1.86, wire: 0.014 },
  pendant: { nape: 1.24, front: 1.8, wire: 0.011, end: { radius: 0.062, flatness: 1.25 } },
  medal: { on: 'outer', nape: 1.42, front: 3, wire: 0.035, end: { radius: 0.25, flatness: 0.2 } },
  stethoscope: { on: 'outer', nape: 1.36, front: 3.1, wire: 0.045, clear: 0.13, end: { radius: 0.15, flatness: 0.4 } },
  pearls: { nape: 1.26, front: 1.76, bead: 0.046 },
  beads: { nape: 1.28, front: 1.86, bead: 0.058 },
  choker: { on: 'skin', nape: 0.98, front: 1.16 },
  garland: { on: 'outer', nape: 1.4, front: 3.5, bead: 0.14, spacing: 0.62, paint: paintGarland },
}

const wearNecklace = (name: WornName, wearer: Wearer): Mesh[] => {
  const line = NECKLINES[name]
  if (!line) return []
  const lain = wearer[line.on ?? 'under']
  const material = MATERIAL.necklace
  if (name === 'choker') {
    const rows = [-0.07, 0, 0.07].map((shift) => roundNeck(lain, line.nape + shift, line.front + shift, 0.02))
    return [clothSheet({ rows: rows[0].map((_, at) => rows.map((row) => row[at])), trim: TRIM.button, material })]
  }
  const path = roundNeck(lain, line.nape, line.front, line.clear ?? (line.bead ?? line.wire ?? 0) * 0.7 + 0.012)
  if (line.wire) {
    const { wire, end } = line
    const tube = clothTube({ path, radius: () => wire, trim: TRIM.button, material, sides: 6 })
    const [x, y, z] = path[NECK_STEPS / 2]
    if (!end) return [tube]
    const place =
      end.flatness < 1 ? facing([x, y + end.radius, z + 0.04], [0, 0, 1]) : uprightAt([x, y + 0.09, z + 0.02])
    return [tube, ball(end.radius, end.flatness, { place, material })]
  }
  return beadsAlong(path, line.bead ?? 0.05, line.spacing)
}

const beadsAlong = (path: readonly Vec3[], radius: number, spacing = 1): Mesh[] => {
  const beads: Mesh[] = []
  let left = 0
  for (let at = 1; at < path.length; at++) {
    const way = distanceOf(path[at][0] - path[at - 1][0], path[at][1] - path[at - 1][1], path[at][2] - path[at - 1][2])
    left -= way
    if (left > 0) continue
    const [x, y, z] = path[at].map((value, axis) => lerp(value, path[at - 1][axis], -left / way))
    left += radius * 2 * spacing
    if (z > -0.6) beads.push(ball(radius, 1, { place: uprightAt([x, y, z]), material: MATERIAL.necklace }))
  }
  return beads
}

/** Wound round the neck, with one end that hangs down in front. */
const wearScarf = ({ outer, figure, cell }: Wearer): Mesh[] => {
  const { neckRadius } = figure.frame
  // Turns of the cloth: their height, how far they reach, how much lower they hang in front, their thickness.
  const turns = [
    [1.27, neckRadius + 0.17, 0.13, 0.17],
    [1.5, neckRadius + 0.29, 0.2, 0.2],
    [1.69, neckRadius + 0.36, 0.13, 0.17],
  ] as const
  const field: DistanceField = (x, y, z) => {
    const out = distanceOf(x, z + 0.3)
    const turn = Math.atan2(x, z + 0.3)
    let least = 9
    for (const [height, reach, sag, thickness] of turns) {
      const [aside, down] = [out - reach, (y - height - sag * Math.cos(turn)) * 0.85]
      const pleats = Math.sin(5 * Math.atan2(down, aside) + 3 * turn + 9 * height)
      least = smoothMin(least, distanceOf(aside, down) - thickness - 0.02 * pleats, 0.03)
    }
    return least + 0.02 * Math.sin(2 * turn + 1 + 5 * y)
  }
  const side = 1
  const box = { low: [-1, 0.95, -1.3], high: [1, 2, 0.75] } satisfies { low: Vec3; high: Vec3 }
  const wound = meshField(field, { box, cell: cell * 1.1 })
  const rows = Array.from({ length: 22 }, (_, row) => {
    const y = 1.72 + (row / 21) * 2.1
    return Array.from({ length: 9 }, (_unused, column): Vec3 => {
      const across = (column / 8 - 0.5) * 0.62
      const x = side * 0.2 + across * (0.8 + 0.2 * (row / 21))
      let z = 1.3
      for (let step = 0; step < 30; step++) z -= Math.max(0.002, 0.85 * (outer(x, y, z) - 0.11))
      return [x, y, Math.max(z, -0.2) + 0.05 * Math.cos(across * 12 + row * 0.2) + 0.1 * smoothstep(3, 0, row)]
    })
  })
  const end = clothSheet({ rows, trim: TRIM.button, material: MATERIAL.scarf })
  const rest = new Float32Array(end.positions)
  return [
    { ...wound, rest: wound.positions, material: MATERIAL.scarf },
    { ...end, rest },
  ]
}

const CAPE_FOLDS = 9

/** Cloth that hangs from the shoulders behind the back, from a collar. */
const wearCape = ({ outer, figure: { frame, groundY } }: Wearer): Mesh[] => {
  const top = frame.shoulderY - 0.12
  const hem = Math.min(frame.kneeY + 0.6, groundY - 0.1)
  const back = Array.from({ length: 30 }, (_, row) => {
    const down = row / 29
    const half = frame.shoulderX * (0.8 + 0.62 * down)
    return Array.from({ length: 41 }, (_column, step): Vec3 => {
      const across = (step / 40) * 2 - 1
      const fold = Math.sin(across * CAPE_FOLDS) * 0.16 * smoothstep(0, 0.5, down)
      return [across * half, top + (hem - top) * down, -1.1 - 0.45 * down + fold - 0.3 * (1 - across ** 2)]
    })
  })
  const rounds = [0, 0.25, 0.5, 0.75, 1].map((share) => roundNeck(outer, 1.42 + 0.55 * share, 1.72 + 0.4 * share, 0.06))
  const collar = rounds[0].map((_, at) => rounds.map((round) => round[at]))
  return [back, collar].map((rows) => {
    const sheet = clothSheet({ rows, trim: TRIM.button, material: MATERIAL.scarf })
    return { ...sheet, rest: new Float32Array(sheet.positions) }
  })
}

/** A strip of leather or cloth along points that lie on the body. */
const strap = (outer: DistanceField, ends: readonly (readonly [number, number])[], width: number): Mesh => {
  const path = sampleCurve(ends, 30)
  const rows = path.map(([x, y], at) => {
    const [nextX, nextY] = path[Math.min(30, at + 1)]
    const [lastX, lastY] = path[Math.max(0, at - 1)]
    const length = distanceOf(nextX - lastX, nextY - lastY) || 1
    const [asideX, asideY] = [-(nextY - lastY) / length, (nextX - lastX) / length]
    return [-0.5, 0, 0.5].map((share): Vec3 => {
      const [px, py] = [x + asideX * share * width, y + asideY * share * width]
      let z = 1.4
      for (let step = 0; step < 40; step++) {
        const distance = outer(px, py, z) - 0.03
        if (distance < 0.002 || z < -0.7) break
        z -= Math.max(0.004, distance * 0.8)
      }
      return [px, py, z]
    })
  })
  const sheet = clothSheet({ rows, trim: TRIM.button, material: MATERIAL.bag })
  return { ...sheet, rest: new Float32Array(sheet.positions) }
}

type Pouch = { center: Vec3; half: Vec3; round: number }

const pouch = ({ center, half, round }: Pouch, cell: number): Mesh => {
  const field: DistanceField = (x, y, z) => {
    const sag = 1 + 0.1 * smoothstep(-half[1], half[1], y - center[1])
    const [dx, dy, dz] = [
      Math.abs(x - center[0]) / sag - half[0] + round,
      Math.abs(y - center[1]) - half[1] + round,
      Math.abs(z - center[2]) / sag - half[2] + round,
    ]
    const outside = distanceOf(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0))
    return outside + Math.min(0, Math.max(dx, dy, dz)) - round
  }
  const [x, y, z] = center
  const box = {
    low: [x - half[0] - 0.2, y - half[1] - 0.2, z - half[2] - 0.2] as Vec3,
    high: [x + half[0] + 0.2, y + half[1] + 0.2, z + half[2] + 0.2] as Vec3,
  }
  const surface = meshField(field, { box, cell })
  return { ...surface, rest: surface.positions.map((value, at) => value - center[at % 3]), material: MATERIAL.bag }
}

/** The side that carries no weight holds nothing: a bag hangs there. */
const bagSide = ({ arms }: Figure): -1 | 1 => (arms[0].isHolding ? 1 : -1)

const wearBag = (name: WornName, { figure, outer, cell }: Wearer): { meshes: Mesh[]; paint: Seams } => {
  const { frame } = figure
  const { shoulderX, shoulderY, waistY, hipY } = frame
  if (name === 'backpack') {
    const straps = [-1, 1].map((side) =>
      strap(
        outer,
        [
          [side * shoulderX * 0.46, shoulderY - 0.3],
          [side * shoulderX * 0.5, shoulderY + 0.4],
          [side * shoulderX * 0.54, shoulderY + 1.1],
          [side * shoulderX * 0.68, waistY - 0.7],
        ],
        0.24,
      ),
    )
    const body = pouch({ center: [0, 3.1, -1.62], half: [1.02, 1.5, 0.55], round: 0.35 }, cell * 1.6)
    return {
      meshes: [...straps, body],
      paint: (sample) => darken(sample, 0.12 * line(Math.abs(sample.x) - shoulderX * 0.55, 0.5)),
    }
  }
  const side = bagSide(figure)
  const isTote = name === 'tote'
  const half: Vec3 = isTote ? [0.6, 0.72, 0.2] : [0.52, 0.44, 0.22]
  const center: Vec3 = isTote
    ? [side * (frame.hipX + 0.72), hipY - 0.2, 0.4]
    : [side * (frame.hipX + 0.62), hipY - 0.3, 0.42]
  const bag = pouch({ center, half, round: 0.12 }, cell)
  const shoulder: readonly [number, number] = isTote
    ? [side * shoulderX * 0.6, shoulderY - 0.22]
    : [-side * shoulderX * 0.5, shoulderY - 0.28]
  const middle: readonly [number, number] = isTote
    ? [side * (shoulderX * 0.66), waistY - 1.2]
    : [-side * 0.1, (shoulderY + waistY) / 2 + 0.2]
  return {
    meshes: [strap(outer, [shoulder, middle, [center[0] - side * 0.3, center[1] - half[1] + 0.12]], 0.13), bag],
    paint: (sample) => {
      if (Math.abs(sample.y) > 1.2) return
      darken(
        sample,
        isTote ? 0 : 0.35 * line(sample.y + 0.02 * sample.x, 0.02) * smoothstep(0.58, 0.5, Math.abs(sample.x)),
      )
      if (!isTote && distanceOf(sample.x, sample.y - 0.04) < 0.075) paintAs(sample, [206, 176, 104], 0.9)
    },
  }
}

type WornOnBody = {
  /** In figure space. */
  meshes: Mesh[]
  /** On fingers, in world space. */
  rings: Mesh[]
  legs?: LegWear
  looks: [Material, ClothAppearance][]
}

/** Everything that is worn below the head, with its looks. */
export const wearOnBody = (worn: Worn, wearer: Wearer): WornOnBody => {
  const { necklace, scarf, bag, wrist, gloves, nails, belt, ring, ankle } = worn
  const bagged = bag && wearBag(bag.name, wearer)
  const meshes = [
    ...(necklace ? wearNecklace(necklace.name, wearer) : []),
    ...(scarf ? (scarf.name === 'cape' ? wearCape(wearer) : wearScarf(wearer)) : []),
    ...(bagged?.meshes ?? []),
    ...(wrist ? wearOnWrist(wrist.name, wearer) : []),
    ...(belt ? wearBelt(wearer) : []),
    ...(ankle ? wearOnAnkle(wearer) : []),
  ]
  const below: Worn = {
    ...(necklace && { necklace }),
    ...(scarf && { scarf }),
    ...(bag && { bag }),
    ...(wrist && { wrist }),
    ...(gloves && { gloves }),
    ...(nails && { nails }),
    ...(belt && { belt }),
    ...(ring && { ring }),
    ...(ankle && { ankle }),
  }
  const tassels: Seams = (sample) => {
    if (scarf?.name === 'cape') return
    if (sample.y > 3.55) darken(sample, 0.4 * Math.sin(sample.x * 60) ** 4)
    else if (scarf) darken(sample, 0.12 * Math.sin(sample.y * 34) ** 2)
  }
  const legs = wearOnLegs(worn, wearer)
  const looks = looksOfWorn(below, {
    necklace: necklace && NECKLINES[necklace.name]?.paint,
    bag: bagged?.paint,
    scarf: tassels,
    belt: belt && paintBelt(belt.color),
  })
  return {
    meshes,
    rings: wearRings(worn, wearer),
    ...(legs && { legs }),
    looks: legs ? [...looks, [MATERIAL.legs, legs.look]] : looks,
  }
}
