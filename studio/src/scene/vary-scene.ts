import type { Identity } from '../identity/identity.ts'
import { composeScene } from './compose-scene.ts'
import type { Scene } from './scene.ts'

/**
 * The same place, hour, weather, clothes and framing with another stance, look and light. The same scene, identity and
 * seed give the same variation.
 */
export const varyScene = (scene: Scene, identity: Identity, seed: number): Scene => {
  const { framing, backdrop, backdropColors, time, weather, mood, outfit, outfitColor, innerColor } = scene
  const varied = composeScene(identity, { framing, seed }, { backdrop, time, weather, mood, outfit, outfitColor })
  return { ...varied, innerColor, backdropColors }
}
