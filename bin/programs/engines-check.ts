import { readSettings } from '../../server/src/adapters/engines/description.ts'
import type { MissingPartsReport } from '../../server/src/adapters/engines/engine.ts'
import { ENGINES } from '../../server/src/adapters/engines/table.ts'
import { ConfigError } from '../../server/src/lib/env-values.ts'

const connections = ENGINES.flatMap(({ connection }) => connection ?? [])
const wanted = [...new Set(connections.map((connection) => connection.wanted))]

const UNSET = `There is nothing to check: ${wanted.join(', or ')}, such as

${connections.map(({ variable, example }) => `  ${variable}=${example} npm run engines:check\n`).join('')}`

const listReports = (): Promise<MissingPartsReport>[] =>
  ENGINES.flatMap((engine) => {
    const settings = readSettings(process.env, engine)
    return settings && engine.report ? [engine.report(settings)] : []
  })

const listRecords = (): Promise<string>[] =>
  ENGINES.flatMap((engine) => {
    const settings = readSettings(process.env, engine)
    return settings && engine.record ? [engine.record(settings)] : []
  })

try {
  if (process.argv.includes('--record')) process.stdout.write(`${(await Promise.all(listRecords())).join('\n')}\n`)
  const reports = await Promise.all(listReports())
  if (reports.length === 0) throw new ConfigError(UNSET)
  process.stdout.write(`${reports.flatMap(({ lines }) => lines).join('\n')}\n`)
  process.exitCode = reports.every(({ isComplete }) => isComplete) ? 0 : 1
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
