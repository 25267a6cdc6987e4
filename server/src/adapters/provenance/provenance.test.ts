import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tinyWav } from '@visage/sandbox/engines/tiny-files'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainClips } from '../../testing/plain-parts.ts'
import { embedClipWatermark, recodeClip } from '../media/clip/tasks/recode-clip.ts'
import { aacTone, makeClip } from '../media/clip/testing/make-clip.ts'
import { DIGITAL_SOURCE_TYPE } from '../media/watermarks.ts'
import { joinParts } from './files/container.ts'
import { inspectFile } from './inspect-file.ts'
import { openProvenance } from './open-provenance.ts'
import { deriveProvenanceKeys } from './provenance-keys.ts'
import { UnreadableFileError } from './provenance.ts'
import type { Provenance } from './provenance.ts'
import { findContainer, findStatementOrigin, writeXmp } from './statement.ts'

const secret = 'one'.repeat(20)
const origin = {
  jobId: '5f3a9c01-7d2e-4b44-9a8e-0c1d2e3f4a5b',
  createdAt: new Date('2026-11-21T22:10:00Z'),
  notice: null,
}
const known = { day: '2026-11-21', serial: '5f3a9c' }
const size = { width: 640, height: 800 }

let dir: string
let provenance: Provenance
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'visage-provenance-'))
  provenance = await openProvenance({ secret, clips: plainClips(), dir: join(dir, 'one') })
})
afterAll(async () => {
  await provenance.close()
  await rm(dir, { recursive: true, force: true })
})

/** Waves and grain: something between a sky and a cloth. */
const paint = (index: number, { width, height }: { width: number; height: number }): Uint8ClampedArray => {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [(pixel % width) + index * 2, Math.floor(pixel / width)]
    const light = 130 + 60 * Math.sin(x / 90) * Math.cos(y / 70) + (((x * 7919 + y * 104_729) >>> 3) % 13)
    data[pixel * 4] = light + 20
    data[pixel * 4 + 1] = light
    data[pixel * 4 + 2] = light - 25
  }
  return data
}
const picture = () => sharp(paint(0, size), { raw: { ...size, channels: 4 } }).removeAlpha()

const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer()
const at = (name: string) => join(dir, name)
const onShare = () => {}
const place = async (bytes: Uint8Array) => {
  const path = join(dir, 'looked-at')
  await writeFile(path, bytes)
  return { path }
}
const find = async (bytes: Uint8Array) => provenance.findOrigin(await place(bytes))
/** What stands beside the pixels alone. */
const read = (bytes: Uint8Array, mimeType: string, from = secret) =>
  findStatementOrigin({ bytes, mimeType }, deriveProvenanceKeys(from).public)
const stamp = (bytes: Uint8Array, mimeType: string) =>
  provenance.stamp({ bytes, mimeType, ...size, hasInvisibleWatermark: false }, origin)

// Proves: provenance-picture-sealed-marked
test('a picture is sealed and marked, and its copy without the seal still tells', async () => {
  const stamped = await stamp(await picture().jpeg().toBuffer(), 'image/jpeg')
  const { xmpAsString, ...head } = await sharp(stamped).metadata()
  expect(head).toMatchObject({ format: 'jpeg', ...size })
  expect(xmpAsString).toContain(`Iptc4xmpExt:DigitalSourceType="${DIGITAL_SOURCE_TYPE}"`)
  expect(read(stamped, 'image/jpeg')).toEqual(known)
  const copy = await sharp(stamped).resize({ width: 400 }).jpeg({ quality: 70 }).toBuffer()
  expect((await sharp(copy).metadata()).xmp).toBeUndefined()
  expect(await find(copy)).toEqual(known)
})

test.each(['png', 'jpeg', 'webp'] as const)('a seal of a %s holds for what is seen alone', async (format) => {
  const mimeType = `image/${format}`
  const plain = (background: string) =>
    sharp({ create: { width: 91, height: 70, channels: 3, background } }).toFormat(format)
  const bytes = await plain('teal').toBuffer()
  const sealed = provenance.seal({ bytes, mimeType }, origin)
  expect((await pixels(sealed)).equals(await pixels(bytes))).toBe(true)
  expect(await sharp(sealed).metadata()).toMatchObject({ format, width: 91, height: 70 })
  expect(read(sealed, mimeType)).toEqual(known)
  expect(read(sealed, mimeType, 'two'.repeat(20))).toBeUndefined()
  // Sealing again leaves one packet.
  expect(provenance.seal({ bytes: sealed, mimeType }, origin).length).toBe(sealed.length)
  const withPacket = (file: Uint8Array, text: string) => {
    const container = findContainer(mimeType)
    return container ? joinParts(container.withXmp(container.split(file), text)) : file
  }
  const packet = (await sharp(sealed).metadata()).xmpAsString ?? ''
  expect(read(withPacket(await plain('teal').toBuffer(), packet), mimeType)).toEqual(known)
  expect(read(withPacket(await plain('red').toBuffer(), packet), mimeType)).toBeUndefined()
  const forged = packet.replaceAll(known.day, '2026-11-22')
  expect(read(withPacket(await plain('teal').toBuffer(), forged), mimeType)).toBeUndefined()
  for (const end of [1, 30, 300, sealed.length - 1]) expect(read(sealed.subarray(0, end), mimeType)).toBeUndefined()
})

test('a file full of statements that nobody signed is read once, and keeps nobody waiting', async () => {
  const jpeg = await picture().jpeg().toBuffer()
  const forged = writeXmp({ ...known, signature: 'A'.repeat(86), notice: null })
  const withForged = findContainer('image/jpeg')?.withXmp([], forged) ?? []
  const packets = Array.from({ length: 1000 }, () => joinParts(withForged))
  const large = Buffer.concat([jpeg.subarray(0, 2), ...packets, jpeg.subarray(2), Buffer.alloc(40_000_000, 1)])
  const before = process.cpuUsage()
  expect(read(large, 'image/jpeg')).toBeUndefined()
  // Reading it once for each statement takes minutes of the processor.
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(20)
})

test('a picture from elsewhere is not ours, and what is no picture is told', async () => {
  expect(await find(await picture().png().toBuffer())).toBeUndefined()
  await expect(find(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toBeInstanceOf(
    UnreadableFileError,
  )
})

// Proves: provenance-video-mark-real
test('a video keeps its mark through the real encoder twice, and its seal moves nothing', async () => {
  const frame = { width: 384, height: 512 }
  const film = await makeClip({ ...frame, frames: 14, paint: (index) => paint(index, frame), sound: aacTone(0.6) })
  await writeFile(at('film'), film)
  const watermark = provenance.invisibleWatermarkFor(origin)
  const facts = await embedClipWatermark({ input: at('film'), output: at('marked.mp4'), watermark, onShare })
  expect(facts).toMatchObject({ ...frame, hasSound: true })
  const sealed = provenance.seal({ bytes: await readFile(at('marked.mp4')), mimeType: 'video/mp4' }, origin)
  expect(read(sealed, 'video/mp4')).toEqual(known)
  await writeFile(at('sealed'), sealed)
  // As it is downloaded, with the label drawn on it.
  await recodeClip({ input: at('sealed'), output: at('again.mp4'), framesPerSecond: 25, bitrate: 2_500_000, onShare })
  expect(read(await readFile(at('again.mp4')), 'video/mp4')).toBeUndefined()
  const keys = deriveProvenanceKeys(secret)
  const publicPem = keys.public.export({ format: 'pem', type: 'spki' }).toString()
  expect(await inspectFile(at('again.mp4'), { ...keys, publicPem })).toEqual(known)
})

test.each([3, 4])('a song with a tag of version 2.%i is sealed, and its tag stays', async (version) => {
  const text = Buffer.from('\0A song')
  const frame = Buffer.concat([Buffer.from('TIT2'), Buffer.from([0, 0, 0, text.length, 0, 0]), text])
  const [sound, padding] = [Buffer.alloc(700, 0xfb), Buffer.alloc(20)]
  const head = Buffer.from([0x49, 0x44, 0x33, version, 0, 0, 0, 0, 0, frame.length + padding.length])
  const mimeType = 'audio/mpeg'
  for (const bytes of [Buffer.concat([head, frame, padding, sound]), sound]) {
    const sealed = provenance.seal({ bytes, mimeType }, origin)
    expect(read(sealed, mimeType)).toEqual(known)
    expect(Buffer.from(sealed).includes(frame)).toBe(bytes !== sound)
    expect(Buffer.from(sealed.subarray(-sound.length)).equals(sound)).toBe(true)
    expect(provenance.seal({ bytes: sealed, mimeType }, origin).length).toBe(sealed.length)
    const other = Buffer.from(sealed)
    other.writeUInt8(1, other.length - 1)
    expect(read(other, mimeType)).toBeUndefined()
    await writeFile(at('song'), sealed)
    const publicPem = deriveProvenanceKeys(secret).public.export({ format: 'pem', type: 'spki' }).toString()
    expect(await inspectFile(at('song'), { ...deriveProvenanceKeys(secret), publicPem })).toEqual(known)
  }
})

// Proves: provenance-wav-sealed-plays
test('a WAV is sealed, plays on, and tells where it comes from', async () => {
  const sealed = provenance.seal({ bytes: tinyWav(), mimeType: 'audio/wav' }, origin)
  expect(Buffer.from(sealed).includes(Buffer.from(tinyWav().subarray(12)))).toBe(true)
  expect(Buffer.from(sealed).readUInt32LE(4)).toBe(sealed.length - 8)
  expect(await find(sealed)).toEqual(known)
  expect(provenance.seal({ bytes: sealed, mimeType: 'audio/wav' }, origin).length).toBe(sealed.length)
  const other = Buffer.from(sealed)
  other.writeUInt8(other.readUInt8(44) ^ 1, 44)
  expect(await find(other)).toBeUndefined()
})

test('what is too small, and what was marked as it was made, is sealed alone; nothing stays behind', async () => {
  const tiny = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const rest = { mimeType: 'image/png', width: 64, height: 64 }
  const stamped = await provenance.stamp({ bytes: tiny, ...rest, hasInvisibleWatermark: false }, origin)
  expect(read(stamped, 'image/png')).toEqual(known)
  expect((await pixels(stamped)).equals(await pixels(tiny))).toBe(true)
  const large = await picture().png().toBuffer()
  const sealed = await provenance.stamp(
    { bytes: large, mimeType: 'image/png', ...size, hasInvisibleWatermark: true },
    origin,
  )
  expect((await pixels(sealed)).equals(await pixels(large))).toBe(true)
  const sound = Buffer.from('any sound')
  expect(provenance.seal({ bytes: sound, mimeType: 'audio/flac' }, origin)).toBe(sound)
  const left = await readdir(join(dir, 'one'), { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
})
