// Breaks what two webs and two workers stand on, at random moments, and holds what was acknowledged against what there is.
// `--faults 50` how many, `--seed 7` which, `--minutes 480` at the longest, `--only 'disk full'` those of parts that are called so.
import { parseArgs } from 'node:util'
import { runChaos } from './run-chaos.ts'

const { values } = parseArgs({
  options: {
    faults: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '720' },
    only: { type: 'string', default: '' },
  },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const say = (line: string) => process.stdout.write(`${line}\n`)

const times = { awayMs: 3000, longAwayMs: 30_000, longestMs: Number(values.minutes) * 60_000, pauseMs: 1500 }
const engine = { workMs: 1500, stallMs: 4000 }
const often = { faults: Number(values.faults ?? 50), engineFaultEvery: 5 }
const report = await runChaos({ ...often, seed, only: values.only, ...times, ...engine, say })
for (const [kind, faults] of [
  ['parts', report.partFaults],
  ['the engine', report.engineFaults],
] as const) {
  say(`faults of ${kind}: ${[...faults.values()].reduce((sum, count) => sum + count, 0)}`)
  for (const [name, count] of faults) say(`  ${name}: ${count}`)
}
const { acknowledged, refusals, endedByThemselves, unsentMails, unwell, books, swept } = report
say(`${acknowledged} acknowledged, ${refusals} refused or cut off and asked again`)
say(JSON.stringify({ ...books, endedByThemselves, unsentMails, unwell }))
say(
  `after the sweep: ${swept.unknownFiles} unknown files (${books.unknownFiles} before), ${swept.missingFiles} missing`,
)
say(
  report.isWhole
    ? 'Nothing was lost and nothing charged twice.'
    : `SOMETHING IS WRONG: run it again with --seed ${seed}.`,
)
process.exitCode = report.isWhole ? 0 : 1
