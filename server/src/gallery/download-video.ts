import type { VideoMaterial } from '@visage/contract'
import type { Context } from '../context.ts'
import { addVideo } from './add-video.ts'
import type { Consent } from './consent.ts'
import { fetchFromLink } from './fetch-from-link.ts'

type Wanted = { userId: string; address: string; consent: Consent; signal: AbortSignal }

/** Fetches the video of a public post and keeps it as material. Throws `link_failed` when it cannot be had. */
export const downloadVideo = async (
  ctx: Context,
  { userId, address, consent, signal }: Wanted,
): Promise<VideoMaterial> => {
  await using draft = await ctx.blobs.openDraft()
  await fetchFromLink(ctx, 'Please provide a valid Instagram link.', () =>
    ctx.links.fetchVideo(address, { path: draft.path, signal }),
  )
  return await addVideo(ctx, { userId, draft, consent, sourceUrl: address, signal })
}
