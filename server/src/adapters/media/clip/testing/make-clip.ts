import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Encoder, FilterAPI, Muxer } from 'node-av/api'
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_LOG_ERROR,
  AV_PIX_FMT_RGBA,
  AV_SAMPLE_FMT_FLT,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
} from 'node-av/constants'
import type { FFEncoderCodec } from 'node-av/constants'
import { Frame, Log, Rational } from 'node-av/lib'

type TestClipSound = {
  encoder: FFEncoderCodec
  seconds: number
  /** When it begins; with the film where not told. */
  startSeconds?: number
  /** From -1 to 1, by the time since it began; a tone where not told. */
  sampleAt?: (seconds: number) => number
}

export type TestClip = {
  width?: number
  height?: number
  framesPerSecond?: number
  frames?: number
  /** RGBA pixels of a frame; stripes that move where not told. */
  paint?: (index: number) => Uint8ClampedArray
  /** When each frame is shown; even where not told. */
  secondsOf?: (index: number) => number
  sound?: TestClipSound | null
  encoder?: FFEncoderCodec | null
  pixelFormat?: string
  /** How the camera was held, in quarter turns clockwise. */
  quarterTurns?: number
  ending?: 'mp4' | 'mkv' | 'webm' | 'avi' | 'mov'
}

const ticks = 12_000
const sampleRate = 48_000
const samplesInPiece = 1920

const stripes = (width: number, height: number) => (index: number) => {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    pixels[pixel * 4] = (x * 3 + index * 5) % 256
    pixels[pixel * 4 + 1] = (y * 2) % 256
    pixels[pixel * 4 + 2] = 90
  }
  return pixels
}

/** Distance from the name of a track's header to its matrix. */
const matrixOffset = 44

/** Notes in the first track of an MP4 how the camera was held. */
const turnFilm = (film: Buffer, quarterTurns: number): Buffer => {
  const one = 65_536
  const turns = [
    [one, 0],
    [0, one],
    [-one, 0],
    [0, -one],
  ]
  const [cos = one, sin = 0] = turns[quarterTurns % 4] ?? []
  const start = film.indexOf('tkhd') + matrixOffset
  if (start < matrixOffset) return film
  for (const [index, value] of [cos, sin, 0, -sin, cos].entries()) film.writeInt32BE(value, start + index * 4)
  return film
}

const tone = (seconds: number): number => 0.3 * Math.sin(2 * Math.PI * 440 * seconds)

const soundFrame = ({ sampleAt = tone }: TestClipSound, index: number): Frame => {
  const samples = samplesInPiece
  const buffer = Buffer.alloc(samples * 8)
  for (let sample = 0; sample < samples; sample++) {
    const value = sampleAt((index * samples + sample) / sampleRate)
    buffer.writeFloatLE(value, sample * 8)
    buffer.writeFloatLE(value, sample * 8 + 4)
  }
  return Frame.fromAudioBuffer(buffer, {
    sampleRate,
    channelLayout: AV_CHANNEL_LAYOUT_STEREO,
    format: AV_SAMPLE_FMT_FLT,
    nbSamples: samples,
    timeBase: { num: 1, den: sampleRate },
    pts: BigInt(index * samples),
  })
}

/** Encodes a small film as a camera, a screen recorder or an old program would have written it. */
export const makeClip = async (clip: TestClip = {}): Promise<Buffer> => {
  Log.setLevel(AV_LOG_ERROR)
  const dir = await mkdtemp(join(tmpdir(), 'visage-clip-'))
  try {
    const path = join(dir, `clip.${clip.ending ?? 'mp4'}`)
    await writeClip(path, clip)
    return turnFilm(await readFile(path), clip.quarterTurns ?? 0)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

const writeClip = async (path: string, clip: TestClip): Promise<void> => {
  const { width = 160, height = 120, framesPerSecond = 25, frames = 25, sound = null } = clip
  const muxer = await Muxer.open(path)
  const encode = async (encoder: Encoder, frame: Frame | null, stream: number, late = 0n) => {
    for (const packet of await encoder.encodeAll(frame)) {
      packet.pts += late
      packet.dts += late
      await muxer.writePacket(packet, stream)
      packet.free()
    }
  }
  const picture = clip.encoder === null ? null : await openPicture(clip, framesPerSecond)
  const pictureStream = picture ? muxer.addStream(picture) : -1
  const voice = sound ? await Encoder.create(sound.encoder, { bitrate: '96k', autoResample: true }) : null
  const voiceStream = voice ? muxer.addStream(voice) : -1
  if (voice && sound) {
    const late = BigInt(Math.round((sound.startSeconds ?? 0) * sampleRate))
    const pieces = Math.ceil((sound.seconds * sampleRate) / samplesInPiece)
    for (let index = 0; index < pieces; index++) {
      const frame = soundFrame(sound, index)
      await encode(voice, frame, voiceStream, late)
      frame.free()
    }
    await encode(voice, null, voiceStream, late)
  }
  if (picture) {
    const paint = clip.paint ?? stripes(width, height)
    const secondsOf = clip.secondsOf ?? ((index: number) => index / framesPerSecond)
    const filter = FilterAPI.create(`format=${clip.pixelFormat ?? 'yuv420p'}`)
    for (let index = 0; index < frames; index++) {
      const pts = BigInt(Math.round(secondsOf(index) * ticks))
      const pixels = Buffer.from(paint(index).buffer)
      const timeBase = { num: 1, den: ticks }
      const frame = Frame.fromVideoBuffer(pixels, { width, height, format: AV_PIX_FMT_RGBA, timeBase, pts })
      frame.duration = BigInt(Math.round(ticks / framesPerSecond))
      for (const filtered of await filter.processAll(frame)) {
        await encode(picture, filtered, pictureStream)
        filtered.free()
      }
      frame.free()
    }
    await encode(picture, null, pictureStream)
    filter.close()
  }
  await muxer.close()
}

const openPicture = ({ encoder }: TestClip, framesPerSecond: number): Promise<Encoder> =>
  Encoder.create(encoder ?? FF_ENCODER_LIBX264, {
    gopSize: 12,
    threadCount: 1,
    options: encoder ? {} : { preset: 'ultrafast', crf: 18 },
    configure: (context) => {
      context.framerate = new Rational(Math.round(framesPerSecond * 1000), 1000)
    },
  })

/** A tone as most phones save it. */
export const aacTone = (seconds: number) => ({ encoder: FF_ENCODER_AAC, seconds })
