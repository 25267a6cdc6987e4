import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { FF_ENCODER_LIBOPUS, FF_ENCODER_LIBVPX_VP9, FF_ENCODER_LIBX265, FF_ENCODER_MPEG4 } from 'node-av/constants'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawClipWatermark } from '../picture/watermark-picture.ts'
import { ClipCrashError, ClipRefusedError } from './clip-processor.ts'
import type { ClipProcessor } from './clip-processor.ts'
import { openClipProcessor } from './open-clip-processor.ts'
import { aacTone, makeClip } from './testing/make-clip.ts'
import { readStreams } from './testing/read-streams.ts'

let dir: string
let processor: ClipProcessor
let plain: Buffer
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'visage-processor-'))
  processor = await openClipProcessor({ dir: join(dir, 'main') })
  plain = await makeClip({ width: 320, height: 180, frames: 30, sound: aacTone(1.2) })
})
afterAll(async () => {
  await processor.close()
  await rm(dir, { recursive: true, force: true })
})

const solid = (width: number, height: number, value: number) => () => {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(value)
  return pixels.map((channel, index) => (index % 4 === 3 ? 255 : channel))
}

/** A minute and two seconds under a head that promises one. */
const liar = () =>
  makeClip({
    width: 32,
    height: 32,
    frames: 62,
    framesPerSecond: 1,
    ending: 'webm',
    encoder: FF_ENCODER_LIBVPX_VP9,
  }).then(hideLength)

describe('what cannot be used is refused with a reason', () => {
  const refusals: [name: string, make: () => Buffer | Promise<Buffer>, reason: RegExp][] = [
    ['an empty file', () => Buffer.alloc(0), /empty/],
    ['zero bytes', () => Buffer.alloc(20_000), /cannot be read/],
    ['text named as a video', () => Buffer.from('This is no film. '.repeat(500)), /cannot be read/],
    ['a playlist', () => Buffer.from('#EXTM3U\n#EXTINF:5,\nfile:///etc/passwd\n'), /cannot be read/],
    ['a list of files', () => Buffer.from("ffconcat version 1.0\nfile '/etc/hostname'\n"), /cannot be read/],
    ['a film whose index is cut off', () => plain.subarray(0, Math.round(plain.length / 2)), /cannot be read/],
    ['a film without its pictures', () => Buffer.from(plain).fill(0, 0, plain.indexOf('moov') - 8), /./],
    ['sound alone', () => makeClip({ encoder: null, sound: aacTone(1) }), /no moving picture/],
    ['4K', () => makeClip({ width: 3840, height: 2160, frames: 1 }), /full HD/],
    ['a strip', () => makeClip({ width: 2000, height: 16, frames: 1 }), /full HD/],
    ['61 seconds', () => makeClip({ width: 32, height: 32, frames: 61, framesPerSecond: 1 }), /60 seconds/],
    ['61 seconds under a header that says less', liar, /60 seconds/],
    ['a stamp', () => makeClip({ width: 8, height: 8, frames: 2, pixelFormat: 'yuv444p' }), /smaller than/],
  ]

  it.each(refusals)('%s', async (_, make, reason) => {
    const film = await make()
    const probing = processor.probe(film)
    await expect(probing).rejects.toBeInstanceOf(ClipRefusedError)
    await expect(probing).rejects.toThrow(reason)
  })
})

/** Overwrites the length in a WebM's head, as recorders in browsers leave it out. */
const hideLength = (film: Buffer): Buffer => {
  const copy = Buffer.from(film)
  const at = copy.indexOf(Buffer.from([0x44, 0x89, 0x88]))
  copy.writeDoubleBE(1000, at + 3)
  return copy
}

describe('what is odd is made playable', () => {
  const oddities: [name: string, make: () => Promise<Buffer>, facts: object][] = [
    ['one frame', () => makeClip({ frames: 1 }), { width: 160, height: 120, hasSound: false }],
    ['240 frames a second', () => makeClip({ framesPerSecond: 240, frames: 60 }), { width: 160, height: 120 }],
    ['odd sides', () => makeClip({ width: 161, height: 121, pixelFormat: 'yuv444p' }), { width: 160, height: 120 }],
    ['10 bits', () => makeClip({ encoder: FF_ENCODER_LIBX265, pixelFormat: 'yuv420p10le', frames: 6 }), { width: 160 }],
    ['held upright', () => makeClip({ quarterTurns: 1 }), { width: 120, height: 160 }],
    ['held the other way', () => makeClip({ quarterTurns: 3 }), { width: 120, height: 160 }],
    ['upside down', () => makeClip({ quarterTurns: 2 }), { width: 160, height: 120 }],
    [
      'frames at uneven times',
      () => makeClip({ secondsOf: (index) => index / 25 + (index > 10 ? 0.5 : 0) + (index % 3) * 0.01 }),
      { width: 160 },
    ],
    [
      'a film cut short',
      async () => (await makeClip({ frames: 40, ending: 'mkv' })).subarray(0, -4000),
      { width: 160 },
    ],
    [
      'WebM with Opus',
      () =>
        makeClip({
          ending: 'webm',
          encoder: FF_ENCODER_LIBVPX_VP9,
          frames: 8,
          sound: { encoder: FF_ENCODER_LIBOPUS, seconds: 0.4 },
        }),
      { hasSound: true },
    ],
    ['an old AVI', () => makeClip({ ending: 'avi', encoder: FF_ENCODER_MPEG4, frames: 8 }), { width: 160 }],
    ['sound that goes on after the picture', () => makeClip({ frames: 10, sound: aacTone(1) }), { hasSound: true }],
    ['a damaged middle', async () => Buffer.from(plain).fill(0x55, 4000, 5000), { width: 320 }],
  ]

  it.each(oddities)('%s', async (_, make, facts) => {
    const film = await make()
    const probed = await processor.probe(film)
    expect(probed).toMatchObject(facts)
    const clip = await processor.normalise(film)
    expect(clip).toMatchObject({ ...facts, mimeType: 'video/mp4' })
    expect(clip.framesPerSecond).toBeLessThan(31)
    expect(clip.durationSeconds).toBeLessThan(probed.durationSeconds + 0.1)
    const { video, audio, isFastStart } = await readStreams(clip.bytes)
    expect(video).toMatchObject({ codec: 'h264', pixelFormat: 'yuv420p', width: clip.width, height: clip.height })
    expect(audio !== null).toBe(clip.hasSound)
    expect(isFastStart).toBe(true)
    expect(Math.abs((audio?.startSeconds ?? 0) - video.startSeconds)).toBeLessThan(0.04)
  })
})

describe('posters and marks', () => {
  it('shows a frame that is not black', async () => {
    const dark = solid(160, 120, 4)
    const bright = solid(160, 120, 180)
    const film = await makeClip({ frames: 40, paint: (index) => (index < 25 ? dark() : bright()) })
    const poster = await processor.poster(film)
    expect(poster).toMatchObject({ mimeType: 'image/jpeg', width: 160, height: 120 })
    const { channels } = await sharp(poster.bytes).stats()
    expect(channels[0]?.mean).toBeGreaterThan(150)
    const night = await processor.poster(await makeClip({ frames: 10, paint: dark }))
    expect((await sharp(night.bytes).metadata()).width).toBe(160)
  })

  // Proves: clips-draws-mark-lower
  it('draws the mark into the lower right corner, at 25 frames a second, with the sound', async () => {
    const grey = await makeClip({
      width: 320,
      height: 240,
      frames: 30,
      framesPerSecond: 30,
      paint: solid(320, 240, 120),
      sound: aacTone(1),
    })
    const shares: number[] = []
    const clip = await processor.drawWatermark(grey, { onProgress: (_, share) => shares.push(share) })
    expect(clip).toMatchObject({ width: 320, height: 240, hasSound: true })
    expect(Math.round(clip.framesPerSecond)).toBe(25)
    expect(shares.length).toBeGreaterThan(0)
    const frame = sharp((await processor.poster(clip.bytes)).bytes)
    const { data, info } = await frame.greyscale().raw().toBuffer({ resolveWithObject: true })
    const marked = [...data.keys()].filter((index) => (data[index] ?? 0) > 170)
    const columns = marked.map((index) => index % info.width)
    const rows = marked.map((index) => Math.floor(index / info.width))
    expect(Math.max(...columns)).toBeLessThan(320 - 18)
    expect(Math.max(...columns)).toBeGreaterThan(320 - 26)
    expect(Math.max(...rows)).toBeLessThan(240 - 18)
    expect(Math.min(...rows)).toBeGreaterThan(240 - 44)
  })

  // Proves: clips-mark-rate-opacity
  it('draws it four fifths opaque, into an MP4 of 25 frames and 2.5 Mbit a second', async () => {
    const { data } = await sharp(await drawClipWatermark())
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data.reduce((most, alpha) => Math.max(most, alpha), 0)).toBe(Math.round(0.8 * 255))

    const [width, height, seconds] = [320, 180, 6]
    const rush = await makeClip({
      width,
      height,
      frames: seconds * 30,
      framesPerSecond: 30,
      paint: () => new Uint8ClampedArray(randomBytes(width * height * 4)),
    })
    const clip = await processor.drawWatermark(rush)
    expect(clip).toMatchObject({ mimeType: 'video/mp4', framesPerSecond: 25 })
    expect((clip.bytes.length * 8) / clip.durationSeconds / 1e6).toBeCloseTo(2.5, 0)
  })
})

const openStuck = () =>
  openClipProcessor({
    dir: join(dir, 'stuck'),
    processUrl: new URL('./testing/stuck-clip-process.ts', import.meta.url),
  })

it('makes a film fit what a model works on', async () => {
  const clip = await processor.fit(plain, { width: 96, height: 64, framesPerSecond: 16 })
  expect(clip).toMatchObject({ width: 96, height: 64, hasSound: true, mimeType: 'video/mp4' })
  expect(clip.framesPerSecond).toBeCloseTo(16, 0)
  expect(clip.durationSeconds).toBeCloseTo(1.2, 1)
  const { video, audio } = await readStreams(clip.bytes)
  expect(video).toMatchObject({ width: 96, height: 64, pixelFormat: 'yuv420p' })
  expect(audio).not.toBeNull()
  // What has fewer frames keeps them.
  const slow = await makeClip({ width: 64, height: 96, frames: 10, framesPerSecond: 10 })
  expect((await processor.fit(slow, { width: 96, height: 64, framesPerSecond: 16 })).framesPerSecond).toBeCloseTo(10, 0)
})

it('stops at a minute what promised less', async () => {
  await expect(processor.normalise(await liar())).rejects.toMatchObject({ reason: 'too-long' })
})

it('reads a file where it lies', async () => {
  const path = join(dir, 'lying.mp4')
  await writeFile(path, plain)
  expect(await processor.probe({ path })).toMatchObject({ width: 320, height: 180, hasSound: true })
  const large = { path: join(dir, 'large.mp4') }
  await writeFile(large.path, await makeClip({ width: 2048, height: 1152, frames: 1 }))
  await expect(processor.probe(large)).rejects.toMatchObject({ reason: 'too-large' })
})

describe('a process that dies or hangs', () => {
  it('fails its own task alone when it is killed', async () => {
    const stuck = await openStuck()
    const killed = stuck.normalise(plain, { onProgress: (pid) => process.kill(Number(pid), 'SIGKILL') })
    await expect(killed).rejects.toBeInstanceOf(ClipCrashError)
    await expect(killed).rejects.toThrow(/SIGKILL.*try again/)
    expect(await processor.probe(plain)).toMatchObject({ width: 320 })
    await stuck.close()
  })

  it('ends when its task is cancelled, and leaves nothing behind', async () => {
    const stuck = await openStuck()
    const stop = new AbortController()
    let pid = 0
    const onProgress = (name: string) => {
      pid = Number(name)
      stop.abort(new Error('changed my mind'))
    }
    await expect(stuck.drawWatermark(plain, { signal: stop.signal, onProgress })).rejects.toThrow('changed my mind')
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    const [own = ''] = await readdir(join(dir, 'stuck'))
    expect(await readdir(join(dir, 'stuck', own))).toEqual([])
    await stuck.close()
    expect(await readdir(join(dir, 'stuck'))).toEqual([])
  })

  it('lets what waits leave, and ends everything when it closes', async () => {
    const stuck = await openStuck()
    const stop = new AbortController()
    const running = [stuck.probe(plain), stuck.probe(plain)].map((task) => expect(task).rejects.toThrow('closing'))
    const waiting = stuck.probe(plain, { signal: stop.signal })
    stop.abort(new Error('no longer wanted'))
    await expect(waiting).rejects.toThrow('no longer wanted')
    await stuck.close()
    await Promise.all(running)
    await expect(stuck.probe(plain)).rejects.toThrow('closing')
  })

  it('sends a background task back into the line for one that somebody waits for', async () => {
    const stuck = await openStuck()
    let starts = 0
    const stop = new AbortController()
    const hooks = { isBackground: true, signal: stop.signal, onProgress: () => (starts += 1) }
    const behind = [stuck.normalise(plain, hooks), stuck.normalise(plain, hooks)].map((task) =>
      expect(task).rejects.toThrow('enough'),
    )
    await expect.poll(() => starts).toBe(2)
    const front = new AbortController()
    const wanted = stuck.probe(plain, { signal: front.signal })
    const started = stuck.normalise(plain, { signal: front.signal, onProgress: () => front.abort(new Error('done')) })
    await Promise.all([started, wanted].map((task) => expect(task).rejects.toThrow('done')))
    await expect.poll(() => starts).toBe(4)
    stop.abort(new Error('enough'))
    await Promise.all(behind)
    await stuck.close()
  })

  it('removes what a dead process has left behind, and nothing of a living one', async () => {
    const parent = join(dir, 'left')
    const dead = join(parent, `999999999@${hostname()}@x`)
    const living = join(parent, `${process.ppid}@${hostname()}@y`)
    for (const folder of [dead, living]) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'clip.mp4'), 'x')
    }
    const opened = await openClipProcessor({ dir: parent })
    expect(await readdir(parent)).toEqual([`${process.ppid}@${hostname()}@y`])
    await opened.close()
  })
})
