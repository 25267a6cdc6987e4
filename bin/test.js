// Everything that must hold, in the order in which it fails fastest; closes with `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
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
  // The type checks end before their memory is worth collecting that often.
  GOGC: '400',
  // Linux' allocator keeps what it gets back, in large pages: a tenth of the processor went into fetching memory anew.
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
  MALLOC_MMAP_THRESHOLD_: '1073741824',
  MALLOC_TRIM_THRESHOLD_: '2147483648',
  MALLOC_TOP_PAD_: '67108864',
}

const firstLines = (text) => text.split('\n').slice(0, 4).join('\n    ')

const readUnit = () => {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(unitReport, 'utf8'))
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const file = relative(root, name)
      if (failed.length === 0) return [`${file}: ${firstLines(message)}`]
      return failed.map((test) => `${file} > ${test.fullName}: ${firstLines(test.failureMessages.join('\n'))}`)
    })
  return { passed: numPassedTests, failures }
}
const readBrowser = () => {
  const { stats, suites } = JSON.parse(readFileSync(browserReport, 'utf8'))
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  const failures = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => `e2e/${file} > ${title}`)
  return { passed: stats.expected + stats.flaky, failures }
}

const bin = (name) => join(ownBin, name)
/** Several would each work out the types that they share, and two steps run at a time anyhow. */
const oneChecker = ['--checkers', '1']
/** What asks nothing of another step: two of these run at a time, and each prints what it has to say when it has ended. */
const STATIC = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types: server, sandbox, tests and benches', command: ['tsc', '--build', '.', ...oneChecker] },
  { name: 'types: web', command: ['tsc', '--project', 'web', ...oneChecker] },
  { name: 'types: contract', command: ['tsc', '--project', 'contract', ...oneChecker] },
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
    { name: 'types: studio', command: ['tsc', '--build', 'studio', ...oneChecker] },
  ],
  STATIC,
  [
    {
      name: 'unit and API tests',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      read: readUnit,
    },
  ],
  [
    {
      name: 'browser tests',
      command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
      before: build,
      read: readBrowser,
    },
  ],
]

/** A step's exit code for "nobody knows": it has neither passed nor failed. */
const unanswered = 3

const readResult = (step, code) => {
  const ended = `${step.name} ended with code ${code}`
  if (step.unknown && code === unanswered) return { passed: 0, failures: [], note: step.unknown }
  if (!step.read) return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [ended] }
  try {
    const { passed, failures } = step.read()
    return { passed, failures: code === 0 || failures.length > 0 ? failures : [ended] }
  } catch (error) {
    return { passed: 0, failures: [`${ended} and left no report (${error.message})`] }
  }
}

let passed = 0
const failures = []
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
  const result = readResult(step, code)
  passed += result.passed
  failures.push(...result.failures)
  if (result.note) notes.push(result.note)
  if (result.failures.length > 0) process.stdout.write(`== ${step.name} FAILED\n`)
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
// A run is long, and what failed early has scrolled away: it is named again at the end.
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((each) => `  ${each}\n`).join('')}`)
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`)
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1
