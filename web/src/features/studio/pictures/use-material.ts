import { contract, MAX_UPLOAD, UPLOAD_TYPES } from '@visage/contract'
import type { Material } from '@visage/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { readSession } from '../../../lib/session.ts'

const uploadTimeoutMs = 120_000
const fetchTimeoutMs = 60_000
const megabyte = 1024 * 1024

/** Why a file is not sent at all, or undefined. */
export const refuseFile = ({ type, size }: Pick<File, 'type' | 'size'>): string | undefined => {
  if (!UPLOAD_TYPES.some((known) => known === type)) return 'Please use a PNG, JPEG or WEBP picture.'
  return size > MAX_UPLOAD.bytes ? `Please use a picture of at most ${MAX_UPLOAD.bytes / megabyte} MB.` : undefined
}

/** A picture to work from: brought in by hand, or fetched from a post. */
export const useMaterial = () => {
  const [material, setMaterial] = useState<Material | null>(null)
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const refusal = refuseFile(file)
      if (refusal !== undefined) throw new Error(refusal)
      return call(contract.materials.uploadPicture, { file }, { timeoutMs: uploadTimeoutMs })
    },
    onSuccess: setMaterial,
  })
  const download = useMutation({
    mutationFn: (link: string) =>
      call(
        contract.materials.downloadPicture,
        { body: { user_id: readSession().userId, instagram_url: link } },
        { timeoutMs: fetchTimeoutMs },
      ),
    onSuccess: setMaterial,
  })
  const clear = () => {
    setMaterial(null)
    upload.reset()
    download.reset()
  }
  return {
    material,
    clear,
    upload: upload.mutate,
    download: download.mutateAsync,
    isUploading: upload.isPending,
    isDownloading: download.isPending,
    error: upload.error?.message ?? download.error?.message,
  }
}
