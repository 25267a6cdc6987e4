import { z } from 'zod'

/** What a person declares about material before it is taken; a changed sentence gets another version. */
export const MATERIAL_CONSENT = {
  version: 'material-2026-11',
  sentence:
    'I own this or have permission to use it. Everybody whose face, body or voice can be recognised in it is of age and has agreed to be used in AI-generated content.',
} as const

/** What is told while that is missing. */
export const CONSENT_MISSING = 'Please confirm that you may use this.'

/** The version of the sentence that was confirmed. */
export const materialConsent = z.literal(MATERIAL_CONSENT.version, CONSENT_MISSING)
export type MaterialConsent = z.output<typeof materialConsent>

/** `box`: confirmed for this very material; `terms`: brought in by a call that names none, under the terms alone. */
export type ConsentWay = 'box' | 'terms'
