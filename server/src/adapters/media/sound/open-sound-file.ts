import { open } from 'node:fs/promises'
import type { Demuxer } from 'node-av/api'
import { AVMEDIA_TYPE_AUDIO } from 'node-av/constants'
import type { Stream } from 'node-av/lib'
import { openDemuxer } from '../demuxer.ts'
import { SoundRefusedError } from './sound-processor.ts'
import type { SoundFacts } from './sound-processor.ts'

/** Containers of what people may take for an MP3 or WAV, to tell them from what is no sound; none can name other files. */
const FORMATS = 'mp3,wav,flac,ogg,aac,aiff,au,caf,mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,asf,mpegts,mpeg,flv,w64,amr'
const MIME_TYPES: Record<string, SoundFacts['mimeType']> = { mp3: 'audio/mpeg', wav: 'audio/wav' }
/**
 * How other sounds and films begin, for those that are cut off or broken (Ogg, FLAC, M4A and MP4, AAC, WebM and their
 * like), and pictures and documents: PNG, JPEG, GIF, WebP, PDF.
 */
const OTHER_FORMATS =
  /^(?:OggS|fLaC|.{4}ftyp|\xff[\xf0\xf1\xf8\xf9]|.E\xdf\xa3|FORM|caff|#!AMR|FLV|0&\xb2u|RIFF.{4}(?:AVI |WEBP)|\x89PNG|\xff\xd8\xff|GIF8|%PDF)/s
const headBytes = 12

/** Beyond these a header is a lie. */
const rateRange = { min: 4000, max: 384_000 }
const mostChannels = 8

export type SoundFile = {
  demuxer: Demuxer
  stream: Stream
  /** Null for another container. */
  mimeType: SoundFacts['mimeType'] | null
  sampleRate: number
  channels: number
  close: () => Promise<void>
}

const findSound = (demuxer: Demuxer): Stream | undefined =>
  demuxer.streams.find(({ codecpar: { codecType, sampleRate, channels } }) => {
    const isRateTrue = sampleRate >= rateRange.min && sampleRate <= rateRange.max
    return codecType === AVMEDIA_TYPE_AUDIO && isRateTrue && channels > 0 && channels <= mostChannels
  })

const isOtherFormat = async (path: string): Promise<boolean> => {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes))
  return OTHER_FORMATS.test(buffer.toString('latin1', 0, bytesRead))
}

/** Opens a file, and nothing that it may refer to. Throws a {@link SoundRefusedError} for what holds no sound. */
const openSoundFile = async (path: string): Promise<SoundFile> => {
  const reason = (await isOtherFormat(path)) ? 'format' : 'unreadable'
  const demuxer = await openDemuxer(path, FORMATS, (cause) => new SoundRefusedError(reason, { cause }))
  const mimeType = MIME_TYPES[demuxer.formatName] ?? null
  const stream = findSound(demuxer)
  if (!stream) {
    await demuxer.close()
    throw new SoundRefusedError(mimeType ? 'unreadable' : 'format')
  }
  const { sampleRate, channels } = stream.codecpar
  return { demuxer, stream, mimeType, sampleRate, channels, close: () => demuxer.close() }
}

/** Opens a file for as long as it is worked on. */
export const withSoundFile = async <Result>(
  path: string,
  work: (file: SoundFile) => Promise<Result>,
): Promise<Result> => {
  const file = await openSoundFile(path)
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}
