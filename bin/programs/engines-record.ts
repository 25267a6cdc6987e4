import { writeFileSync } from 'node:fs'
import { openComfyServer } from '../../server/src/adapters/engines/comfyui/comfy-server.ts'
import { comfyui } from '../../server/src/adapters/engines/comfyui/comfyui.ts'
import { recordNodes } from '../../server/src/adapters/engines/comfyui/record-nodes.ts'
import type { ComfySettings } from '../../server/src/adapters/engines/comfyui/settings.ts'
import { readWorkflows } from '../../server/src/adapters/engines/comfyui/workflow.ts'
import { readSettings } from '../../server/src/adapters/engines/description.ts'

const target = new URL('../../server/src/adapters/engines/comfyui/nodes.json', import.meta.url)
const settings = readSettings<ComfySettings>(process.env, comfyui)
const url = settings?.urls[0]

try {
  if (!settings || !url) throw new Error('Name a server: COMFYUI_URLS=http://127.0.0.1:8188 npm run engines:record')
  const recorded = await recordNodes(openComfyServer({ url, token: settings.token }), [...readWorkflows(null).values()])
  writeFileSync(target, `${JSON.stringify(recorded, null, 2)}\n`)
  process.stdout.write(`${Object.keys(recorded.nodes).length} nodes of ComfyUI ${recorded.version}. Run npm test.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
