// Everything that must hold, in the order in which it fails fastest; closes with `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './lib/find-chromium.js'
import { build, install, ownBin, ownEnv, root } from './lib/prepare.js'
import { run } from './lib/run.js'

await install()
const chromium = await findChromium()
const reports = mkdtempSync(join(tmpdir(), 'visage-reports-'))
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')
const env = { ...ownEnv, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }

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
const STEPS = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'layers', command: ['node', 'bin/layers/run-check.ts'] },
  { name: 'route types', command: ['react-router', 'typegen'], cwd: 'web' },
  { name: 'types: contract', command: ['tsc', '--project', 'contract'] },
  { name: 'types: studio', command: ['tsc', '--build', 'studio'] },
  { name: 'types: server', command: ['tsc', '--build', 'server'] },
  { name: 'types: sandbox', command: ['tsc', '--build', 'sandbox'] },
  { name: 'types: web', command: ['tsc', '--project', 'web'] },
  { name: 'types: tests and benches', command: ['tsc', '--build', '.'] },
  { name: 'dead code', command: ['knip'] },
  {
    name: 'unit and API tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    count: countUnit,
  },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    before: build,
    count: countBrowser,
  },
]

const countFrom = (step, code) => {
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
for (const step of STEPS) {
  process.stdout.write(`\n== ${step.name}\n`)
  await step.before?.()
  const [command, ...args] = step.command
  const code = await run(bin(command), args, { cwd: join(root, step.cwd ?? '.'), env })
  const counted = countFrom(step, code)
  passed += counted.passed
  failed += counted.failed
  if (counted.failed > 0) process.stdout.write(`== ${step.name} FAILED\n`)
}
rmSync(reports, { recursive: true, force: true })
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
