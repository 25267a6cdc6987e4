import type { Identity } from '../../identity/identity.ts'
import type { PortraitScene } from '../../scene/portrait-scene.ts'
import type { Garment } from '../cloth/garment.ts'
import { dress } from '../cloth/outfits.ts'
import type { DistanceField } from '../math/distance.ts'
import { clamp } from '../math/scalar.ts'
import { MATERIAL } from '../materials.ts'
import type { Mesh } from '../raster/mesh.ts'
import { bodyParts, type Frame, measureFrame } from './body-field.ts'
import { makeStance, standField, standMesh } from './stance.ts'
import { type Box, meshField } from './surface-nets.ts'

export type Body = {
  /** Skin and clothes in world space; `rest` holds the same points with the body standing straight. */
  meshes: Mesh[]
  /** Distance to the outermost layer, in world space; hair lies on it. */
  distance: DistanceField
}

const SKIN_CELL = 0.035
const CLOTH_CELL = 0.045
/** How far skin reaches under the cloth's edge. */
const OVERLAP = 0.05
/** Below the lower edge of a portrait. */
const PORTRAIT_BOTTOM = 2.45

function boxAround(frame: Frame, top: number): Box {
  const side = frame.shoulderX + 0.32
  return { low: [-side, top, -1.25], high: [side, PORTRAIT_BOTTOM, 0.75] }
}

/** Neck and throat, or neck, shoulders and arms where the outfit leaves them bare. */
function skinBox(frame: Frame, bareShoulders: boolean): Box {
  const whole = boxAround(frame, 0.3)
  return bareShoulders ? whole : { low: [-0.95, 0.3, -1], high: [0.95, 2.15, 0.4] }
}

type Tailoring = { frame: Frame; coarseness: number }

function skinMesh(field: DistanceField, innermost: Garment, { frame, coarseness }: Tailoring): Mesh {
  const bareShoulders = !innermost.covers(frame.shoulderX - 0.1, frame.shoulderY + 0.2, -0.38)
  const surface = meshField(field, skinBox(frame, bareShoulders), SKIN_CELL * coarseness)
  const materialAt = (x: number, y: number, z: number) =>
    innermost.covers(x * 1.03, y - OVERLAP, z) ? MATERIAL.none : MATERIAL.skin
  return { ...surface, rest: surface.positions, material: MATERIAL.skin, materialAt }
}

function clothMeshes(garment: Garment, { frame, coarseness }: Tailoring): Mesh[] {
  const { field, covers, material, trims } = garment
  const surface = meshField(field, boxAround(frame, 1), CLOTH_CELL * coarseness)
  const materialAt = (x: number, y: number, z: number) => (covers(x, y, z) ? material : MATERIAL.none)
  return [{ ...surface, rest: surface.positions, material, materialAt }, ...trims]
}

/**
 * Builds neck, shoulders and chest in the scene's outfit. The same identity and scene give the same meshes.
 * @param detail Fineness of the meshes: 1 for a portrait of 1024 pixels, less for smaller pictures.
 */
export function buildBody(identity: Identity, scene: PortraitScene, detail = 1): Body {
  const frame = measureFrame(identity.gender, identity.shape)
  const parts = bodyParts(frame)
  const stance = makeStance(scene.pose)
  const tailoring = { frame, coarseness: 1 / Math.sqrt(clamp(detail, 0.35, 1)) }
  const garments = dress(scene.outfit, { frame, smooth: parts.smooth, skin: parts.skin, seed: identity.seed % 97 })
  const meshes = [
    skinMesh(parts.skin, garments[0], tailoring),
    ...garments.flatMap((garment) => clothMeshes(garment, tailoring)),
  ]
  const outermost = garments[garments.length - 1]
  const outline: DistanceField = (x, y, z) =>
    y < 1.1 ? parts.smooth(x, y, z) : Math.min(parts.smooth(x, y, z), outermost.field(x, y, z))
  return { meshes: meshes.map((mesh) => standMesh(mesh, stance)), distance: standField(outline, stance) }
}
