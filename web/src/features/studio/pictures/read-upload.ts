import { contract } from '@visage/contract'
import type { OutputOf } from '@visage/contract'
import { call } from '../../../lib/api.ts'

type Upload = OutputOf<typeof contract.materials.readUpload>

/** How to read again what was brought in, for material of one sort. */
export const uploadReader =
  <Of extends Upload>(isOfSort: (upload: Upload) => upload is Of) =>
  async (id: string, signal: AbortSignal): Promise<Of> => {
    const upload = await call(contract.materials.readUpload, { params: { id } }, { signal })
    if (isOfSort(upload)) return upload
    throw new Error('This file is of another sort than it was. Please bring it in again.')
  }
