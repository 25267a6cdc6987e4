import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { loadFaceModels, talkPicture, talkScene } from '../../studio/src/exports/clip.ts'
import { type Identity, identityFromText } from '../../studio/src/exports/person.ts'
import { type Framing, type Scene, sceneFromText } from '../../studio/src/exports/scene.ts'
import { speak } from '../../studio/src/exports/speech.ts'
import { readScript, talkSize, voiceFor } from '../../studio/src/exports/talk.ts'
import type { Speech, TalkShape } from '../../studio/src/exports/talk.ts'
import { createNodeCanvas } from '../../studio/src/image/node-canvas.ts'
import type { Picture } from '../../studio/src/image/picture.ts'
import { encodePng } from '../../studio/src/image/png.ts'
import { renderPicture } from '../../studio/src/render/picture.ts'
import { spoilPicture } from '../../studio/src/swap/testing/spoil-picture.ts'
import { FRAMES_PER_SECOND, SENTENCES } from './talk-words.ts'

/** A talk to draw; `seconds` is how long its script may take. */
export type TalkRequest = {
  seconds: number
  shape: TalkShape
  threads: number
  framing: Framing
  of: 'scene' | 'picture'
}

/** What it took, in seconds and bytes. */
export type TalkFigures = {
  width: number
  height: number
  frames: number
  total: number
  processor: number
  spoken: number
  prepared: number
  framesPerSecond: number
  mostBytes: number
}

const SHEET_FRAMES = 24
const SHEET_COLUMNS = 8
const WAVE_HEIGHT = 64
const folder = fileURLToPath(new URL('../out/talk/', import.meta.url))

/** As many sentences as take so long. */
const scriptOf = (seconds: number): string => {
  let script = ''
  for (let index = 0; ; index++) {
    const longer = `${script} ${SENTENCES[index % SENTENCES.length]}`.trim()
    if (readScript(longer).seconds > seconds) return script
    script = longer
  }
}

type Sheet = { width: number; height: number; from: number; sound: Speech['sound'] }

/** A sheet of the frames around the first sounds that shut the lips, each above the wave of what is heard meanwhile. */
const writeSheet = async (
  frames: readonly Uint8ClampedArray[],
  name: string,
  { width, height, from, sound: { channels, sampleRate } }: Sheet,
): Promise<void> => {
  const tile = { width: Math.round(width / 3), height: Math.round(height / 3) }
  const rows = Math.ceil(frames.length / SHEET_COLUMNS)
  const sheet = createCanvas(SHEET_COLUMNS * tile.width, rows * (tile.height + WAVE_HEIGHT))
  const one = createCanvas(width, height)
  const samplesPerPixel = sampleRate / FRAMES_PER_SECOND / tile.width
  const peakAt = (frame: number, x: number): number => {
    const first = Math.floor((frame * tile.width + x) * samplesPerPixel)
    return (
      channels[0]
        ?.subarray(first, first + samplesPerPixel + 1)
        .reduce((most, value) => Math.max(most, Math.abs(value)), 0) ?? 0
    )
  }
  for (const [index, frame] of frames.entries()) {
    const image = one.getContext('2d').createImageData(width, height)
    image.data.set(frame)
    one.getContext('2d').putImageData(image, 0, 0)
    const [column, row] = [index % SHEET_COLUMNS, Math.floor(index / SHEET_COLUMNS)]
    const [left, top] = [column * tile.width, row * (tile.height + WAVE_HEIGHT)]
    const context = sheet.getContext('2d')
    context.drawImage(one, left, top, tile.width, tile.height)
    context.fillStyle = '#e8e4ff'
    for (let x = 0; x < tile.width; x++) {
      const tall = Math.max(1, peakAt(from + index, x) * WAVE_HEIGHT)
      context.fillRect(left + x, top + tile.height + (WAVE_HEIGHT - tall) / 2, 1, tall)
    }
  }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.png`), sheet.toBuffer('image/png'))
}

/** Somebody in a JPEG, as the picture is after an upload. */
const photograph = async (identity: Identity, scene: Scene): Promise<Picture> => {
  const drawn = renderPicture(identity, scene, { width: 1080, height: 1350, createCanvas: createNodeCanvas })
  const image = await loadImage(await spoilPicture(encodePng(drawn), { noise: 6, blur: 1.2, jpegQuality: 88 }))
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { width, height, data } = context.getImageData(0, 0, image.width, image.height)
  return { width, height, data }
}

/** Draws one talk, writes a sheet of it and tells what it took. */
const drawTalk = async ({ seconds, shape, threads, framing, of }: TalkRequest): Promise<TalkFigures> => {
  const { identity } = identityFromText('a woman with long brown hair', 'female')
  const { scene } = sceneFromText('in a cafe', identity, { framing, seed: 3 })
  const picture = of === 'picture' ? await photograph(identity, scene) : undefined
  const began = performance.now()
  const before = process.cpuUsage()
  const speech = await speak({ script: scriptOf(seconds), voice: voiceFor(identity), tone: 'lively', pace: 1 })
  const spokenAt = performance.now()
  const size = talkSize(shape, speech.seconds)
  const shown: Uint8ClampedArray[] = []
  const options = { ...size, framesPerSecond: FRAMES_PER_SECOND, createCanvas: createNodeCanvas, threads }
  const closure = speech.phones.find(({ phone, start }) => start > 1 && /^[pbm]$/.test(phone))?.start ?? 1
  const from = Math.floor(closure * FRAMES_PER_SECOND) - SHEET_FRAMES / 2
  let [index, drawnAt] = [0, 0]
  const said = { speech, tone: 'lively', seed: 5 } as const
  const talk = picture
    ? talkPicture(await loadFaceModels(), { picture, ...said }, options)
    : talkScene({ identity, scene, ...said }, options)
  for await (const frame of talk) {
    if (index === 0) drawnAt = performance.now()
    if (index >= from && index < from + SHEET_FRAMES) shown.push(frame)
    index++
  }
  const total = (performance.now() - began) / 1000
  const drawing = (performance.now() - drawnAt) / 1000
  const used = process.cpuUsage(before)
  const processor = (used.user + used.system) / 1_000_000
  await writeSheet(shown, `talk-${of}-${seconds}-${shape.replace(':', '-')}`, {
    ...size,
    from: Math.max(0, from),
    sound: speech.sound,
  })
  return {
    ...size,
    frames: index,
    total,
    processor,
    spoken: (spokenAt - began) / 1000,
    prepared: (drawnAt - spokenAt) / 1000,
    framesPerSecond: index / drawing,
    mostBytes: process.resourceUsage().maxRSS * 1024,
  }
}

console.log(JSON.stringify(await drawTalk(JSON.parse(process.argv[2] ?? '{}') as TalkRequest)))
