import type { Demuxer } from 'node-av/api'
import {
  AV_DISPOSITION_ATTACHED_PIC,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants'
import type { Stream } from 'node-av/lib'
import { openDemuxer } from '../../demuxer.ts'
import { CLIP_LIMITS, ClipRefusedError } from '../clip-processor.ts'
import type { ClipFacts } from '../clip-processor.ts'

type UprightFilter = { width: number; height: number; filter: string }

/** From here on, files that do not name their colours mean those of high definition. */
const highDefinitionLines = 720
const TONE_MAPPING =
  'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv'

/** The turns that a camera has noted beside the picture, as FFmpeg's own program reads them. */
const turnsOf = (matrix: readonly number[]): string[] => {
  const degrees = (Math.round((Math.atan2(matrix[1] ?? 0, matrix[0] ?? 0) * 180) / Math.PI) + 360) % 360
  if (degrees === 90) return [`transpose=${(matrix[3] ?? 0) > 0 ? 'cclock_flip' : 'clock'}`]
  if (degrees === 270) return [`transpose=${(matrix[3] ?? 0) < 0 ? 'clock_flip' : 'cclock'}`]
  if (degrees === 180) return [(matrix[0] ?? 0) < 0 ? 'hflip' : '', (matrix[4] ?? 0) < 0 ? 'vflip' : ''].filter(Boolean)
  return (matrix[4] ?? 0) < 0 ? ['vflip'] : []
}

const readMatrix = ({ codecpar }: Stream): number[] => {
  const bytes = codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)
  return bytes && bytes.length >= 36 ? Array.from({ length: 9 }, (_, index) => bytes.readInt32LE(index * 4)) : []
}

const even = (pixels: number): number => pixels - (pixels % 2)

/** What makes a stream's frames upright, with square pixels, even sides and the colours of high definition. */
const uprightFilter = (video: Stream): UprightFilter => {
  const { codecpar, sampleAspectRatio } = video
  const turns = turnsOf(readMatrix(video))
  const isTurned = turns.some((turn) => turn.startsWith('transpose'))
  const aspect =
    sampleAspectRatio.num > 0 && sampleAspectRatio.den > 0 ? sampleAspectRatio.num / sampleAspectRatio.den : 1
  const stretched = Math.round(codecpar.width * aspect)
  const size = isTurned ? { width: codecpar.height, height: stretched } : { width: stretched, height: codecpar.height }
  const [width, height] = [even(size.width), even(size.height)]
  const isBright = codecpar.colorTrc === AVCOL_TRC_SMPTE2084 || codecpar.colorTrc === AVCOL_TRC_ARIB_STD_B67
  const isUnnamed = codecpar.colorSpace === AVCOL_SPC_UNSPECIFIED && codecpar.height >= highDefinitionLines
  const filter = [
    aspect === 1 ? '' : `scale=${stretched}:ih`,
    'setsar=1',
    ...turns,
    `crop=${width}:${height}:0:0`,
    isBright ? TONE_MAPPING : '',
    isUnnamed ? 'setparams=colorspace=bt709' : '',
  ]
  return { width, height, filter: filter.filter(Boolean).join(',') }
}

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
  const demuxer = await openFilmDemuxer(path)
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

/** Opens a film's container. Throws a {@link ClipRefusedError} for what is none. */
export const openFilmDemuxer = (path: string): Promise<Demuxer> =>
  openDemuxer(path, FORMATS, (cause) => new ClipRefusedError(unreadable, 'unreadable', { cause }))

const usualFramesPerSecond = 25

/** With how many frames a second a film is written anew. */
export const rateOf = ({ framesPerSecond }: ClipFacts): number =>
  Math.min(CLIP_LIMITS.framesPerSecond, framesPerSecond || usualFramesPerSecond)
