import { describe } from '@visage/studio/identity'
import type { RenderedPortrait, StudioPool } from '@visage/studio/pool'
import type { Done, Recipe, Running } from '../engine.ts'
import { decidePortrait } from './portrait-operation.ts'
import type { PortraitOperation } from './portrait-operation.ts'

const sizePixels = 1024
const pollAfterMs = 200
const typicalSeconds = 4
/** Goes up when the same identity and scene give other bytes than before. */
const renderVersion = 1

type Render = {
  stop: AbortController
  stage: string
  share: number
  /** Set when it is over. */
  end: { picture: RenderedPortrait } | { error: unknown } | null
}

const beginRender = (pool: StudioPool, { identity, scene }: PortraitOperation): Render => {
  const stop = new AbortController()
  const render: Render = { stop, stage: 'Getting ready', share: 0, end: null }
  const onProgress = (stage: string, share: number) => Object.assign(render, { stage, share })
  pool
    .renderPortrait({ identity, scene, width: sizePixels, height: sizePixels }, { signal: stop.signal, onProgress })
    .then(
      (picture) => (render.end = { picture }),
      (error: unknown) => (render.end = { error }),
    )
  return render
}

const describeResult = ({ png, width, height }: RenderedPortrait, operation: PortraitOperation): Done => {
  const { identity, scene, seed, hints } = operation
  return {
    state: 'done',
    artifact: { bytes: png, mimeType: 'image/png', width, height, durationSeconds: null },
    recipe: { identity, scene, seed, renderVersion },
    facePrompt: describe(identity),
    hints,
  }
}

/** Faces rendered by the studio's pool. A render that this process does not know of begins anew, to the same bytes. */
export const createFaceRecipe = (pool: StudioPool): Recipe<'face', PortraitOperation> => {
  const renders = new Map<string, Render>()

  const forget = (renderId: string) => {
    renders.get(renderId)?.stop.abort()
    renders.delete(renderId)
  }
  const findOrBegin = (operation: PortraitOperation, signal: AbortSignal): Render => {
    const known = renders.get(operation.renderId)
    if (known) return known
    const render = beginRender(pool, operation)
    renders.set(operation.renderId, render)
    signal.addEventListener('abort', () => forget(operation.renderId), { once: true })
    return render
  }

  return {
    typicalSeconds,
    start: async (input) => decidePortrait(input),
    async poll(operation, _input, { signal }) {
      const { stage, share, end } = findOrBegin(operation, signal)
      if (!end)
        return { state: 'running', progress: share * 100, stage, pollAfterMs } satisfies Running<PortraitOperation>
      renders.delete(operation.renderId)
      if ('error' in end) throw end.error
      return describeResult(end.picture, operation)
    },
    async cancel({ renderId }) {
      forget(renderId)
    },
  }
}
