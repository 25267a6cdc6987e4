import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createRandom } from '../../../studio/src/math/random.ts'
import { resample } from '../../../studio/src/music/dsp/resample.ts'
import { RATE } from '../../../studio/src/music/dsp/sound.ts'
import { pronounceWord } from '../../../studio/src/music/lyrics/pronounce-word.ts'
import { sing } from '../../../studio/src/music/voice/sing.ts'
import type { Singer } from '../../../studio/src/music/voice/sing.ts'

const run = promisify(execFile)
const TIMEOUT_MS = 300_000
const PAD = 6000

export type Recogniser = { program: string; model: string }

/** Samples at 16 kHz of each word, and the word that was heard for it out of all of them. */
export const recogniseWords = async (
  { program, model }: Recogniser,
  spoken: ReadonlyMap<string, Float32Array>,
  folder: string,
): Promise<Map<string, string>> => {
  await mkdir(folder, { recursive: true })
  const words = [...spoken.keys()]
  for (const [word, samples] of spoken) await writeFile(join(folder, `${word}.raw`), toRaw(samples))
  const [list, grammar, heard] = ['list', 'words.jsgf', 'heard'].map((name) => join(folder, name))
  await writeFile(list ?? '', `${words.join('\n')}\n`)
  await writeFile(grammar ?? '', `#JSGF V1.0;\ngrammar words;\npublic <word> = ${words.join(' | ')} ;\n`)
  const options = {
    '-adcin': 'yes',
    '-cepdir': folder,
    '-cepext': '.raw',
    '-ctl': list,
    '-hmm': join(model, 'en-us'),
    '-dict': join(model, 'cmudict-en-us.dict'),
    '-jsgf': grammar,
    '-hyp': heard,
  }
  await run(
    program,
    Object.entries(options).flatMap(([name, value]) => [name, value ?? '']),
    { timeout: TIMEOUT_MS, maxBuffer: 1e8 },
  )
  const lines = (await readFile(heard ?? '', 'utf8')).trim().split('\n')
  return new Map(words.map((word, index) => [word, (lines[index] ?? '').replace(/ ?\(.*/, '').trim()]))
}

/** 16 bit samples with a little room noise around them, which recognisers expect. */
const toRaw = (samples: Float32Array): Buffer => {
  const random = createRandom(4)
  const peak = samples.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-6)
  const bytes = Buffer.alloc((samples.length + 2 * PAD) * 2)
  for (let index = 0; index < samples.length + 2 * PAD; index++) {
    const value = ((samples[index - PAD] ?? 0) * 0.6) / peak + (random() - 0.5) * 0.002
    bytes.writeInt16LE(Math.round(value * 32_767), index * 2)
  }
  return bytes
}

export const RECOGNISER_RATE = 16_000
const STEPS = [2, 0, 4] as const

/** Words that songs use, with all consonants at all places. */
export const SUNG_WORDS: readonly string[] =
  `neon rivers in the morning light was chasing shadows through night every window had song to play take me higher over
  city we are dancing into sun winter rain upon my window pane stay with until leave candle burning dark turn lights down
  low you will find home inside heart golden dreams never die forever young baby tonight summer love fire moon stars back
  again falling time road long believe world hand cold think want stand lost found step deep black red big stop bed`
    .split(/\s+/)
    .filter((word, index, all) => all.indexOf(word) === index)

export type Delivery = { name: string; singer: Singer; midi: number; syllableSeconds: number }

export const DELIVERIES: readonly Delivery[] = [
  { name: 'low voice', singer: { scale: 1, breath: 0.045, tiltHertz: 2600 }, midi: 47, syllableSeconds: 0.3 },
  { name: 'low voice, fast', singer: { scale: 1, breath: 0.045, tiltHertz: 2600 }, midi: 47, syllableSeconds: 0.18 },
  { name: 'middle voice', singer: { scale: 1.06, breath: 0.045, tiltHertz: 2600 }, midi: 55, syllableSeconds: 0.36 },
  { name: 'high voice', singer: { scale: 1.15, breath: 0.045, tiltHertz: 2600 }, midi: 62, syllableSeconds: 0.3 },
]

/** One word on up to three notes, at the rate of the recogniser. */
export const singWord = (word: string, { singer, midi, syllableSeconds }: Delivery): Float32Array => {
  let start = 0.25
  const syllables = pronounceWord(word, 'english')
  const notes = syllables.map((syllable, index) => {
    const seconds = syllableSeconds * (index === syllables.length - 1 ? 1.6 : 1)
    const note = { ...syllable, start, end: start + seconds, midi: midi + (STEPS[index % 3] ?? 0) }
    start += seconds
    return note
  })
  return resample(sing(notes, { singer, seconds: start + 0.3, seed: 1 }), RATE, RECOGNISER_RATE)
}
