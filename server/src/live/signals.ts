/**
 * Wakes up whoever waits for news, across processes when the database is a server. A signal carries only
 * whose data changed (the id of a person or of a job); the truth is read from the database.
 */
export type Signals = {
  publish(topic: string): Promise<void>
  /** Returns the function that ends it. */
  subscribe(topic: string, listener: () => void): () => void
  close(): Promise<void>
}
