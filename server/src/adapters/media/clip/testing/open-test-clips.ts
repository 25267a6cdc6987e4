import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClipProcessor } from '../clip-processor.ts'
import { openClipProcessor } from '../open-clip-processor.ts'

/** A processor that works in a folder of its own, for as long as it is used. */
export const openTestClips = async (): Promise<ClipProcessor & AsyncDisposable> => {
  const dir = await mkdtempDisposable(join(tmpdir(), 'visage-test-clips-'))
  const clips = await openClipProcessor({ dir: dir.path })
  return {
    ...clips,
    async [Symbol.asyncDispose]() {
      await clips.close()
      await dir.remove()
    },
  }
}
