import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { speak } from '../../studio/src/exports/speech.ts'
import type { Speech, Tone, Voice } from '../../studio/src/exports/talk.ts'
import { resample } from '../../studio/src/music/dsp/resample.ts'

/** What people in our field say, in words that any recogniser knows. */
export const SENTENCES = [
  'Good morning everyone and welcome back to my kitchen.',
  'Today I want to show you three simple ways to wear a white shirt.',
  'This small bag holds my phone, my keys and a bottle of water.',
  'I have been using this cream every night for the last two months.',
  'The beach is only ten minutes away from our hotel by bus.',
  'If you like what you see, please leave a comment below.',
  'We walked through the old town and found a wonderful little book shop.',
  'Put the lemon, the sugar and the butter into a large bowl.',
  'My brother told me that the new movie is much better than the first one.',
  'Thank you so much for watching, and I will see you again next week.',
] as const

const MODEL = '/usr/share/pocketsphinx/model/en-us'
export const RATE = 16_000
export const FRAMES_PER_SECOND = 25
const run = promisify(execFile)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? []

/** Words to change, leave out or put in (Levenshtein). */
const distanceOf = (said: readonly string[], heard: readonly string[]): number => {
  let row = Array.from({ length: heard.length + 1 }, (_, index) => index)
  for (const [index, word] of said.entries()) {
    const next = [index + 1]
    for (const [column, other] of heard.entries()) {
      next.push(
        Math.min((row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1, (row[column] ?? 0) + (word === other ? 0 : 1)),
      )
    }
    row = next
  }
  return row.at(-1) ?? 0
}

const waveOf = (samples: Float32Array): Uint8Array => {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(RATE, 24)
  bytes.writeUInt32LE(RATE * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples.length * 2, 40)
  for (const [index, sample] of samples.entries())
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + 2 * index)
  return bytes
}

/** Whether Debian's recogniser is here: packages pocketsphinx and pocketsphinx-en-us. */
export const canRecognise = async (): Promise<boolean> =>
  run('pocketsphinx_batch', ['-version']).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== 'ENOENT',
  )

/** Everything that a voice says, once. */
export const speakSentences = (voice: Voice, tone: Tone): Promise<Speech[]> =>
  Promise.all(SENTENCES.map((script) => speak({ script, voice, tone, pace: 1 })))

const writeSpeech = (path: string, { sound }: Pick<Speech, 'sound'>): Promise<void> =>
  writeFile(path, waveOf(resample(sound.channels[0] ?? new Float32Array(), sound.sampleRate, RATE)))

const DICTIONARY = ['-dict', `${MODEL}/cmudict-en-us.dict`]
const QUIET = ['-logfn', '/dev/null']

/** Share of the words that an independent recogniser hears wrongly in ten sentences. */
export const measureWordErrors = async (spoken: readonly Speech[]): Promise<{ share: number; wrong: string[] }> => {
  const folder = await mkdtemp(join(tmpdir(), 'visage-words-'))
  try {
    for (const [index, speech] of spoken.entries()) await writeSpeech(join(folder, `${index}.wav`), speech)
    await writeFile(join(folder, 'list'), SENTENCES.map((_, index) => `${index}\n`).join(''))
    const files = ['-cepdir', folder, '-ctl', join(folder, 'list'), '-hyp', join(folder, 'heard')]
    const model = ['-hmm', `${MODEL}/en-us`, '-lm', `${MODEL}/en-us.lm.bin`, ...DICTIONARY]
    const settings = ['-adcin', 'yes', '-cepext', '.wav', '-adchdr', '44', ...QUIET]
    await run('pocketsphinx_batch', [...settings, ...files, ...model])
    const lines = (await readFile(join(folder, 'heard'), 'utf8')).trim().split('\n')
    let [errors, count] = [0, 0]
    const wrong: string[] = []
    for (const [index, sentence] of SENTENCES.entries()) {
      const heard = wordsOf((lines[index] ?? '').replace(/\(.*$/, ''))
      const said = wordsOf(sentence)
      const distance = distanceOf(said, heard)
      errors += distance
      count += said.length
      if (distance > 0) wrong.push(heard.join(' '))
    }
    return { share: errors / count, wrong }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** When each word of a known sentence begins, as the recogniser finds it; null where it does not follow. */
export const findWordStarts = async (
  speech: Pick<Speech, 'sound'>,
  words: readonly string[],
): Promise<number[] | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'visage-times-'))
  try {
    await writeSpeech(join(folder, 'said.wav'), speech)
    const grammar = `#JSGF V1.0;\ngrammar said;\npublic <said> = ${words.join(' ')};\n`
    await writeFile(join(folder, 'said.gram'), grammar)
    const input = ['-infile', join(folder, 'said.wav'), '-jsgf', join(folder, 'said.gram'), '-time', 'yes']
    const { stdout } = await run('pocketsphinx_continuous', [
      ...input,
      '-hmm',
      `${MODEL}/en-us`,
      ...DICTIONARY,
      ...QUIET,
    ])
    const found = [...stdout.matchAll(/^([a-z']+)(?:\(\d+\))? (\d+\.\d+) \d+\.\d+ /gm)]
    const isSame = found.length === words.length && found.every(([, word], index) => word === words[index])
    return isSame ? found.map(([, , start]) => Number(start)) : null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The words of a sentence as the recogniser's dictionary has them. */
export const plainWords = wordsOf
