import type { QueryClient } from '@tanstack/react-query'
import { hint, KIND_NAMES } from '@visage/contract'
import type { Job, KindName } from '@visage/contract'
import { z } from 'zod'
import { costText, madeWithText } from '../../../lib/format/made-with-text.ts'
import { findEncrypted, removeEncrypted, saveEncrypted } from '../../../lib/session/encrypted-session.ts'
import { listChoices } from '../form/choices.ts'
import { describeInput } from '../kinds/requests.ts'

/** The address with a moment appended, so that no cache answers with an older picture. */
export const timestampedUrl = (url: string, momentMs: number): string =>
  `${url}${url.includes('?') ? '&' : '?'}t=${momentMs}`

const squarePixels = 1024

const result = z.object({
  jobId: z.string(),
  assetId: z.string(),
  /** A signed address with the moment of its making appended. */
  url: z.string(),
  caption: z.string(),
  /** Pixels. */
  width: z.number().default(squarePixels),
  height: z.number().default(squarePixels),
  /** The generated image that was changed; its result is shown over it. */
  beforeId: z.string().optional(),
  /** Seconds; null for a picture. */
  duration: z.number().nullable().default(null),
  /** The loudness of a sound to draw it with. */
  peaks: z.array(z.number()).nullable().default(null),
  /** What became of the words of the prompt. */
  hints: z.array(hint),
  /** What made it, under which licence, and what it cost. */
  facts: z.string().default(''),
  /** What has to be told with it. */
  notice: z.string().nullable().default(null),
  /** Whether it was made from words, which subtitles are written from. */
  hasWords: z.boolean().default(true),
})
export type Result = z.output<typeof result>

/** One place for a result: a kind and a choice of its form, such as women by prompt. */
export type Slot = { kind: KindName; choice: string }

const storageName = ({ kind, choice }: Slot) => `result:${kind}:${choice}`

export const resultKey = ({ kind, choice }: Slot) => ['studio', 'result', kind, choice] as const

/** How alike two people in a picture are to their faces. */
const alikeText = (first: number | null, second: number | null): string[] =>
  first === null || second === null
    ? []
    : [`${Math.round(first * 100)}% alike to the left, ${Math.round(second * 100)}% to the right`]

export const findResultOf = ({
  id,
  kind,
  input,
  result,
  engine,
  engine_place,
  quality,
  cost,
  ...job
}: Job): Result | undefined => {
  if (!result) return undefined
  const { caption, beforeId, hasWords } = describeInput(kind, input)
  return {
    jobId: id,
    assetId: result.asset_id,
    url: timestampedUrl(result.url, Date.parse(job.finished_at ?? job.created_at)),
    caption,
    width: result.width ?? squarePixels,
    height: result.height ?? squarePixels,
    beforeId,
    duration: result.duration,
    peaks: result.peaks,
    hints: result.hints,
    notice: result.notice,
    hasWords,
    facts: [
      madeWithText({ engine, engine_place, quality, ...result }),
      costText(cost),
      ...alikeText(result.identity_score, result.other_identity_score),
    ].join(' · '),
  }
}

export const restoreResult = async (queryClient: QueryClient, slot: Slot): Promise<Result | null> => {
  const stored = await findEncrypted(storageName(slot))
  // A result that came while this one was being opened is the newer one.
  const newer = queryClient.getQueryData<Result>(resultKey(slot))
  if (newer || stored === undefined) return newer ?? null
  const parsed = result.safeParse(JSON.parse(stored))
  return parsed.success ? parsed.data : null
}

export const saveResult = async (queryClient: QueryClient, slot: Slot, value: Result): Promise<void> => {
  queryClient.setQueryData(resultKey(slot), value)
  await saveEncrypted(storageName(slot), JSON.stringify(value))
}

export const clearResult = (queryClient: QueryClient, slot: Slot): void => {
  queryClient.setQueryData(resultKey(slot), null)
  removeEncrypted(storageName(slot))
}

const clearIn = async (queryClient: QueryClient, slot: Slot, assetId: string): Promise<void> => {
  const kept = queryClient.getQueryData<Result | null>(resultKey(slot)) ?? (await restoreResult(queryClient, slot))
  if (kept?.assetId === assetId) clearResult(queryClient, slot)
}

/** Takes a deleted asset off every stage that still shows it. */
export const clearAssetResults = async (queryClient: QueryClient, assetId: string): Promise<void> => {
  const slots = KIND_NAMES.flatMap((kind) => listChoices(kind).map((choice) => ({ kind, choice })))
  await Promise.all(slots.map((slot) => clearIn(queryClient, slot, assetId)))
}
