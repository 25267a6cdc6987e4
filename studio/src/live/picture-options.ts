import type { Identity } from '../identity/identity.ts'
import type { Picture, RenderOptions } from '../image/picture.ts'
import { renderPortrait } from '../render/picture.ts'
import { portraitSceneFor } from '../scene/scene-for.ts'
import type { PortraitScene } from '../scene/scene.ts'
import { chooseOption } from './controls.ts'
import type { PicturedName } from './controls.ts'

/** The part of a portrait that shows an option: its middle and its side, in shares of the portrait's side. */
type Cutting = { x: number; y: number; side: number; yaw: number; styled?: (identity: Identity) => Identity }

/** Hair that hangs before the ears would hide what is in them. */
const showEars = (identity: Identity): Identity =>
  identity.gender === 'female' ? { ...identity, hair: { ...identity.hair, style: 'bun' } } : identity

const CUTTINGS: Record<PicturedName, Cutting> = {
  hairStyle: { x: 0.5, y: 0.42, side: 0.76, yaw: 0.22 },
  beardStyle: { x: 0.5, y: 0.56, side: 0.5, yaw: 0.22 },
  makeupLook: { x: 0.5, y: 0.45, side: 0.42, yaw: 0 },
  earrings: { x: 0.4, y: 0.52, side: 0.34, yaw: 0.6, styled: showEars },
  necklace: { x: 0.5, y: 0.8, side: 0.4, yaw: 0.1, styled: showEars },
  glasses: { x: 0.5, y: 0.43, side: 0.46, yaw: 0.18 },
}

/** Everybody before the same paper in the same light and top, which hides no necklace, so that only the options differ. */
const plainScene = (identity: Identity, yaw: number): PortraitScene => ({
  ...portraitSceneFor(identity, identity.seed),
  backdrop: 'studio',
  backdropColors: [
    [74, 78, 92],
    [30, 32, 42],
  ],
  lighting: 'soft',
  outfit: 'tank',
  keyLight: 'left',
  weather: 'clear',
  time: 'day',
  mood: 'natural',
  pose: { yaw, pitch: 0, roll: 0 },
  expression: { smile: 0.1, blink: 0, gazeX: 0, gazeY: 0 },
})

const cut = ({ data, width }: Picture, { x, y, side }: Cutting): Picture => {
  const size = Math.round(width * side)
  const left = Math.round((x - side / 2) * width)
  const top = Math.max(0, Math.round((y - side / 2) * width))
  const part = new Uint8ClampedArray(size * size * 4)
  for (let row = 0; row < size; row++) {
    const from = ((top + row) * width + left) * 4
    part.set(data.subarray(from, from + size * 4), row * size * 4)
  }
  return { width: size, height: size, data: part }
}

/**
 * A small square picture of a person with one option of a style, cut to where it is worn.
 * @param options Pixels of its side, and what makes canvases.
 */
export const pictureOption = (
  identity: Identity,
  { name, value }: { name: PicturedName; value: string },
  { side, createCanvas }: { side: number } & Pick<RenderOptions, 'createCanvas'>,
): Picture => {
  const cutting = CUTTINGS[name]
  const chosen = chooseOption(identity, name, value)
  const shown = cutting.styled?.(chosen) ?? chosen
  const whole = Math.round(side / cutting.side)
  const scene = plainScene(shown, cutting.yaw)
  return cut(renderPortrait(shown, scene, { width: whole, height: whole, createCanvas }), cutting)
}
