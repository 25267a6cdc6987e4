import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** A new key in one of 65,536 folders, so that none of them grows too large to list. */
export const createBlobKey = (ending: string): string => {
  const name = randomUUID().replaceAll('-', '')
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}.${ending}`
}

const KEY_SHAPE = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.[a-z0-9]+$/
const MADE_KEY = /^[\da-f]{2}\/[\da-f]{2}\/[a-z0-9-]+\.[a-z0-9]+$/

/** Throws for what is not the key of a stored file, such as a path that leads elsewhere. */
export const checkKey = (key: string): string => {
  if (!KEY_SHAPE.test(key)) throw new Error(`"${key}" is not the key of a stored file.`)
  return key
}

/** Whether a key came from `createBlobKey`. */
export const isMadeKey = (key: string): boolean => MADE_KEY.test(key)

/** A file on this machine that is being written; it goes away with its disposal unless it was kept. */
export type Draft = AsyncDisposable & {
  path: string
  /** Keeps it at `key`, all or nothing. */
  keep(key: string): Promise<void>
}

/** A file that came with a request, as a draft that goes away with the answer unless it is kept. */
export type ReceivedFile = Draft & { bytes: number; sha256: string }

/** A stored file where programs of this machine can read it, until it is disposed of. It is never written to. */
export type LocalFile = AsyncDisposable & { path: string }

/** A file that is brought to this machine only where a program asks for it. */
export type StoredFile = { openLocal(): Promise<LocalFile> }

/** Thrown where files are kept elsewhere and nobody answers there. */
export class StorageAwayError extends Error {
  override name = 'StorageAwayError'

  constructor(cause: unknown) {
    super(`The storage does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** Where readers may be sent for the bytes themselves. */
export type Elsewhere = {
  origin: string
  /** An address there that opens one file as what its name says it is, and soon lapses. */
  findAddress(key: string): Promise<string>
}

/** Keeps files by key, on this machine or elsewhere. Keys are made by us: lower-case letters, digits, `-`, `/` and one `.` before the ending. */
export type BlobStore = {
  /** Writes all or nothing; an existing key is replaced. */
  write(key: string, bytes: Uint8Array): Promise<void>
  read(key: string): Promise<Uint8Array>
  /** The bytes as they come, for what is too large for memory. */
  openRead(key: string): Readable
  /** For programs that read a file by its path: the file itself where it lies on this machine, else a copy. */
  openLocal(key: string): Promise<LocalFile>
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
  /** Throws when it cannot be written to. */
  check(): Promise<void>
  /** Only where readers are not to get the bytes from here. */
  elsewhere?: Elsewhere
}

/** What a key stands for, for whoever needs not know where it is kept. */
export const storedFile = (blobs: BlobStore, key: string): StoredFile => ({ openLocal: () => blobs.openLocal(key) })
