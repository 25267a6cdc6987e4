import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Encoder, FilterAPI, Muxer } from 'node-av/api'
import { AV_LOG_ERROR, AV_PIX_FMT_RGBA, FF_ENCODER_LIBVPX_VP9, FF_ENCODER_LIBX264 } from 'node-av/constants'
import { Frame, Log } from 'node-av/lib'

/** Frames as RGBA bytes, and their size in pixels. */
type LoopFrames = {
  frames: readonly Uint8Array[]
  width: number
  height: number
  framesPerSecond: number
  /** No finer quality than this is worth its bytes. */
  finest?: number
}

/** MP4 plays everywhere; WebM is smaller where it plays. */
type FilmFormat = 'mp4' | 'webm'

/** From fine to coarse; the first that is small enough is taken. */
const CONSTANT_QUALITIES: Readonly<Record<FilmFormat, readonly number[]>> = {
  mp4: [22, 24, 26, 28, 30, 32, 34, 37, 40],
  webm: [32, 36, 40, 44, 48, 52],
}
/** How often a frame stands by itself: nobody jumps about in a loop. */
const keyFrameSeconds = 5

type Coding = { format: FilmFormat; quality: number; framesPerSecond: number }

const createEncoder = ({ format, quality, framesPerSecond }: Coding, filter: FilterAPI): Promise<Encoder> =>
  format === 'mp4'
    ? Encoder.create(FF_ENCODER_LIBX264, {
        filter,
        gopSize: framesPerSecond * keyFrameSeconds,
        options: { crf: quality, preset: 'slower', profile: 'high' },
      })
    : Encoder.create(FF_ENCODER_LIBVPX_VP9, {
        filter,
        bitrate: 0,
        gopSize: framesPerSecond * keyFrameSeconds,
        options: {
          crf: quality,
          deadline: 'good',
          'cpu-used': 2,
          'auto-alt-ref': 1,
          'lag-in-frames': 25,
        },
      })

const writeFilm = async (path: string, film: LoopFrames, coding: Coding) => {
  const { frames, width, height, framesPerSecond } = film
  // Browsers decode 4:2:0 only, and the encoder would choose 4:4:4 for RGBA.
  const filter = FilterAPI.create('format=yuv420p', { framerate: { num: framesPerSecond, den: 1 } })
  const muxer = await Muxer.open(path, coding.format === 'mp4' ? { options: { movflags: '+faststart' } } : {})
  const encoder = await createEncoder(coding, filter)
  const stream = muxer.addStream(encoder)
  const write = async (frame: Frame | null) => {
    for (const packet of await encoder.encodeAll(frame)) {
      await muxer.writePacket(packet, stream)
      packet.free()
    }
  }
  const writeAll = async (filtered: readonly Frame[]) => {
    for (const frame of filtered) {
      await write(frame)
      frame.free()
    }
  }
  for (const [index, pixels] of frames.entries()) {
    const frame = Frame.fromVideoBuffer(Buffer.from(pixels), {
      width,
      height,
      format: AV_PIX_FMT_RGBA,
      timeBase: { num: 1, den: framesPerSecond },
      pts: BigInt(index),
    })
    await writeAll(await filter.processAll(frame))
    frame.free()
  }
  await filter.flush()
  for await (const frame of filter.flushFrames()) await writeAll([frame])
  await write(null)
  await muxer.close()
  encoder.close()
  filter.close()
}

/** A silent film of these frames, in the best quality that stays under the given number of bytes. */
export const encodeLoop = async (film: LoopFrames, format: FilmFormat, mostBytes: number): Promise<Uint8Array> => {
  Log.setLevel(AV_LOG_ERROR)
  const dir = await mkdtemp(join(tmpdir(), 'visage-loop-'))
  try {
    const path = join(dir, `loop.${format}`)
    for (const quality of CONSTANT_QUALITIES[format].filter((one) => one >= (film.finest ?? 0))) {
      await writeFilm(path, film, { format, quality, framesPerSecond: film.framesPerSecond })
      const bytes = await readFile(path)
      if (bytes.length <= mostBytes) return bytes
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
  throw new Error(`This loop moves too much for ${mostBytes / 1000} kB of ${format}: calm its moves.`)
}
