import type { GalleryTab } from '@visage/contract'

/** Every list of the gallery, for invalidating. */
export const GALLERY_KEY = ['gallery'] as const

export const galleryTabKey = (tab: GalleryTab) => [...GALLERY_KEY, tab] as const
