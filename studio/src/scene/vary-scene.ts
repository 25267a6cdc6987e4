import type { Identity } from '../identity/identity.ts'
import { composeScene } from './compose-scene.ts'
import type { Scene } from './scene.ts'

/**
 * The same place, hour, weather, clothes and framing with another stance, look and light. Who sits stays seated and keeps what
 * is held. The same scene, identity and
 * seed give the same variation.
 */
export const varyScene = (scene: Scene, identity: Identity, seed: number): Scene => {
  const { framing, backdropColors, innerColor, stance, ...kept } = scene
  const { backdrop, time, weather, mood, outfit, outfitColor, outfitCloth, outfitPattern, bottomColor } = kept
  const { shoes, shoeColor } = kept
  const clothes = { shoes, shoeColor, outfit, outfitColor, outfitCloth, outfitPattern, bottomColor }
  const wishes = { backdrop, time, weather, mood, ...clothes, prop: kept.prop, propColor: kept.propColor }
  const seated = stance === 'seated' ? { stance } : {}
  return { ...composeScene(identity, { framing, seed }, { ...wishes, ...seated }), innerColor, backdropColors }
}
