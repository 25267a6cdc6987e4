import { availableParallelism } from 'node:os'
import type { RenderOptions } from '../image/picture.ts'
import { openAnsweringThread } from '../threads/answering-thread.ts'
import { createFrameComposer } from './compose-frame.ts'
import type { FrameParts, FramePlan } from './compose-frame.ts'

export type DrawFramesOptions = Pick<RenderOptions, 'onStage'> & {
  /** Threads that draw: 1 or 2, as many as there are cores where it is not told. The frames are the same. */
  threads?: number | undefined
}

type FramesToDraw = {
  parts: FrameParts
  count: number
  planFrame: (index: number) => FramePlan
  /** Share of the work that was done before the first frame. */
  prepared: number
}

/** Frames that the second thread has at once: as many as it draws while a new mouth keeps this one busy. */
const MOST_HANDED = 12

/**
 * Draws all frames of a clip and gives them in their order. This thread plans them, one after the other; the second one
 * draws as many as it can, and this one those that are left. A dozen frames are held at once.
 */
export const drawFrames = async function* (
  { parts, count, planFrame, prepared }: FramesToDraw,
  { onStage, threads = Math.min(2, availableParallelism()) }: DrawFramesOptions,
): AsyncGenerator<Uint8ClampedArray> {
  const compose = createFrameComposer(parts)
  const helper =
    threads > 1
      ? openAnsweringThread<FramePlan, Uint8ClampedArray>({
          url: new URL('./compose-worker.ts', import.meta.url),
          start: parts,
        })
      : undefined
  let handed = 0
  const draw = (plan: FramePlan): Uint8ClampedArray | Promise<Uint8ClampedArray> => {
    if (!helper || handed === MOST_HANDED) return compose(plan)
    handed += 1
    const drawn = helper.ask(plan).finally(() => (handed -= 1))
    // A frame that nobody waits for any more fails unheard.
    drawn.catch(() => {})
    return drawn
  }
  const underWay: ReturnType<typeof draw>[] = []
  try {
    for (let index = 0; index < count; index++) {
      onStage?.('Drawing frames', prepared + ((1 - prepared) * index) / count)
      underWay.push(draw(planFrame(index)))
      const first = underWay.length > (helper ? MOST_HANDED : 0) ? underWay.shift() : undefined
      if (first) yield await first
      await new Promise((resolve) => setImmediate(resolve))
    }
    for (const last of underWay) yield await last
    onStage?.('Done', 1)
  } finally {
    await helper?.close()
  }
}
