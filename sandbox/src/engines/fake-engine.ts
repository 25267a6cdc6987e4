import { setTimeout as sleep } from 'node:timers/promises'
import { KIND_NAMES, KINDS } from '@visage/contract'
import type { Kind, KindInput, KindName } from '@visage/contract'
import type { Artifact, Done, Engine, Failed, Model, Recipe, Running } from '@visage/server/engines/engine'
import { solidPng, tinyMp4, tinyWav } from './tiny-files.ts'

/** How one try of a job goes. */
export type FakeScript = {
  /** How long it works before it ends. */
  workMs?: number
  stages?: readonly string[]
  /** How it ends; done unless told. */
  end?: 'done' | 'never' | Failed
  /** Thrown by `start` or `poll` instead of an answer. */
  startError?: Error
  pollError?: Error
  /** Whether `poll` never answers and does not listen to its signal. */
  isDeaf?: boolean
  /** Sent in place of the usual file. */
  artifact?: Partial<Artifact>
}

type FakeCall = { call: 'start' | 'poll' | 'cancel'; jobId: string }

type Operation = { jobId: string; startedAtMs: number; attempt: number }

export type FakeEngine = Engine & {
  /** Every call so far, in order. */
  calls: FakeCall[]
  /** Whether it moves the lips of existing videos. */
  isDubbing: boolean
}

type Options = {
  /** What happens to a job, by its input and the number of the try, from 1. */
  script?: (input: KindInput<KindName>, attempt: number) => FakeScript
  /** How many jobs of each line at once. */
  concurrency?: number
}

const MODEL: Model = { name: 'One colour', licence: 'CC0-1.0', isCommercial: true, barredTerritories: [] }
const size = 64
const pollAfterMs = 20

const picture = (): Artifact => ({
  bytes: solidPng(size, [200, 120, 90]),
  mimeType: 'image/png',
  width: size,
  height: size,
  durationSeconds: null,
})

const clip = (): Artifact => ({ bytes: tinyMp4(), mimeType: 'video/mp4', width: 64, height: 112, durationSeconds: 1 })

const sound = (): Artifact => ({
  bytes: tinyWav(),
  mimeType: 'audio/wav',
  width: null,
  height: null,
  durationSeconds: 1,
})

const ARTIFACTS: Record<Kind['medium'], () => Artifact> = { image: picture, video: clip, audio: sound }

const describeWork = (script: FakeScript, elapsedMs: number): Running<Operation> => {
  const { workMs = 0, stages = ['Working'] } = script
  const share = workMs > 0 ? Math.min(0.99, elapsedMs / workMs) : 0.5
  const stage = stages[Math.floor(share * stages.length)] ?? null
  return { state: 'running', progress: share * 100, stage, pollAfterMs }
}

const deliver = (script: FakeScript, operation: Operation, medium: Kind['medium']): Done | Failed =>
  typeof script.end === 'object'
    ? script.end
    : {
        state: 'done',
        artifact: { ...ARTIFACTS[medium](), ...script.artifact },
        recipe: { operation },
        facePrompt: 'a face of one colour',
        identityScore: null,
        hints: [{ words: 'gibberish', fate: 'missing', how: null }],
        model: MODEL,
        costUsd: 0.25,
      }

/** An engine that does as it is told, for tests: it works, fails, hangs or dawdles by a script. */
export const createFakeEngine = ({ script = () => ({}), concurrency = 4 }: Options = {}): FakeEngine => {
  const calls: FakeCall[] = []
  const attempts = new Map<string, number>()
  const recipeFor = (kind: KindName): Recipe<KindName, Operation> => ({
    typicalSeconds: 3,
    models: [MODEL],
    dubs: () => engine.isDubbing,
    async start(input, { jobId }) {
      calls.push({ call: 'start', jobId })
      const attempt = (attempts.get(jobId) ?? 0) + 1
      attempts.set(jobId, attempt)
      const { startError } = script(input, attempt)
      if (startError) throw startError
      return { jobId, startedAtMs: Date.now(), attempt }
    },
    async poll(operation, input) {
      calls.push({ call: 'poll', jobId: operation.jobId })
      const told = script(input, operation.attempt)
      if (told.pollError) throw told.pollError
      if (told.isDeaf) await sleep(2 ** 31 - 1, undefined, { ref: false })
      const elapsedMs = Date.now() - operation.startedAtMs
      const isOver = told.end !== 'never' && elapsedMs >= (told.workMs ?? 0)
      return isOver ? deliver(told, operation, KINDS[kind].medium) : describeWork(told, elapsedMs)
    },
    async cancel(operation) {
      calls.push({ call: 'cancel', jobId: operation.jobId })
    },
  })
  const engine: FakeEngine = {
    name: 'fake',
    concurrency: { quick: concurrency, long: concurrency },
    calls,
    isDubbing: true,
    recipes: Object.fromEntries(KIND_NAMES.map((kind) => [kind, recipeFor(kind)])),
    async check() {},
    async close() {},
  }
  return engine
}
