import type { Identity } from '../../identity/identity.ts'
import type { DistanceField } from '../../math/distance.ts'
import { smoothstep } from '../../math/scalar.ts'
import { isSkirted } from '../../scene/outfits/pieces.ts'
import { isWhole } from '../../scene/scene.ts'
import type { Scene, Stance } from '../../scene/scene.ts'
import { bodyParts, restPlaces } from '../body/body-field.ts'
import type { BodyParts, RestPlaces } from '../body/body-field.ts'
import { poseFigure } from '../body/figure.ts'
import type { Figure } from '../body/figure.ts'
import { measureFrame } from '../body/frame.ts'
import { meshField, restOf } from '../body/surface-nets.ts'
import type { Box, NetOptions, Surface } from '../body/surface-nets.ts'
import { reachOf } from '../body/torso-field.ts'
import { warpField, warpMesh } from '../body/warp.ts'
import { WHOLE_POSES } from '../body/whole-poses.ts'
import { isOnSleeve, SLEEVE_REST_Z } from '../cloth/appearance/fabrics.ts'
import type { FoldMap } from '../cloth/appearance/fabrics.ts'
import type { ClothAppearances } from '../cloth/appearance/shade-cloth.ts'
import {
  appearancesOf,
  beltHeight,
  coverAtWaist,
  dress,
  findOutfit,
  pocketIn,
  roomAtHips,
  stanceIn,
} from '../cloth/dress.ts'
import type { Garment, Mannequin } from '../cloth/garment.ts'
import { makeShoes } from '../cloth/make-shoes.ts'
import { HEEL_HEIGHTS } from '../cloth/shoes.ts'
import type { Glassware } from '../props/grip.ts'
import { makeProp } from '../props/make-prop.ts'
import { makeSeat } from '../props/seats.ts'
import { makeStool } from '../props/stool.ts'
import { makeTable } from '../props/table.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Material, Mesh } from '../raster/mesh.ts'
import { wearOnBody } from '../worn/wear-on-body.ts'
import type { LegWear } from '../worn/wear-on-limbs.ts'
import { cutSmears, SMEARS } from './cut-smears.ts'
import { handMeshes, nailMeshes } from './hand-meshes.ts'
import type { HeldHand } from './hand-meshes.ts'

export type Body = {
  /** Skin and clothes in world space; `rest` holds the same points with the body standing straight. */
  meshes: Mesh[]
  /** Distance to the outermost layer, in world space; hair lies on it. */
  distance: DistanceField
  figure: Figure
  /** What they sit at or on, in world space. */
  furniture: readonly Mesh[]
  looks: ClothAppearances
  /** What is seen through, in world space. */
  glass?: Glassware | undefined
}

export type BodyOptions = {
  /** Size of the meshes' cells in head units: 0.045 for a portrait of 1024 pixels, more for bodies far away. */
  cell: number
  /** Nothing below this height is in the picture. */
  bottomY: number
}

/** How far skin reaches under the cloth's edge. */
const OVERLAP = 0.05
/** Below this height no garment is cut open to the skin. */
const UNCUT_Y = 3.3
const HIDDEN_DEPTH = { standing: -0.12, onSeat: -0.3 } as const
const BESIDE_ARM = 0.15
/** So far within the point of the shoulder, beside the arm's thickness, rest points are of an arm. */
const ARM_FROM = 0.4

type BodyPlan = {
  figure: Figure
  parts: BodyParts
  rest: RestPlaces
  options: BodyOptions
}

const bareBox = ({ figure, options }: BodyPlan): Box => {
  const { arms, frame } = figure
  const { ahead, aside } = reachOf(figure.trunk)
  let [side, back, front, top] = [Math.max(frame.shoulderX, aside) + 0.3, -1.7, 0.8 + ahead, 0.3]
  for (const { limb } of arms)
    for (const [x, y, z] of [limb.joint, limb.end]) {
      if (y > options.bottomY + 0.5) continue
      side = Math.max(side, Math.abs(x) + 0.4)
      top = Math.min(top, y - 0.4)
      back = Math.min(back, z - 0.4)
      front = Math.max(front, z + 0.4)
    }
  for (const { limb } of figure.legs) {
    if (options.bottomY < frame.kneeY) continue
    back = Math.min(back, limb.end[2] - 0.5)
    front = Math.max(front, limb.end[2] + 0.5, limb.joint[2] + 0.7)
    side = Math.max(side, Math.abs(limb.joint[0]) + 0.7, Math.abs(limb.end[0]) + 0.5)
  }
  return { low: [-side, top, back], high: [side, Math.min(options.bottomY, frame.floorY), front] }
}

/** Tells the parts of the body that are wholly covered, so that they need no skin. */
const coveredParts = (
  { parts, figure }: BodyPlan,
  garments: readonly Garment[],
): NonNullable<NetOptions['isHidden']> => {
  const hidesArms = garments.some(({ bares }) => !bares.arms)
  const hidesMidriff = garments.some(({ bares }) => !bares.midriff)
  const legsEnd = Math.max(0, ...garments.map(({ bares }) => bares.legsBelow))
  return (x, y, z) => {
    const trunk = parts.trunk(x, y, z)
    const arm = Math.min(parts.arms[0](x, y, z), parts.arms[1](x, y, z))
    const leg = Math.min(parts.legs[0](x, y, z), parts.legs[1](x, y, z))
    if (arm < trunk && arm < leg) return hidesArms && y > UNCUT_Y
    // Beside a bare arm, or it would get holes where it nearly touches the hip.
    if (!hidesArms && arm < BESIDE_ARM) return false
    if (trunk < leg) return hidesMidriff && y > UNCUT_Y
    // Bent legs come out of a skirt higher than straight ones.
    return !figure.isOnSeat && y < legsEnd - 0.4
  }
}

/** Skin wherever no garment lies over it. */
const skinMesh = (garments: readonly Garment[], plan: BodyPlan, legs?: LegWear): Mesh => {
  // What lies over a lap stands off it.
  const deep = plan.figure.isOnSeat ? HIDDEN_DEPTH.onSeat : HIDDEN_DEPTH.standing
  const hidden = (x: number, y: number, z: number) =>
    y > UNCUT_Y && garments.some((garment) => garment.field(x, y, z) < deep)
  const surface = meshField(plan.parts.skin, {
    box: bareBox(plan),
    cell: plan.options.cell * 0.8,
    isHidden: coveredParts(plan, garments),
  })
  const rest = restOf(surface, plan.rest)
  const innermost = garments.find(({ material, bares }) => material !== MATERIAL.bottoms && !bares.chest)
  const { shoulderX, shoulderY, girth } = plan.figure.frame
  const isUnderSleeve = garments.some(({ bares }) => !bares.arms)
    ? (x: number, y: number) => Math.abs(x) > shoulderX - ARM_FROM * girth && y > shoulderY + 0.3 && y < UNCUT_Y
    : () => false
  const materialAt = (x: number, y: number, z: number): Material =>
    isUnderSleeve(x, y) || (y < 2.6 && innermost?.covers(x * 1.03, y - OVERLAP, z))
      ? MATERIAL.none
      : (legs?.materialAt(y) ?? MATERIAL.skin)
  return { ...withoutHidden(surface, hidden), rest, material: MATERIAL.skin, materialAt }
}

/** Drops the triangles that lie wholly inside something else. */
const withoutHidden = (surface: Surface, hidden: (x: number, y: number, z: number) => boolean): Surface => {
  const { positions, indices } = surface
  const inside = new Uint8Array(positions.length / 3)
  for (let vertex = 0; vertex < inside.length; vertex++)
    inside[vertex] = hidden(positions[vertex * 3], positions[vertex * 3 + 1], positions[vertex * 3 + 2]) ? 1 : 0
  const kept: number[] = []
  for (let at = 0; at < indices.length; at += 3) {
    if (inside[indices[at]] && inside[indices[at + 1]] && inside[indices[at + 2]]) continue
    kept.push(indices[at], indices[at + 1], indices[at + 2])
  }
  return { ...surface, indices: new Uint32Array(kept) }
}

/** What lies deeper than this inside the sleeves of the next layer is not seen. */
const INNER_DEPTH = -0.06

/** Lays the folds of a cloth into its mesh as far as they are not pressed flat, so that outlines and shadows have them too. */
const foldMesh = (
  mesh: Surface & { rest: Float32Array },
  folds: FoldMap,
  shareAt: (x: number, y: number, z: number) => number,
): void => {
  const { positions, normals, rest } = mesh
  for (let at = 0; at < positions.length; at += 3) {
    const z = rest[at + 2]
    const isSleeve = isOnSleeve(z)
    // What faces down is a hem, which would become a saw.
    const level = isSleeve ? 1 : smoothstep(0.6, 0.2, normals[at + 1])
    const height = level * folds(rest[at], rest[at + 1], isSleeve ? z - SLEEVE_REST_Z : z, isSleeve)
    if (height === 0) continue
    const share = shareAt(positions[at], positions[at + 1], positions[at + 2])
    for (let axis = 0; axis < 3; axis++) positions[at + axis] += share * height * normals[at + axis]
  }
}

/** Beneath another layer folds are pressed flat. */
const PRESSED = 0.12

/** `over` is the outermost layer, whose sleeves hide those of this one; of trousers it presses flat what it hangs over. */
const clothMeshes = (garment: Garment, over: Garment | undefined, plan: BodyPlan): Mesh[] => {
  const { pieces, material, sewTrims, look } = garment
  const hidesSleeves = (over?.pieces.length ?? 0) > 1
  const meshes = pieces.map(({ field, covers, rest, low, high }, index) => {
    const isHidden =
      over && hidesSleeves && index > 0 && material !== MATERIAL.bottoms
        ? (x: number, y: number, z: number) => over.field(x, y, z) < INNER_DEPTH
        : undefined
    const surface = meshField(field, { box: { low, high }, cell: plan.options.cell, isHidden })
    const materialAt = (x: number, y: number, z: number) => (covers(x, y, z) ? material : MATERIAL.none)
    const mesh = cutSmears({ ...surface, rest: restOf(surface, rest) }, SMEARS.limbs)
    if (look?.folds)
      foldMesh(mesh, look.folds, (x, y, z) => {
        if (over?.material !== MATERIAL.outerGarment) return 1
        return material !== MATERIAL.bottoms || over.core(x, y, z) < 0 ? PRESSED : 1
      })
    return { ...mesh, material, materialAt }
  })
  return [...meshes, ...sewTrims()]
}

/** Hands that are in the picture: a portrait has none. */
const handsOf = ({ figure, options }: BodyPlan): HeldHand[] =>
  figure.arms.flatMap(({ hand, limb }) => (hand && hand.wrist[1] <= options.bottomY + 0.2 ? [{ hand, limb }] : []))

/** What somebody sits at or on. */
const furnitureFor = (
  stance: Stance,
  figure: Figure,
  seatColor: Scene['seatColor'],
): ReturnType<typeof makeTable> | undefined => {
  const { frame } = figure
  const seat = isWhole(stance) ? WHOLE_POSES[stance].seat : undefined
  if (seat) return makeSeat(seat, figure, seatColor)
  if (stance === 'seated') return makeTable(frame)
  return stance === 'on-stool' ? makeStool(frame) : undefined
}

/**
 * Builds the body below the head in the scene's outfit and stance. The same identity and scene give the same meshes.
 */
export const buildBody = (identity: Identity, scene: Scene, options: BodyOptions): Body => {
  const outfit = findOutfit(scene)
  const stance = stanceIn(outfit, scene.stance)
  const { framing, seed, pose, prop: held } = scene
  const figure = poseFigure(
    identity,
    { framing, stance, seed, pose, ...(held && { prop: held }) },
    {
      heelHeight: HEEL_HEIGHTS[outfit.shoes.cut],
      room: roomAtHips(outfit, measureFrame(identity)),
      cover: coverAtWaist(outfit),
      pocket: pocketIn(outfit),
      hasPockets: stanceIn(outfit, 'hands-in-pockets') === 'hands-in-pockets',
      isSkirted: isSkirted(outfit),
    },
  )
  const parts = bodyParts(figure)
  const plan: BodyPlan = { figure, parts, rest: restPlaces(figure, parts), options }
  const mannequin: Mannequin = { figure, parts, seed: identity.seed % 97, bottomY: options.bottomY }
  const garments = dress({ wardrobe: scene, mannequin, identity })
  const shoes =
    options.bottomY > figure.frame.ankleY
      ? makeShoes({
          figure,
          legs: parts.legs,
          outfit,
          wardrobe: scene,
          cell: options.cell,
          bare: scene.worn?.legs ? MATERIAL.legs : MATERIAL.skin,
        })
      : { meshes: [], looks: [] }
  const outermost = garments[garments.length - 1]
  const prop = scene.prop && makeProp(scene.prop, { figure, color: scene.propColor, seed: scene.seed })
  const table = furnitureFor(stance, figure, scene.seatColor)
  const over =
    (layers: readonly Garment[]): DistanceField =>
    (x, y, z) =>
      layers.reduce((least, { core }) => Math.min(least, core(x, y, z)), parts.trunk(x, y, z))
  const outer = over(garments)
  const under = outfit.outer ? over(garments.slice(0, -1)) : outer
  const hands = handsOf(plan)
  const things =
    scene.worn &&
    wearOnBody(scene.worn, {
      figure,
      identity,
      outer,
      under,
      skin: parts.trunk,
      cell: options.cell,
      hands: hands.map(({ hand }) => hand),
      beltY: beltHeight(outfit, figure.frame),
    })
  const handMaterial = scene.worn?.gloves ? MATERIAL.gloves : MATERIAL.hand
  const isPolished = hands.length > 0 && scene.worn?.nails && !scene.worn.gloves
  const meshes = [
    skinMesh(garments, plan, things?.legs),
    ...garments.flatMap((garment) => clothMeshes(garment, garment === outermost ? undefined : outermost, plan)),
    ...(things?.meshes ?? []),
    ...shoes.meshes,
  ]
  const warped = (mesh: Mesh): Mesh => warpMesh(mesh, figure.warp)
  const outline: DistanceField = (x, y, z) =>
    y < 1.1 ? parts.smooth(x, y, z) : Math.min(parts.smooth(x, y, z), outermost.field(x, y, z))
  return {
    meshes: [
      ...meshes.map(warped),
      ...(prop?.meshes ?? []),
      ...(hands.length === 0 ? [] : handMeshes(hands, { figure, cell: options.cell, material: handMaterial })),
      ...(isPolished ? nailMeshes(hands, figure) : []),
      ...(things?.rings ?? []),
      ...(table?.meshes ?? []),
    ],
    distance: warpField(outline, figure.warp),
    figure,
    furniture: table?.meshes ?? [],
    glass: prop?.glass,
    looks: new Map([
      ...appearancesOf(garments),
      ...shoes.looks,
      ...(things?.looks ?? []),
      ...(prop ? [[MATERIAL.prop, prop.look] as const] : []),
      ...(table ? [[MATERIAL.table, table.look] as const] : []),
    ]),
  }
}
