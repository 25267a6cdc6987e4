import type { GalleryItem, GalleryTab } from '@visage/contract'
import { clientOnlyPaths, PATHS } from '../../lib/paths.ts'

/** Screens that go on with something that was made. */
export const MAKERS = {
  image: { label: 'Make an image', path: PATHS.image },
  video: { label: 'Make a video', path: PATHS.video },
  'image-to-video': { label: 'Make it move', path: PATHS.imageToVideo },
  cloth: { label: 'Change clothes', path: '/clothSwap' },
} as const
export type Maker = keyof typeof MAKERS

const MAKERS_OF: Partial<Record<GalleryTab, readonly Maker[]>> = {
  faces: ['image', 'video'],
  images: ['image-to-video', 'cloth'],
  cloth: ['image-to-video', 'cloth'],
}

/** Where items of a tab can be carried to in this Visage, the likeliest first. */
export const makersOf = (tab: GalleryTab): readonly Maker[] =>
  (MAKERS_OF[tab] ?? []).filter((maker) => clientOnlyPaths.includes(MAKERS[maker].path))

/** Carries an item into a screen and opens that. */
export type UseIn = (item: GalleryItem, maker: Maker) => void
