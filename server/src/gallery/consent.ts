import { MATERIAL_CONSENT } from '@visage/contract'
import type { ConsentWay } from '@visage/contract'

/** What a call says about the material that it brings in: a sentence confirmed for it, or nothing but the terms. */
export type Consent = { consentVersion: string; consentWay: ConsentWay }

export const consentOf = (confirmed: string | undefined): Consent => ({
  consentVersion: confirmed ?? MATERIAL_CONSENT.version,
  consentWay: confirmed === undefined ? 'terms' : 'box',
})
