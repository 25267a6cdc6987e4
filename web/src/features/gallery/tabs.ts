import type { GalleryItem, GalleryTab } from '@visage/contract'

type TabLook = {
  label: string
  /** What one item is called. */
  noun: string
  medium: 'image' | 'video' | 'audio'
  /** Whether its items can be downloaded, watermarked. */
  canDownload: boolean
  /** Width to height of the frames. */
  ratio: string
  /** Where the first item is made. */
  make: { label: string; path: string }
}

export const TABS: Record<GalleryTab, TabLook> = {
  faces: {
    label: 'Faces',
    noun: 'face',
    medium: 'image',
    canDownload: false,
    ratio: '1',
    make: { label: 'Generate Faces', path: '/face' },
  },
  images: {
    label: 'Images',
    noun: 'image',
    medium: 'image',
    canDownload: true,
    ratio: '4 / 5',
    make: { label: 'Generate Images', path: '/image' },
  },
  videos: {
    label: 'Videos',
    noun: 'video',
    medium: 'video',
    canDownload: true,
    ratio: '9 / 16',
    make: { label: 'Generate Videos', path: '/video' },
  },
  cloth: {
    label: 'Cloth',
    noun: 'image',
    medium: 'image',
    canDownload: true,
    ratio: '4 / 5',
    make: { label: 'Generate Images', path: '/clothSwap' },
  },
  imgTovideo: {
    label: 'ImgToVideo',
    noun: 'video',
    medium: 'video',
    canDownload: true,
    ratio: '9 / 16',
    make: { label: 'Generate Image to Video', path: '/Imagetovideo' },
  },
  audio: {
    label: 'Audio',
    noun: 'song',
    medium: 'audio',
    canDownload: false,
    ratio: 'auto',
    make: { label: 'Generate Music', path: '/AIMusic' },
  },
}

/** The address of an item's file, whichever kind it is. */
export const mediaUrlOf = (item: GalleryItem): string => {
  const url = item.image_url ?? item.gen_image_url ?? item.video_url ?? item.audio_url
  if (url === undefined) throw new Error(`The gallery item ${item.id} has no file.`)
  return url
}

export const promptOf = (item: GalleryItem): string => item.prompt ?? item.face_prompt ?? ''
