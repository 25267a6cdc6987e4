import type { GalleryTab, KindName } from '@visage/contract'

/** Where each kind is shown, and under which name the address of its file goes. */
export const SHELVES = {
  face: { tab: 'faces', addressField: 'image_url' },
  image: { tab: 'images', addressField: 'image_url' },
  video: { tab: 'videos', addressField: 'video_url' },
  cloth: { tab: 'cloth', addressField: 'gen_image_url' },
  'image-to-video': { tab: 'imgTovideo', addressField: 'video_url' },
  music: { tab: 'audio', addressField: 'audio_url' },
} as const satisfies Record<
  KindName,
  { tab: GalleryTab; addressField: 'image_url' | 'gen_image_url' | 'video_url' | 'audio_url' }
>

/** The kinds that a tab shows. */
export const kindsOfTab = (tab: GalleryTab): KindName[] =>
  (Object.keys(SHELVES) as KindName[]).filter((kind) => SHELVES[kind].tab === tab)
