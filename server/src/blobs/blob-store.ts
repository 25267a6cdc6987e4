import { randomUUID } from 'node:crypto'

/** A new key in one of 65,536 folders, so that none of them grows too large to list. */
export const createBlobKey = (ending: string): string => {
  const name = randomUUID().replaceAll('-', '')
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}.${ending}`
}

/** A file on this machine that is being written; it goes away with its disposal unless it was kept. */
export type Draft = AsyncDisposable & {
  path: string
  /** Keeps it at `key`, all or nothing. */
  keep(key: string): Promise<void>
}

/** Keeps files by key. Keys are made by us: lower-case letters, digits, `-`, `/` and one `.` before the ending. */
export type BlobStore = {
  /** Writes all or nothing; an existing key is replaced. */
  write(key: string, bytes: Uint8Array): Promise<void>
  read(key: string): Promise<Uint8Array>
  has(key: string): Promise<boolean>
  /** A new file to write what is too large for memory. */
  openDraft(): Promise<Draft>
  /** Removes drafts that were left behind more than `olderThanMs` ago. */
  removeDrafts(olderThanMs: number): Promise<void>
  /** Keys made by `createBlobKey` whose files were last written more than `olderThanMs` ago. */
  listOld(olderThanMs: number): AsyncIterable<string>
  /** Removes every folder in `parent` but these, with all that they hold. */
  keepFolders(parent: string, names: readonly string[]): Promise<void>
  /** Deleting what is not there is fine. */
  remove(key: string): Promise<void>
  /** The file on this machine, for ranged sending. */
  pathOf(key: string): string
  /** Throws when it cannot be written to. */
  check(): Promise<void>
}
