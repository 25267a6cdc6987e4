import { contract } from '@visage/contract'
import { callForFile } from './api.ts'
import { saveFile } from './save-file.ts'

const galleryTimeoutMs = 30_000

/** `wav` is for songs alone. */
type Options = { timeoutMs?: number; format?: 'original' | 'wav' }

/**
 * Fetches the watermarked file of a generated item and saves it, within half a minute unless told. Throws an `ApiError`
 * when it does not come.
 */
export const downloadAsset = async (
  id: string,
  { timeoutMs = galleryTimeoutMs, format = 'original' }: Options = {},
): Promise<void> =>
  saveFile(await callForFile(contract.gallery.downloadAsset, { params: { id }, query: { format } }, { timeoutMs }))
