import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Image, SKRSContext2D } from '@napi-rs/canvas'
import { aacTone, makeClip } from '../../server/src/adapters/media/clip/testing/make-clip.ts'
import type { Identity } from '../../studio/src/exports/person.ts'
import { createRandom } from '../../studio/src/math/random.ts'
import type { StudioPool } from '../../studio/src/pool/studio-pool.ts'
import { portraitSceneFor } from '../../studio/src/scene/scene-for.ts'

export type HeadFilm = {
  identity: Identity
  seed: number
  width: number
  height: number
  seconds: number
}

const framesPerSecond = 25
/** How a head is held one after the other, three frames each: it turns, smiles, looks about and blinks. */
const STEPS = [
  { yaw: 0, smile: 0, blink: 0, gazeX: 0 },
  { yaw: 0.04, smile: 0.1, blink: 0, gazeX: 0.2 },
  { yaw: 0.08, smile: 0.25, blink: 0.6, gazeX: 0 },
  { yaw: 0.1, smile: 0.3, blink: 1, gazeX: 0 },
  { yaw: 0.12, smile: 0.4, blink: 0.5, gazeX: 0 },
  { yaw: 0.18, smile: 0.5, blink: 0, gazeX: -0.4 },
  { yaw: 0.24, smile: 0.6, blink: 0, gazeX: -0.6 },
  { yaw: 0.3, smile: 0.6, blink: 0, gazeX: -0.6 },
]
const FRAMES_A_STEP = 3
const GRAIN = 7

/** A film of a person that moves before a wall, with the grain of a camera and a tone as its sound. */
export const makeHeadFilm = async (pool: StudioPool, film: HeadFilm): Promise<Buffer> => {
  const { identity, seed, width, height, seconds } = film
  const scene = portraitSceneFor(identity, seed)
  const side = Math.round(height * 1.15)
  const heads: Image[] = []
  for (const { yaw, smile, blink, gazeX } of STEPS) {
    const pose = { yaw: seed % 2 ? yaw : -yaw, pitch: 0, roll: 0 }
    const posed = { ...scene, pose, expression: { smile, blink, gazeX, gazeY: 0 } }
    const { png } = await pool.renderPortrait({ identity, scene: posed, width: side, height: side })
    heads.push(await loadImage(png))
  }
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const random = createRandom(seed)
  const paint = (index: number): Uint8ClampedArray => {
    const time = index / framesPerSecond
    // There and back again.
    const step = Math.floor(index / FRAMES_A_STEP) % (STEPS.length * 2)
    const head = heads[step < STEPS.length ? step : STEPS.length * 2 - 1 - step]
    if (!head) throw new Error('A step of the film has no head.')
    context.fillStyle = '#6b7079'
    context.fillRect(0, 0, width, height)
    context.save()
    context.translate(
      width / 2 + width * 0.03 * Math.sin(time * 1.6),
      height / 2 + height * 0.02 * Math.sin(time * 2.3),
    )
    context.rotate(0.06 * Math.sin(time * 1.9))
    const zoom = 1 + 0.05 * Math.sin(time * 1.2)
    context.drawImage(head, (-side / 2) * zoom, (-side / 2) * zoom, side * zoom, side * zoom)
    context.restore()
    return grainy(context, { width, height, random })
  }
  return makeClip({ width, height, frames: Math.round(seconds * framesPerSecond), paint, sound: aacTone(seconds) })
}

const grainy = (
  context: SKRSContext2D,
  { width, height, random }: { width: number; height: number; random: () => number },
): Uint8ClampedArray => {
  const pixels = new Uint8ClampedArray(context.getImageData(0, 0, width, height).data)
  let noise = 0
  return pixels.map((value, place) => {
    if (place % 4 === 3) return value
    if (place % 4 === 0) noise = (random() + random() - 1) * GRAIN
    return value + noise
  })
}
