import { contract } from '@visage/contract'
import { callForFile } from './api.ts'
import { saveFile } from './save-file.ts'

const timeoutMs = 30_000

/** Fetches the watermarked file of a generated item and saves it. Throws an `ApiError` when it does not come. */
export const downloadAsset = async (id: string): Promise<void> =>
  saveFile(await callForFile(contract.gallery.downloadAsset, { params: { id } }, { timeoutMs }))
