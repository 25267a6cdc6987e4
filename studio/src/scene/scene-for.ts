import type { Identity } from '../identity/identity.ts'
import { createRepeatableDraw } from '../math/random.ts'
import { composeScene } from './compose-scene.ts'
import { combineOutfit } from './outfits/outfits.ts'
import { isSkirted } from './outfits/pieces.ts'
import { wearGarment } from './outfits/worn-garment.ts'
import { FRAMINGS, isForTrousers, isWhole } from './scene.ts'
import type { Framing, PortraitScene, Scene } from './scene.ts'

/**
 * A scene that flatters a person: a place at its best hour, an outfit that suits both, light that belongs there, the
 * head turned a little. The same identity, framing and seed give the same scene.
 */
export const sceneFor = (identity: Identity, framing: Framing, seed: number): Scene =>
  composeScene(identity, { framing, seed }, {})

/**
 * A scene that flatters a person in a portrait of head and shoulders. The same identity and seed give the same scene.
 */
export const portraitSceneFor = (identity: Identity, seed: number): PortraitScene =>
  composeScene(identity, { framing: 'selfie', seed, isPlain: true }, {})

/** The pose options of the picture form, by the values that are sent. */
export const POSE_OPTIONS = ['Random', 'Upperbody1', 'Upperbody2', 'Full Body'] as const
export type PoseOption = (typeof POSE_OPTIONS)[number]

const FRAMING_OF: Record<Exclude<PoseOption, 'Random'>, Framing> = {
  Upperbody1: 'selfie',
  Upperbody2: 'half-body',
  'Full Body': 'full-body',
}

/** `Random` is decided by the seed, so that the same request gives the same picture. */
export const framingOfPose = (pose: PoseOption, seed: number): Framing =>
  pose === 'Random'
    ? FRAMINGS[Math.floor(createRepeatableDraw(seed).uniform('scene/framing') * FRAMINGS.length)]
    : FRAMING_OF[pose]

/** The scene in garments of one's own, and in a stance that they allow: skirts do not follow bent legs. */
export const inGarments = (scene: Scene, garments: NonNullable<Scene['garments']>): Scene => {
  const isLeft = isForTrousers(scene.stance) && isSkirted(garments.reduce(wearGarment, combineOutfit(scene)))
  return { ...scene, garments, ...(isLeft && { stance: 'relaxed' as const }) }
}

/**
 * The same place, hour, weather, clothes and framing with another stance, look and light. Who sits, kneels or leaps goes on so, and
 * what is held is kept. The same scene, identity and seed give the same variation.
 */
export const varyScene = (scene: Scene, identity: Identity, seed: number): Scene => {
  const { framing, backdropColors, innerColor, stance, worn, garments, style, camera } = scene
  const { backdrop, time, weather, mood, prop, propColor } = scene
  const { outfit, under, bottom, outfitColor, outfitCloth, outfitPattern, outfitFit } = scene
  const { bottomColor, bottomCloth, bottomPattern, tieColor, shoes, shoeColor } = scene
  const clothes = { outfit, under, bottom, outfitColor, outfitCloth, outfitPattern, outfitFit, tieColor }
  const requested = {
    backdrop,
    time,
    weather,
    mood,
    prop,
    propColor,
    ...clothes,
    bottomColor,
    bottomCloth,
    bottomPattern,
    shoes,
    shoeColor,
  }
  const held = stance === 'seated' || stance === 'on-stool' || isWhole(stance) ? { stance } : {}
  const composed = composeScene(
    { ...identity, worn },
    { framing, seed },
    { ...requested, ...held, ...(camera && { camera }) },
  )
  return { ...composed, innerColor, backdropColors, ...(garments && { garments }), ...(style && { style }) }
}
