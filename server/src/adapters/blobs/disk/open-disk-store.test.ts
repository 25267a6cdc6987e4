import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
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

test('says that it cannot be written to', async () => {
  await expect(openDiskStore('/dev/null/nowhere').check()).rejects.toThrow('ENOTDIR')
})
