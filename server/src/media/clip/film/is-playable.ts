import {
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_H264,
  AV_CODEC_ID_MP3,
  AV_CODEC_ID_OPUS,
  AV_CODEC_ID_VORBIS,
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUVJ420P,
} from 'node-av/constants'
import type { Film } from './open-film.ts'

/** Codecs of picture and sound that every browser knows, by container. */
const KNOWN: readonly { mimeType: string; video: readonly number[]; audio: readonly number[] }[] = [
  { mimeType: 'video/mp4', video: [AV_CODEC_ID_H264], audio: [AV_CODEC_ID_AAC, AV_CODEC_ID_MP3] },
  { mimeType: 'video/webm', video: [AV_CODEC_ID_VP8, AV_CODEC_ID_VP9], audio: [AV_CODEC_ID_OPUS, AV_CODEC_ID_VORBIS] },
]
const EIGHT_BITS = new Set<number>([AV_PIX_FMT_YUV420P, AV_PIX_FMT_YUVJ420P])
/** QuickTime films are close to MP4, but not every browser opens them. */
const QUICKTIME = 'qt  '

/** Whether every browser plays a film as it is. */
export const isPlayable = ({ demuxer, video, facts }: Film): boolean => {
  const known = KNOWN.find(({ mimeType }) => mimeType === facts.mimeType)
  if (!known || demuxer.metadata.major_brand === QUICKTIME) return false
  const { codecId, format } = video.codecpar
  const sound = demuxer.audio()?.codecpar.codecId
  return known.video.includes(codecId) && EIGHT_BITS.has(format) && (sound === undefined || known.audio.includes(sound))
}
