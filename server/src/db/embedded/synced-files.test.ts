import { mkdtemp, rm } from 'node:fs/promises'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

const syncs = [vi.spyOn(fs, 'fsyncSync'), vi.spyOn(fs, 'fdatasyncSync')]
syncBuiltinESMExports()
afterAll(() => {
  for (const each of syncs) each.mockRestore()
  syncBuiltinESMExports()
})
const { openClient } = await import('./synced-files.ts')

/** How often a file was synced while one row was committed. */
const countSyncs = async (isSynced: boolean): Promise<number> => {
  const dir = await mkdtemp(join(tmpdir(), 'visage-synced-'))
  try {
    const client = await openClient(join(dir, 'db'), { isSynced })
    try {
      await client.exec('create table kept (id int)')
      for (const each of syncs) each.mockClear()
      await client.exec('insert into kept values (1)')
      return syncs.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    } finally {
      await client.close()
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

test('a commit is on the disk before it is answered', async () => {
  expect(await countSyncs(true)).toBeGreaterThan(0)
}, 60_000)

test('with syncing off a commit waits for no disk', async () => {
  expect(await countSyncs(false)).toBe(0)
}, 60_000)
