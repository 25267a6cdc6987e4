import type { FaceModels } from '../faces/face-models.ts'
import { findTargetFaces, placeMeshSteadily } from '../faces/find-target-faces.ts'
import type { FacePoints } from '../faces/place-mesh.ts'
import type { FaceConditions } from '../faces/read-face-conditions.ts'
import type { Identity } from '../identity/identity.ts'
import { skinColor } from '../identity/person-colors.ts'
import { createNodeCanvas } from '../image/node-canvas.ts'
import type { Picture, RenderOptions } from '../image/picture.ts'
import { renderPortraitFaces } from '../render/picture.ts'
import type { PortraitScene } from '../scene/scene.ts'

/** Width of a face in shares of a portrait's side. */
const FACE_SHARE = 0.352
/** The portrait is drawn a little finer than the target, within these pixels a side. */
const FINER = 1.15
const SMALLEST_PORTRAIT = 256
const LARGEST_PORTRAIT = 1536

type SourceRequest = {
  identity: Identity
  conditions: FaceConditions
  /** Pixels from side to side of the face to be replaced. */
  faceWidth: number
}

/**
 * The person with the forehead free and without glasses and jewellery: the target's own stay. The backdrop has the colour
 * of the skin, so that no bright line shows where the face ends; only the face is opaque.
 */
export const drawSource = (request: SourceRequest, onStage?: RenderOptions['onStage']): Picture =>
  drawSourceBlinks(request, [request.conditions.expression.blink], onStage)[0]

/** The same once for every state of the lids, 0 open to 1 shut. */
export const drawSourceBlinks = (
  request: SourceRequest,
  blinks: readonly number[],
  onStage?: RenderOptions['onStage'],
): Picture[] => {
  const { bare, scene, size } = plainPortrait(request)
  return renderPortraitFaces(bare, scene, {
    width: size,
    height: size,
    createCanvas: createNodeCanvas,
    blinks,
    onStage,
  })
}

const plainPortrait = ({
  identity,
  conditions,
  faceWidth,
}: SourceRequest): {
  bare: Identity
  scene: PortraitScene
  size: number
} => {
  const bare: Identity = {
    ...identity,
    hair: { ...identity.hair, style: 'bald' },
    glasses: { ...identity.glasses, style: 'none' },
    earrings: { ...identity.earrings, style: 'none' },
  }
  const skin = skinColor(identity.shape.skinTone, identity.shape.undertone)
  const scene: PortraitScene = {
    backdrop: 'studio',
    backdropColors: [skin, skin],
    lighting: 'soft',
    outfit: 'tee',
    outfitColor: [120, 116, 112],
    ...conditions,
  }
  const wanted = Math.round((faceWidth / FACE_SHARE) * FINER)
  return { bare, scene, size: Math.max(SMALLEST_PORTRAIT, Math.min(LARGEST_PORTRAIT, wanted)) }
}

/**
 * The mesh of the face in a portrait that `drawSource` drew.
 * @param alike The mesh of the same portrait with other lids: the face is not looked for then.
 */
export const placeSource = (models: FaceModels, picture: Picture, alike?: FacePoints): FacePoints => {
  const points = alike ?? findTargetFaces(models, picture)[0]?.points
  if (!points) throw new Error('The network found no face in the portrait drawn for this person.')
  return placeMeshSteadily(models, picture, points)
}
