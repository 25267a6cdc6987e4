import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { randomIdentity } from '../../studio/src/exports/person.ts'
import type { Framing } from '../../studio/src/exports/scene.ts'
import { TALK_SHAPES, TONES, voiceFor, VOICES } from '../../studio/src/exports/talk.ts'
import type { Speech, Tone, Voice } from '../../studio/src/exports/talk.ts'
import type { TalkFigures, TalkRequest } from './draw-talk.ts'
import { measureRecording, readRecordings } from './talk-recordings.ts'
import { measureDelivery, measureSpeakers } from './talk-voices.ts'
import type { Utterance } from './talk-voices.ts'
import { canRecognise, findWordStarts, measureWordErrors, plainWords, SENTENCES, speakSentences } from './talk-words.ts'

const { values: flags } = parseArgs({
  options: {
    /** Voices by name, such as maya,adam; none to leave them out. */
    voices: { type: 'string' },
    /** How many people, drawn by chance, speak with the voice of their own in place of the voices that ship. */
    own: { type: 'string' },
    /** Lengths of talks in seconds; none to leave them out. */
    seconds: { type: 'string', default: '15,30,60' },
    framing: { type: 'string', default: 'selfie' },
    /** What talks: people that are drawn (scene), or a picture as somebody brings it (picture). */
    of: { type: 'string', default: 'scene' },
    /** Shapes of talks. */
    shapes: { type: 'string', default: TALK_SHAPES.join(',') },
    /** How many threads draw: each talk is drawn once with each of them. */
    threads: { type: 'string', default: '2' },
    /** Where Debian's packages have put recordings of people; none to leave them out. */
    recordings: { type: 'string', default: '/usr/share' },
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
/** Seconds by which lips may be ahead of their sound before it looks dubbed; they may never be late. */
const LEAD_BAR = 0.08
const LOUDNESS = { wanted: -16, slack: 0.3, peak: -1.5 } as const
const drawer = fileURLToPath(new URL('draw-talk.ts', import.meta.url))
const run = promisify(execFile)

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
  const { quietest, loudest, peak, closures, shut, lead } = measureDelivery(utterances)
  const { wanted, slack, peak: ceiling } = LOUDNESS
  const isLevel = quietest >= wanted - slack && loudest <= wanted + slack && peak <= ceiling
  console.log(
    `Level: ${quietest.toFixed(2)} to ${loudest.toFixed(2)} LUFS, true peak ${peak.toFixed(2)} dB at most, ` +
      `${verdictOf(isLevel)}; lips: ${shut} of ${closures} p, b and m shut in a frame, ${verdictOf(shut === closures)}; ` +
      `they open ${milliseconds(lead)} before they are heard, ${verdictOf(lead >= 0 && lead <= LEAD_BAR)}`,
  )
}

/** Who is measured: the voices that ship, or those of people drawn by chance, women and men in turn. */
const listSpeakers = (): { id: string; voice: Voice }[] => {
  if (flags.own === undefined) return VOICES.filter(({ id }) => flags.voices?.split(',').includes(id) ?? true)
  return Array.from({ length: Number(flags.own) }, (_, seed) => {
    const voice = voiceFor(randomIdentity(seed, { gender: seed % 2 === 0 ? 'female' : 'male' }))
    const { base, pitch, formants, pace } = voice
    return { id: `person ${seed} (${base}, ${pitch} Hz, formants ${formants}, pace ${pace})`, voice }
  })
}

const benchVoices = async (): Promise<void> => {
  const canListen = !flags['no-words'] && (await canRecognise())
  if (!canListen) console.log('Words: the recogniser is not installed or left out; voices alone are measured.')
  const utterances: Utterance[] = []
  const offs: number[] = []
  for (const { id, voice } of listSpeakers()) {
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
  const recordings = await readRecordings(folder)
  if (recordings.length === 0)
    console.log(
      `Recordings: there are none in ${folder} (packages pocketsphinx-testdata, asterisk-core-sounds-en-wav, alsa-utils).`,
    )
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

/** Draws each talk in a process of its own, so that none counts the memory of another, and tells all as a table. */
const benchTalks = async (): Promise<void> => {
  const shapes = TALK_SHAPES.filter((each) => flags.shapes.split(',').includes(each))
  const lengths = flags.seconds === 'none' ? [] : flags.seconds.split(',').map(Number)
  const talks = shapes.flatMap((shape) =>
    lengths.flatMap((seconds) =>
      flags.threads.split(',').map((threads): TalkRequest => ({
        shape,
        seconds,
        threads: Number(threads),
        framing: flags.framing as Framing,
        of: flags.of === 'picture' ? 'picture' : 'scene',
      })),
    ),
  )
  if (talks.length === 0) return
  console.log(
    '| Shape | Asked | Threads | Size | Frames | In all | Processor | Spoken | Prepared | Frames a second | Memory |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const talk of talks) {
    const { stdout } = await run(process.execPath, [drawer, JSON.stringify(talk)])
    const made = JSON.parse(stdout) as TalkFigures
    const hasBar = talk.seconds === 30 && talk.shape === TALK_SHAPES[0]
    const verdict = hasBar ? `, ${verdictOf(made.total <= HALF_MINUTE_BAR)}` : ''
    const cells = [
      talk.shape,
      `${talk.seconds} s`,
      talk.threads,
      `${made.width} by ${made.height}`,
      made.frames,
      `${made.total.toFixed(0)} s${verdict}`,
      `${made.processor.toFixed(0)} s`,
      `${made.spoken.toFixed(1)} s`,
      `${made.prepared.toFixed(1)} s`,
      made.framesPerSecond.toFixed(1),
      `${Math.round(made.mostBytes / 2 ** 20)} MB`,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

if (flags.voices !== 'none') await benchVoices()
if (flags.recordings !== 'none' && !flags['no-words']) await benchRecordings(flags.recordings)
await benchTalks()
