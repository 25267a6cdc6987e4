import type { Logger } from 'pino'
import type { Config } from '../env.ts'
import type { ClipWorkshop } from '../media/clip/clip-workshop.ts'
import type { SoundWorkshop } from '../media/sound/sound-workshop.ts'
import { openComfyEngine } from './comfyui/open-comfy-engine.ts'
import { openFalEngine } from './fal/open-fal-engine.ts'
import { webhookUrlOf } from './hosted/webhook-url-of.ts'
import { openEngines } from './index.ts'
import type { Engines } from './index.ts'
import type { Studio } from './studio/open-studio-pool.ts'
import { createStudioEngine } from './studio/studio-engine.ts'

type Parts = { studio: Studio; clips: ClipWorkshop; sounds: SoundWorkshop; log: Logger }

/** Opens the engines that the configuration names. */
export const openConfiguredEngines = (config: Config, { studio, clips, sounds, log }: Parts): Engines => {
  const { celebrityNames, identityThreshold, comfyui, fal } = config
  const taking = { celebrityNames, clips, sounds, pool: studio.pool }
  const finishing = { clips, sounds, pool: studio.pool, identityThreshold }
  const parts = { taking, finishing, log }
  return openEngines(config, {
    studio: () => createStudioEngine({ ...studio, clips, sounds }),
    ...(comfyui && { comfyui: () => openComfyEngine(comfyui, parts) }),
    ...(fal && { fal: () => openFalEngine(fal, { ...parts, webhookUrl: webhookUrlOf('fal', config.publicUrl, fal) }) }),
  })
}
