import { aim, cropTo, portraitCamera, sceneCamera } from '../render/view/camera.ts'
import type { Camera, Shot } from '../render/view/camera.ts'
import type { Framing } from '../scene/scene.ts'

/** Size of a clip in pixels and its pace. */
export type ClipSize = { width: number; height: number; framesPerSecond: number }

/** Layers reach this share of the frame's size beyond each of its edges, for the camera to move. */
export const MARGIN = 0.07
/** Layers are drawn finer than the frame by this much: smooth edges, and something left when the camera comes nearer. */
const FINENESS: Record<Framing, number> = { selfie: 1.36, 'half-body': 1.4, 'full-body': 1.6 }

/** A selfie in an upright frame: a little nearer and higher than in a square picture. */
const SELFIE = { scalePerWidth: 0.3, centerShare: 0.405 }

/** The camera of a clip's frames. */
export const clipCamera = (scene: Shot, { width, height }: Pick<ClipSize, 'width' | 'height'>): Camera => {
  if (scene.framing !== 'selfie') return sceneCamera(scene, width, height)
  const [scale, centerY] = [Math.min(width, height) * SELFIE.scalePerWidth, height * SELFIE.centerShare]
  return aim(cropTo({ ...portraitCamera(width, height), scale, centerY }, scene.crop), scene)
}

/** The same camera on a larger and finer canvas: that of the layers. */
export const layerCamera = (framing: Framing, frame: Camera): Camera => {
  const fineness = FINENESS[framing]
  const width = Math.round(frame.width * fineness * (1 + 2 * MARGIN))
  const height = Math.round(frame.height * fineness * (1 + 2 * MARGIN))
  return {
    ...frame,
    width,
    height,
    centerX: width / 2 + (frame.centerX - frame.width / 2) * fineness,
    centerY: height / 2 + (frame.centerY - frame.height / 2) * fineness,
    scale: frame.scale * fineness,
  }
}
