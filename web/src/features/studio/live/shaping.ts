import type { ControlName, Design, GroupName, Moves, Redraw, View } from '../../../live/messages.ts'
import { z } from 'zod'

/** A saved person with the words that stand in the form for them. */
export type Start = { prompt: string; design: Design }

/** What somebody did by hand to the person that their words or names lead to. */
export type Shaping = {
  moves: Moves
  locked: readonly GroupName[]
  redraw: Redraw | null
  view: View
  /** What each of three names counts, and a saved person with them. */
  weights: readonly number[]
  /** A saved person to begin with, for as long as these are the words, or to blend with the names. */
  start: Start | null
}

const USUAL_WEIGHT = 1

export const BARE: Shaping = {
  moves: {},
  locked: [],
  redraw: null,
  view: {},
  weights: [USUAL_WEIGHT, USUAL_WEIGHT, USUAL_WEIGHT, USUAL_WEIGHT],
  start: null,
}

/** Whether anything differs from what words or names alone lead to. */
export const isShaped = ({ moves, redraw, view, weights, start }: Shaping): boolean =>
  start !== null ||
  Object.keys(moves).length > 0 ||
  redraw !== null ||
  Object.keys(view).length > 0 ||
  weights.some((weight) => weight !== weights[0])

const kept = z.object({
  moves: z.record(z.string(), z.union([z.number(), z.string()])),
  locked: z.array(z.string()),
  redraw: z.object({ seed: z.number(), locked: z.array(z.string()), kept: z.looseObject({}) }).nullable(),
  view: z.looseObject({}),
  // Tabs of before have none for a saved person.
  weights: z.array(z.number()).transform((weights) => BARE.weights.map((usual, place) => weights[place] ?? usual)),
  start: z
    .object({ prompt: z.string(), design: z.looseObject({ identity: z.looseObject({}) }) })
    .nullable()
    .default(null),
})

export type History = {
  past: readonly Shaping[]
  now: Shaping
  future: readonly Shaping[]
  /** What was changed last, and when. */
  last: { what: string; atMs: number } | null
}

export const beginHistory = (now: Shaping): History => ({ past: [], now, future: [], last: null })

const keptHistory = z.object({ past: z.array(kept), now: kept, future: z.array(kept) })

/** What a tab keeps of it over a reload. */
export const writeHistory = ({ past, now, future }: History): string => JSON.stringify({ past, now, future })

/** What a tab kept, with its steps; nothing done by hand where it kept nothing that makes sense. */
export const readHistory = (stored: string): History => {
  if (stored === '') return beginHistory(BARE)
  const json: unknown = JSON.parse(stored)
  const steps = keptHistory.safeParse(json)
  if (steps.success) return { ...(steps.data as unknown as Omit<History, 'last'>), last: null }
  // A tab that was open before steps were kept has the last one alone.
  const alone = kept.safeParse(json)
  return beginHistory(alone.success ? (alone.data as unknown as Shaping) : BARE)
}

/** A version of the person, with the picture that was shown of it as a data address. */
export type Aside = { shaping: Shaping; picture: string; words: string }

const keptAside = z.object({ shaping: kept, picture: z.string().startsWith('data:image/'), words: z.string() })

export const writeAside = (aside: Aside): string => JSON.stringify(aside)

/** What a tab kept aside; null where it kept nothing that makes sense. */
export const readAside = (stored: string): Aside | null => {
  if (stored === '') return null
  const read = keptAside.safeParse(JSON.parse(stored))
  return read.success ? (read.data as unknown as Aside) : null
}

/** A tab has room for so many with a person in each. */
const mostSteps = 60
/** Changes of the same thing that follow each other so soon are one step. */
const oneStepMs = 900

export type Change = { what: string; atMs: number; to: Shaping }

export const change = ({ past, now, last }: History, { what, atMs, to }: Change): History => {
  const goesOn = last !== null && last.what === what && atMs - last.atMs < oneStepMs
  return { past: goesOn ? past : [...past, now].slice(-mostSteps), now: to, future: [], last: { what, atMs } }
}

export const undo = (history: History): History => {
  const { past, now, future } = history
  const before = past.at(-1)
  return before === undefined ? history : { past: past.slice(0, -1), now: before, future: [now, ...future], last: null }
}

export const redo = (history: History): History => {
  const { past, now, future } = history
  const [after, ...later] = future
  return after === undefined ? history : { past: [...past, now], now: after, future: later, last: null }
}

/** A control, and those whose moves give way to a new choice of it. */
type Moved = { name: ControlName; replaces?: readonly string[] }

export const withMove = (shaping: Shaping, { name, replaces = [] }: Moved, value: number | string): Shaping => ({
  ...shaping,
  moves: {
    ...Object.fromEntries(Object.entries(shaping.moves).filter(([other]) => !replaces.includes(other))),
    [name]: value,
  },
})

export const withLock = (shaping: Shaping, group: GroupName): Shaping => ({
  ...shaping,
  locked: shaping.locked.includes(group)
    ? shaping.locked.filter((other) => other !== group)
    : [...shaping.locked, group],
})

/** Everything is drawn anew but for what is locked, whose moves stay where they are. */
export const withRedraw = (
  shaping: Shaping,
  redraw: Redraw,
  groupOf: (name: string) => GroupName | undefined,
): Shaping => ({
  ...shaping,
  redraw,
  moves: Object.fromEntries(
    Object.entries(shaping.moves).filter(([name]) => {
      const group = groupOf(name)
      return group !== undefined && redraw.locked.includes(group)
    }),
  ),
})
