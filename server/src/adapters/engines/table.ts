import { comfyui } from './comfyui/comfyui.ts'
import type { EngineDescription } from './description.ts'
import { fal } from './fal/fal.ts'
import { replicate } from './replicate/replicate.ts'
import { studio } from './studio/studio.ts'

/** Every engine. The first needs nothing and makes what no other one is named for. */
export const ENGINES: readonly [EngineDescription, ...EngineDescription[]] = [studio, comfyui, fal, replicate]

/** Where an engine does its work, see `EngineDescription.place`. */
export const placeOf = (engine: string): string | null => ENGINES.find(({ name }) => name === engine)?.place ?? null
