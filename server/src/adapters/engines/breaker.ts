/** Keeps work away from what fails time and again. */
type Breaker = {
  /** False for a while after too many failures in a row; then one more failure is enough. */
  isClosed(): boolean
  note(isSuccess: boolean): void
}

const failuresToOpen = 5
const restMs = 30_000

export const openBreaker = (nowMs: () => number = Date.now): Breaker => {
  let failures = 0
  let restsUntilMs = 0
  return {
    isClosed: () => nowMs() >= restsUntilMs,
    note(isSuccess) {
      failures = isSuccess ? 0 : failures + 1
      restsUntilMs = failures >= failuresToOpen ? nowMs() + restMs : 0
    },
  }
}
