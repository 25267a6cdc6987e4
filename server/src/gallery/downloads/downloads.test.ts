import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { assets } from '../../db/schema.ts'
import { grant, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'
import { plainClips } from '../../testing/plain-parts.ts'
import { eraseDeleted, eraseOldWatermarked } from '../erasure/erase-expired.ts'
import { eraseFiles } from '../erasure/erase-files.ts'

const dayMs = 24 * 60 * 60 * 1000

let server: GenerationServer
let maker: Maker
let writes: string[]
const clips = plainClips()
beforeAll(async () => {
  server = await startGenerationServer({ parts: { clips } })
  maker = await signUpMaker(server)
  writes = []
  const { blobs } = server.ctx
  const write = blobs.write.bind(blobs)
  blobs.write = (key, bytes) => {
    writes.push(key)
    return write(key, bytes)
  }
})
afterAll(() => server[Symbol.asyncDispose]())

const make = async (prompt: string, { side = 400, background = 'teal' } = {}): Promise<string> => {
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer()
  server.script(prompt, { artifact: { bytes, width: side, height: side } })
  const { result } = await maker.waitFor((await maker.accept({ prompt })).job_id, isOver)
  return result?.asset_id ?? ''
}
const download = async (id: string) => {
  const response = await fetch(`${server.url}/api/assets/${id}/download`, {
    headers: { authorization: `Bearer ${maker.user.access}` },
  })
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}
const markedKeyOf = async (id: string) => {
  const [asset] = await server.ctx.db.select().from(assets).where(eq(assets.id, id))
  return asset?.watermarkedKey ?? null
}

// Proves: download-mark-drawn-once
test('the mark is drawn once, however many ask for it, and again when the copy is lost', async () => {
  const id = await make('marked once')
  const before = writes.length
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => download(id)))
  const later = await download(id)
  for (const { status, bytes } of [...others, later]) {
    expect(status).toBe(200)
    expect(bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(true)
  }
  expect(writes).toHaveLength(before + 1)
  const colorsAt = async (left: number, top: number) => {
    const pixels = await sharp(first?.bytes).extract({ left, top, width: 80, height: 40 }).greyscale().raw().toBuffer()
    return new Set(pixels).size
  }
  // One colour, with the unseen mark in it.
  expect(await colorsAt(0, 0)).toBeLessThanOrEqual(5)
  expect(await colorsAt(300, 340)).toBeGreaterThan(10)

  const key = (await markedKeyOf(id)) ?? ''
  await server.ctx.blobs.remove(key)
  expect((await download(id)).bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(true)
  expect(await markedKeyOf(id)).not.toBe(key)
})

// Proves: download-mark-opacity
test('the mark is three quarters opaque on pictures, and four fifths on cloth swaps', async () => {
  await grant(server, maker.user.id, { faces: 2 })
  const whitest = async (kind: 'image' | 'cloth') => {
    const id = await make(`marked as ${kind}`)
    await server.ctx.db.update(assets).set({ kind }).where(eq(assets.id, id))
    const [red] = (await sharp((await download(id)).bytes).stats()).channels
    return (red?.max ?? 0) / 255
  }
  // White over teal, which has no red.
  const image = await whitest('image')
  const cloth = await whitest('cloth')
  expect(Math.abs(image - 0.75)).toBeLessThan(0.025)
  expect(Math.abs(cloth - 0.8)).toBeLessThan(0.025)
})

const largest = (numbers: Iterable<number>) => [...numbers].reduce((left, right) => Math.max(left, right), 0)

// Proves: download-mark-margin
test('the mark of a downloaded picture is 20 pixels from its edges', async () => {
  await grant(server, maker.user.id, { faces: 1 })
  const [side, grey] = [1024, 128]
  const { bytes } = await download(await make('plain grey', { side, background: 'rgb(128, 128, 128)' }))
  const pixels = await sharp(bytes).extractChannel(0).raw().toBuffer()
  // Far beyond what the unseen mark changes.
  const marked = [...pixels.keys()].filter((at) => Math.abs((pixels[at] ?? grey) - grey) > 20)
  expect(side - 1 - largest(marked.map((at) => at % side))).toBe(20)
  // Its face ends a little above the lower edge of its box.
  const below = side - 1 - largest(marked.map((at) => Math.floor(at / side)))
  expect(below).toBeGreaterThanOrEqual(20)
  expect(below).toBeLessThan(24)
})

test('the copy goes with the item', async () => {
  const id = await make('marked and gone')
  await download(id)
  const path = join(server.ctx.config.storage.dir, (await markedKeyOf(id)) ?? '')
  expect(existsSync(path)).toBe(true)
  await server.client.request('DELETE', `/assets/${id}`, { token: maker.user.access })
  expect((await download(id)).status).toBe(404)
  server.clock.advance(11 * 60 * 1000)
  await eraseDeleted(server.ctx, server.clock.now())
  await eraseFiles(server.ctx)
  expect(existsSync(path)).toBe(false)
})

test('the copy goes after a week and is drawn again when it is wanted', async () => {
  const id = await make('marked long ago')
  await download(id)
  const path = join(server.ctx.config.storage.dir, (await markedKeyOf(id)) ?? '')
  const collect = async () => {
    await eraseOldWatermarked(server.ctx, server.clock.now())
    await eraseFiles(server.ctx)
  }
  server.clock.advance(6 * dayMs)
  await collect()
  expect(existsSync(path)).toBe(true)
  server.clock.advance(2 * dayMs)
  await collect()
  expect([existsSync(path), await markedKeyOf(id)]).toEqual([false, null])
  await maker.signIn()
  expect((await download(id)).status).toBe(200)
})

// Proves: download-file-streamed-stored
test('a file is streamed from where it is stored, in ranges when asked', async () => {
  await grant(server, maker.user.id, { faces: 1 })
  const id = await make('in parts')
  const whole = await download(id)
  const path = join(server.ctx.config.storage.dir, (await markedKeyOf(id)) ?? '')
  const { blobs } = server.ctx
  const read = vi.spyOn(blobs, 'read')
  const ask = (headers: Record<string, string>) =>
    fetch(`${server.url}/api/assets/${id}/download`, {
      headers: { authorization: `Bearer ${maker.user.access}`, ...headers },
    })
  const full = await ask({})
  expect(full.headers.get('content-length')).toBe(String((await stat(path)).size))
  expect(full.headers.get('cache-control')).toBe('no-store')
  expect(Buffer.from(await full.arrayBuffer()).equals(whole.bytes)).toBe(true)
  const part = await ask({ range: 'bytes=10-29' })
  expect([part.status, part.headers.get('content-length'), part.headers.get('content-type')]).toEqual([
    206,
    '20',
    'image/png',
  ])
  expect(part.headers.get('content-disposition')).toBe(full.headers.get('content-disposition'))
  expect(Buffer.from(await part.arrayBuffer()).equals(whole.bytes.subarray(10, 30))).toBe(true)
  expect((await ask({ range: 'bytes=99999999-' })).status).toBe(416)
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()
})

// Proves: download-video-comes-mp4
test('a video comes as an MP4 with the mark, drawn once', async () => {
  await grant(server, maker.user.id, { faces: 1, videos: 1 })
  const image = await make('moves')
  const { body } = await server.client.post(
    '/imagetovideos/',
    { user_id: maker.user.id, input_image: `/api/assets/${image}`, prompt: 'smiles' },
    { token: maker.user.access, headers: { prefer: 'respond-async' } },
  )
  const { result } = await maker.waitFor(body.job_id, isOver)
  expect(result).toMatchObject({ duration: 1, thumbnail_url: expect.stringContaining('.webp') })
  const id = result?.asset_id ?? ''
  const answers = await Promise.all([download(id), download(id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(clips.marked).toBe(1)
  const response = await fetch(`${server.url}/api/assets/${id}/download`, {
    headers: { authorization: `Bearer ${maker.user.access}` },
  })
  expect(response.headers.get('content-type')).toBe('video/mp4')
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="visage-image-to-video-${id.slice(0, 8)}.mp4"`,
  )
  expect(clips.marked).toBe(1)
})

// Proves: download-lost-file-told
test.each(['image', 'video', 'audio'] as const)('of %s whose file is lost, a sentence says so', async (medium) => {
  await grant(server, maker.user.id, { faces: 1 })
  const id = await make(`lost ${medium}`)
  const { ctx } = server
  const [asset] = await ctx.db.update(assets).set({ medium }).where(eq(assets.id, id)).returning()
  await ctx.blobs.remove(asset?.blobKey ?? '')
  const draw = vi.spyOn(clips, 'drawWatermark').mockRejectedValue(new Error('ENOENT: no such file or directory'))
  for (const format of medium === 'audio' ? ['', '?format=wav'] : ['']) {
    vi.spyOn(ctx.sounds, 'toWav').mockRejectedValueOnce(new Error('ENOENT: no such file or directory'))
    const answer = await server.client.request('GET', `/assets/${id}/download${format}`, { token: maker.user.access })
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: 'The file of this item is lost. Please generate it again, or write to us.' },
    })
  }
  draw.mockRestore()
})

test('a download is no leak of listeners to Node', async () => {
  await grant(server, maker.user.id, { faces: 1 })
  const warnings: string[] = []
  const note = ({ name }: Error) => warnings.push(name)
  process.on('warning', note)
  try {
    const id = await make('heard by many')
    for (const { status } of [await download(id), await download(id)]) expect(status).toBe(200)
  } finally {
    process.off('warning', note)
  }
  expect(warnings).toEqual([])
})
