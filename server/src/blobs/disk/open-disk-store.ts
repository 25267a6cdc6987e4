import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BlobStore } from '../blob-store.ts'

const KEY_SHAPE = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.[a-z0-9]+$/

const syncFolder = async (dir: string): Promise<void> => {
  const handle = await open(dir, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A file that is either there whole or not at all, also after a power cut. */
const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const dir = dirname(path)
  await mkdir(dir, { recursive: true })
  const partial = `${path}.${randomUUID()}.partial`
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

/** Keeps files below `dir`, each at its key. */
export const openDiskStore = (dir: string): BlobStore => {
  const pathOf = (key: string): string => {
    if (!KEY_SHAPE.test(key)) throw new Error(`"${key}" is not the key of a stored file.`)
    return join(dir, key)
  }
  return {
    pathOf,
    write: async (key, bytes) => writeWhole(pathOf(key), bytes),
    read: async (key) => readFile(pathOf(key)),
    has: async (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    remove: async (key) => rm(pathOf(key), { force: true }),
    async check() {
      const probe = join(dir, `check-${randomUUID()}.partial`)
      await writeWhole(probe, Buffer.from('ok'))
      await rm(probe, { force: true })
    },
  }
}
