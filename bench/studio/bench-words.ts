import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { randomIdentity } from '../../studio/src/identity/random-identity.ts'
import { framingFor } from '../../studio/src/prompt/from-text.ts'
import { readPrompt } from '../../studio/src/prompt/read-prompt.ts'
import { tellHints } from '../../studio/src/prompt/tell-hints.ts'
import type { Hint } from '../../studio/src/prompt/tell-hints.ts'
import { composeScene } from '../../studio/src/scene/compose-scene.ts'

/**
 * How honest and how able the reading of words is: of the attributes that prompts ask for (in braces), how many are
 * shown, shown changed, told to be not possible, and missed in silence. What was misspelt, read right and told counts as shown. `--aside` measures the hundred prompts kept aside, in a
 * file of their own that nobody tunes on; `--list` names what is not shown, of the others alone.
 */
const { values } = parseArgs({ options: { aside: { type: 'boolean' }, list: { type: 'boolean' } } })

const file = values.aside ? 'words/prompts-aside.txt' : 'words/prompts.txt'
const chosen = readFileSync(new URL(file, import.meta.url), 'utf8')
  .trim()
  .split('\n')

/** Words that ask for nothing: what is left of an attribute has to be told. */
const SMALL = new Set(
  'a an the above across outside inside near behind who would you around of in on at to with and or but her his their she he it is are was by for from into over under down up through as than that this only who has have very all s ii one two three four no not without just like'.split(
    ' ',
  ),
)

type Ask = { text: string; from: number; to: number }

const readLine = (line: string): { prompt: string; asks: Ask[] } => {
  const asks: Ask[] = []
  let prompt = ''
  for (const part of line.split(/(\{[^}]*\})/)) {
    const text = part.startsWith('{') ? part.slice(1, -1) : part
    if (part.startsWith('{')) asks.push({ text, from: prompt.length, to: prompt.length + text.length })
    prompt += text
  }
  return { prompt, asks: asks.length > 0 ? asks : [{ text: prompt, from: 0, to: prompt.length }] }
}

/** What was told of a prompt that describes a person and a picture at once. */
const hintsOf = (prompt: string, seed: number): Hint[] => {
  const gender = /\b(man|men|guy|boy|male|gentleman|groom|king|grandfather|monk)\b/i.test(prompt) ? 'male' : 'female'
  const reading = readPrompt(prompt)
  const identity = randomIdentity(seed, { ...reading.person, gender })
  const framing = framingFor('Random', prompt, seed)
  const scene = composeScene(identity, { framing, seed }, reading.scene)
  return tellHints(prompt, reading, { reading, identity, scene, isGiven: false })
}

type Became = Hint['fate'] | 'silent'

/** What is told of a word that was read right in spite of its spelling, and that is shown as the right word is. */
const READ_RIGHT = /^(read “[^”]+” as “[^”]+”(, )?)+$/

const isReadRight = ({ fate, how }: Hint): boolean => fate === 'changed' && READ_RIGHT.test(how ?? '')

const judge = (
  { prompt, asks }: ReturnType<typeof readLine>,
  seed: number,
): { ask: Ask; became: Became; isMisspelt: boolean; why: string }[] => {
  let at = 0
  const flat = prompt.replaceAll(/\s+/g, ' ')
  const spans = hintsOf(prompt, seed).map((hint) => {
    const from = flat.indexOf(hint.words, at)
    at = from + hint.words.length
    return { ...hint, from, to: at }
  })
  return asks.map((ask) => {
    const words = [...ask.text.matchAll(/[\p{L}\p{Nd}]+/gu)].filter(([word]) => !SMALL.has(word.toLowerCase()))
    const told = words.map(({ index }) =>
      spans.find(({ from, to }) => from <= ask.from + index && ask.from + index < to),
    )
    const why = told.flatMap((hint) =>
      hint && hint.fate !== 'shown' ? `${hint.words} (${hint.how ?? 'unknown'})` : [],
    )
    const fates = new Set<Became>(told.map((hint) => (hint && isReadRight(hint) ? 'shown' : (hint?.fate ?? 'silent'))))
    const became = (['silent', 'missing', 'changed'] as const).find((fate) => fates.has(fate)) ?? 'shown'
    const isMisspelt = became === 'shown' && told.some((hint) => hint !== undefined && isReadRight(hint))
    return { ask, became, isMisspelt, why: [...new Set(why)].join('; ') }
  })
}

const counts: Record<Became, number> = { shown: 0, changed: 0, missing: 0, silent: 0 }
let misspelt = 0
for (const [seed, line] of chosen.entries()) {
  for (const { ask, became, isMisspelt, why } of judge(readLine(line), seed)) {
    counts[became] += 1
    if (isMisspelt) misspelt += 1
    if (values.list && !values.aside && became !== 'shown') console.log(`${became.padEnd(8)} ${ask.text} | ${why}`)
  }
}
const asked = Object.values(counts).reduce((sum, count) => sum + count, 0)
const percent = (count: number) => `${((100 * count) / asked).toFixed(1)} %`
console.log(`${chosen.length} prompts ${values.aside ? 'kept aside' : 'to work on'}, ${asked} attributes asked`)
console.log(`shown         ${counts.shown} (${percent(counts.shown)})`)
console.log(`  of these read from a misspelling ${misspelt} (${percent(misspelt)})`)
console.log(`changed, told ${counts.changed} (${percent(counts.changed)})`)
console.log(`not possible  ${counts.missing} (${percent(counts.missing)})`)
console.log(`silent misses ${counts.silent} (${percent(counts.silent)})`)
