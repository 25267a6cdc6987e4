import type { Identity } from '../identity/identity.ts'
import { restyle } from '../identity/restyle.ts'
import { composeScene } from '../scene/compose-scene.ts'
import type { SceneRequest } from '../scene/compose-scene.ts'
import type { Arrangement, Companion, Framing, Scene } from '../scene/scene.ts'
import { sceneFromText } from './from-text.ts'
import { readPrompt } from './read-prompt.ts'
import { tellHints } from './tell-hints.ts'
import type { Hint } from './tell-hints.ts'

type Stand = {
  /** How far each turns to the other, in radians; away where below 0. */
  turn: number
  /** How far each stands beside the middle, in head units. */
  asideX: Record<Framing, number>
}

const STANDS: Record<Arrangement, Stand> = {
  'side-by-side': { turn: 0.2, asideX: { selfie: 1.3, 'half-body': 1.9, 'full-body': 2.1 } },
  talking: { turn: 0.5, asideX: { selfie: 1.45, 'half-body': 2.3, 'full-body': 2.5 } },
  'back-to-back': { turn: -0.72, asideX: { selfie: 1.2, 'half-body': 1.65, 'full-body': 1.75 } },
}

/** How far heads lean to each other, in radians. */
const LEAN = 0.03
/** How far eyes turn to somebody who stands beside. */
const GAZE = 0.8
/** How far the mouth of whoever speaks is open. */
const SPEAKING = 0.42

/** What is asked of the place and of the expression, without what one of them wears or holds. */
const sharedWishes = (asked: SceneRequest): SceneRequest => {
  const {
    outfit: _outfit,
    under: _under,
    bottom: _below,
    innerColor: _inner,
    outfitColor: _color,
    outfitCloth: _cloth,
    outfitPattern: _pattern,
    outfitFit: _fit,
    excludedOutfits: _excluded,
    bottomColor: _bottom,
    tieColor: _tie,
    shoes: _shoes,
    shoeColor: _shoeColor,
    role: _role,
    prop: _prop,
    propColor: _propColor,
    worn: _worn,
    wornColors: _wornColors,
    ...shared
  } = asked
  return shared
}

const placeOf = (scene: Scene): Partial<Scene> => {
  const { backdrop, backdropColors, time, weather, mood, seed, lighting, keyLight, framing } = scene
  return { backdrop, time, weather, mood, seed, lighting, keyLight, framing, ...(backdropColors && { backdropColors }) }
}

type PairRequest = {
  /** Of the place, of what both do, and of what the first one wears. */
  prompt: string
  /** What the second one wears and how they are styled; empty for whatever suits the place. */
  wears: string
  people: readonly [Identity, Identity]
  arrangement: Arrangement
  framing: Framing
  seed: number
}

/** Two people at one place, the first one to the left. Any string is safe. */
export const pairFromText = ({
  prompt,
  wears,
  people: [first, second],
  arrangement,
  framing,
  seed,
}: PairRequest): { pair: [Companion, Companion]; hints: Hint[] } => {
  const asked = readPrompt(prompt)
  const lead = sceneFromText(prompt, first, { framing, seed, isInPair: true })
  const own = readPrompt(wears)
  const identity = restyle(second, own.person)
  // One camera takes both.
  const { camera: _own, ...ownWishes } = own.scene
  const smile = asked.person.mood
  const wished = { ...sharedWishes(asked.scene), ...ownWishes, ...(smile !== undefined && { smile }) }
  const scene = {
    ...composeScene(identity, { framing, seed: seed + 1, isInPair: true }, wished),
    ...placeOf(lead.scene),
  }
  const stands = STANDS[arrangement]
  const speaks = arrangement === 'talking'
  // Nobody walks away from a talk by chance.
  const stays = arrangement !== 'side-by-side' && asked.scene.stance === undefined
  const crosses = arrangement === 'back-to-back' && framing !== 'selfie' && stays
  const stand = (side: -1 | 1, shown: Scene): Scene => ({
    ...shown,
    pose: { yaw: -side * stands.turn, pitch: shown.pose.pitch, roll: side * Math.sign(stands.turn) * -LEAN },
    // Who talks to somebody looks at them; who stands beside somebody, at the viewer.
    ...(speaks && { expression: { ...shown.expression, gazeX: -side * GAZE } }),
    ...(stays && shown.stance === 'walking' && { stance: 'relaxed' as const }),
    ...(crosses && !shown.prop && { stance: 'arms-crossed' as const }),
  })
  const speaking = { ...lead.scene, expression: { ...lead.scene.expression, talk: SPEAKING } }
  const left = stand(-1, speaks ? speaking : lead.scene)
  const asideX = stands.asideX[framing]
  return {
    pair: [
      { identity: lead.identity, scene: left, asideX: -asideX },
      { identity, scene: stand(1, scene), asideX },
    ],
    hints: [...lead.hints, ...tellHints(wears, own, { reading: own, identity, scene, isGiven: true })],
  }
}
