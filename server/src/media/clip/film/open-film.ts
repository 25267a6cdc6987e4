import { Demuxer } from 'node-av/api'
import { AV_DISPOSITION_ATTACHED_PIC, AVMEDIA_TYPE_VIDEO } from 'node-av/constants'
import type { Stream } from 'node-av/lib'
import { ClipRefusedError } from '../clip-refused-error.ts'
import type { ClipFacts } from '../clip-workshop.ts'
import { CLIP_LIMITS } from '../clip-workshop.ts'
import { uprightFilter } from './upright-filter.ts'

/** Containers that are read. Playlists and lists of files are not: they could name any file or address. */
const FORMATS = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,mpeg,flv,ogg,asf'
const MIME_TYPES: readonly [format: string, mimeType: string][] = [
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['avi', 'video/x-msvideo'],
  ['mpegts', 'video/mp2t'],
]
const fewestPixels = 16

const unreadable = 'This file cannot be read as a video. Please use an MP4, MOV or WEBM video.'
const noPicture = 'This file has no moving picture. Please use a video.'
const tooSmall = `This video is smaller than ${fewestPixels} pixels a side. Please use a larger one.`
const tooLarge = 'This video is larger than full HD (1920 x 1080). Please send a smaller one.'
const tooLong = `This video is longer than ${CLIP_LIMITS.seconds} seconds. Please send a shorter one.`

/** A video of a minute lasts a little longer by its last frame and its sound. */
const slackSeconds = 0.5

export type Film = {
  demuxer: Demuxer
  video: Stream
  facts: ClipFacts
  /** Turns decoded frames into upright ones with square pixels, even sides and standard colours. */
  filter: string
  close: () => Promise<void>
}

/** Opens a file, and nothing that it may refer to. Throws a {@link ClipRefusedError} for what is no video. */
export const openFilm = async (path: string): Promise<Film> => {
  const demuxer = await openDemuxer(path)
  try {
    const video = demuxer.streams.find(isMoving)
    if (!video) throw new ClipRefusedError(noPicture)
    const { width, height, filter } = uprightFilter(video)
    if (width < fewestPixels || height < fewestPixels) throw new ClipRefusedError(tooSmall, 'too-small')
    if (width * height > CLIP_LIMITS.pixels || Math.max(width, height) > CLIP_LIMITS.sidePixels)
      throw new ClipRefusedError(tooLarge, 'too-large')
    const rate = video.avgFrameRate
    const facts: ClipFacts = {
      mimeType: MIME_TYPES.find(([format]) => demuxer.formatName.includes(format))?.[1] ?? 'video/x-matroska',
      width,
      height,
      durationSeconds: checkedLength(demuxer.duration),
      framesPerSecond: rate.den > 0 ? rate.num / rate.den : 0,
      hasSound: demuxer.audio() !== undefined,
    }
    return { demuxer, video, facts, filter, close: () => demuxer.close() }
  } catch (error) {
    await demuxer.close()
    throw error
  }
}

/** The length, or 0 where the file does not say. Throws a {@link ClipRefusedError} for too much. */
export const checkedLength = (seconds: number): number => {
  if (seconds > CLIP_LIMITS.seconds + slackSeconds) throw new ClipRefusedError(tooLong, 'too-long')
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0
}

/** Covers of albums are pictures that do not move. */
const isMoving = ({ codecpar, disposition }: Stream): boolean =>
  codecpar.codecType === AVMEDIA_TYPE_VIDEO && (disposition & AV_DISPOSITION_ATTACHED_PIC) === 0

export const openDemuxer = async (path: string): Promise<Demuxer> => {
  try {
    return await Demuxer.open(path, { options: { protocol_whitelist: 'file', format_whitelist: FORMATS } })
  } catch (error) {
    throw new ClipRefusedError(unreadable, 'unreadable', { cause: error })
  }
}
