import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { analyseSong } from '../../studio/src/music/analysis/analyse-song.ts'
import { composeSong } from '../../studio/src/music/compose-song.ts'
import type { ComposedSong } from '../../studio/src/music/compose-song.ts'
import { resample } from '../../studio/src/music/dsp/resample.ts'
import type { Sound } from '../../studio/src/music/dsp/sound.ts'
import { PITCH_NAMES } from '../../studio/src/music/harmony.ts'
import { synthesiseReference } from '../../studio/src/music/testing/synthesise-reference.ts'
import type { ReferencePlan } from '../../studio/src/music/testing/synthesise-reference.ts'
import { synthesiseVoice } from '../../studio/src/music/testing/synthesise-voice.ts'
import { listenToFile, openSongFiles, writeSong, writeWav } from './song/song-files.ts'
import type { SongFile } from './song/song-files.ts'
import { drawSong } from './song/song-picture.ts'
import { DELIVERIES, recogniseWords, singWord, SUNG_WORDS } from './song/sung-words.ts'

/**
 * Songs after twelve references that come as MP3 and become MP3, other files of one reference, voices, and how clearly
 * words are sung. `--songs 4` makes fewer, `--from 4` begins later. `--words <pocketsphinx_batch> --model <folder of en-us>` adds the recogniser.
 */
const { values: flags } = parseArgs({
  options: {
    songs: { type: 'string', default: '12' },
    from: { type: 'string', default: '0' },
    words: { type: 'string' },
    model: { type: 'string', default: '' },
  },
})
const folder = fileURLToPath(new URL('../out/song/', import.meta.url))

const LYRICS = `[verse]
Neon rivers in the morning light
I was chasing shadows through the night
[chorus]
Take me higher over the city
We are dancing into the sun`
const REFERENCE_SECONDS = 20
const SECONDS_BAR = 10 / 30
/** Share of the words that must be recognised, over all deliveries. */
const WORDS_BAR = 0.72

const PLANS = (
  [
    ['ballad', 70, 4, 'minor'],
    ['lo-fi', 82, 9, 'minor'],
    ['hip-hop', 90, 2, 'minor'],
    ['folk', 96, 0, 'major'],
    ['waltz', 100, 5, 'major'],
    ['pop', 112, 9, 'major'],
    ['pop', 120, 1, 'minor'],
    ['house', 124, 6, 'minor'],
    ['waltz', 138, 10, 'minor'],
    ['rock', 140, 3, 'major'],
    ['hip-hop', 150, 8, 'minor'],
    ['rock', 170, 7, 'major'],
  ] as const
).map(([style, tempo, root, mode], index): ReferencePlan => ({
  style,
  tempo,
  root,
  mode,
  seconds: REFERENCE_SECONDS,
  seed: index + 1,
}))

const MINOR_POP: ReferencePlan = {
  style: 'pop',
  tempo: 120,
  root: 1,
  mode: 'minor',
  seconds: REFERENCE_SECONDS,
  seed: 7,
}

const misses: string[] = []

const benchReference = async (plan: ReferencePlan): Promise<boolean> => {
  const reference = await listenToFile(files, { ...synthesiseReference(plan), ending: 'mp3' })
  const { song, cpuSeconds } = measured(() => composeSong({ lyrics: LYRICS, song: reference, seed: 1 }))
  const { facts, left, right, sampleRate } = song
  const name = `${plan.style}-${plan.tempo}`
  const key = `${PITCH_NAMES[plan.root]} ${plan.mode}`
  await writeWav(join(folder, `${name}.wav`), [left, right], sampleRate)
  const written = await writeSong(files, song, join(folder, `${name}.mp3`))
  await writeFile(join(folder, `${name}.png`), drawSong(left, sampleRate, facts.sections))
  const ratio = facts.tempo / plan.tempo
  const isTempoRight = [1, 0.5, 2].some((factor) => Math.abs(ratio / factor - 1) < 0.02)
  const isMeterRight = facts.meter === (plan.style === 'waltz' ? 3 : 4)
  const checks = {
    tempo: isTempoRight,
    meter: isMeterRight,
    ...masterChecks(song),
    'length of the file': Math.abs(written.durationSeconds - song.durationSeconds) < 0.06,
    pace: cpuSeconds / song.durationSeconds <= SECONDS_BAR,
  }
  for (const [check, isGood] of Object.entries(checks)) if (!isGood) misses.push(`${check} of ${name}`)
  console.log(
    [
      `${name}, ${key}: ${facts.tempo.toFixed(1)} (${facts.tempoRelation}), ${facts.key}, ${facts.meter}/4, ${facts.genre}, ${facts.mood}`,
      `${facts.chords.join(' ')}; ${song.durationSeconds.toFixed(1)} s, ${facts.loudness.toFixed(2)} LUFS, ${facts.truePeak.toFixed(2)} dBTP`,
      `in key ${((facts.inKeyShare ?? 0) * 100).toFixed(1)} %, ${cpuSeconds.toFixed(1)} CPU seconds`,
    ].join('; '),
  )
  return facts.key === key
}

const masterChecks = ({ facts, left, right, durationSeconds }: ComposedSong): Record<string, boolean> => ({
  loudness: Math.abs(facts.loudness + 14) <= 1,
  peak: facts.truePeak <= -1,
  clipping: !left.some((value) => Math.abs(value) >= 0.999) && !right.some((value) => Math.abs(value) >= 0.999),
  silence: silenceAtEnds(left) < 0.5 * 44_100,
  length: durationSeconds >= 20 && durationSeconds <= 60,
  'notes in key': facts.inKeyShare === null || facts.inKeyShare >= 0.95,
})

const silenceAtEnds = (samples: Float32Array): number => {
  const first = samples.findIndex((value) => Math.abs(value) > 0.002)
  const last = samples.findLastIndex((value) => Math.abs(value) > 0.002)
  return Math.max(first, samples.length - 1 - last)
}

/** The same reference mono, late, slow and fast sampled and of variable bit rate has to give the same tempo and key. */
const benchForms = async (): Promise<void> => {
  const whole = synthesiseReference(MINOR_POP)
  const [first] = whole.channels
  if (!first) return
  const late = new Float32Array(first.length + 44_100)
  late.set(first, 44_100)
  const at = (sampleRate: number): Sound => ({
    sampleRate,
    channels: whole.channels.map((samples) => resample(samples, whole.sampleRate, sampleRate)),
  })
  const forms: Record<string, SongFile> = {
    mono: { ...whole, channels: [first], ending: 'mp3' },
    late: { ...whole, channels: [late], ending: 'mp3' },
    '8 kHz': { ...at(8000), ending: 'mp3' },
    '96 kHz': { ...at(96_000), ending: 'wav' },
    VBR: { ...whole, ending: 'mp3', variableQuality: 600 },
  }
  for (const [name, file] of Object.entries(forms)) {
    const { tempo, harmony } = analyseSong(await listenToFile(files, file))
    const key = `${PITCH_NAMES[harmony.root]} ${harmony.mode}`
    console.log(`Reference ${name}: ${tempo.toFixed(1)}, ${key}.`)
    if (Math.abs(tempo - 120) > 2.4 || key !== 'C# minor') misses.push(`form ${name}`)
  }
}

const benchVoices = (): void => {
  const song = synthesiseReference(MINOR_POP)
  for (const plan of [
    { hertz: 210, tract: 1.16 },
    { hertz: 115, tract: 0.96 },
    { hertz: 150, tract: 1.05 },
  ]) {
    const voice = synthesiseVoice({ ...plan, seconds: 16, seed: 3 })
    const { facts } = composeSong({ lyrics: LYRICS, song, voice, seed: 1 })
    const distance = facts.voiceDistanceDecibels ?? Number.NaN
    console.log(
      `Voice of ${plan.hertz} Hz, tract ${plan.tract}: ${distance.toFixed(1)} dB from the reference's mean spectrum.`,
    )
    if (!(distance < 6)) misses.push(`voice of ${plan.hertz} Hz`)
  }
}

const benchWords = async (program: string, model: string): Promise<void> => {
  let [right, total] = [0, 0]
  for (const delivery of DELIVERIES) {
    const spoken = new Map(SUNG_WORDS.map((word) => [word, singWord(word, delivery)]))
    const heard = await recogniseWords({ program, model }, spoken, join(folder, 'words'))
    const wrong = [...heard].filter(([word, other]) => word !== other)
    right += SUNG_WORDS.length - wrong.length
    total += SUNG_WORDS.length
    console.log(
      `${delivery.name}: ${SUNG_WORDS.length - wrong.length} of ${SUNG_WORDS.length} words; ${wrong.map((pair) => pair.join('>')).join(' ')}`,
    )
  }
  console.log(`Words: ${((100 * right) / total).toFixed(0)} % recognised, the bar is ${WORDS_BAR * 100} %.`)
  if (right < WORDS_BAR * total) misses.push('words')
}

const measured = (make: () => ComposedSong): { song: ComposedSong; cpuSeconds: number } => {
  const before = process.cpuUsage()
  const song = make()
  const { user, system } = process.cpuUsage(before)
  return { song, cpuSeconds: (user + system) / 1e6 }
}

await mkdir(folder, { recursive: true })
const files = await openSongFiles()
const plans = PLANS.slice(Number(flags.from), Number(flags.from) + Number(flags.songs))
let rightKeys = 0
for (const plan of plans) if (await benchReference(plan)) rightKeys++
console.log(`Keys: ${rightKeys} of ${plans.length} right, the bar is 10 of 12.`)
if (rightKeys < (plans.length * 10) / 12) misses.push('keys')
await benchForms()
benchVoices()
if (flags.words) await benchWords(flags.words, flags.model)
await files.close()
console.log(misses.length === 0 ? 'All bars are met.' : `Missed: ${misses.join('; ')}.`)
if (misses.length > 0) process.exitCode = 1
