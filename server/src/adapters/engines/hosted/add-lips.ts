import { randomInt } from 'node:crypto'
import { talkerOf } from '@visage/contract'
import type { KindInput } from '@visage/contract'
import { cuesOf } from '@visage/studio/talk'
import { chooseOffer } from '../engine.ts'
import { LARGEST_CLIP_SIDE } from '../sizes.ts'
import { drawTalk, findDrawn } from '../tasks/draw-talk.ts'
import { finishResult } from '../tasks/finish-result.ts'
import { rowsFor } from './model-table.ts'
import { begin } from './step.ts'
import type { Answer, Step } from './step.ts'

const soonMs = 50
const SEEDS = 2 ** 32

/** The order for the lips, once the service has made the speech; null for any other order, and where it moves no lips. */
export const goOnWithSpeech = (
  { operation: { order, withSpeech }, run, tools }: Step,
  soundUrl: string,
  spentUsd: number | null,
): Answer | null => {
  if (withSpeech === undefined) return null
  const wanted = run.wanted ?? { quality: null, plan: null }
  const row = chooseOffer(
    rowsFor(tools.models, { task: withSpeech, vocals: undefined, seconds: order.talk?.seconds }),
    wanted,
  )
  if (!row) return null
  const operation = { ...begin({ ...order, task: withSpeech }, row), soundUrl, ...(spentUsd !== null && { spentUsd }) }
  return { state: 'running', operation, progress: 50, stage: 'The voice is there', pollAfterMs: soonMs }
}

/** The studio's own clip to a speech that a service made which moves no lips. */
export const drawLips = async (
  { operation: { order }, asked, model, run, tools: { finishing } }: Step,
  { sound, costUsd }: { sound: Uint8Array; costUsd: number | null },
): Promise<Answer> => {
  const { image, picture, tone, shape, seconds, subtitles } = asked as KindInput<'talk'>
  const drawn = findDrawn(await run.readSource(talkerOf({ image, picture })))
  const said = { of: 'sound', sound, script: order.talk?.script ?? null } as const
  const shown = {
    image,
    picture,
    tone,
    shape,
    seconds,
    subtitles,
    said,
    drawn,
    seed: randomInt(SEEDS),
    side: LARGEST_CLIP_SIDE,
  }
  const { clip } = await drawTalk(finishing, shown, { run, hooks: { signal: run.signal } })
  const talk = order.talk && { ...order.talk, cues: cuesOf(clip.words) }
  return finishResult(finishing, {
    // Lines of the studio tell a network that knows photographs little of whose face it is.
    order: { ...order, talk, isDrawn: true },
    bytes: clip.bytes,
    medium: 'video',
    model: model.model,
    costUsd,
    given: [],
    isSubtitled: true,
    run,
  })
}
