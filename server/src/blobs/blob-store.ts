/** Keeps files by key. Keys are made by us: lower-case letters, digits, `-`, `/` and one `.` before the ending. */
export type BlobStore = {
  /** Writes all or nothing; an existing key is replaced. */
  write(key: string, bytes: Uint8Array): Promise<void>
  read(key: string): Promise<Uint8Array>
  has(key: string): Promise<boolean>
  /** Deleting what is not there is fine. */
  remove(key: string): Promise<void>
  /** The file on this machine, for ranged sending. */
  pathOf(key: string): string
  /** Throws when it cannot be written to. */
  check(): Promise<void>
}
