/**
 * Wakes up live streams, across processes when the database is a server. A signal carries only whose
 * data changed; the truth is read from the database.
 */
export type Signals = {
  publish(userId: string): Promise<void>
  /** Returns the function that ends it. */
  subscribe(userId: string, listener: () => void): () => void
  close(): Promise<void>
}
