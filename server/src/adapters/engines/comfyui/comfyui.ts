import type { EngineDescription } from '../description.ts'
import { COMFY_VARIABLES } from './settings.ts'
import type { ComfySettings } from './settings.ts'

/** The operator's own graphics cards: a pool of ComfyUI servers. */
export const comfyui: EngineDescription<ComfySettings> = {
  name: 'comfyui',
  label: 'ComfyUI',
  place: 'on ComfyUI',
  connection: {
    variable: COMFY_VARIABLES.urls.name,
    unset: 'name the addresses of your servers there',
    wanted: 'name the addresses of your ComfyUI servers',
    example: 'http://127.0.0.1:8188',
  },
  settings: COMFY_VARIABLES,
  async open(settings, parts) {
    const { openComfyEngine } = await import('./comfy-engine.ts')
    return openComfyEngine(settings, parts)
  },
  async report(settings) {
    const { reportMissingParts: reportLacks } = await import('./workflow/missing-parts.ts')
    return reportLacks(settings)
  },
  async record(settings) {
    const { writeRecordedNodes } = await import('./workflow/record-nodes.ts')
    return writeRecordedNodes(settings)
  },
}
