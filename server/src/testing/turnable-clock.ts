import type { Clock } from '../lib/clock.ts'

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
