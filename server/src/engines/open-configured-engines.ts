import type { Logger } from 'pino'
import type { Config } from '../env.ts'
import type { ClipWorkshop } from '../media/clip/clip-workshop.ts'
import type { SoundWorkshop } from '../media/sound/sound-workshop.ts'
import { openComfyEngine } from './comfyui/comfy-engine.ts'
import { openEngines } from './engines.ts'
import type { Engines } from './engines.ts'
import { fal } from './fal/fal.ts'
import { openHostedEngine } from './hosted/hosted-engine.ts'
import { replicate } from './replicate/replicate.ts'
import { createStudioEngine } from './studio/studio-engine.ts'
import type { Studio } from './studio/studio-engine.ts'

type Parts = { studio: Studio; clips: ClipWorkshop; sounds: SoundWorkshop; log: Logger }

/** Opens the engines that the configuration names. */
export const openConfiguredEngines = (config: Config, { studio, clips, sounds, log }: Parts): Engines => {
  const { celebrityNames, identityThreshold, comfyui, publicUrl } = config
  const sides = { clipSide: config.studioClipSide, pictureSide: config.studioPictureSide }
  const taking = { celebrityNames, clips, sounds, pool: studio.pool }
  const finishing = { clips, sounds, pool: studio.pool, identityThreshold }
  const parts = { taking, finishing, log }
  const hosted = [fal, replicate].flatMap((kind) => {
    const settings = config[kind.name]
    return settings ? [[kind.name, () => openHostedEngine(kind, settings, { ...parts, publicUrl })] as const] : []
  })
  return openEngines(config, {
    studio: () => createStudioEngine({ ...studio, clips, sounds, ...sides }),
    ...(comfyui && { comfyui: () => openComfyEngine(comfyui, parts) }),
    ...Object.fromEntries(hosted),
  })
}
