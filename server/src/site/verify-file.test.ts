import { readdir } from 'node:fs/promises'
import { MAX_VERIFIED_BYTES } from '@visage/contract'
import { createWatermarkTile, createWatermarkWriter } from '@visage/studio/watermark'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { plainProvenance } from '../testing/plain-parts.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'

const ask = async ({ url }: TestServer, bytes: Uint8Array, type = 'application/octet-stream') => {
  const response = await fetch(`${url}/api/verify`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: Buffer.from(bytes),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const filesOf = async (dir: string) =>
  (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('database'))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort()

/** How many rows every table has, but for the counters of tries and of what arrived. */
const rowsOf = async ({ ctx }: TestServer) => {
  const { rows: tables } = await ctx.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name not in ('attempts', 'arrivals')`,
  )
  const counts: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await ctx.db.execute(sql`select count(*) as count from ${sql.identifier(name)}`)
    counts[name] = rows[0]?.count
  }
  return counts
}

const noise = (width: number, height: number): Uint8Array =>
  Uint8Array.from({ length: width * height * 3 }, (_, index) => 90 + (((index * 2_654_435_761) >>> 7) % 60))

/** A picture with the mark of this server alone, as a copy without its seal would be. */
const marked = async ({ ctx }: TestServer): Promise<Buffer> => {
  const picture = { width: 512, height: 640, channels: 3 as const, data: noise(512, 640) }
  const { key, message } = ctx.provenance.invisibleWatermarkFor({
    jobId: 'abcdef01-0000-4000-8000-000000000000',
    createdAt: new Date('2026-11-21T12:00:00Z'),
  })
  createWatermarkWriter(createWatermarkTile(key), message).embed(picture)
  return sharp(picture.data, { raw: picture }).jpeg({ quality: 90 }).toBuffer()
}

describe('a file that somebody asks about', () => {
  test('is recognised or not, and nothing of it stays', async () => {
    await using server = await startTestServer({ worker: false })
    const before = { files: await filesOf(server.ctx.config.dataDir), rows: await rowsOf(server) }
    expect(await ask(server, await marked(server))).toEqual({
      status: 200,
      body: { from_here: true, made_on: '2026-11-21' },
    })
    const plain = await sharp(noise(512, 640), { raw: { width: 512, height: 640, channels: 3 } })
      .png()
      .toBuffer()
    expect(await ask(server, plain)).toEqual({ status: 200, body: { from_here: false, made_on: null } })
    const refused = await ask(server, Buffer.from('#EXTM3U\nfile:///etc/passwd\n'))
    expect(refused).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } })
    expect({ files: await filesOf(server.ctx.config.dataDir), rows: await rowsOf(server) }).toEqual(before)
  })

  test('has a type that is read from its bytes, and a limit in size', async () => {
    await using server = await startTestServer({ worker: false, overrides: { provenance: plainProvenance() } })
    expect((await ask(server, Buffer.from('any'), 'image/png')).status).toBe(415)
    const tooLarge = await ask(server, new Uint8Array(MAX_VERIFIED_BYTES + 1))
    expect(tooLarge).toMatchObject({ status: 413, body: { message: expect.stringContaining('100 MB') } })
    expect(await filesOf(server.ctx.config.dataDir)).toEqual(
      expect.not.arrayContaining([expect.stringContaining('.partial')]),
    )
  })

  test('is one of ten in a minute', async () => {
    const made = { day: '2026-03-04', serial: 'abcdef' }
    await using server = await startTestServer({ worker: false, overrides: { provenance: plainProvenance(made) } })
    for (let turn = 0; turn < 10; turn++)
      expect((await ask(server, Buffer.from('a picture'))).body).toEqual({ from_here: true, made_on: made.day })
    // Counted before anything of it is received: too large a file is not even looked at.
    const eleventh = await ask(server, new Uint8Array(MAX_VERIFIED_BYTES + 1))
    expect(eleventh).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    server.clock.advance(61_000)
    expect((await ask(server, Buffer.from('a picture'))).status).toBe(200)
  })
})
