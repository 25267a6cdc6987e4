import { UPLOAD_CONSENT } from '@visage/contract'
import type { ConsentWay } from '@visage/contract'
import { AppError } from '../../lib/app-error.ts'

/** What a call says about the upload that it brings in: a sentence confirmed for it, or nothing but the terms. */
export type Consent = { consentVersion: string; consentWay: ConsentWay }

export const consentOf = (confirmed: string | undefined): Consent => ({
  consentVersion: confirmed ?? UPLOAD_CONSENT.version,
  consentWay: confirmed === undefined ? 'terms' : 'box',
})

export const lostFile = (what: 'file' | 'video' = 'file'): AppError =>
  new AppError('not_found', `This ${what} is no longer there. Please bring it in again.`)
