// Everything that must hold, in the order in which it fails fastest; closes with `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './lib/find-chromium.js'
import { build, compiled, install, ownBin, ownEnv, root } from './lib/prepare.js'
import { run, runToEnd } from './lib/run.js'

await install()
const chromium = await findChromium()
const reports = mkdtempSync(join(tmpdir(), 'visage-reports-'))
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')
const env = {
  ...ownEnv,
  CHROMIUM_PATH: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  // Hundreds of programs and threads start in a run: what one has compiled, the others need not.
  NODE_COMPILE_CACHE: compiled,
}

const countUnit = () => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(unitReport, 'utf8'))
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 && numFailedTests === 0 ? 1 : 0),
  }
}
const countBrowser = () => {
  const { expected, flaky, unexpected } = JSON.parse(readFileSync(browserReport, 'utf8')).stats
  return { passed: expected + flaky, failed: unexpected }
}

const bin = (name) => join(ownBin, name)
/** What asks nothing of another step: two of these run at a time, and each prints what it has to say when it has ended. */
const STATIC = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types: server, sandbox, tests and benches', command: ['tsc', '--build', 'server', 'sandbox', '.'] },
  { name: 'types: web', command: ['tsc', '--project', 'web'] },
  { name: 'types: contract', command: ['tsc', '--project', 'contract'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'licences', command: ['node', 'bin/supply/run-check.ts', 'licences'] },
  { name: 'secrets', command: ['node', 'bin/supply/run-check.ts', 'secrets'] },
  {
    name: 'advisories',
    command: ['node', 'bin/supply/run-check.ts', 'advisories'],
    unknown: 'Advisories of packages were not looked up: the npm registry gave no answer.',
  },
  { name: 'layers', command: ['node', 'bin/layers/run-check.ts'] },
  { name: 'format', command: ['oxfmt', '--check'] },
]
/** What the steps above read, then they themselves, then what takes both processors. */
const STAGES = [
  [
    { name: 'route types', command: ['react-router', 'typegen'], cwd: 'web' },
    { name: 'types: studio', command: ['tsc', '--build', 'studio'] },
  ],
  STATIC,
  [
    {
      name: 'unit and API tests',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      count: countUnit,
    },
  ],
  [
    {
      name: 'browser tests',
      command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
      before: build,
      count: countBrowser,
    },
  ],
]

/** A step's exit code for "nobody knows": it has neither passed nor failed. */
const unanswered = 3

const countFrom = (step, code) => {
  if (step.unknown && code === unanswered) return { passed: 0, failed: 0, note: step.unknown }
  if (!step.count) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  try {
    const counted = step.count()
    return { passed: counted.passed, failed: code === 0 ? counted.failed : Math.max(1, counted.failed) }
  } catch (error) {
    process.stderr.write(`${step.name}: no report was written (${error.message})\n`)
    return { passed: 0, failed: 1 }
  }
}

let passed = 0
let failed = 0
const notes = []
const take = async (step, isAlone) => {
  await step.before?.()
  const [command, ...args] = step.command
  const how = { cwd: join(root, step.cwd ?? '.'), env }
  if (isAlone) process.stdout.write(`\n== ${step.name}\n`)
  const { code, output } = isAlone
    ? { code: await run(bin(command), args, how), output: '' }
    : await runToEnd(bin(command), args, how)
  if (!isAlone) process.stdout.write(`\n== ${step.name}\n${output}`)
  const counted = countFrom(step, code)
  passed += counted.passed
  failed += counted.failed
  if (counted.note) notes.push(counted.note)
  if (counted.failed > 0) process.stdout.write(`== ${step.name} FAILED\n`)
}
for (const stage of STAGES) {
  const waiting = [...stage]
  const line = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await take(step, stage.length === 1)
  }
  await Promise.all([line(), line()])
}
rmSync(reports, { recursive: true, force: true })
for (const note of notes) process.stdout.write(`\n${note}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
