import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { wantClip } from './jobs.ts'
import { findTemplateClip } from './template-files.ts'
import type { TemplateSource } from './template-source.ts'

const retryAfterSeconds = 15
/** How long one wish for a clip counts for all that follow. */
const wishMs = 60_000

const wishes = new WeakMap<TemplateSource, Map<string, number>>()

const isNewWish = ({ templates }: Context, id: string): boolean => {
  const known = wishes.get(templates) ?? new Map<string, number>()
  wishes.set(templates, known)
  const now = Date.now()
  if (now - (known.get(id) ?? -Infinity) < wishMs) return false
  known.set(id, now)
  return true
}

/**
 * The key of a video template's small clip. One that is not there yet is asked for, ahead of those that nobody looks at,
 * and `unavailable` is thrown with when to come back. Throws `not_found` for no template of a video.
 */
export const askForClip = async (ctx: Context, id: string): Promise<string> => {
  const key = await findTemplateClip(ctx, { id, size: 'small' })
  if (key !== undefined) return key
  if (isNewWish(ctx, id)) await wantClip(ctx, id)
  throw new AppError('unavailable', 'This clip is being made. Please look again in a moment.', {
    details: { retry_after_seconds: retryAfterSeconds },
  })
}
