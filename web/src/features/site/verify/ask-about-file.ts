import { contract, MAX_VERIFIED_BYTES } from '@visage/contract'
import { isApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'

/** A slow line takes minutes for a large video. */
const timeoutMs = 10 * 60_000
const bytesPerMegabyte = 1024 * 1024

export type Finding =
  | { kind: 'ours'; madeOn: string }
  | { kind: 'not-ours' }
  /** Fit to show. */
  | { kind: 'failed'; message: string }

/** Asks whether a file was generated here. Its type is read from its bytes, so it goes without one. */
export const askAboutFile = async (file: File, signal: AbortSignal): Promise<Finding> => {
  if (file.size === 0) return { kind: 'failed', message: 'This file is empty. Please choose another one.' }
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
