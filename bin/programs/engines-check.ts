import { reportLacks } from '../../server/src/engines/comfyui/lacks.ts'
import { readComfySettings } from '../../server/src/engines/comfyui/settings.ts'
import type { LackReport } from '../../server/src/engines/engine.ts'
import { fal } from '../../server/src/engines/fal/fal.ts'
import { reportModels } from '../../server/src/engines/hosted/report-models.ts'
import { HOSTED_KEYS, readHostedSettings } from '../../server/src/engines/hosted/settings.ts'
import { replicate } from '../../server/src/engines/replicate/replicate.ts'
import { ConfigError } from '../../server/src/lib/env-values.ts'

const UNSET = `There is nothing to check: name the addresses of your ComfyUI servers, or give a key, such as

  COMFYUI_URLS=http://127.0.0.1:8188 npm run engines:check
  FAL_KEY=<id>:<secret> npm run engines:check
  REPLICATE_API_TOKEN=<token> npm run engines:check
`

const listReports = (): Promise<LackReport>[] => {
  const comfyui = readComfySettings(process.env)
  const hosted = [fal, replicate].flatMap((kind) => {
    const settings = readHostedSettings(process.env, HOSTED_KEYS[kind.name])
    return settings ? [reportModels(kind, settings)] : []
  })
  return [...(comfyui ? [reportLacks(comfyui)] : []), ...hosted]
}

try {
  const reports = await Promise.all(listReports())
  if (reports.length === 0) throw new ConfigError(UNSET)
  process.stdout.write(`${reports.flatMap(({ lines }) => lines).join('\n')}\n`)
  process.exitCode = reports.every(({ isComplete }) => isComplete) ? 0 : 1
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
