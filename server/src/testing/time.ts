import type { Clock } from '../lib/time.ts'

/** How long at most a test waits for what comes by itself, on a slow machine as well. */
export const waitMs = 60_000

/** Real time plus what the test has added. */
export class TurnableClock implements Clock {
  #aheadMs = 0

  now(): Date {
    return new Date(Date.now() + this.#aheadMs)
  }

  advance(ms: number): void {
    this.#aheadMs += ms
  }
}
