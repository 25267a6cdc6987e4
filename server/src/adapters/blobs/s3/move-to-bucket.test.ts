import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createBlobKey } from '../blob-store.ts'
import { openBlobStore, readStorageSettings } from '../open-blob-store.ts'
import { startBucket } from '../testing/start-bucket.ts'
import { openBucket } from './bucket.ts'
import { moveToBucket } from './move-to-bucket.ts'

test('copies every file of a disk once, goes on where it was cut off, and leaves the disk as it is', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'visage-move-'))
  await using held = new AsyncDisposableStack()
  held.defer(() => rm(dir, { recursive: true, force: true }))
  const { storage } = held.use(await startBucket())
  const settings = readStorageSettings({ STORAGE: storage }, join(dir, 'other'))
  if (settings.kind !== 's3') throw new Error('This is no bucket.')
  const disk = await openBlobStore({ kind: 'disk', dir })
  const keys = Array.from({ length: 30 }, () => createBlobKey('png'))
  for (const key of [...keys, 'templates/v1/a.webp']) await disk.write(key, Buffer.from(`bytes of ${key}`))
  await disk.openDraft()

  const bucket = openBucket(settings)
  const cut = new AbortController()
  const first = await moveToBucket({
    dir,
    bucket,
    signal: cut.signal,
    onProgress: ({ copied }) => copied === 5 && cut.abort(),
  })
  expect(first.copied).toBeGreaterThanOrEqual(5)
  expect(first.copied).toBeLessThan(31)

  const second = await moveToBucket({ dir, bucket })
  expect(second).toEqual({ files: 31, copied: 31 - first.copied, there: first.copied })
  expect(await moveToBucket({ dir, bucket })).toEqual({ files: 31, copied: 0, there: 31 })

  const moved = await openBlobStore(settings)
  for (const key of keys) expect(Buffer.from(await moved.read(key)).toString()).toBe(`bytes of ${key}`)
  expect(await disk.has(keys[0] ?? '')).toBe(true)
})

/** The command as it is run by hand. */
const runMove = (dataDir: string, storage: string) =>
  spawn(process.execPath, ['bin/programs/move-storage.ts'], {
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, STORAGE: storage },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

test('the command that was killed goes on when it is run again, and brings every byte', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'visage-move-'))
  await using held = new AsyncDisposableStack()
  held.defer(() => rm(dataDir, { recursive: true, force: true }))
  const { storage } = held.use(await startBucket())
  const disk = await openBlobStore({ kind: 'disk', dir: join(dataDir, 'blobs') })
  // The last one goes in parts, of which one that is killed leaves some.
  const sizes = [...Array.from({ length: 400 }, (_, count) => 1000 + count), 12 * 1024 * 1024]
  const files = new Map(sizes.map((bytes) => [createBlobKey('png'), randomBytes(bytes)]))
  for (const [key, bytes] of files) await disk.write(key, bytes)

  const killed = runMove(dataDir, storage)
  await once(killed.stdout, 'data')
  killed.kill('SIGKILL')
  await once(killed, 'exit')

  const said = await text(runMove(dataDir, storage).stdout)
  const [, copied, there] = (/(\d+) files copied, (\d+) were there already\./.exec(said) ?? []).map(Number)
  expect(copied).toBeGreaterThan(0)
  expect(there).toBeGreaterThan(0)
  expect((copied ?? 0) + (there ?? 0)).toBe(files.size)
  const bucket = await openBlobStore(readStorageSettings({ STORAGE: storage }, join(dataDir, 'elsewhere')))
  for (const [key, bytes] of files) expect(bytes.equals(await bucket.read(key))).toBe(true)
  expect(await text(runMove(dataDir, storage).stdout)).toContain(`0 files copied, ${files.size} were there already.`)
})

test('ends with the reason when the bucket goes away', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'visage-move-'))
  await using held = new AsyncDisposableStack()
  held.defer(() => rm(dir, { recursive: true, force: true }))
  const disk = await openBlobStore({ kind: 'disk', dir })
  for (let count = 0; count < 20; count += 1) await disk.write(createBlobKey('png'), Buffer.from('bytes'))
  let put = 0
  const moving = moveToBucket({
    dir,
    bucket: {
      list: async function* () {},
      put: async (_key, body) => {
        for await (const _ of body as AsyncIterable<Uint8Array>);
        put += 1
        if (put > 3) throw new Error('The bucket is gone.')
      },
    },
  })
  await expect(moving).rejects.toThrow('The bucket is gone.')
  expect(put).toBeLessThan(20)
})
