import { contract, EMPTY_FILE, MAX_VERIFIED_BYTES } from '@visage/contract'
import { isApiError, sentenceOf } from '../../lib/api/api-error.ts'
import { call } from '../../lib/api/call.ts'
import { findFieldErrors, readFieldErrors } from '../../lib/api/field-errors.ts'

export type ContactMessage = { name: string; email: string; message: string }
type Sent = { isSent: true } | { isSent: false; fields: Partial<ContactMessage> }

/** What is wrong with a contact message, field by field. */
export const checkContactMessage = (body: ContactMessage) =>
  findFieldErrors(contract.site.sendContactMessage.body, body)

/** Sends what the contact form holds; answers which fields the server did not take. */
export const sendMessage = async (body: ContactMessage): Promise<Sent> => {
  try {
    await call(contract.site.sendContactMessage, { body })
    return { isSent: true }
  } catch (error) {
    return { isSent: false, fields: readFieldErrors(error, ['name', 'email', 'message']) ?? {} }
  }
}

/** Whether this installation blocks saving and sharing, as it does developer tools. */
export const isProtectionOn = async (signal: AbortSignal): Promise<boolean> =>
  (await call(contract.site.readSettings, {}, { signal })).block_devtools

/** A slow line takes minutes for a large video. */
const timeoutMs = 10 * 60_000
const bytesPerMegabyte = 1024 * 1024

export type Finding =
  | { kind: 'ours'; madeOn: string }
  | { kind: 'not-ours' }
  /** Fit to show. */
  | { kind: 'failed'; message: string }

/** Asks whether a file was generated here. Its type is read from its bytes, so it goes without one. */
export const requestVerification = async (file: File, signal: AbortSignal): Promise<Finding> => {
  if (file.size === 0) return { kind: 'failed', message: EMPTY_FILE }
  if (file.size > MAX_VERIFIED_BYTES)
    return {
      kind: 'failed',
      message: `This file is too large. Please use one of at most ${MAX_VERIFIED_BYTES / bytesPerMegabyte} MB.`,
    }
  try {
    const sent = { file: file.slice(0, file.size, 'application/octet-stream') }
    const { from_here: isOurs, made_on: madeOn } = await call(contract.provenance.verifyFile, sent, {
      signal,
      timeoutMs,
    })
    return isOurs && madeOn ? { kind: 'ours', madeOn } : { kind: 'not-ours' }
  } catch (error) {
    if (isApiError(error)) return { kind: 'failed', message: error.message }
    throw error
  }
}

type Joined = { isTaken: boolean; text: string }

/** Leaves an address for the newsletter; answers what the server says, or `fallback`. Throws when there is no answer. */
export const joinNewsletter = async (email: string, fallback: string): Promise<Joined> => {
  try {
    const { message } = await call(contract.site.joinNewsletter, { body: { email } })
    return { isTaken: true, text: message }
  } catch (error) {
    if (isApiError(error) && error.status > 0) return { isTaken: false, text: sentenceOf(error, fallback) }
    throw error
  }
}
