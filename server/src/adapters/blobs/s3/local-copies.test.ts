import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLocalCopies } from './local-copies.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'visage-copies-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const content = (name: string) => ({ key: `ab/cd/${name}.bin`, version: '"1"' })
const listCopies = async () =>
  (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length

/** Copies of ten bytes each; `fetched` tells the keys in their order. */
const open = (maxBytes: number) => {
  const fetched: string[] = []
  const copies = openLocalCopies({
    dir,
    maxBytes,
    fetch: async ({ key }, path) => {
      fetched.push(key)
      await writeFile(path, key.padEnd(10).slice(0, 10), { flag: 'wx' })
    },
  })
  return { copies, fetched }
}

test('fetches a content once for all who ask at the same time and later', async () => {
  const { copies, fetched } = open(100)
  const held = await Promise.all([1, 2, 3].map(() => copies.hold(content('a'))))
  expect(new Set(held.map(({ path }) => path)).size).toBe(1)
  for (const file of held) await file[Symbol.asyncDispose]()
  await using again = await copies.hold(content('a'))
  expect(await readFile(again.path, 'utf8')).toBe('ab/cd/a.bi')
  expect(fetched).toHaveLength(1)
})

test('removes what was asked for the longest ago, but nothing that is held', async () => {
  const { copies, fetched } = open(20)
  const first = await copies.hold(content('a'))
  for (const name of ['b', 'c', 'd']) await (await copies.hold(content(name)))[Symbol.asyncDispose]()
  expect(await readFile(first.path, 'utf8')).toBe('ab/cd/a.bi')
  expect(await listCopies()).toBe(2)
  await first[Symbol.asyncDispose]()
  await (await copies.hold(content('d')))[Symbol.asyncDispose]()
  await (await copies.hold(content('b')))[Symbol.asyncDispose]()
  expect(fetched.map((key) => key.at(6))).toEqual(['a', 'b', 'c', 'd', 'b'])
  expect(await listCopies()).toBe(2)
})

test('a fetch that fails leaves nothing, and the next one tries anew', async () => {
  let isBroken = true
  const copies = openLocalCopies({
    dir,
    maxBytes: 100,
    fetch: async (_content, path) => {
      await writeFile(path, 'half')
      if (isBroken) throw new Error('The line broke.')
    },
  })
  await expect(copies.hold(content('a'))).rejects.toThrow('The line broke.')
  expect(await listCopies()).toBe(0)
  isBroken = false
  await using _ = await copies.hold(content('a'))
  expect(await listCopies()).toBe(1)
})

test('fetches again what somebody else has removed from the disk', async () => {
  const { copies, fetched } = open(100)
  const { path, [Symbol.asyncDispose]: letGo } = await copies.hold(content('a'))
  await letGo()
  await rm(path)
  await using again = await copies.hold(content('a'))
  expect(await readFile(again.path, 'utf8')).toBe('ab/cd/a.bi')
  expect(fetched).toHaveLength(2)
})
