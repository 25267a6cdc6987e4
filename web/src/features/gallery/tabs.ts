import type { GalleryTab } from '@visage/contract'

type TabLook = {
  label: string
  /** What one item is called. */
  noun: string
  medium: 'image' | 'video' | 'audio'
  /** Width to height of the frames, of items of unknown size where each keeps its own. */
  shape: number
  /** Frames have the shape of what they hold, in rows of one height. */
  keepsShape?: boolean
  /** Whether its items can be downloaded, watermarked. */
  canDownload: boolean
  /** An item can be made again with other details. */
  canVary?: boolean
  /** Where the first item is made. */
  make: { label: string; path: string }
}

export const TABS: Record<GalleryTab, TabLook> = {
  faces: {
    label: 'Faces',
    noun: 'face',
    medium: 'image',
    canDownload: false,
    shape: 1,
    make: { label: 'Generate Faces', path: '/face' },
  },
  images: {
    label: 'Images',
    noun: 'image',
    medium: 'image',
    shape: 4 / 5,
    keepsShape: true,
    canDownload: true,
    canVary: true,
    make: { label: 'Generate Images', path: '/image' },
  },
  videos: {
    label: 'Videos',
    noun: 'video',
    medium: 'video',
    shape: 9 / 16,
    canDownload: true,
    make: { label: 'Generate Videos', path: '/video' },
  },
  cloth: {
    label: 'Cloth',
    noun: 'image',
    medium: 'image',
    shape: 4 / 5,
    keepsShape: true,
    canDownload: true,
    make: { label: 'Generate Images', path: '/clothSwap' },
  },
  imgTovideo: {
    label: 'ImgToVideo',
    noun: 'video',
    medium: 'video',
    shape: 9 / 16,
    canDownload: true,
    make: { label: 'Generate Image to Video', path: '/Imagetovideo' },
  },
  audio: {
    label: 'Audio',
    noun: 'song',
    medium: 'audio',
    canDownload: false,
    shape: 1,
    make: { label: 'Generate Music', path: '/AIMusic' },
  },
}
