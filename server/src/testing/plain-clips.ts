import sharp from 'sharp'
import { tinyMp4 } from '../engines/fake/tiny-mp4.ts'
import type { Clip, ClipWorkshop } from '../media/clip/clip-workshop.ts'

export type PlainClips = ClipWorkshop & {
  /** How often the mark was drawn. */
  marked: number
}

const clip: Clip = {
  mimeType: 'video/mp4',
  bytes: tinyMp4(),
  width: 64,
  height: 112,
  durationSeconds: 1,
  framesPerSecond: 10,
  hasSound: false,
}

/** A workshop without processes for tests of what is around it: every video is the tiny one. */
export const plainClips = (): PlainClips => ({
  marked: 0,
  probe: async () => ({ ...clip, isPlayable: true }),
  faces: async () => ({ faces: [], atSeconds: 0, width: clip.width, height: clip.height, still: null }),
  poster: async () => {
    const { width, height } = clip
    const bytes = await sharp({ create: { width, height, channels: 3, background: { r: 60, g: 120, b: 90 } } })
      .jpeg()
      .toBuffer()
    return { bytes, mimeType: 'image/jpeg', width, height }
  },
  async watermark() {
    this.marked += 1
    return clip
  },
  mark: async () => clip,
  normalise: async () => clip,
  swapFace: async () => clip,
  animate: async () => clip,
  async close() {},
})
