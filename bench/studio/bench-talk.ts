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
import { readScript, TALK_SHAPES, talkSize, TONES, VOICES, voiceFor } from '../../studio/src/exports/talk.ts'
import type { Speech, TalkShape, Tone } from '../../studio/src/exports/talk.ts'
import { createNodeCanvas } from '../../studio/src/image/node-canvas.ts'
import { measureRecording, readRecordings } from './talk-recordings.ts'
import { measureDelivery, measureSpeakers } from './talk-voices.ts'
import type { Utterance } from './talk-voices.ts'
import {
  canRecognise,
  findWordStarts,
  FRAMES_PER_SECOND,
  measureWordErrors,
  plainWords,
  SENTENCES,
  speakSentences,
} from './talk-words.ts'

const { values: flags } = parseArgs({
  options: {
    /** Voices by name, such as maya,adam; none to leave them out. */
    voices: { type: 'string' },
    /** Lengths of talks in seconds; none to leave them out. */
    seconds: { type: 'string', default: '15,30,60' },
    framing: { type: 'string', default: 'selfie' },
    /** Shapes of talks. */
    shapes: { type: 'string', default: '9:16' },
    /** How many threads draw: each talk is drawn once with each of them. */
    threads: { type: 'string', default: '2' },
    /** The folder of Debian's pocketsphinx-testdata; none to leave it out. */
    recordings: { type: 'string', default: '/usr/share/pocketsphinx/test/data' },
    /** Leaves out what a recogniser hears, which takes minutes. */
    'no-words': { type: 'boolean', default: false },
  },
})

/** Share of the words that a recogniser may hear wrongly. */
const WORD_BAR = 0.08
/** Seconds that half a minute may take on two quiet cores. */
const HALF_MINUTE_BAR = 90
/** Seconds by which the beginning of a word may be off in the mean. */
const BOUNDARY_BAR = 0.02
const LOUDNESS = { wanted: -16, slack: 0.3, peak: -1.5 } as const
const SHEET_FRAMES = 24
const SHEET_COLUMNS = 8
const folder = fileURLToPath(new URL('../out/talk/', import.meta.url))

const verdictOf = (isGood: boolean): string => (isGood ? 'good' : 'ABOVE THE BAR')
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const milliseconds = (seconds: number): string => `${(1000 * seconds).toFixed(0)} ms`
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** How far the beginnings of words are from where the recogniser finds them. */
const measureBoundaries = async (spoken: readonly Speech[]): Promise<number[]> => {
  const offs: number[] = []
  for (const [index, speech] of spoken.entries()) {
    const starts = await findWordStarts(speech, plainWords(SENTENCES[index] ?? ''))
    offs.push(...(starts ?? []).map((start, word) => Math.abs(start - (speech.words[word]?.start ?? start))))
  }
  return offs
}

const listen = async (
  id: string,
  tone: Tone,
  spoken: readonly Speech[],
): Promise<{ share: number; offs: number[] }> => {
  const { share, wrong } = await measureWordErrors(spoken)
  const offs = tone === TONES[0] ? await measureBoundaries(spoken) : []
  const bounds = offs.length > 0 ? `, words begin ${milliseconds(mean(offs))} off in the mean` : ''
  console.log(`${id}, ${tone}: ${percent(share)} of words wrong${bounds}`)
  for (const sentence of share <= WORD_BAR ? [] : wrong) console.log(`    heard: ${sentence}`)
  return { share, offs }
}

const reportSpeakers = (utterances: readonly Utterance[]): void => {
  const { recognised, ratio, equalError, nearest } = measureSpeakers(utterances)
  console.log(
    `Voices: ${percent(recognised)} of sentences are known by their voice, distances between voices are ` +
      `${ratio.toFixed(2)} times those within one, equal error ${percent(equalError)}; ` +
      `nearest are ${nearest.pair}, ${nearest.distance.toFixed(2)} spreads apart`,
  )
}

const reportDelivery = (utterances: readonly Utterance[]): void => {
  const { quietest, loudest, peak, closures, shut } = measureDelivery(utterances)
  const { wanted, slack, peak: ceiling } = LOUDNESS
  const isLevel = quietest >= wanted - slack && loudest <= wanted + slack && peak <= ceiling
  console.log(
    `Level: ${quietest.toFixed(2)} to ${loudest.toFixed(2)} LUFS, true peak ${peak.toFixed(2)} dB at most, ` +
      `${verdictOf(isLevel)}; lips: ${shut} of ${closures} p, b and m shut in a frame, ${verdictOf(shut === closures)}`,
  )
}

const benchVoices = async (): Promise<void> => {
  const canListen = !flags['no-words'] && (await canRecognise())
  if (!canListen) console.log('Words: the recogniser is not installed or left out; voices alone are measured.')
  const utterances: Utterance[] = []
  const offs: number[] = []
  for (const { id, voice } of VOICES.filter((each) => flags.voices?.split(',').includes(each.id) ?? true)) {
    const shares: number[] = []
    for (const tone of TONES) {
      const spoken = await speakSentences(voice, tone)
      utterances.push(...spoken.map((speech) => ({ id, speech })))
      if (!canListen) continue
      const heard = await listen(id, tone, spoken)
      shares.push(heard.share)
      offs.push(...heard.offs)
    }
    if (canListen) console.log(`${id}: ${percent(mean(shares))} of words wrong, ${verdictOf(mean(shares) <= WORD_BAR)}`)
  }
  if (offs.length > 0)
    console.log(
      `Times: ${offs.length} words begin ${milliseconds(mean(offs))} off in the mean, ` +
        `${milliseconds(median(offs))} in the middle, ${verdictOf(mean(offs) <= BOUNDARY_BAR)}`,
    )
  reportDelivery(utterances)
  if (new Set(utterances.map(({ id }) => id)).size > 1) reportSpeakers(utterances)
}

const benchRecordings = async (folder: string): Promise<void> => {
  const recordings = await readRecordings(folder).catch(() => [])
  if (recordings.length === 0) console.log(`Recordings: there are none in ${folder} (package pocketsphinx-testdata).`)
  const all: number[] = []
  for (const recording of recordings) {
    const { offs, likeness, closures } = await measureRecording(recording)
    all.push(...offs)
    console.log(
      `${recording.name}: ${offs.length > 0 ? `words begin ${milliseconds(mean(offs))} off` : 'not followed by the recogniser'}, ` +
        `mouth by sound alone like the one by the script ${likeness.toFixed(2)}, ${closures} closures heard`,
    )
  }
  if (all.length > 0)
    console.log(
      `Recordings: ${all.length} words, ${milliseconds(mean(all))} off in the mean, ${milliseconds(median(all))} in the middle`,
    )
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

const benchTalk = async (seconds: number, shape: TalkShape, threads: number): Promise<void> => {
  const { identity } = identityFromText('a woman with long brown hair', 'female')
  const { scene } = sceneFromText('in a cafe', identity, { framing: flags.framing as Framing, seed: 3 })
  const began = performance.now()
  const before = process.cpuUsage()
  const speech = await speak({ script: scriptOf(seconds), voice: voiceFor(identity), tone: 'lively', pace: 1 })
  const spokenAt = performance.now()
  const size = talkSize(shape, speech.seconds)
  const shown: Uint8ClampedArray[] = []
  const options = { ...size, framesPerSecond: FRAMES_PER_SECOND, createCanvas: createNodeCanvas, threads }
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
  const used = process.cpuUsage(before)
  const processor = (used.user + used.system) / 1_000_000
  await writeSheet(shown, `talk-${seconds}-${shape.replace(':', '-')}`, size)
  const verdict =
    seconds === 30 && shape === TALK_SHAPES[0] ? (total <= HALF_MINUTE_BAR ? ', good' : ', ABOVE THE BAR') : ''
  console.log(
    `${seconds} s, ${threads === 1 ? 'one thread' : `${threads} threads`}, ${size.width} by ${size.height}, ${countTalkFrames(speech.seconds, FRAMES_PER_SECOND)} frames: ` +
      `${total.toFixed(0)} s in all${verdict}, ${processor.toFixed(0)} s of the processor; spoken in ${((spokenAt - began) / 1000).toFixed(1)} s, ` +
      `prepared in ${((drawnAt - spokenAt) / 1000).toFixed(1)} s, ${(index / drawing).toFixed(1)} frames a second, ` +
      `${Math.round(mostBytes / 2 ** 20)} MB`,
  )
}

if (flags.voices !== 'none') await benchVoices()
if (flags.recordings !== 'none' && !flags['no-words']) await benchRecordings(flags.recordings)
for (const shape of TALK_SHAPES.filter((each) => flags.shapes.split(',').includes(each)))
  for (const seconds of flags.seconds === 'none' ? [] : flags.seconds.split(',').map(Number))
    for (const threads of flags.threads.split(',').map(Number)) await benchTalk(seconds, shape, threads)
