import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import PQueue from 'p-queue'
import { checkKey } from '../blob-store.ts'
import type { Bucket } from './bucket.ts'

/** How far it is, in files. */
export type Progress = { files: number; copied: number; there: number }

type Options = {
  /** Where the files of a disk store lie. */
  dir: string
  bucket: Pick<Bucket, 'list' | 'put'>
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
}

const atOnce = 8
/** What lies beside the files: on its way in, or copied from elsewhere. */
const passing = /^(?:drafts|copies)\//

const listFiles = async (dir: string): Promise<string[]> =>
  (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)))
    .filter((key) => !passing.test(key) && !key.endsWith('.partial'))

/**
 * Copies the files of a disk store into a bucket and leaves the disk as it is. What lies there with the same size is
 * passed by, so it can be cut off at any time and run again. Throws the first failure once nothing is under way.
 */
export const moveToBucket = async ({ dir, bucket, onProgress, signal }: Options): Promise<Progress> => {
  const keys = await listFiles(dir)
  const stored = new Map<string, number>()
  for await (const { key, bytes } of bucket.list('')) stored.set(key, bytes)
  const progress: Progress = { files: keys.length, copied: 0, there: 0 }
  const failures: unknown[] = []
  const queue = new PQueue({ concurrency: atOnce })
  const copy = async (key: string): Promise<void> => {
    if (signal?.aborted || failures.length > 0) return
    const path = join(dir, key)
    try {
      if (stored.get(key) === (await stat(path)).size) progress.there += 1
      else {
        await bucket.put(checkKey(key), createReadStream(path))
        progress.copied += 1
      }
      onProgress?.({ ...progress })
    } catch (error) {
      failures.push(error)
    }
  }
  for (const key of keys) void queue.add(() => copy(key))
  await queue.onIdle()
  if (failures.length > 0) throw failures[0]
  return progress
}
