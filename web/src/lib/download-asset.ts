import { contract } from '@visage/contract'
import { callForFile } from './api.ts'

const timeoutMs = 30_000

/** Fetches the watermarked file of a generated item and saves it. Throws an `ApiError` when it does not come. */
export const downloadAsset = async (id: string): Promise<void> => {
  const { blob, name } = await callForFile(contract.gallery.downloadAsset, { params: { id } }, { timeoutMs })
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
