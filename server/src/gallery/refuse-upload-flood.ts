import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { countUploadsSince } from './upload-store.ts'

const hourMs = 60 * 60 * 1000
const maxPerHour = 120

/** Throws `rate_limited` for a person who has brought in very much within an hour. */
export const refuseUploadFlood = async ({ db, clock }: Context, userId: string): Promise<void> => {
  const since = new Date(clock.now().getTime() - hourMs)
  if ((await countUploadsSince(db, { userId, since })) < maxPerHour) return
  throw new AppError('rate_limited', 'That is a lot of files. Please wait an hour.', {
    details: { retry_after_seconds: hourMs / 1000 },
  })
}
