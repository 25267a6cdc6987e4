import type { Identity, Rgb } from '../../identity/identity.ts'
import type { PortraitOutfit, PortraitScene } from '../../scene/portrait-scene.ts'
import { scaleRgb } from '../color/rgb.ts'
import { type Material, MATERIAL } from '../materials.ts'
import { measureFrame } from '../body/body-field.ts'
import { FABRICS, type Fabric } from './fabrics.ts'
import { sewBlazerSeams, sewDenimSeams, sewPlacket, sewShoulderSeam, sewStrapHems, type Seams } from './seams.ts'
import { TRIM, TRIM_REST_Z } from './sheet.ts'
import { shadeTrim } from './trim-fabric.ts'

/** One point of cloth. The renderer fills in the upper half, the shader the lower half and may bend the normal. */
export type ClothSample = {
  material: Material
  /** Rest point: head units on garments, trim coordinates on sewn-on pieces. */
  x: number
  y: number
  z: number
  normalX: number
  normalY: number
  normalZ: number
  /** Colour of the cloth under white light, 0 to 255. */
  red: number
  green: number
  blue: number
  /** Soft light at grazing angles, 0 to 1. */
  sheen: number
  /** Share of mirror-like reflection, 0 to 1. */
  gloss: number
}

export type ClothShader = (sample: ClothSample) => void

type Layer = { fabric: Fabric; color: Rgb; seams: Seams | undefined }

const INNER_FABRIC: Record<PortraitOutfit, Fabric> = {
  tee: FABRICS.jersey,
  shirt: FABRICS.poplin,
  knit: FABRICS.stockinette,
  turtleneck: FABRICS.fineRib,
  blazer: FABRICS.poplin,
  'denim-jacket': FABRICS.jersey,
  dress: FABRICS.satin,
  hoodie: FABRICS.fleece,
}

const DEFAULT_INNER: Rgb = [232, 229, 224]
const BRASS: Rgb = [196, 160, 98]
const STEEL: Rgb = [188, 190, 196]

function innerLayer(identity: Identity, scene: PortraitScene): Layer {
  const { outfit } = scene
  const jacket = outfit === 'blazer' || outfit === 'denim-jacket'
  const color = jacket ? (scene.innerColor ?? DEFAULT_INNER) : scene.outfitColor
  const buttoned = outfit === 'shirt' || (outfit === 'blazer' && identity.gender === 'male')
  const frame = measureFrame(identity.gender, identity.shape)
  const fabric = outfit === 'blazer' && identity.gender === 'female' ? FABRICS.satin : INNER_FABRIC[outfit]
  if (buttoned) return { fabric, color, seams: sewPlacket }
  const strapped = outfit === 'dress' || outfit === 'blazer'
  return { fabric, color, seams: strapped ? sewStrapHems(frame) : sewShoulderSeam(frame) }
}

function outerLayer(identity: Identity, scene: PortraitScene): Layer {
  const color = scene.outfitColor
  if (scene.outfit === 'denim-jacket') return { fabric: FABRICS.denim, color, seams: sewDenimSeams }
  return { fabric: FABRICS.wool, color, seams: sewBlazerSeams(measureFrame(identity.gender, identity.shape)) }
}

function paint(sample: ClothSample, color: Rgb): void {
  sample.red = color[0]
  sample.green = color[1]
  sample.blue = color[2]
}

/** Prepares the look of every cloth of an outfit: colour, weave, seams and how it takes the light. */
export function createClothShader(identity: Identity, scene: PortraitScene): ClothShader {
  const inner = innerLayer(identity, scene)
  const outer = outerLayer(identity, scene)
  const metal = scene.outfit === 'denim-jacket' ? BRASS : STEEL
  const cord = scaleRgb(scene.outfitColor, 1.12)
  return (sample) => {
    if (sample.material === MATERIAL.metal) {
      paint(sample, metal)
      sample.sheen = 0
      sample.gloss = 0.9
      return
    }
    const layer = sample.material === MATERIAL.outerGarment ? outer : inner
    const trim = sample.z >= TRIM_REST_Z - 0.5 ? Math.round(sample.z - TRIM_REST_Z) : undefined
    paint(sample, trim === TRIM.cord ? cord : layer.color)
    sample.sheen = layer.fabric.sheen
    sample.gloss = layer.fabric.gloss
    if (trim === undefined) {
      layer.fabric.weave(sample, sample.x, sample.y - 0.55 * sample.z)
      layer.seams?.(sample)
    } else {
      shadeTrim(sample, trim, layer.fabric)
    }
  }
}
