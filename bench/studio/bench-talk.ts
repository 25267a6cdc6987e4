import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createCanvas } from '@napi-rs/canvas'
import { countTalkFrames, talkScene } from '../../studio/src/exports/clip.ts'
import { identityFromText } from '../../studio/src/exports/person.ts'
import { type Framing, sceneFromText } from '../../studio/src/exports/scene.ts'
import { speak } from '../../studio/src/exports/speech.ts'
import { readScript, talkSize, TONES, VOICES, voiceFor } from '../../studio/src/exports/talk.ts'
import { createNodeCanvas } from '../../studio/src/image/node-canvas.ts'
import { canRecognise, measureWordErrors, SENTENCES } from './talk-words.ts'

const { values: flags } = parseArgs({
  options: {
    /** Voices by name, such as maya,adam; none to leave them out. */
    voices: { type: 'string' },
    /** Lengths of talks in seconds; none to leave them out. */
    seconds: { type: 'string', default: '15,30,60' },
    framing: { type: 'string', default: 'selfie' },
  },
})

/** Share of the words that a recogniser may hear wrongly. */
const WORD_BAR = 0.08
/** Seconds that half a minute may take on two quiet cores. */
const HALF_MINUTE_BAR = 90
const FRAMES_PER_SECOND = 25
const SHEET_FRAMES = 24
const SHEET_COLUMNS = 8
const folder = fileURLToPath(new URL('../out/talk/', import.meta.url))

const benchVoices = async (): Promise<void> => {
  if (!(await canRecognise())) {
    console.log('Words: pocketsphinx and pocketsphinx-en-us are not installed; nothing is measured.')
    return
  }
  for (const { id, voice } of VOICES.filter((each) => flags.voices?.split(',').includes(each.id) ?? true)) {
    for (const tone of TONES) {
      const { share, wrong } = await measureWordErrors(voice, tone)
      const verdict = share <= WORD_BAR ? 'good' : 'ABOVE THE BAR'
      console.log(`${id}, ${tone}: ${(100 * share).toFixed(1)} % of words wrong, ${verdict}`)
      for (const sentence of share <= WORD_BAR ? [] : wrong) console.log(`    heard: ${sentence}`)
    }
  }
}

/** As many sentences as take so long. */
const scriptOf = (seconds: number): string => {
  let script = ''
  for (let index = 0; ; index++) {
    const longer = `${script} ${SENTENCES[index % SENTENCES.length]}`.trim()
    if (readScript(longer).seconds > seconds) return script
    script = longer
  }
}

/** A sheet of the frames around the first sounds that shut the lips. */
const writeSheet = async (
  frames: readonly Uint8ClampedArray[],
  name: string,
  { width, height }: { width: number; height: number },
): Promise<void> => {
  const tile = { width: Math.round(width / 3), height: Math.round(height / 3) }
  const rows = Math.ceil(frames.length / SHEET_COLUMNS)
  const sheet = createCanvas(SHEET_COLUMNS * tile.width, rows * tile.height)
  const one = createCanvas(width, height)
  for (const [index, frame] of frames.entries()) {
    const image = one.getContext('2d').createImageData(width, height)
    image.data.set(frame)
    one.getContext('2d').putImageData(image, 0, 0)
    const [column, row] = [index % SHEET_COLUMNS, Math.floor(index / SHEET_COLUMNS)]
    sheet.getContext('2d').drawImage(one, column * tile.width, row * tile.height, tile.width, tile.height)
  }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.png`), sheet.toBuffer('image/png'))
}

const benchTalk = async (seconds: number): Promise<void> => {
  const { identity } = identityFromText('a woman with long brown hair', 'female')
  const { scene } = sceneFromText('in a cafe', identity, { framing: flags.framing as Framing, seed: 3 })
  const began = performance.now()
  const speech = await speak({ script: scriptOf(seconds), voice: voiceFor(identity), tone: 'lively', pace: 1 })
  const spokenAt = performance.now()
  const size = talkSize('9:16', speech.seconds)
  const shown: Uint8ClampedArray[] = []
  const options = { ...size, framesPerSecond: FRAMES_PER_SECOND, createCanvas: createNodeCanvas }
  const closure = speech.phones.find(({ phone, start }) => start > 1 && /^[pbm]$/.test(phone))?.start ?? 1
  const from = Math.floor(closure * FRAMES_PER_SECOND) - SHEET_FRAMES / 2
  let [index, drawnAt, mostBytes] = [0, 0, 0]
  for await (const frame of talkScene({ identity, scene, speech, tone: 'lively', seed: 5 }, options)) {
    if (index === 0) drawnAt = performance.now()
    if (index >= from && index < from + SHEET_FRAMES) shown.push(frame)
    if (index % FRAMES_PER_SECOND === 0) mostBytes = Math.max(mostBytes, process.memoryUsage.rss())
    index++
  }
  const total = (performance.now() - began) / 1000
  const drawing = (performance.now() - drawnAt) / 1000
  await writeSheet(shown, `talk-${seconds}`, size)
  const verdict = seconds === 30 ? (total <= HALF_MINUTE_BAR ? ', good' : ', ABOVE THE BAR') : ''
  console.log(
    `${seconds} s, ${size.width} by ${size.height}, ${countTalkFrames(speech.seconds, FRAMES_PER_SECOND)} frames: ` +
      `${total.toFixed(0)} s in all${verdict}; spoken in ${((spokenAt - began) / 1000).toFixed(1)} s, ` +
      `prepared in ${((drawnAt - spokenAt) / 1000).toFixed(1)} s, ${(index / drawing).toFixed(1)} frames a second, ` +
      `${Math.round(mostBytes / 2 ** 20)} MB`,
  )
}

if (flags.voices !== 'none') await benchVoices()
for (const seconds of flags.seconds === 'none' ? [] : flags.seconds.split(',').map(Number)) await benchTalk(seconds)
