import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createRandom } from '../../studio/src/render/math/random.ts'

const run = promisify(execFile)
const TIMEOUT_MS = 300_000
const PAD = 6000

export type Recogniser = { program: string; model: string }

/** Samples at 16 kHz of each word, and the word that was heard for it out of all of them. */
export async function recogniseWords(
  { program, model }: Recogniser,
  spoken: ReadonlyMap<string, Float32Array>,
  folder: string,
): Promise<Map<string, string>> {
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
function toRaw(samples: Float32Array): Buffer {
  const random = createRandom(4)
  const peak = samples.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-6)
  const bytes = Buffer.alloc((samples.length + 2 * PAD) * 2)
  for (let index = 0; index < samples.length + 2 * PAD; index++) {
    const value = ((samples[index - PAD] ?? 0) * 0.6) / peak + (random() - 0.5) * 0.002
    bytes.writeInt16LE(Math.round(value * 32_767), index * 2)
  }
  return bytes
}
