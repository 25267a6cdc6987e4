import type { Context } from '../context.ts'
import { listUnknownFiles } from './orphan-store.ts'

const batchSize = 1000
/** Longer than any generation or upload takes from its first file to its row. */
const waitMs = 24 * 60 * 60 * 1000

/** Erases files that no row knows: what a process left that died between a file and its row. */
export const eraseOrphans = async ({ db, blobs, log }: Context): Promise<void> => {
  let keys: string[] = []
  const erase = async () => {
    for (const key of await listUnknownFiles(db, keys)) {
      log.info({ key }, 'erased a file that nothing knew')
      await blobs.remove(key)
    }
    keys = []
  }
  for await (const key of blobs.listOld(waitMs)) {
    keys.push(key)
    if (keys.length === batchSize) await erase()
  }
  await erase()
}
