import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import accepted from './accepted.json' with { type: 'json' }
import { acceptedAdvisories, askRegistry, checkAdvisories } from './advisories.ts'
import { acceptedLicences, checkLicences, lockFile } from './licences.ts'
import { acceptedSecrets, checkSecrets } from './secrets.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** What the gate takes for "nobody knows": neither passed nor failed. */
const unanswered = 3

const end = (faults: readonly string[], sum: string): number => {
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  process.stdout.write(`${sum}, ${faults.length} not accepted (bin/supply/accepted.json)\n`)
  return faults.length === 0 ? 0 : 1
}

const CHECKS: Record<string, () => number | Promise<number>> = {
  licences() {
    const lock = lockFile.parse(JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')))
    const count = Object.keys(lock.packages).filter((place) => place.includes('node_modules/')).length
    return end(checkLicences(lock, acceptedLicences.parse(accepted)), `${count} packages looked at for their licences`)
  },
  async secrets() {
    const { files, faults } = await checkSecrets(root, acceptedSecrets.parse(accepted))
    return end(faults, `${files} files looked at for secrets`)
  },
  /** Needs the registry. Without it the gate goes on and says so; `ADVISORIES=required` makes that a failure. */
  async advisories() {
    const report = await askRegistry(root)
    if (typeof report === 'string') {
      process.stdout.write(`Advisories were NOT looked up, as the registry gave no answer: ${report}\n`)
      return process.env.ADVISORIES === 'required' ? 1 : unanswered
    }
    const today = new Date().toISOString().slice(0, 10)
    const faults = checkAdvisories(report, acceptedAdvisories.parse(accepted), today)
    return end(faults, `${Object.keys(report.vulnerabilities).length} packages with advisories`)
  },
}

const [asked] = process.argv.slice(2)
const names = asked === undefined ? Object.keys(CHECKS) : [asked]
for (const name of names) {
  const check = CHECKS[name]
  if (!check) throw new Error(`There is no check called ${name}: ${Object.keys(CHECKS).join(', ')}.`)
  process.exitCode = Math.max(Number(process.exitCode ?? 0), await check())
}
