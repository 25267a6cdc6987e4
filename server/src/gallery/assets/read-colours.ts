import { readColours } from '../../adapters/media/picture/read-colours.ts'
import type { Context } from '../../program/context.ts'
import { defineJob } from '../../program/define-job.ts'
import { listColourless, saveColours } from './store.ts'

const batchSize = 100

/** Colours of one small picture; none of one that is gone or cannot be read, which is not tried again. */
const coloursOf = async (
  { blobs, log }: Context,
  { id, thumbnailKey }: { id: string; thumbnailKey: string | null },
) => {
  if (thumbnailKey === null) return []
  try {
    return await readColours(await blobs.read(thumbnailKey))
  } catch (error) {
    // A store that is away for a while has its files later.
    if (await blobs.has(thumbnailKey)) log.warn({ err: error, asset: id }, 'the colours of a picture could not be read')
    return []
  }
}

/** Reads the colours of what was stored before they were read at once, the newest first. */
export const readMissingColours = async (ctx: Context, signal?: AbortSignal): Promise<void> => {
  for (;;) {
    const some = await listColourless(ctx.db, batchSize)
    for (const asset of some) {
      signal?.throwIfAborted()
      await saveColours(ctx.db, { id: asset.id, colours: await coloursOf(ctx, asset) })
    }
    if (some.length < batchSize) return
  }
}

export const readMissingColoursJob = defineJob({
  name: 'read-missing-colours',
  options: { concurrency: 1, retryLimit: 2, retryDelaySeconds: 60, expireSeconds: 3600, schedule: '*/5 * * * *' },
  handle: (ctx, _payload, signal) => readMissingColours(ctx, signal),
})
