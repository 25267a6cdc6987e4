import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createBlobKey } from './blob-store.ts'
import type { BlobStore } from './blob-store.ts'
import { openBlobStore, readStorageSettings } from './open-blob-store.ts'
import { openBucket } from './s3/bucket.ts'
import { startBucket } from './testing/start-bucket.ts'

let dir: string
let held: AsyncDisposableStack
beforeEach(async () => {
  held = new AsyncDisposableStack()
  dir = await mkdtemp(join(tmpdir(), 'visage-blobs-'))
  held.defer(() => rm(dir, { recursive: true, force: true }))
})
afterEach(() => held.disposeAsync())

type Kept = { store: BlobStore; listKeys: () => Promise<string[]> }

const collect = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const collected: Item[] = []
  for await (const item of items) collected.push(item)
  return collected
}

const absent = /ENOENT|does not exist|Nothing is stored/

const keepOnDisk = async (): Promise<Kept> => ({
  store: await openBlobStore({ kind: 'disk', dir }),
  listKeys: async () =>
    (await readdir(dir, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length + 1)),
})

const keepInBucket = async (): Promise<Kept> => {
  const { storage } = held.use(await startBucket())
  const settings = readStorageSettings({ STORAGE: storage }, dir)
  if (settings.kind !== 's3') throw new Error('This is no bucket.')
  return {
    store: await openBlobStore(settings),
    listKeys: async () => (await collect(openBucket(settings).list(''))).map(({ key }) => key),
  }
}

describe.each([
  ['disk', keepOnDisk],
  ['a bucket', keepInBucket],
])('%s', (_name, open) => {
  let store: BlobStore
  let listKeys: Kept['listKeys']
  beforeEach(async () => {
    ;({ store, listKeys } = await open())
  })

  test('keeps bytes under new keys, two folders deep', async () => {
    const key = createBlobKey('png')
    expect(key).toMatch(/^([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{28}\.png$/)
    expect(await store.has(key)).toBe(false)
    await store.write(key, Buffer.from('first'))
    await store.write(key, Buffer.from('second'))
    expect(await store.has(key)).toBe(true)
    expect(Buffer.from(await store.read(key)).toString()).toBe('second')
    expect((await buffer(store.openRead(key))).toString()).toBe('second')
    expect(await listKeys()).toEqual([key])
    await store.remove(key)
    await store.remove(key)
    expect(await listKeys()).toEqual([])
  })

  test('says that a file is not there to whoever reads it', async () => {
    const key = createBlobKey('png')
    await expect(store.read(key)).rejects.toThrow(absent)
    await expect(buffer(store.openRead(key))).rejects.toThrow(absent)
    await expect((async () => readFile((await store.openLocal(key)).path))()).rejects.toThrow(absent)
  })

  test('opens a file where programs can read it, under the ending of its key', async () => {
    const key = createBlobKey('txt')
    await store.write(key, Buffer.from('first'))
    await using first = await store.openLocal(key)
    await using same = await store.openLocal(key)
    expect(first.path).toMatch(/\.txt$/)
    expect(same.path).toBe(first.path)
    await store.write(key, Buffer.from('second'))
    await using second = await store.openLocal(key)
    expect(await readFile(second.path, 'utf8')).toBe('second')
  })

  test.each([
    '../secrets.json',
    'ab/../../secrets.json',
    '/etc/passwd.txt',
    'ab/cd',
    'ab/.hidden.png',
    'AB/cd.png',
    'ab//cd.png',
    'ab/cd.png/',
    String.raw`ab\cd.png`,
    'ab/cd.tar.gz',
    'ab/c d.png',
    'ab/cd\0.png',
    '',
  ])('refuses the key %j', async (key) => {
    await expect(store.openLocal(key)).rejects.toThrow('is not the key of a stored file')
    await expect(store.write(key, Buffer.from('x'))).rejects.toThrow('is not the key')
    await expect(store.read(key)).rejects.toThrow('is not the key')
    await expect(store.remove(key)).rejects.toThrow('is not the key')
    expect(await listKeys()).toEqual([])
  })

  test('a draft is kept whole or goes away, and one that was left behind goes later', async () => {
    const key = createBlobKey('mp4')
    const large = Buffer.alloc(11_000_000, 7)
    {
      await using kept = await store.openDraft()
      await using dropped = await store.openDraft()
      await writeFile(dropped.path, 'dropped')
      await writeFile(kept.path, large)
      await kept.keep(key)
    }
    expect(large.equals(await store.read(key))).toBe(true)
    expect(await listKeys()).toEqual([key])

    const drafts = [await store.openDraft(), await store.openDraft()] as const
    for (const { path } of drafts) await writeFile(path, 'left behind')
    await utimes(drafts[0].path, 0, 0)
    await store.removeDrafts(60_000)
    expect(await readdir(join(dir, 'drafts'))).toHaveLength(1)
    await expect(drafts[1].keep('../outside')).rejects.toThrow('is not the key')
    await drafts[1][Symbol.asyncDispose]()
    expect(await readdir(join(dir, 'drafts'))).toEqual([])
  })

  test('keeps the folders that are named and removes those beside them', async () => {
    for (const key of ['made/one/a.webp', 'made/two/b.webp', 'made/three/c.webp', 'other/d.webp'])
      await store.write(key, Buffer.from(key))
    await store.keepFolders('made', ['one', 'three'])
    expect((await listKeys()).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'made/one/a.webp',
      'made/three/c.webp',
      'other/d.webp',
    ])
    await store.keepFolders('nothing-there', [])
  })

  test('lists what it made itself and has had for long', async () => {
    const keys = [createBlobKey('png'), createBlobKey('mp3')]
    for (const key of [...keys, 'templates/a.webp']) await store.write(key, Buffer.from(key))
    expect(await collect(store.listOld(3_600_000))).toEqual([])
    expect((await collect(store.listOld(-60_000))).toSorted()).toEqual(keys.toSorted())
  })

  test('checks that it can be written to', async () => {
    await store.check()
    expect(await listKeys()).toEqual([])
  })
})
