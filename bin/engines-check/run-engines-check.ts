import { readComfySettings } from '../../server/src/engines/comfyui/read-comfy-settings.ts'
import { reportLacks } from '../../server/src/engines/comfyui/report-lacks.ts'
import { ConfigError } from '../../server/src/lib/env-values.ts'

const UNSET = `COMFYUI_URLS is not set: name the addresses of your ComfyUI servers, divided by commas, such as

  COMFYUI_URLS=http://127.0.0.1:8188 npm run engines:check
`

try {
  const settings = readComfySettings(process.env)
  if (!settings) throw new ConfigError(UNSET)
  const { lines, isComplete } = await reportLacks(settings)
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = isComplete ? 0 : 1
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
