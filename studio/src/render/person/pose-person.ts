import type { Identity } from '../../identity/identity.ts'
import type { CreateCanvas } from '../../image/canvas.ts'
import { makeAnew } from '../../image/picture.ts'
import type { Keep, RenderOptions } from '../../image/picture.ts'
import { clamp } from '../../math/scalar.ts'
import type { Scene } from '../../scene/scene.ts'
import { growHair } from '../hair/grow-hair.ts'
import type { HairModel } from '../hair/grow-hair.ts'
import { buildHead, plainHead } from '../head/build-head.ts'
import type { Head } from '../head/build-head.ts'
import { paintBackdrop } from '../backdrop/paint-backdrop.ts'
import { viewOfCamera } from '../backdrop/view.ts'
import { readAmbient } from '../light/ambient.ts'
import type { Ambient } from '../light/ambient.ts'
import { lightRig } from '../light/lighting.ts'
import { wearOnHead } from '../worn/wear-on-head.ts'
import type { WornOnHead } from '../worn/wear-on-head.ts'
import type { LightRig } from '../light/lighting.ts'
import { skinPalette } from '../skin/palette.ts'
import type { SkinPalette } from '../skin/palette.ts'
import { sceneCamera } from '../view/camera.ts'
import { PORTRAIT_SCALE } from '../view/camera.ts'
import type { Camera } from '../view/camera.ts'
import { makePose } from '../view/pose.ts'
import type { Pose } from '../view/pose.ts'
import { buildBody } from './build-body.ts'
import type { Body } from './build-body.ts'

/** Small pictures get fewer strands and triangles, down to this share. */
const LEAST_DETAIL = 0.16
/** Pixels per head unit of a portrait of 1024 pixels, at which everything is drawn in full detail. */
const FULL_SCALE = 1024 * PORTRAIT_SCALE
/** Size of the body's cells in head units at full scale. */
const FINEST_CELL: Record<Scene['framing'], number> = { selfie: 0.045, 'half-body': 0.053, 'full-body': 0.05 }
/** Cells grow no further when the scale is below this share of the full one. */
const COARSEST = 0.14

/** Factors of what is drawn soon rather than well: of strands and triangles, of the body's cells, of points along a strand. */
const ROUGH = { detail: 0.5, cell: 1.25, strand: 0.65 }
const FINE: typeof ROUGH = { detail: 1, cell: 1, strand: 1 }

/** The same each time, so that what is kept for a bare head stays. */
const BARE_HEAD: readonly WornOnHead[] = []

/** Size of the backdrop that is painted to read the place's light. */
const AMBIENT_SIZE = { width: 64, height: 80 }

/** Reads the place's light from a small picture of it: of one size, so that stills, clips and swaps agree. */
const ambientOf = (scene: Scene, groundY: number, createCanvas: CreateCanvas): Ambient => {
  const { width, height } = AMBIENT_SIZE
  const view = viewOfCamera(sceneCamera(scene, width, height), groundY)
  return readAmbient(paintBackdrop(scene, view, { createCanvas, isStill: true }), width, height)
}

/** A person shaped, dressed and lit before a camera. */
export type PosedPerson = {
  identity: Identity
  scene: Scene
  pose: Pose
  rig: LightRig
  /** The light that the place sends from all sides. */
  ambient: Ambient
  palette: SkinPalette
  head: Head
  body: Body
  hair: HairModel
  /** Hats and the like, in head space. */
  headWear: readonly WornOnHead[]
  /** Share of full detail in which head and hair are shaped, 0 to 1. */
  detail: number
  /** Makes the canvases that this picture is painted on. */
  createCanvas: CreateCanvas
}

type PosePersonOptions = Pick<RenderOptions, 'createCanvas' | 'onStage'> & {
  camera: Camera
  /** Pixels per head unit of the finished picture: decides how fine everything is shaped. */
  pixelsPerUnit: number
  /** Nothing of the body below this height is needed. */
  bottomY: number
  /** Shaped soon rather than well. */
  isRough?: boolean
  keep?: Keep
}

/** Shapes everything that stands before the camera. */
export const posePerson = (identity: Identity, scene: Scene, options: PosePersonOptions): PosedPerson => {
  const { camera, bottomY, createCanvas, onStage, keep = makeAnew, isRough = false } = options
  const person = { identity, scene }
  const pose = keep('pose', scene.pose, [camera], (angles) => makePose(angles, camera))
  const rough = isRough ? ROUGH : FINE
  const detail = clamp(options.pixelsPerUnit / FULL_SCALE, LEAST_DETAIL, 1) * rough.detail
  onStage?.('Shaping the head', 0)
  const distance = keep('plain head', person, [], (of) => plainHead(of.identity, of.scene.expression))
  const head = keep('head', person, [detail, distance], (of) =>
    buildHead(of.identity, of.scene.expression, detail, distance),
  )
  onStage?.('Dressing', 0.06)
  const cell = (rough.cell * FINEST_CELL[scene.framing]) / Math.sqrt(clamp(detail, COARSEST, 1))
  const body = keep('body', person, [cell, bottomY], (of) => buildBody(of.identity, of.scene, { cell, bottomY }))
  onStage?.('Growing hair', 0.16)
  const headWear = keep('head wear', scene, [head], ({ worn }) => (worn ? wearOnHead(worn, head) : BARE_HEAD))
  // A beard grows on the face, other hair on the plain head alone.
  const face = identity.beard.style === 'none' ? distance : head
  const { isWindy } = scene
  const hair = keep('hair', identity, [pose, face, body, headWear, detail, isWindy], (of) =>
    growHair({ identity: of, head, pose, body, headWear, detail, fineness: rough.strand, isWindy }),
  )
  const { groundY } = body.figure
  const ambient = keep('ambient', scene, [groundY], (of) => ambientOf(of, groundY, createCanvas))
  const rig = keep('rig', scene, [], lightRig)
  const palette = keep('palette', identity, [], skinPalette)
  return { identity, scene, pose, rig, ambient, palette, head, body, hair, headWear, detail, createCanvas }
}
