import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createCanvas } from '@napi-rs/canvas'
import { createNodeCanvas } from '../../studio/src/image/node-canvas.ts'
import { type Identity, identityFromText } from '../../studio/src/exports/person.ts'
import {
  findVideoTemplate,
  type Framing,
  type Motion,
  motionFromText,
  type Scene,
  sceneFromText,
  stockModel,
} from '../../studio/src/exports/scene.ts'
import { animateScene } from '../../studio/src/exports/clip.ts'
import { median } from '../statistics.ts'
import { type Tile, writeContactSheet } from './contact-sheet.ts'

const { values: flags } = parseArgs({
  options: {
    width: { type: 'string', default: '720' },
    height: { type: 'string', default: '1280' },
    clips: { type: 'string', default: '12' },
    /** Numbers of the clips to make, such as 2,5. */
    only: { type: 'string' },
  },
})
const only = flags.only?.split(',').map(Number)
const size = { width: Number(flags.width), height: Number(flags.height), framesPerSecond: 25 }
/** Seconds that a clip of five seconds may take on two quiet cores. */
const BAR_SECONDS = 30
/** Grey levels by which the brightness of a frame may leave that of its neighbours where the light is steady. */
const FLICKER_BAR = 0.5
/** How much more the last frame may differ from the first than neighbours do. */
const SEAM_BAR = 1.6
const FRAMES_SHOWN = 6
const folder = fileURLToPath(new URL('../out/clips/', import.meta.url))

type Clip = { title: string; identity: Identity; scene: Scene; motion: Motion }

const worded = (person: string, framing: Framing, prompt: string): Clip => {
  const seed = prompt.length
  const { identity } = identityFromText(person, /\bman\b/.test(person) ? 'male' : 'female')
  const { motion, scene: changes } = motionFromText(prompt, { seed, framing })
  const { scene } = sceneFromText(prompt, identity, { framing, seed })
  // The words of movement are for the motion alone.
  const expression = { ...scene.expression, blink: 0, gazeX: 0, gazeY: 0 }
  return { title: prompt, identity, scene: { ...scene, ...changes, expression }, motion }
}

const saved = (id: string): Clip => {
  const template = findVideoTemplate(id)
  if (!template) throw new RangeError(`There is no video template ${id}.`)
  const { gender, model, scene, motion } = template
  return { title: `${id}, ${scene.backdrop}`, identity: stockModel(gender, model), scene, motion }
}

/** Mean of a value over every pixel, from its place in the frame's bytes. */
const meanOver = (frame: Uint8ClampedArray, valueAt: (at: number) => number): number => {
  let sum = 0
  for (let at = 0; at < frame.length; at += 4) sum += valueAt(at)
  return (sum * 4) / frame.length
}

const greyAt = (frame: Uint8ClampedArray, at: number): number => {
  const [red = 0, green = 0, blue = 0] = [frame[at], frame[at + 1], frame[at + 2]]
  return (red + green + blue) / 3
}

const differenceOf = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  meanOver(a, (at) => Math.abs(greyAt(a, at) - greyAt(b, at)))

const brightnessOf = (frame: Uint8ClampedArray): number => meanOver(frame, (at) => greyAt(frame, at))

const pngOf = (frame: Uint8ClampedArray): Uint8Array => {
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(size.width, size.height)
  image.data.set(frame)
  context.putImageData(image, 0, 0)
  return canvas.toBuffer('image/png')
}

/** Draws a clip and measures it; what the measuring itself costs is not counted. */
const measureClip = async (clip: Clip): Promise<Figures> => {
  const steps: number[] = []
  const brightness: number[] = []
  const shown: Uint8ClampedArray[] = []
  const every = Math.floor((clip.motion.durationSeconds * size.framesPerSecond) / FRAMES_SHOWN)
  const clock = { seconds: 0, cpuSeconds: 0, start: performance.now(), cpu: process.cpuUsage() }
  const stop = () => {
    const { user, system } = process.cpuUsage(clock.cpu)
    clock.seconds += (performance.now() - clock.start) / 1000
    clock.cpuSeconds += (user + system) / 1e6
  }
  let first: Uint8ClampedArray | undefined
  let before: Uint8ClampedArray | undefined
  for await (const frame of animateScene(clip, { ...size, createCanvas: createNodeCanvas })) {
    stop()
    if (before) steps.push(differenceOf(before, frame))
    if (brightness.length % every === 0 && shown.length < FRAMES_SHOWN) shown.push(frame)
    brightness.push(brightnessOf(frame))
    first ??= frame
    before = frame
    clock.start = performance.now()
    clock.cpu = process.cpuUsage()
  }
  if (!first || !before) throw new Error('A clip had no frames.')
  const jumps = brightness.slice(1, -1).map((value, index) => {
    const [earlier = value, later = value] = [brightness[index], brightness[index + 2]]
    return Math.abs(value - (earlier + later) / 2)
  })
  const flicker = Math.max(...jumps)
  const seam = differenceOf(before, first) / median(steps)
  const isWrong = seam > SEAM_BAR || (clip.motion.light.kind === 'steady' && flicker > FLICKER_BAR)
  const note = `${clock.cpuSeconds.toFixed(1)} s processor, seam ${seam.toFixed(2)}, flicker ${flicker.toFixed(2)}`
  return {
    seconds: clock.seconds,
    cpuSeconds: clock.cpuSeconds,
    framesPerSecond: brightness.length / clock.seconds,
    seam,
    flicker,
    tiles: shown.map((frame, index) => ({
      png: pngOf(frame),
      title: index === 0 ? clip.title : '',
      note: index === 0 ? note : '',
      isWrong,
    })),
  }
}

const CLIPS: readonly (() => Clip)[] = [
  () =>
    worded(
      'young woman with long wavy auburn hair',
      'selfie',
      'slowly turns to the camera and smiles, wind in her hair, golden hour at the beach, zoom in',
    ),
  () => worded('man with a full beard', 'selfie', 'a man talks to the camera in a cafe, nods twice, handheld'),
  () =>
    worded(
      'woman with straight black hair and glasses',
      'half-body',
      'looks left, then laughs, rain in the city at night, neon',
    ),
  () =>
    worded(
      'woman with blonde braids',
      'half-body',
      'first closes her eyes, then looks up, snow in the snow village, orbit',
    ),
  () =>
    worded('older man with grey hair', 'half-body', 'tilts his head and smiles, autumn leaves in the park, pan right'),
  () =>
    worded('woman with curly hair in a summer dress', 'full-body', 'walking in the garden, breeze, petals, zoom out'),
  () => saved('women-video-002'),
  () => saved('women-video-011'),
  () => saved('women-video-030'),
  () => saved('men-video-003'),
  () => saved('men-video-012'),
  () => saved('men-video-020'),
]

type Figures = {
  seconds: number
  cpuSeconds: number
  framesPerSecond: number
  seam: number
  flicker: number
  tiles: Tile[]
}

await mkdir(folder, { recursive: true })
const measured: Figures[] = []
for (const [index, makeClip] of CLIPS.slice(0, Number(flags.clips)).entries()) {
  if (only && !only.includes(index + 1)) continue
  const clip = makeClip()
  const figures = await measureClip(clip)
  measured.push(figures)
  const tile = figures.tiles[2]
  if (tile) await writeFile(join(folder, `${index + 1}.png`), tile.png)
  console.log(
    `${clip.title}: ${figures.seconds.toFixed(1)} s, ${figures.cpuSeconds.toFixed(1)} s of processor, ` +
      `${figures.framesPerSecond.toFixed(1)} frames/s, seam ${figures.seam.toFixed(2)}, flicker ${figures.flicker.toFixed(2)}.`,
  )
}
await writeContactSheet(
  join(folder, 'clips.webp'),
  measured.flatMap(({ tiles }) => tiles),
  { width: 180, height: 320, columns: 2 * FRAMES_SHOWN },
)
const cpu = median(measured.map(({ cpuSeconds }) => cpuSeconds))
const rate = median(measured.map(({ framesPerSecond }) => framesPerSecond))
console.log(
  `Median of a clip: ${cpu.toFixed(1)} s of processor, ${rate.toFixed(1)} frames/s with everything that is drawn once.`,
)
console.log(
  `Most memory: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB. Sheet: ${join(folder, 'clips.webp')}`,
)
const wrong = measured.filter(({ tiles }) => tiles.some(({ isWrong }) => isWrong)).length
console.log(`Clips with a seam or flicker beyond the bars: ${wrong} of ${measured.length}.`)
if (cpu > BAR_SECONDS || wrong > 0) process.exitCode = 1
