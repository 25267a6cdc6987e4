import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  AV_CODEC_FLAG_QSCALE,
  AV_LOG_ERROR,
  FF_ENCODER_FLAC,
  FF_ENCODER_LIBMP3LAME,
  FF_ENCODER_PCM_S16LE,
} from 'node-av/constants'
import type { FFEncoderCodec } from 'node-av/constants'
import { Log } from 'node-av/lib'
import { openSoundWriter } from '../open-sound-writer.ts'

export type TestSound = {
  /** Channels of samples from -1 to 1; a melody of tones where not told. */
  channels?: Float32Array[]
  seconds?: number
  sampleRate?: number
  ending?: 'mp3' | 'wav' | 'flac' | 'm4a' | 'ogg'
  encoder?: FFEncoderCodec
  /** Makes the bit rate of an mp3 variable: FFmpeg's global quality, more is worse. */
  variableQuality?: number
  tags?: Record<string, string>
}

const ENCODERS = { mp3: FF_ENCODER_LIBMP3LAME, wav: FF_ENCODER_PCM_S16LE, flac: FF_ENCODER_FLAC }
const samplesInPiece = 8192

/** A melody of eight tones, each of half a second. */
const melody = (seconds: number, sampleRate: number): Float32Array =>
  Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) => {
    const time = index / sampleRate
    const step = Math.floor(time * 2) % 8
    return 0.4 * Math.sin(2 * Math.PI * 220 * 2 ** (step / 8) * time) * (1 - ((time * 2) % 1) / 2)
  })

/** Encodes a sound as recorders and shops would. */
export const makeSound = async ({
  seconds = 16,
  sampleRate = 8000,
  channels = [melody(seconds, sampleRate)],
  ending = 'mp3',
  encoder = ending === 'm4a' || ending === 'ogg' ? undefined : ENCODERS[ending],
  variableQuality,
  tags = {},
}: TestSound = {}): Promise<Buffer> => {
  if (!encoder) throw new Error('Tell how to encode this sound.')
  Log.setLevel(AV_LOG_ERROR)
  const dir = await mkdtemp(join(tmpdir(), 'visage-sound-'))
  try {
    const path = join(dir, `sound.${ending}`)
    const context = variableQuality && { flags: AV_CODEC_FLAG_QSCALE, globalQuality: variableQuality }
    const shape = { channels: channels.length === 1 ? 1 : 2, sampleRate } as const
    const writer = await openSoundWriter(path, { encoder, tags, ...shape, ...(context && { context }) })
    const length = channels[0]?.length ?? 0
    for (let start = 0; start < length; start += samplesInPiece) {
      const count = Math.min(samplesInPiece, length - start)
      const piece = Float32Array.from(
        { length: count * channels.length },
        (_, index) => channels[index % channels.length]?.[start + Math.floor(index / channels.length)] ?? 0,
      )
      await writer.write(piece)
    }
    await writer.finish()
    return await readFile(path)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
