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
import { ClipRefusedError } from '../clip-processor.ts'
import type { ProbedClip } from '../clip-processor.ts'
import { checkedLength, openFilm } from '../film/open-film.ts'
import type { Film } from '../film/open-film.ts'
import { readFrames } from '../film/read-frames.ts'

/** Codecs of picture and sound that every browser knows, by container. */
const KNOWN: readonly { mimeType: string; video: readonly number[]; audio: readonly number[] }[] = [
  { mimeType: 'video/mp4', video: [AV_CODEC_ID_H264], audio: [AV_CODEC_ID_AAC, AV_CODEC_ID_MP3] },
  { mimeType: 'video/webm', video: [AV_CODEC_ID_VP8, AV_CODEC_ID_VP9], audio: [AV_CODEC_ID_OPUS, AV_CODEC_ID_VORBIS] },
]
const EIGHT_BITS = new Set<number>([AV_PIX_FMT_YUV420P, AV_PIX_FMT_YUVJ420P])
/** QuickTime films are close to MP4, but not every browser opens them. */
const QUICKTIME = 'qt  '

/** Whether every browser plays a film as it is. */
const isPlayable = ({ demuxer, video, facts }: Film): boolean => {
  const known = KNOWN.find(({ mimeType }) => mimeType === facts.mimeType)
  if (!known || demuxer.metadata.major_brand === QUICKTIME) return false
  const { codecId, format } = video.codecpar
  const sound = demuxer.audio()?.codecpar.codecId
  return known.video.includes(codecId) && EIGHT_BITS.has(format) && (sound === undefined || known.audio.includes(sound))
}

const noFrame = 'No picture of this video can be decoded. Please save it anew, or use another one.'

/** Reads what a player would: the header may lie, so the length is counted and the beginning is decoded. */
export const probeClip = async (path: string): Promise<ProbedClip> => {
  const facts = await openedFor(path, countLength)
  if (!(await openedFor(path, hasFrame))) throw new ClipRefusedError(noFrame)
  return facts
}

const openedFor = async <Result>(path: string, look: (film: Film) => Promise<Result>): Promise<Result> => {
  const film = await openFilm(path)
  try {
    return await look(film)
  } finally {
    await film.close()
  }
}

const hasFrame = async (film: Film): Promise<boolean> => {
  for await (const _ of readFrames(film, { filter: '' })) return true
  return false
}

const countLength = async (film: Film): Promise<ProbedClip> => {
  const { demuxer, video, facts } = film
  const { num, den } = video.timeBase
  let [first, end, frames] = [Infinity, 0, 0]
  for await (const packet of demuxer.packets(video.index)) {
    if (!packet) continue
    const start = (Number(packet.pts) * num) / den
    first = Math.min(first, start)
    end = Math.max(end, start + (Number(packet.duration) * num) / den)
    frames += 1
    packet.free()
    checkedLength(end - first)
  }
  const seconds = Math.max(0, end - first)
  return {
    ...facts,
    isPlayable: isPlayable(film),
    durationSeconds: Math.max(facts.durationSeconds, seconds),
    framesPerSecond: seconds > 0 ? frames / seconds : facts.framesPerSecond,
  }
}
