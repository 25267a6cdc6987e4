import type { TimedWord, TimeSpan } from './speech.ts'

/** One or two lines that are shown together. */
export type Cue = TimeSpan & { lines: string[] }

/** What is read at a glance on a phone held upright. */
const MOST_LINE_CHARACTERS = 28
const MOST_CUE_SECONDS = 4
const LEAST_CUE_SECONDS = 0.8
/** A cue stays this long after its last word, unless the next one begins. */
const LINGER_SECONDS = 0.25
/** Silence that ends a cue. */
const GAP_SECONDS = 0.32

/** Words that lead on to the next: a cue that ends on one reads as if it were cut off. */
const LEADS_ON =
  /^(and|or|but|so|because|if|when|that|than|as|the|a|an|this|of|to|in|on|at|by|for|from|with|into|my|your|his|her|our|their|its)$/i
const ENDS_SENTENCE = /[.?!…।॥]["')\]]*$/

/** The text in one line, or in two that are as even as can be; nothing where it does not fit. */
const toLines = (words: readonly string[]): string[] | undefined => {
  const whole = words.join(' ')
  if (whole.length <= MOST_LINE_CHARACTERS || words.length === 1) return [whole]
  const cuts = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const even = cuts.toSorted((a, b) => Math.max(a[0].length, a[1].length) - Math.max(b[0].length, b[1].length))[0]
  return Math.max(even[0].length, even[1].length) <= MOST_LINE_CHARACTERS ? even : undefined
}

const belongTogether = (one: TimedWord, next: TimedWord): boolean =>
  next.start - one.end < GAP_SECONDS && !ENDS_SENTENCE.test(one.text)

const isOneCue = (words: readonly TimedWord[]): boolean =>
  toLines(words.map(({ text }) => text)) !== undefined && (words.at(-1)?.end ?? 0) - words[0].start <= MOST_CUE_SECONDS

const lengthOf = (words: readonly TimedWord[]): number => words.reduce((sum, { text }) => sum + text.length + 1, 0)

/** Hands words on to the rest of their sentence, so that its last word does not stand alone. */
const evenOut = (before: TimedWord[], after: TimedWord[]): void => {
  for (let last = before.at(-1); last && belongTogether(last, after[0]); last = before.at(-1)) {
    const longer = [last, ...after]
    if (lengthOf(longer) > lengthOf(before.slice(0, -1)) || !isOneCue(longer)) return
    after.unshift(last)
    before.pop()
  }
}

/** Hands a word that leads on to what it leads to. */
const handOver = (before: TimedWord[], after: TimedWord[]): void => {
  const last = before.at(-1)
  if (!last || before.length === 1 || !LEADS_ON.test(last.text) || !belongTogether(last, after[0])) return
  if (!isOneCue([last, ...after])) return
  after.unshift(last)
  before.pop()
}

/** Subtitles of what is said: a sentence or a part of one at a time, never two sentences in one. */
export const cuesOf = (words: readonly TimedWord[]): Cue[] => {
  const groups: TimedWord[][] = []
  for (const word of words) {
    const open = groups.at(-1)
    const last = open?.at(-1)
    if (open && last && belongTogether(last, word) && isOneCue([...open, word])) open.push(word)
    else groups.push([word])
  }
  for (const [index, after] of groups.slice(1).entries()) {
    evenOut(groups[index], after)
    handOver(groups[index], after)
  }
  return groups.map((group, index) => {
    const [start, next] = [group[0].start, groups[index + 1]?.[0].start ?? Infinity]
    const texts = group.map(({ text }) => text)
    const end = Math.max((group.at(-1)?.end ?? start) + LINGER_SECONDS, start + LEAST_CUE_SECONDS)
    return { start, end: Math.min(end, next), lines: toLines(texts) ?? [texts.join(' ')] }
  })
}

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0')

const stamp = (seconds: number, mark: ',' | '.'): string => {
  const whole = Math.max(0, Math.round(seconds * 1000))
  const [hours, minutes] = [Math.floor(whole / 3_600_000), Math.floor(whole / 60_000) % 60]
  return `${pad(hours)}:${pad(minutes)}:${pad(Math.floor(whole / 1000) % 60)}${mark}${pad(whole % 1000, 3)}`
}

/** A SubRip file. */
export const toSrt = (cues: readonly Cue[]): string =>
  cues
    .map(
      ({ start, end, lines }, index) =>
        `${index + 1}\n${stamp(start, ',')} --> ${stamp(end, ',')}\n${lines.join('\n')}\n`,
    )
    .join('\n')

const escapeVtt = (line: string): string =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A WebVTT file, which browsers show by themselves. */
export const toVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues
    .map(({ start, end, lines }) => `${stamp(start, '.')} --> ${stamp(end, '.')}\n${lines.map(escapeVtt).join('\n')}\n`)
    .join('\n')}`
