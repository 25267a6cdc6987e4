import type { SKRSContext2D } from '@napi-rs/canvas'
import { compositeLayer, createLayer } from '../features/feature-layer.ts'
import type { LightRig } from '../light/lighting.ts'
import type { ColorBuffer } from '../raster/gbuffer.ts'
import type { Pose } from '../view/pose.ts'
import type { AccessoryOptions } from './accessory-options.ts'
import { drawEarrings } from './draw-earrings.ts'
import { drawGlasses } from './draw-glasses.ts'

/** Lays something drawn with canvas strokes around the head over the picture. */
const overlay = (
  colors: ColorBuffer,
  { camera, toScreen, toWorld }: Pose,
  draw: (context: SKRSContext2D) => void,
): void => {
  const [centerX, centerY] = toScreen(toWorld(0, 0.2, 0))
  const layer = createLayer(colors, {
    centerX,
    centerY,
    halfWidth: camera.scale,
    halfHeight: camera.scale,
  })
  draw(layer.context)
  compositeLayer(colors, layer)
}

/** Draws what the person wears at the head: earrings and glasses, in place. */
export const drawWorn = (
  colors: ColorBuffer,
  { rig, ...person }: Omit<AccessoryOptions, 'lights'> & { rig: LightRig },
): void => {
  const { identity, pose } = person
  const worn = { ...person, lights: rig }
  if (identity.earrings.style !== 'none') overlay(colors, pose, (context) => drawEarrings(context, worn))
  if (identity.glasses.style !== 'none') overlay(colors, pose, (context) => drawGlasses(context, worn))
}
