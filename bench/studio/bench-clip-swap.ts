import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { swapClip } from '../../server/src/adapters/media/clip/tasks/swap-clip.ts'
import { pngOf, readPictures } from '../../server/src/adapters/media/clip/testing/read-pictures.ts'
import type { FilmPicture } from '../../server/src/adapters/media/clip/testing/read-pictures.ts'
import { readStreams } from '../../server/src/adapters/media/clip/testing/read-streams.ts'
import { identityFromText } from '../../studio/src/exports/person.ts'
import type { Identity } from '../../studio/src/exports/person.ts'
import { createStudioPool } from '../../studio/src/pool/studio-pool.ts'
import type { StudioPool } from '../../studio/src/pool/studio-pool.ts'
import { portraitSceneFor } from '../../studio/src/scene/scene-for.ts'
import { median } from '../statistics.ts'
import { writeContactSheet } from './contact-sheet.ts'
import type { Tile } from './contact-sheet.ts'
import { makeHeadFilm } from './make-head-film.ts'
import { listBenchPrompts } from './people/prompts.ts'
import type { BenchPrompt } from './people/prompts.ts'

const { values: flags } = parseArgs({
  options: {
    clips: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '2' },
    height: { type: 'string', default: '720' },
    /** Numbers of the clips to make, such as 2,5. */
    only: { type: 'string' },
  },
})
const clips = Number(flags.clips)
const seconds = Number(flags.seconds)
const height = Number(flags.height)
const width = Math.round((height * 16) / 9 / 2) * 2
const only = flags.only?.split(',').map(Number)
/** Shown of each clip, evenly. */
const SHOWN = 6
const REFERENCE_SIZE = 384
/** Mean change from which on a pixel belongs to the new face. */
const CHANGED = 5
/** Beards that leave the skin to be seen. */
const BARE = new Set<Identity['beard']['style']>(['none', 'stubble'])
const BARS = { flicker: 1.1, offsetMs: 40, closerShare: 0.9 }
const folder = fileURLToPath(new URL('../out/clip-swap/', import.meta.url))

type Figures = {
  framesPerSecond: number
  cpuSecondsPerFrame: number
  /** Without the portraits: what every further frame of a longer film takes. */
  paintedPerSecond: number
  cpuSecondsPerPainted: number
  flicker: number
  offsetMs: number
  toSource: number
  toTarget: number
}

const pool = createStudioPool({ threads: 1 })

const swapOnce = async ({ pool, target, source, index }: Pair): Promise<Figures> => {
  const [shown, wanted] = [target, source].map(({ text, gender }) => identityFromText(text, gender).identity)
  if (!shown || !wanted) throw new Error('A prompt gave no person.')
  const film = await makeHeadFilm(pool, { identity: shown, seed: index + 1, width, height, seconds })
  const [input, output] = ['before', 'after'].map((name) => join(folder, `${index + 1}-${name}.mp4`)) as [
    string,
    string,
  ]
  await writeFile(input, film)
  const start = { time: performance.now(), cpu: process.cpuUsage() }
  const painting = createPaintingMeter()
  await swapClip({ input, output, identity: wanted, spot: null, onProgress: painting.note })
  const took = (performance.now() - start.time) / 1000
  const cpu = process.cpuUsage(start.cpu)
  const swapped = await readFile(output)
  const [before, after] = [await readPictures(film), await readPictures(swapped)]
  const scene = portraitSceneFor(wanted, index + 4000)
  const { hair, glasses, earrings } = shown
  // Both are compared wearing what the result wears: a beard of the film stays, on bare skin the person's own grows.
  const beard = BARE.has(shown.beard.style) ? wanted.beard : shown.beard
  const { skinTone, undertone } = shown.shape
  const dressed = { ...wanted, hair, beard, glasses, earrings, shape: { ...wanted.shape, skinTone, undertone } }
  const reference = { identity: dressed, scene, width: REFERENCE_SIZE, height: REFERENCE_SIZE }
  const sourcePng = (await pool.renderPortrait(reference)).png
  const otherPng = (await pool.renderPortrait({ ...reference, identity: { ...shown, beard } })).png
  const first = await pngOf(pictureAt(after, 1))
  const figures: Figures = {
    framesPerSecond: after.length / took,
    cpuSecondsPerFrame: (cpu.user + cpu.system) / 1e6 / after.length,
    ...painting.read(),
    flicker: flickerOf(before, after),
    offsetMs: Math.abs((await offsetOf(swapped)) - (await offsetOf(film))) * 1000,
    toSource: (await pool.compareFaces(first, sourcePng)) ?? 0,
    toTarget: (await pool.compareFaces(first, otherPng)) ?? 1,
  }
  const tiles: Tile[] = []
  for (let tile = 0; tile < SHOWN; tile++) {
    const at = Math.floor(((tile + 0.5) / SHOWN) * after.length)
    tiles.push({ png: await pngOf(pictureAt(before, at)), title: target.text, note: `frame ${at}`, isWrong: false })
    tiles.push({ png: await pngOf(pictureAt(after, at)), title: source.text, note: 'after', isWrong: false })
  }
  await writeContactSheet(join(folder, `${index + 1}.webp`), tiles, { width: 640, height: 360, columns: 4 })
  return figures
}

const now = () => ({ seconds: performance.now() / 1000, cpu: process.cpuUsage() })

/** Adds up what lies between two frames, unless a portrait was drawn there. */
const createPaintingMeter = () => {
  let [last, lastStage] = [now(), '']
  let [frames, seconds, cpuSeconds] = [0, 0, 0]
  return {
    note: (stage: string): void => {
      const here = now()
      if (stage === lastStage && stage.startsWith('Fitting')) {
        frames += 1
        seconds += here.seconds - last.seconds
        cpuSeconds += (here.cpu.user + here.cpu.system - last.cpu.user - last.cpu.system) / 1e6
      }
      ;[last, lastStage] = [here, stage]
    },
    read: () => ({ paintedPerSecond: frames / seconds, cpuSecondsPerPainted: cpuSeconds / frames }),
  }
}

const pictureAt = (pictures: readonly FilmPicture[], index: number): FilmPicture => {
  const picture = pictures[index]
  if (!picture) throw new Error(`The clip has no frame ${index}.`)
  return picture
}

/** Frame-to-frame change inside the new face, in shares of the same change before. */
const flickerOf = (before: readonly FilmPicture[], after: readonly FilmPicture[]): number => {
  let [changeBefore, changeAfter] = [0, 0]
  for (let index = 1; index < after.length; index++) {
    const [a, b] = [pictureAt(before, index - 1).data, pictureAt(before, index).data]
    const [c, d] = [pictureAt(after, index - 1).data, pictureAt(after, index).data]
    for (let place = 1; place < a.length; place += 4) {
      if (Math.abs((b[place] ?? 0) - (d[place] ?? 0)) < CHANGED) continue
      changeBefore += Math.abs((b[place] ?? 0) - (a[place] ?? 0))
      changeAfter += Math.abs((d[place] ?? 0) - (c[place] ?? 0))
    }
  }
  return changeAfter / Math.max(1, changeBefore)
}

const offsetOf = async (film: Uint8Array): Promise<number> => {
  const { video, audio } = await readStreams(film)
  return (audio?.startSeconds ?? 0) - video.startSeconds
}

try {
  await mkdir(folder, { recursive: true })
  const prompts = listBenchPrompts(clips + 8)
  const all: Figures[] = []
  for (let index = 0; index < clips; index++) {
    if (only && !only.includes(index + 1)) continue
    const [target, source] = [prompts[index], prompts[index + 8]]
    if (!target || !source) throw new RangeError('There are not enough prompts for so many clips.')
    const figures = await swapOnce({ pool, target, source, index })
    all.push(figures)
    console.log(
      `${index + 1}: ${Object.entries(figures)
        .map(([name, value]) => `${name} ${value.toFixed(2)}`)
        .join(', ')}`,
    )
  }
  const closer = all.filter(({ toSource, toTarget }) => toSource > toTarget).length
  const worstFlicker = Math.max(...all.map(({ flicker }) => flicker))
  const worstOffset = Math.max(...all.map(({ offsetMs }) => offsetMs))
  const middle = (name: keyof Figures) => median(all.map((figures) => figures[name])).toFixed(2)
  console.log(
    `Frames a second, drawing the person included: median ${middle('framesPerSecond')} at ${width} x ${height}.`,
  )
  console.log(`CPU seconds a frame: median ${middle('cpuSecondsPerFrame')}.`)
  console.log(
    `While no portrait is drawn: median ${middle('paintedPerSecond')} frames a second, ${middle('cpuSecondsPerPainted')} CPU seconds a frame.`,
  )
  console.log(
    `Flicker against the source: median ${middle('flicker')}, worst ${worstFlicker.toFixed(2)}, the bar is ${BARS.flicker}.`,
  )
  console.log(`Sound offset: worst ${worstOffset.toFixed(1)} ms, the bar is ${BARS.offsetMs} ms.`)
  console.log(
    `Closer to the source than to the face before: ${closer} of ${all.length}, the bar is ${BARS.closerShare * 100} %.`,
  )
  console.log(`Sheets and clips: ${folder}`)
  const isGood = worstFlicker <= BARS.flicker && worstOffset < BARS.offsetMs && closer >= BARS.closerShare * all.length
  if (!isGood) process.exitCode = 1
} finally {
  await pool.close({ abort: true })
}

type Pair = { pool: StudioPool; target: BenchPrompt; source: BenchPrompt; index: number }
