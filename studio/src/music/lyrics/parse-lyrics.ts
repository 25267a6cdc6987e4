import type { Consonant, Syllable, Vowel } from './phones.ts'
import { isEnglishWord, pronounceWord } from './pronounce-word.ts'
import { romanise } from './romanise.ts'
import { spellNumbers } from './spell-numbers.ts'

/** Rests and accents of two lines that answer each other. */
const STRESSES = [
  [1, 0, 1, 0.3, 1, 0, 1],
  [1, 0.3, 1, 0, 1, 1],
] as const

/** Verse and chorus without words: closed mouths in the verse, open vowels in the chorus. */
export const wordlessSections = (): LyricSection[] => [
  { kind: 'verse', lines: [0, 1, 0, 1].map((line) => wordlessLine(line, ['UW', 'OW'])) },
  { kind: 'chorus', lines: [0, 1, 0, 1].map((line) => wordlessLine(line, ['OW', 'AA'])) },
]

const wordlessLine = (line: number, vowels: readonly Vowel[]): LyricSection['lines'][number] => {
  const stresses = STRESSES[line]
  const syllables = stresses.map((stress, place): Syllable => {
    const isEdge = place === 0 || place === stresses.length - 1
    const closed: readonly Consonant[] = ['M']
    return {
      word: 'mm',
      onset: isEdge || place % 3 === 0 ? closed : [],
      vowel: vowels[place % vowels.length],
      coda: place === stresses.length - 1 ? closed : [],
      stress,
      index: 0,
    }
  })
  return { text: '', syllables }
}

type SectionKind = 'verse' | 'chorus' | 'bridge'

export type LyricLine = { text: string; syllables: readonly Syllable[] }

export type LyricSection = { kind: SectionKind; lines: readonly LyricLine[] }

export type Lyrics = {
  sections: readonly LyricSection[]
  /** Sentences for the writer about what was not sung as written. */
  hints: readonly string[]
}

type Block = { kind: SectionKind | null; lines: string[] }

const LONGEST_LINE = 13
const MARK =
  /^[[(]?\s*(verse|chorus|hook|refrain|bridge|pre-?chorus|intro|outro|couplet)\s*(?:\d+|[a-z]|x\d)?\s*[\])]?\s*:?$/i

/**
 * Reads lyrics: sections from marks such as [Chorus], blank lines and repeated blocks; lines of at most 13 syllables.
 * Any script; what cannot be sung is named in the hints.
 */
export const parseLyrics = (text: string): Lyrics => {
  const { text: roman, isForeign, hints } = romanise(text)
  const blocks = splitBlocks(roman)
  const words = blocks.flatMap(({ lines }) => lines).flatMap(wordsOf)
  const known = words.filter(isEnglishWord).length
  const isEnglish = !isForeign && (words.length < 3 || known >= 0.6 * words.length)
  const said = [...hints]
  if (words.length > 0 && !isEnglish) {
    said.push(
      'These lyrics do not look like English. Each letter is sung by its usual sound, so the accent may be strong.',
    )
  }
  if (words.length === 0) said.push('The lyrics hold no words that can be sung, so the voice hums.')
  const sections = nameSections(blocks).flatMap(({ kind, lines }): LyricSection[] => {
    const read = lines.flatMap((line) => readLine(line, isEnglish))
    return read.length === 0 ? [] : [{ kind, lines: read }]
  })
  return { sections: splitLongSection(sections), hints: said }
}

const wordsOf = (line: string): string[] =>
  spellNumbers(line)
    .toLowerCase()
    .match(/[a-z]+(?:'[a-z]+)*'?/g) ?? []

const splitBlocks = (text: string): Block[] => {
  const blocks: Block[] = [{ kind: null, lines: [] }]
  for (const raw of text.replaceAll(/(\[[^\]\n]*\])/g, '\n$1\n').split('\n')) {
    const line = raw.trim()
    const mark = MARK.exec(line)
    if (mark) blocks.push({ kind: kindOf(mark[1].toLowerCase()), lines: [] })
    else if (/^\[.*\]$/.test(line)) continue
    else if (/^#*$/.test(line)) {
      if (blocks.at(-1)?.lines.length) blocks.push({ kind: null, lines: [] })
    } else blocks.at(-1)?.lines.push(line)
  }
  return blocks.filter(({ lines }) => lines.length > 0)
}

const kindOf = (mark: string): SectionKind => {
  if (mark === 'chorus' || mark === 'hook' || mark === 'refrain') return 'chorus'
  return mark === 'bridge' ? 'bridge' : 'verse'
}

/** Blocks that come again are the chorus; of two or more plain blocks the second is. */
const nameSections = (blocks: readonly Block[]): { kind: SectionKind; lines: readonly string[] }[] => {
  const hasMarks = blocks.some(({ kind }) => kind !== null)
  const openings = blocks.map(({ lines }) => wordsOf(lines[0] ?? '').join(' '))
  const isRepeated = (index: number): boolean =>
    openings.indexOf(openings[index]) !== openings.lastIndexOf(openings[index])
  const hasRepeats = openings.some((_, index) => isRepeated(index))
  return blocks.map(({ kind, lines }, index) => {
    if (kind) return { kind, lines }
    const isChorus = hasRepeats ? isRepeated(index) : !hasMarks && index % 2 === 1
    return { kind: isChorus ? 'chorus' : 'verse', lines }
  })
}

/** A single block of four lines or more becomes a verse and a chorus. */
const splitLongSection = (sections: readonly LyricSection[]): readonly LyricSection[] => {
  const [only] = sections
  if (sections.length !== 1 || only.kind !== 'verse' || only.lines.length < 4) return sections
  const middle = Math.ceil(only.lines.length / 2)
  return [
    { kind: 'verse', lines: only.lines.slice(0, middle) },
    { kind: 'chorus', lines: only.lines.slice(middle) },
  ]
}

const readLine = (line: string, isEnglish: boolean): LyricLine[] => {
  const parts = line.split(/(?<=[.!?;])\s+/)
  return parts.flatMap((part): LyricLine[] => {
    const syllables = wordsOf(part).flatMap((word) => pronounceWord(word, isEnglish ? 'english' : 'other'))
    return syllables.length === 0 ? [] : splitLine(syllables)
  })
}

const splitLine = (syllables: readonly Syllable[]): LyricLine[] => {
  if (syllables.length <= LONGEST_LINE) return [{ text: textOf(syllables), syllables }]
  const half = syllables.length / 2
  const starts = syllables.flatMap((syllable, place) => (place > 0 && syllable.index === 0 ? [place] : []))
  const middle = starts.toSorted((a, b) => Math.abs(a - half) - Math.abs(b - half))[0] ?? Math.round(half)
  return [...splitLine(syllables.slice(0, middle)), ...splitLine(syllables.slice(middle))]
}

const textOf = (syllables: readonly Syllable[]): string =>
  syllables.flatMap(({ word, index }) => (index === 0 ? [word] : [])).join(' ')
