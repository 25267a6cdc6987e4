import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBlobKey } from '../blob-store.ts'
import { openDiskStore } from './open-disk-store.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'visage-blobs-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const filesIn = async () =>
  (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

test('keeps bytes under new keys, two folders deep', async () => {
  const store = openDiskStore(dir)
  const key = createBlobKey('png')
  expect(key).toMatch(/^([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{28}\.png$/)
  await store.write(key, Buffer.from('first'))
  await store.write(key, Buffer.from('second'))
  expect(Buffer.from(await store.read(key)).toString()).toBe('second')
  expect((await store.openLocal(key)).path).toBe(join(dir, key))
  expect(await filesIn()).toEqual([key.split('/').at(-1)])
  await store.remove(key)
  await store.remove(key)
  await expect(store.read(key)).rejects.toThrow('ENOENT')
})

test('readers see all of the old or all of the new bytes', async () => {
  const store = openDiskStore(dir)
  const key = createBlobKey('bin')
  const sizes = [1_000_000, 2_000_000]
  const fill = (size: number) => store.write(key, Buffer.alloc(size, size === sizes[0] ? 1 : 2))
  await fill(1_000_000)
  const writing = (async () => {
    for (let turn = 0; turn < 10; turn += 1) await fill(sizes[turn % 2] ?? 0)
  })()
  for (let turn = 0; turn < 20; turn += 1) expect(sizes).toContain((await store.read(key)).byteLength)
  await writing
  expect(await filesIn()).toHaveLength(1)
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
  const store = openDiskStore(dir)
  await expect(store.openLocal(key)).rejects.toThrow('is not the key of a stored file')
  await expect(store.write(key, Buffer.from('x'))).rejects.toThrow('is not the key')
  await expect(store.read(key)).rejects.toThrow('is not the key')
  await expect(store.remove(key)).rejects.toThrow('is not the key')
  expect(await filesIn()).toEqual([])
})

test('a draft is kept whole or goes away, and one that was left behind goes later', async () => {
  const store = openDiskStore(dir)
  const key = createBlobKey('mp4')
  {
    await using kept = await store.openDraft()
    await using dropped = await store.openDraft()
    await writeFile(dropped.path, 'dropped')
    await writeFile(kept.path, 'kept')
    await kept.keep(key)
  }
  expect(Buffer.from(await store.read(key)).toString()).toBe('kept')
  expect(await filesIn()).toHaveLength(1)

  const [old, fresh] = [await store.openDraft(), await store.openDraft()]
  for (const { path } of [old, fresh]) await writeFile(path, 'left behind')
  await utimes(old.path, 0, 0)
  await store.removeDrafts(60_000)
  expect(await filesIn()).toHaveLength(2)
  await expect(fresh.keep('../outside')).rejects.toThrow('is not the key')
  await fresh[Symbol.asyncDispose]()
  expect(await filesIn()).toHaveLength(1)
})

test('what a process that was killed in the middle of a write left goes with the drafts', async () => {
  const script = `
    const { openDiskStore } = await import(${JSON.stringify(new URL('./open-disk-store.ts', import.meta.url).href)})
    const store = openDiskStore(${JSON.stringify(dir)})
    console.log('writing')
    for (;;) await store.write('ab/cd/abcd.bin', Buffer.alloc(100_000_000, 1))`
  for (let turn = 0; turn < 5; turn += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    while (!(await filesIn()).some((name) => name.endsWith('.partial'))) await sleep(1)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    if ((await filesIn()).some((name) => name.endsWith('.partial'))) break
  }
  expect((await filesIn()).filter((name) => name.endsWith('.partial'))).toHaveLength(1)
  await sleep(20)
  await openDiskStore(dir).removeDrafts(1)
  expect((await filesIn()).filter((name) => name.endsWith('.partial'))).toEqual([])
})

test('keeps the folders that are named and removes those beside them', async () => {
  const store = openDiskStore(dir)
  for (const key of ['made/one/a.webp', 'made/two/b.webp', 'made/three/c.webp', 'other/d.webp'])
    await store.write(key, Buffer.from(key))
  await store.keepFolders('made', ['one', 'three'])
  expect((await filesIn()).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['a.webp', 'c.webp', 'd.webp'])
  await store.keepFolders('nothing-there', [])
})

test('checks that it can be written to', async () => {
  await openDiskStore(join(dir, 'new')).check()
  expect(await filesIn()).toEqual([])
  await expect(openDiskStore('/dev/null/nowhere').check()).rejects.toThrow('ENOTDIR')
})
