import type { Context } from '../program/context.ts'
import { AppError } from '../lib/app-error.ts'
import { enqueueClip } from './jobs.ts'
import { findSmallClip } from './template-files.ts'
import type { TemplateCatalogue } from './template-source.ts'

const retryAfterSeconds = 15
/** How long one wish for a clip counts for all that follow. */
const requestMs = 60_000

const requests = new WeakMap<TemplateCatalogue, Map<string, number>>()

const isNewRequest = ({ templates }: Context, id: string): boolean => {
  const known = requests.get(templates) ?? new Map<string, number>()
  requests.set(templates, known)
  const now = Date.now()
  if (now - (known.get(id) ?? -Infinity) < requestMs) return false
  known.set(id, now)
  return true
}

/**
 * The key of a video template's small clip. One that is not there yet is asked for, ahead of those that nobody looks at,
 * and `unavailable` is thrown with when to come back. Throws `not_found` for no template of a video.
 */
export const requestClip = async (ctx: Context, id: string): Promise<string> => {
  const key = await findSmallClip(ctx, id)
  if (key !== undefined) return key
  if (isNewRequest(ctx, id)) await enqueueClip(ctx, id)
  throw new AppError('unavailable', 'This clip is being made. Please look again in a moment.', {
    details: { retry_after_seconds: retryAfterSeconds },
  })
}
