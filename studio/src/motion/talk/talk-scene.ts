import type { Identity } from '../../identity/identity.ts'
import type { HeardSpeech, Tone } from '../../speech/speech.ts'
import type { Scene } from '../../scene/scene.ts'
import { broadestShutSmile } from '../../render/head/features-layout.ts'
import { animateScene } from '../animate-scene.ts'
import type { ClipOptions } from '../animate-scene.ts'
import { motionFor } from '../motion-for.ts'
import type { Motion } from '../motion.ts'
import { planTalk } from './plan-talk.ts'

export type SceneTalk = { identity: Identity; scene: Scene; speech: HeardSpeech; tone: Tone; seed: number }

/** A broader smile leaves lips little to say. */
const BROADEST_SMILE = 0.45
/** What muscles do that speech needs for itself. */
const SPOKEN_UNITS = new Set(['jawDrop', 'pucker', 'press', 'tuck', 'tongue', 'chin', 'wink', 'cornersDown', 'droop'])

/** The scene with a mouth that is free to speak. */
const readyToSpeak = (scene: Scene, identity: Identity): Scene => {
  const { units, talk: _, ...expression } = scene.expression
  const kept = Object.entries(units ?? {}).filter(([unit]) => !SPOKEN_UNITS.has(unit))
  return {
    ...scene,
    expression: {
      ...expression,
      smile: Math.min(BROADEST_SMILE, broadestShutSmile(identity), expression.smile),
      blink: Math.min(0.2, expression.blink),
      gazeX: 0,
      gazeY: 0,
      ...(kept.length > 0 && { units: Object.fromEntries(kept) }),
    },
  }
}

/** The number of frames of a talk. */
export const countTalkFrames = (seconds: number, framesPerSecond: number): number =>
  Math.max(1, Math.ceil(seconds * framesPerSecond))

type TalkMotion = Pick<SceneTalk, 'speech' | 'tone' | 'seed'> & { framesPerSecond: number; scene?: Scene }

/** How somebody moves who says this: calm air and a camera that comes nearer slowly, all else from the voice. */
export const talkMotion = ({ speech, tone, seed, framesPerSecond, scene }: TalkMotion): Motion => {
  const count = countTalkFrames(speech.seconds, framesPerSecond)
  const base = scene ? motionFor(scene, seed) : undefined
  return {
    durationSeconds: count / framesPerSecond,
    seed: seed >>> 0,
    blinksPerMinute: 0,
    breath: 1,
    drift: tone === 'lively' ? 1.1 : 0.8,
    wind: base?.wind ?? 0.06,
    windSide: base?.windSide ?? 1,
    handheld: 0.12,
    acts: [{ channel: 'push', amount: 0.22, from: 0, to: 1, rise: 0.9, fall: 0 }],
    weather: base?.weather ?? { kind: 'none', amount: 0 },
    light: base?.light ?? { kind: 'steady', amount: 0 },
    speech: planTalk(speech, { framesPerSecond, count, seed, tone }),
  }
}

/**
 * A person of the studio who says something, frame by frame: RGBA bytes of exactly the asked size. The frames last as
 * long as the sound, up to one frame more, and are no loop. The same input gives the same bytes.
 */
export const talkScene = async function* (talk: SceneTalk, options: ClipOptions): AsyncGenerator<Uint8ClampedArray> {
  const scene = readyToSpeak(talk.scene, talk.identity)
  const motion = talkMotion({ ...talk, scene, framesPerSecond: options.framesPerSecond })
  yield* animateScene({ identity: talk.identity, scene, motion }, options)
}
