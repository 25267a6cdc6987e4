import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Encoder, FilterAPI, Muxer } from 'node-av/api'
import { AV_LOG_ERROR, AV_PIX_FMT_RGBA, FF_ENCODER_LIBVPX_VP9, FF_ENCODER_LIBX264 } from 'node-av/constants'
import { Frame, Log } from 'node-av/lib'
import { LOOP_FRAMES_PER_SECOND, LOOP_PIXELS } from './loop.ts'

/** MP4 plays everywhere; WebM is smaller where it plays. */
export type FilmFormat = 'mp4' | 'webm'

/** From fine to coarse; the first that is small enough is taken. */
const CONSTANT_QUALITIES: Readonly<Record<FilmFormat, readonly number[]>> = {
  mp4: [22, 24, 26, 28, 30, 32, 34],
  webm: [32, 36, 40, 44, 48, 52],
}
const timeBase = { num: 1, den: LOOP_FRAMES_PER_SECOND }

const createEncoder = (format: FilmFormat, quality: number, filter: FilterAPI): Promise<Encoder> =>
  format === 'mp4'
    ? Encoder.create(FF_ENCODER_LIBX264, {
        filter,
        gopSize: LOOP_FRAMES_PER_SECOND * 2,
        options: { crf: quality, preset: 'slower', profile: 'high' },
      })
    : Encoder.create(FF_ENCODER_LIBVPX_VP9, {
        filter,
        bitrate: 0,
        gopSize: LOOP_FRAMES_PER_SECOND * 2,
        options: {
          crf: quality,
          deadline: 'good',
          'cpu-used': 2,
          'auto-alt-ref': 1,
          'lag-in-frames': 25,
        },
      })

const writeFilm = async (path: string, frames: readonly Uint8Array[], format: FilmFormat, quality: number) => {
  // Browsers decode 4:2:0 only, and the encoder would choose 4:4:4 for RGBA.
  const filter = FilterAPI.create('format=yuv420p', { framerate: { num: LOOP_FRAMES_PER_SECOND, den: 1 } })
  const muxer = await Muxer.open(path, format === 'mp4' ? { options: { movflags: '+faststart' } } : {})
  const encoder = await createEncoder(format, quality, filter)
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
      width: LOOP_PIXELS,
      height: LOOP_PIXELS,
      format: AV_PIX_FMT_RGBA,
      timeBase,
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

/** A silent film of RGBA frames, in the best quality that stays under the given number of bytes. */
export const encodeLoop = async (
  frames: readonly Uint8Array[],
  format: FilmFormat,
  mostBytes: number,
): Promise<Uint8Array> => {
  Log.setLevel(AV_LOG_ERROR)
  const dir = await mkdtemp(join(tmpdir(), 'visage-loop-'))
  try {
    const path = join(dir, `loop.${format}`)
    for (const quality of CONSTANT_QUALITIES[format]) {
      await writeFilm(path, frames, format, quality)
      const film = await readFile(path)
      if (film.length <= mostBytes) return film
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
  throw new Error(`This loop moves too much for ${mostBytes / 1000} kB of ${format}: calm its moves.`)
}
