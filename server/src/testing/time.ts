import type { Clock } from '../lib/time.ts'

/** How long at most a test waits for what comes by itself, on a slow machine as well: it only ends what hangs. */
export const waitMs = 240_000
/** For waits that ask by a call: often asked, the call would be refused for that. */
export const waitSeldom = { timeout: waitMs, interval: 250 }

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
