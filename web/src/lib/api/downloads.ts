import { contract } from '@visage/contract'
import type { DownloadFormat } from '@visage/contract'
import { callForFile } from './call.ts'

/** Has the browser save a file. */
export const saveFile = ({ blob, name }: { blob: Blob; name: string }): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Has the browser save what an address sends, which it writes to disk as it comes. */
export const saveFrom = (url: string): void => {
  const link = document.createElement('a')
  link.href = url
  // With this attribute a refusal shows among the downloads and does not take the page's place.
  link.download = ''
  link.click()
}

const galleryTimeoutMs = 30_000

/** `wav` is for songs alone, `srt` and `vtt` for what is said in a video. */
type Options = { timeoutMs?: number; format?: DownloadFormat }

/**
 * Fetches the watermarked file of a generated item and saves it, within half a minute unless told. When it does not come
 * that is logged, and an `ApiError` thrown for the person to be told.
 */
export const downloadAsset = async (
  id: string,
  { timeoutMs = galleryTimeoutMs, format = 'original' }: Options = {},
): Promise<void> => {
  const request = { params: { id }, query: { format } }
  const file = await callForFile(contract.gallery.downloadAsset, request, { timeoutMs }).catch((error: unknown) => {
    console.warn('A download failed.', error)
    throw error
  })
  saveFile(file)
}
