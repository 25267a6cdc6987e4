import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { KindInput, KindName, SourceRef } from '@visage/contract'
import { solidPng, tinyMp4 } from '@visage/sandbox/engines/tiny-files'
import { findVideoTemplate } from '@visage/studio/scene'
import type { Logger } from 'pino'
import { plainClips, plainSounds } from '../../../testing/plain-parts.ts'
import type { ClipProcessor } from '../../media/clip/clip-processor.ts'
import { EngineError } from '../engine.ts'
import type { Done, Engine, Failed, Recipe, Run, Source } from '../engine.ts'
import type { FinishingTools } from '../tasks/finish-result.ts'
import type { PlanningTools } from '../tasks/plan-task.ts'

const heard = { tempo: 119.6, meter: 4, harmony: { root: 4, mode: 'minor' }, genre: 'folk', mood: 'tender' }

/** What an engine elsewhere works with beside its servers, without processes; every two faces are as alike as `score` says. */
export const plainTools = (
  score: number | null,
  clips: ClipProcessor = plainClips(),
): { planning: PlanningTools; finishing: FinishingTools; log: Pick<Logger, 'warn'> } => {
  const sounds = plainSounds()
  return {
    planning: {
      celebrityNames: 'attributes',
      clips,
      sounds,
      pool: { listen: async () => heard, listenToVoice: async () => ({ medianHertz: 110 }) },
    },
    finishing: {
      clips,
      sounds,
      pool: {
        compareFaces: async () => score,
        locateFaces: async () => [],
        renderPortrait: async ({ width, height }) => ({ png: solidPng(width, [30, 60, 90]), width, height }),
      },
      identityThreshold: 0.55,
    },
    log: { warn: () => {} },
  }
}

/** Sources of somebody with one picture and one video. */
const openSources = async () => {
  const dir = await mkdtempDisposable(join(tmpdir(), 'visage-source-'))
  const picture = join(dir.path, 'picture.png')
  const video = join(dir.path, 'video.mp4')
  await writeFile(picture, solidPng(64, [120, 90, 60]))
  await writeFile(video, tinyMp4())
  return { picture, video, [Symbol.asyncDispose]: () => dir.remove() }
}

type Driven = {
  end: Done | Failed
  /** What was saved, step by step, as another process would find it. */
  saved: unknown[]
  stages: string[]
}

type Options = {
  signal?: AbortSignal
  /** Goes on from what was saved instead of starting. */
  from?: unknown
  /** Told every answer; an error that it throws stands for a process that dies before it saves. */
  onAnswer?: (
    answer: { state: string; stage?: string | null; operation?: unknown; preview?: Uint8Array },
    saved: unknown[],
  ) => void | Promise<void>
  source?: Partial<Source>
  wanted?: Run['wanted']
  /** Pictures of a consistency sheet, the best first. */
  likenesses?: SourceRef[]
  /** Is given the ids of all sources that are read. */
  read?: string[]
  /** What a message said that the service calls it; undefined without one. */
  told?: () => string | undefined
}

const asFailed = (error: unknown): Failed => {
  if (!(error instanceof EngineError)) throw error
  return error.toFailed()
}

/** Does to a recipe what the server does to it, without a database. */
export const driveRecipe = async <Kind extends KindName>(
  engine: Engine,
  { kind, input }: { kind: Kind; input: KindInput<Kind> },
  { signal = new AbortController().signal, from, onAnswer, source, told, wanted, likenesses = [], read }: Options = {},
): Promise<Driven> => {
  await using paths = await openSources()
  let remoteId: string | null = null
  const run: Run = {
    jobId: 'job',
    ...(wanted && { wanted }),
    signal,
    findLikenesses: async () => likenesses,
    readRemoteId: async () => told?.() ?? remoteId,
    readSource: async (ref) => {
      const isVideo = ref.from !== 'asset'
      read?.push(ref.id)
      return {
        mimeType: isVideo ? 'video/mp4' : 'image/png',
        kind: isVideo ? null : 'face',
        engine: null,
        recipe: ref.from === 'template' ? { scene: findVideoTemplate(ref.id)?.scene } : null,
        gender: 'female',
        facePrompt: 'green eyes, red hair',
        width: 64,
        height: 64,
        durationSeconds: null,
        readBytes: async () => solidPng(64, [120, 90, 60]),
        openLocal: async () => ({ path: isVideo ? paths.video : paths.picture, [Symbol.asyncDispose]: async () => {} }),
        ...source,
      }
    },
  }
  const recipe = engine.recipes[kind] as Recipe<Kind> | undefined
  if (!recipe) throw new Error(`There is no recipe for ${kind}.`)
  const saved: unknown[] = []
  const stages: string[] = []
  try {
    let operation: unknown = from ?? (await recipe.start(input, run))
    saved.push(structuredClone(operation))
    for (;;) {
      const answer = await recipe.poll(operation, input, run)
      await onAnswer?.(answer, saved)
      if (answer.state !== 'running') return { end: answer, saved, stages }
      if (answer.stage && answer.stage !== stages.at(-1)) stages.push(answer.stage)
      remoteId = answer.remoteId ?? remoteId
      if (answer.operation !== undefined) {
        operation = JSON.parse(JSON.stringify(answer.operation))
        saved.push(structuredClone(operation))
      }
      await Promise.race([
        sleep(Math.min(20, answer.pollAfterMs), undefined, { signal }),
        ...(answer.changed ? [answer.changed] : []),
      ])
    }
  } catch (error) {
    signal.throwIfAborted()
    return { end: asFailed(error), saved, stages }
  }
}
