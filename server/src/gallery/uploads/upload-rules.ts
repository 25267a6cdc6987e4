import { UPLOAD_CONSENT } from '@visage/contract'
import type { ConsentWay } from '@visage/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../lib/app-error.ts'
import { countUploadsSince } from './store.ts'
import { hourMs } from '../../lib/time.ts'

const maxPerHour = 120

/** Throws `rate_limited` for a person who has brought in very much within an hour. */
export const refuseUploadFlood = async ({ db, clock }: Context, userId: string): Promise<void> => {
  const since = new Date(clock.now().getTime() - hourMs)
  if ((await countUploadsSince(db, { userId, since })) < maxPerHour) return
  throw new AppError('rate_limited', 'That is a lot of files. Please wait an hour.', {
    details: { retry_after_seconds: hourMs / 1000 },
  })
}

/** What a call says about the upload that it brings in: a sentence confirmed for it, or nothing but the terms. */
export type Consent = { consentVersion: string; consentWay: ConsentWay }

export const consentOf = (confirmed: string | undefined): Consent => ({
  consentVersion: confirmed ?? UPLOAD_CONSENT.version,
  consentWay: confirmed === undefined ? 'terms' : 'box',
})

export const lostFile = (what: 'file' | 'video' = 'file'): AppError =>
  new AppError('not_found', `This ${what} is no longer there. Please bring it in again.`)
