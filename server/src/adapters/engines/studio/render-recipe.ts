import type { KindInput, KindName } from '@visage/contract'
import type { TaskHooks } from '@visage/studio/pool'
import type { Done, Model, Recipe, Run, Running } from '../engine.ts'

const pollAfterMs = 200
/** Goes up when the same identity and scene give other bytes than before. */
export const RENDER_VERSION = 39

const STUDIO: Model = { name: 'Visage Studio', licence: 'Apache-2.0', isCommercial: true, barredTerritories: [] }

/** What was made, before it is said by whom. */
type Made = Omit<Done, 'state' | 'model' | 'costUsd'>

/** An operation that this process may have under way. */
type Rendered = { renderId: string }

/** How a render is told to stop, and how it tells how far it is. */
export type RenderHooks = Required<Pick<TaskHooks, 'signal' | 'onProgress'>>

type RenderRecipeOptions<Kind extends KindName, Op extends Rendered> = {
  /** Seconds that one result usually takes here. */
  typicalSeconds: number
  /** Decides everything that the bytes depend on. */
  decide: (input: KindInput<Kind>, run: Run) => Promise<Op>
  /** Makes what was decided; the same operation gives the same bytes. */
  make: (operation: Op, hooks: RenderHooks, run: Run) => Promise<Made>
}

type Work = {
  stop: AbortController
  stage: string
  share: number
  /** Set when it is over. */
  end: { done: Made } | { error: unknown } | null
}

/**
 * A recipe whose work goes on in this process between polls. An operation that this process does not know of begins
 * anew, to the same bytes.
 */
export const createRenderRecipe = <Kind extends KindName, Op extends Rendered>({
  typicalSeconds,
  decide,
  make,
}: RenderRecipeOptions<Kind, Op>): Recipe<Kind, Op> => {
  const works = new Map<string, Work>()

  const forget = (renderId: string) => {
    works.get(renderId)?.stop.abort()
    works.delete(renderId)
  }

  const begin = (operation: Op, run: Run): Work => {
    const stop = new AbortController()
    const work: Work = { stop, stage: 'Getting ready', share: 0, end: null }
    // Drawn is not done: what is left is to compare the face and to store the result.
    const onProgress = (stage: string, share: number) => share < 1 && Object.assign(work, { stage, share })
    make(operation, { signal: stop.signal, onProgress }, run).then(
      (done) => (work.end = { done }),
      (error: unknown) => (work.end = { error }),
    )
    return work
  }

  const findOrBegin = (operation: Op, run: Run): Work => {
    const known = works.get(operation.renderId)
    if (known) return known
    const work = begin(operation, run)
    works.set(operation.renderId, work)
    run.signal.addEventListener('abort', () => forget(operation.renderId), { once: true })
    return work
  }

  return {
    typicalSeconds,
    models: [STUDIO],
    start: decide,
    async poll(operation, _input, run) {
      const { stage, share, end } = findOrBegin(operation, run)
      if (!end) return { state: 'running', progress: share * 100, stage, pollAfterMs } satisfies Running<Op>
      works.delete(operation.renderId)
      if ('error' in end) throw end.error
      return { state: 'done', ...end.done, model: STUDIO, costUsd: null }
    },
    async cancel({ renderId }) {
      forget(renderId)
    },
  }
}
