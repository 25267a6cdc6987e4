import type { Container } from './container.ts'
import { JPEG } from './jpeg.ts'
import { MP3 } from './mp3.ts'
import { MP4 } from './mp4.ts'
import { PNG } from './png.ts'
import { WAV } from './wav.ts'
import { WEBP } from './webp.ts'

const CONTAINERS: Record<string, Container> = {
  'image/png': PNG,
  'image/jpeg': JPEG,
  'image/webp': WEBP,
  'video/mp4': MP4,
  'audio/mpeg': MP3,
  'audio/wav': WAV,
}

/** How files of a type are taken apart; undefined for types that carry no packet here. */
export const findContainer = (mimeType: string): Container | undefined => CONTAINERS[mimeType]
