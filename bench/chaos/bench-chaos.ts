// Breaks what two webs and two workers stand on, at random moments, and holds what was acknowledged against what there is.
// `--faults 50` how many, `--seed 7` which.
import { parseArgs } from 'node:util'
import { runChaos } from './run-chaos.ts'

const { values } = parseArgs({ options: { faults: { type: 'string' }, seed: { type: 'string' } } })
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const say = (line: string) => process.stdout.write(`${line}\n`)

const report = await runChaos({ faults: Number(values.faults ?? 50), seed, awayMs: 3000, pauseMs: 1500, say })
for (const [name, count] of report.faults) say(`${name}: ${count}`)
say(`${report.acknowledged} acknowledged, ${report.refusals} refused or cut off and asked again`)
say(JSON.stringify(report.books))
say(
  report.isWhole
    ? 'Nothing was lost and nothing charged twice.'
    : `SOMETHING IS WRONG: run it again with --seed ${seed}.`,
)
process.exitCode = report.isWhole ? 0 : 1
