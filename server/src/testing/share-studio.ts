import type { TaskHooks } from '@visage/studio/pool'
import { openStudioPool } from '../adapters/engines/studio/studio-engine.ts'
import type { Studio } from '../adapters/engines/studio-settings.ts'

/**
 * Of all test files of this process: a thread takes seconds to load the studio, and draws its first people half as fast as
 * later ones.
 */
const { pool, threads } = openStudioPool({ threads: 1, detail: 'rough' })

/** The shared thread, which draws roughly, as a pool of one's own: closing it stops what was asked of it, and nothing else. */
export const shareStudio = (): Studio => {
  const closing = new AbortController()
  const running = new Set<Promise<unknown>>()
  const run = <Hooks extends Pick<TaskHooks, 'signal'>, Result>(
    hooks: Hooks | undefined,
    start: (hooks: Hooks & { signal: AbortSignal }) => Promise<Result>,
  ): Promise<Result> => {
    const signal = hooks?.signal ? AbortSignal.any([hooks.signal, closing.signal]) : closing.signal
    const result = start({ ...(hooks as Hooks), signal })
    const settled = result.catch(() => {}).finally(() => running.delete(settled))
    running.add(settled)
    return result
  }
  return {
    threads,
    pool: {
      renderPortrait: (request, given) => run(given, (hooks) => pool.renderPortrait(request, hooks)),
      renderPicture: (request, given) => run(given, (hooks) => pool.renderPicture(request, hooks)),
      renderPair: (request, given) => run(given, (hooks) => pool.renderPair(request, hooks)),
      assess: (png, given) => run(given, (hooks) => pool.assess(png, hooks)),
      swapFace: (request, given) => run(given, (hooks) => pool.swapFace(request, hooks)),
      locateFaces: (picture, given) => run(given, (hooks) => pool.locateFaces(picture, hooks)),
      readTalker: (request, given) => run(given, (hooks) => pool.readTalker(request, hooks)),
      readGarment: (request, given) => run(given, (hooks) => pool.readGarment(request, hooks)),
      dressPicture: (request, given) => run(given, (hooks) => pool.dressPicture(request, hooks)),
      composeSong: (request, given) => run(given, (hooks) => pool.composeSong(request, hooks)),
      listen: (sound, given) => run(given, (hooks) => pool.listen(sound, hooks)),
      listenToVoice: (sound, given) => run(given, (hooks) => pool.listenToVoice(sound, hooks)),
      compareFaces: (picture, saved, given) => run(given, (hooks) => pool.compareFaces(picture, saved, hooks)),
      async close({ abort = false } = {}) {
        if (abort) closing.abort(new DOMException('The studio is closing.', 'AbortError'))
        await Promise.all(running)
      },
    },
  }
}
