import { expect, test } from 'vitest'
import { runChaos } from './run-chaos.ts'

// Proves: chaos-nothing-lost
test('fifty faults lose nothing that was acknowledged and charge nothing twice', async () => {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const report = await runChaos({
    faults: 50,
    // Each fault of a part happens once or twice, and starting it again takes seconds: most are of the engine.
    engineFaultEvery: 2,
    seed: Date.now() % 1_000_000,
    awayMs: 1000,
    longAwayMs: null,
    longestMs: Infinity,
    pauseMs: 200,
    // Once the faults are over, the tries of some forty jobs that the engine fails are waited for.
    workMs: 700,
    stallMs: 1500,
    say,
  })
  // With what happened, so that a failure tells it.
  expect({ ...report, lines }).toMatchObject({
    endedByThemselves: 0,
    unsentMails: 0,
    unwell: 0,
    books: { lost: 0, wronglyCharged: 0, jobs: report.acknowledged },
    swept: { lost: 0, unknownFiles: 0, missingFiles: 0 },
    isWhole: true,
  })
  expect(report.books.succeeded).toBeGreaterThan(0)
  expect(report.books.failed).toBeGreaterThan(0)
})
