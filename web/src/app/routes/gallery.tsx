import { useQueryClient } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { GalleryScreen } from '../../features/gallery/components/gallery-screen.tsx'
import { forgetAsset } from '../../features/studio/forget-asset.ts'

export const meta: MetaFunction = () => [{ title: 'Gallery · Visage' }]

const Gallery = () => {
  const queryClient = useQueryClient()
  return <GalleryScreen onDeleted={(id) => void forgetAsset(queryClient, id)} />
}

export default Gallery
