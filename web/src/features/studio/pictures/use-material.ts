import type { Material } from '@visage/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

/** Where a sort of material comes from. Each throws what can be shown. */
export type MaterialSource<Of extends Material> = {
  upload: (file: File) => Promise<Of>
  download: (link: string) => Promise<Of>
}

/** Something to work from: brought in by hand, or fetched from a post. */
export const useMaterial = <Of extends Material>(source: MaterialSource<Of>) => {
  const [material, setMaterial] = useState<Of | null>(null)
  const upload = useMutation({ mutationFn: source.upload, onSuccess: setMaterial })
  const download = useMutation({ mutationFn: source.download, onSuccess: setMaterial })
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
