/** A file on this machine that is being written; it goes away with its disposal unless it was kept. */
export type Draft = AsyncDisposable & {
  path: string
  /** Keeps it at `key`, all or nothing. */
  keep(key: string): Promise<void>
}
