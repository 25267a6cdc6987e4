import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkKey, isMadeKey } from '../blob-store.ts'
import type { BlobStore } from '../blob-store.ts'
import { openDraft, removeOldFiles } from '../drafts.ts'

const syncFolder = async (dir: string): Promise<void> => {
  const handle = await open(dir, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * A file that is either there whole or not at all, also after a power cut. It is written among the drafts, where what a
 * killed process leaves is removed.
 */
const writeWhole = async (draftsDir: string, path: string, bytes: Uint8Array): Promise<void> => {
  const dir = dirname(path)
  await mkdir(dir, { recursive: true })
  await mkdir(draftsDir, { recursive: true })
  const partial = join(draftsDir, `${randomUUID()}.partial`)
  try {
    const handle = await open(partial, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  await syncFolder(dir)
}

const syncFile = async (path: string): Promise<void> => {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const HEX_FOLDER = /^[\da-f]{2}$/

const listFolders = async (dir: string): Promise<string[]> =>
  (await readdir(dir).catch(() => [])).filter((name) => HEX_FOLDER.test(name))

const listOldFiles = async function* (dir: string, olderThanMs: number): AsyncGenerator<string> {
  for (const outer of await listFolders(dir))
    for (const inner of await listFolders(join(dir, outer)))
      for (const name of await readdir(join(dir, outer, inner))) {
        const key = `${outer}/${inner}/${name}`
        const found = isMadeKey(key) ? await stat(join(dir, key)).catch(() => undefined) : undefined
        if (found?.isFile() && Date.now() - found.mtimeMs > olderThanMs) yield key
      }
}

const removeOtherFolders = async (dir: string, kept: readonly string[]): Promise<void> => {
  for (const entry of await readdir(dir, { withFileTypes: true }).catch(() => []))
    if (entry.isDirectory() && !kept.includes(entry.name))
      await rm(join(dir, entry.name), { recursive: true, force: true })
}

/** Keeps files below `dir`, each at its key. */
export const openDiskStore = (dir: string): BlobStore => {
  const draftsDir = join(dir, 'drafts')
  const pathOf = (key: string): string => join(dir, checkKey(key))
  const keep = async (draft: string, key: string): Promise<void> => {
    const kept = pathOf(key)
    await mkdir(dirname(kept), { recursive: true })
    await syncFile(draft)
    await rename(draft, kept)
    await syncFolder(dirname(kept))
  }
  return {
    write: async (key, bytes) => writeWhole(draftsDir, pathOf(key), bytes),
    read: async (key) => readFile(pathOf(key)),
    openRead: (key) => createReadStream(pathOf(key)),
    openLocal: async (key) => ({ path: pathOf(key), [Symbol.asyncDispose]: async () => {} }),
    has: async (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    remove: async (key) => rm(pathOf(key), { force: true }),
    openDraft: () => openDraft(draftsDir, keep),
    removeDrafts: (olderThanMs) => removeOldFiles(draftsDir, olderThanMs),
    listOld: (olderThanMs) => listOldFiles(dir, olderThanMs),
    keepFolders: (parent, names) => removeOtherFolders(join(dir, parent), names),
    async check() {
      const probe = join(dir, `check-${randomUUID()}.partial`)
      await writeWhole(draftsDir, probe, Buffer.from('ok'))
      await rm(probe, { force: true })
    },
  }
}
