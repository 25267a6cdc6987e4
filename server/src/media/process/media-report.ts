/** What a process says of its task: any number of steps, then one end. */
export type MediaReport =
  | { type: 'progress'; stage: string; share: number }
  | { type: 'done'; result: unknown }
  | MediaFailure

export type MediaFailure = { type: 'failed'; name: string; message: string; reason: string | null }
