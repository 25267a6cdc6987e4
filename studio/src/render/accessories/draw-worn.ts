import type { Context2D, CreateCanvas } from '../../image/canvas.ts'
import { compositeLayer, createLayer } from '../features/feature-layer.ts'
import type { ColorBuffer } from '../raster/gbuffer.ts'
import type { AccessoryOptions } from './accessory-options.ts'
import { drawEarrings } from './draw-earrings.ts'
import type { HeadWear } from '../worn/make-hat.ts'
import { drawGlasses } from './draw-glasses.ts'

type Wearer = AccessoryOptions & { createCanvas: CreateCanvas; headWear?: readonly HeadWear[] }

/** Lays something drawn with canvas strokes around the head over the picture. */
const overlay = (
  colors: ColorBuffer,
  { pose: { camera, toScreen, toWorld }, createCanvas }: Pick<Wearer, 'pose' | 'createCanvas'>,
  draw: (context: Context2D) => void,
): void => {
  const [centerX, centerY] = toScreen(toWorld(0, 0.2, 0))
  const layer = createLayer(createCanvas, colors, {
    centerX,
    centerY,
    halfWidth: camera.scale,
    halfHeight: camera.scale,
  })
  draw(layer.context)
  compositeLayer(colors, layer)
}

/**
 * Draws what the person wears at the head: earrings and glasses, in place.
 * @param depth Of the surfaces, a number a pixel.
 * @returns The same with the earrings' own.
 */
export const drawWorn = (colors: ColorBuffer, depth: Float32Array, wearer: Wearer): Float32Array => {
  const { identity, headWear = [] } = wearer
  const hidesEars = headWear.some((worn) => worn.hidesEars)
  const hasEarrings = !hidesEars && identity.earrings.style !== 'none'
  const depths = hasEarrings ? depth.slice() : depth
  if (hasEarrings) drawEarrings(colors, depths, wearer)
  if (identity.glasses.style !== 'none') overlay(colors, wearer, (context) => drawGlasses(context, wearer))
  return depths
}
