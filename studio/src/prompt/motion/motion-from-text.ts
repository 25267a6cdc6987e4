import { createRepeatableDraw } from '../../math/random.ts'
import { calmMotion } from '../../motion/motion-for.ts'
import { MOST_ACTS } from '../../motion/motion.ts'
import type { Act, Motion } from '../../motion/motion.ts'
import type { SceneRequest } from '../../scene/compose-scene.ts'
import type { Framing, Scene } from '../../scene/scene.ts'
import { planActs, planAir } from './plan-acts.ts'
import { readMotion } from './read-motion.ts'
import type { RequestedMotion } from './read-motion.ts'
import { readPrompt } from '../read-prompt.ts'
import type { Hint } from '../tell-hints.ts'

type MotionTextOptions = {
  /** Chooses what the words leave open: sides, blinks, small movements. */
  seed: number
  /** What is shown of the person; hands are not asked to move where they are not seen. */
  framing?: Framing
  /** 5 when left out. */
  durationSeconds?: number
}

/** What the words change about a scene: spread it over the scene that is shown. */
export type SceneChanges = Partial<Pick<Scene, 'time' | 'weather' | 'mood' | 'lighting' | 'keyLight'>>

export type DescribedMotion = {
  motion: Motion
  /** Hour, weather, mood and light that the words ask for. */
  scene: SceneChanges
  /** What became of the words that ask for something. */
  hints: Hint[]
}

/**
 * The motion that words ask for: what moves, how fast and in which order ("first ... then ..."). What they leave open
 * is chosen by the seed, and a person always breathes and blinks. Without words about movement it is a calm portrait.
 * The same prompt and options give the same motion. Any string is safe.
 */
export const motionFromText = (prompt: string, options: MotionTextOptions): DescribedMotion => {
  const { seed, framing = 'half-body', durationSeconds = 5 } = options
  const { requests, phrases } = readMotion(prompt)
  const picture = readPrompt(prompt)
  const missing = picture.verdicts.filter(({ fate, isCarrier }) => fate === 'missing' && !isCarrier)
  const unknown = new Set(missing.map(({ item }) => item.phrase))
  const hints = phrases.flatMap(({ phrase, isKnown, needsHands, fate = 'shown', how }): Hint[] => {
    if (needsHands && framing === 'selfie')
      return [{ words: phrase, fate: 'missing', how: 'a portrait shows no hands' }]
    if (isKnown) return [{ words: phrase, fate, ...(how && { how }) }]
    return unknown.has(phrase) ? [{ words: phrase, fate: 'missing' }] : []
  })
  const motion = calmMotion(seed, durationSeconds)
  const scene = sceneChanges(picture.scene)
  if (requests.length === 0) return { motion, scene, hints }
  motion.acts = planAll(requests, { seed, framing, durationSeconds })
  for (const wish of requests) planAir(motion, wish)
  if (requests.some(({ deed }) => deed.does === 'move' && deed.channel === 'talk'))
    motion.drift = Math.max(1.4, motion.drift)
  return { motion, scene, hints }
}

/** A camera that nobody moves comes a little nearer. */
const QUIET_PUSH: Act = { channel: 'push', amount: 0.3, from: 0, to: 1, rise: 0.6, fall: 0.4 }

const planAll = (
  requests: readonly RequestedMotion[],
  { seed, framing, durationSeconds }: Required<MotionTextOptions>,
): Act[] => {
  const steps = 1 + Math.max(...requests.map(({ step }) => step))
  const planner = { durationSeconds, steps, draw: createRepeatableDraw(seed) }
  const acts = requests
    .flatMap((wish) => planActs(wish, planner))
    .filter(({ channel }) => channel !== 'gesture' || framing !== 'selfie')
  const isHeldStill = requests.some(({ deed }) => deed.does === 'still')
  const movesCamera =
    requests.some(({ deed }) => deed.does === 'move' && deed.isCamera) || acts.some(({ channel }) => channel === 'push')
  return (isHeldStill || movesCamera ? acts : [...acts, QUIET_PUSH]).slice(0, MOST_ACTS)
}

const sceneChanges = ({ time, weather, mood, lighting, keyLight }: SceneRequest): SceneChanges => ({
  ...(time && { time }),
  ...(weather && { weather }),
  ...(mood && { mood }),
  ...(lighting && { lighting }),
  ...(keyLight && { keyLight }),
})
