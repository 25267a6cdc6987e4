import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Draft } from './blob-store.ts'

/** A draft among those in `dir`; `keep` puts its file at a key, all or nothing, or throws and leaves it. */
export const openDraft = async (dir: string, keep: (path: string, key: string) => Promise<void>): Promise<Draft> => {
  await mkdir(dir, { recursive: true })
  const path = join(dir, `${randomUUID()}.partial`)
  return { path, keep: (key) => keep(path, key), [Symbol.asyncDispose]: () => rm(path, { force: true }) }
}

/** Removes what was last written more than `olderThanMs` ago. */
export const removeOldFiles = async (dir: string, olderThanMs: number): Promise<void> => {
  for (const name of await readdir(dir).catch(() => [])) {
    const path = join(dir, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > olderThanMs) await rm(path, { recursive: true, force: true })
  }
}
