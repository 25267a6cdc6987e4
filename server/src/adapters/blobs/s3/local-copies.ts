import { randomUUID } from 'node:crypto'
import { access, mkdir, rm, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { LocalFile } from '../blob-store.ts'
import { removeOldFiles } from '../drafts.ts'

type Copy = { path: string; bytes: number; holders: number; ready: Promise<void> }

/** A content: its key and what tells it from others that were at that key. */
export type Content = { key: string; version: string }

type LocalCopies = {
  /** The copy of a content, fetched when there is none; it stays for as long as somebody holds it. */
  hold(content: Content): Promise<LocalFile>
}

type Options = {
  /** Shared with other processes of this machine, each in a folder of its own there. */
  dir: string
  maxBytes: number
  /** Writes a content to a path that does not exist yet. */
  fetch: (content: Content, path: string) => Promise<void>
}

const abandonedMs = 7 * 24 * 3_600_000

/**
 * Copies of stored files on this machine. Each is fetched once however many ask, and those that nobody has asked for the
 * longest go when there are too many.
 */
export const openLocalCopies = ({ dir, maxBytes, fetch }: Options): LocalCopies => {
  const ownDir = join(dir, randomUUID())
  /** In the order in which they were last asked for. */
  const copies = new Map<string, Copy>()
  let opened: Promise<void> | undefined
  const open = async (): Promise<void> => {
    await removeOldFiles(dir, abandonedMs)
    await mkdir(ownDir, { recursive: true })
  }

  const forget = async (id: string, { path }: Copy): Promise<void> => {
    copies.delete(id)
    await rm(path, { force: true })
  }

  const trim = async (): Promise<void> => {
    let total = [...copies.values()].reduce((sum, { bytes }) => sum + bytes, 0)
    for (const [id, copy] of copies) {
      if (total <= maxBytes) return
      if (copy.holders > 0) continue
      total -= copy.bytes
      await forget(id, copy)
    }
  }

  const begin = (content: Content): Copy => {
    const path = join(ownDir, `${randomUUID()}${extname(content.key)}`)
    const copy: Copy = { path, bytes: 0, holders: 0, ready: Promise.resolve() }
    copy.ready = (async () => {
      await fetch(content, path)
      copy.bytes = (await stat(path)).size
    })()
    return copy
  }

  const find = async (id: string): Promise<Copy | undefined> => {
    const copy = copies.get(id)
    if (!copy || copy.bytes === 0) return copy
    const isThere = await access(copy.path).then(
      () => true,
      () => false,
    )
    if (!isThere && copies.get(id) === copy) copies.delete(id)
    return copies.get(id)
  }

  return {
    async hold(content) {
      await (opened ??= open())
      const id = `${content.key} ${content.version}`
      const copy = (await find(id)) ?? copies.get(id) ?? begin(content)
      copies.delete(id)
      copies.set(id, copy)
      copy.holders += 1
      const letGo = async (): Promise<void> => {
        copy.holders -= 1
        await trim()
      }
      try {
        await copy.ready
      } catch (error) {
        if (copies.get(id) === copy) await forget(id, copy)
        throw error
      }
      await trim()
      return { path: copy.path, [Symbol.asyncDispose]: letGo }
    },
  }
}
