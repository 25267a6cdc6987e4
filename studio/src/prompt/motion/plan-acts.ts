import type { RepeatableDraw } from '../../math/random.ts'
import { clamp } from '../../math/scalar.ts'
import type { Act, Channel, Motion } from '../../motion/motion.ts'
import type { RequestedMotion } from './read-motion.ts'
import type { Pace } from '../sense.ts'

type Planner = { durationSeconds: number; steps: number; draw: RepeatableDraw }

const RISE_SECONDS: Record<Pace | 'usual', number> = { slow: 1.7, usual: 0.85, quick: 0.32 }
const HEAD_START = 0.04
const LATEST = 0.96
/** Share of the clip in which a camera that moved goes back. */
const CAMERA_RETURN = 0.3
/** Share of the clip in which someone who turned to the camera looks away again. */
const TURN_BACK = 0.2

type Span = { from: number; to: number }

/** When the movements of a step happen. */
const spanOf = (wish: RequestedMotion, { steps }: Planner): Span => {
  if (steps === 1) return { from: HEAD_START, to: LATEST }
  const length = (LATEST - HEAD_START) / steps
  const from = HEAD_START + wish.step * length
  return { from, to: Math.min(LATEST, from + length * 1.12) }
}

const riseIn = (wish: RequestedMotion, { from, to }: Span, { durationSeconds }: Planner): number =>
  clamp(RISE_SECONDS[wish.pace ?? 'usual'] / durationSeconds / (to - from), 0.02, 0.5)

/** Directions of a channel: left and up are negative. */
const signOf = (wish: RequestedMotion, channel: Channel, draw: RepeatableDraw): number => {
  const { direction } = wish
  if (direction === 'left' || direction === 'up' || (direction === 'out' && channel === 'push')) return -1
  if (direction) return 1
  const isEven: readonly Channel[] = ['turn', 'tilt', 'look', 'sway']
  return isEven.includes(channel) && draw.chance(`side/${channel}/${wish.step}`, 0.5) ? -1 : 1
}

const cameraAct = (channel: Channel, amount: number, wish: RequestedMotion, planner: Planner): Act => {
  const from = wish.step === 0 ? 0 : spanOf(wish, planner).from
  const fall = Math.min(0.45, CAMERA_RETURN / (1 - from))
  const rise = wish.pace === 'quick' ? 0.22 : wish.pace === 'slow' ? 0.68 : 0.6
  return { channel, amount, from, to: 1, rise: Math.min(rise, 1 - fall), fall }
}

const moveActs = (
  wish: RequestedMotion,
  deed: Extract<RequestedMotion['deed'], { does: 'move' }>,
  planner: Planner,
): Act[] => {
  const { draw } = planner
  const channel: Channel =
    deed.channel === 'look' && (wish.direction === 'up' || wish.direction === 'down') ? 'look-down' : deed.channel
  const denied = wish.strength < 0
  if (denied) return channel === 'smile' ? [{ channel, amount: -0.25, from: 0, to: 1, rise: 0.2, fall: 0.2 }] : []
  const fixed = deed.amount < 0 && !wish.direction
  const amount = clamp(
    (fixed ? deed.amount : Math.abs(deed.amount) * signOf(wish, channel, draw)) * wish.strength,
    -1,
    1,
  )
  if (deed.isCamera) return [cameraAct(channel, amount, wish, planner)]
  const span = spanOf(wish, planner)
  if (channel === 'smile' || (deed.lasts && planner.steps === 1)) span.to = LATEST
  const rise = riseIn(wish, span, planner)
  if (deed.cycles === undefined) return [{ channel, amount, ...span, rise, fall: rise }]
  const seconds = (wish.pace === 'slow' ? 1.1 : wish.pace === 'quick' ? 0.45 : 0.75) * deed.cycles * (wish.times ?? 1)
  const to = Math.min(span.to, span.from + 0.02 + seconds / planner.durationSeconds)
  const cycles = clamp(deed.cycles * (wish.times ?? 1), 0.5, 24)
  return [{ channel, amount, from: span.from + 0.02, to, rise: 0.25, fall: 0.3, cycles }]
}

/** Looks away at first, comes to the camera, stays, and is away again when the loop begins anew. */
const faceCamera = (wish: RequestedMotion, planner: Planner): Act[] => {
  const { durationSeconds, draw } = planner
  const side = wish.direction === 'left' ? 1 : wish.direction === 'right' || draw.chance('from-side', 0.5) ? -1 : 1
  const arrive = clamp(spanOf(wish, planner).from + RISE_SECONDS[wish.pace ?? 'usual'] / durationSeconds, 0.12, 0.7)
  const begin = spanOf(wish, planner).from
  return (['turn', 'look'] as const).flatMap((channel) => {
    const amount = side * (channel === 'turn' ? 0.85 : 0.7)
    const early = channel === 'look' ? 0.3 * (arrive - begin) : 0
    const to = arrive - early
    return [
      { channel, amount, from: 0, to, rise: 0, fall: clamp((to - begin) / to, 0.1, 1) },
      { channel, amount, from: 1 - TURN_BACK, to: 1, rise: 1, fall: 0 },
    ]
  })
}

type Hints = {
  wish: RequestedMotion
  planner: Planner
  /** 1 right, -1 left. */
  side: number
  span: Span
  /** An act that lasts for the whole step, or for a part of it given in shares. */
  act: (channel: Channel, amount: number, part?: readonly [from: number, to: number]) => Act
  /** An act that goes to and fro, so many times a second. */
  beat: (channel: Channel, amount: number, perSecond: number) => Act
}

type FreeDeed = Exclude<RequestedMotion['deed']['does'], 'move'>

const DEEDS: Record<FreeDeed, (hints: Hints) => Act[]> = {
  'face-camera': ({ wish, planner }) => faceCamera(wish, planner),
  'face-away': ({ act, side }) => [act('turn', 0.8 * side), act('look', 0.6 * side)],
  'look-around': ({ act }) => [
    { ...act('turn', 0.55), cycles: 1 },
    { ...act('look', 0.8), cycles: 1 },
  ],
  laugh: ({ act, beat }) => [{ ...act('smile', 0.95), to: LATEST }, beat('shrug', 0.16, 2.6), act('nod', -0.3)],
  wink: ({ act, side }) => [act('close-eyes', 1, [0.42, 0.52]), act('tilt', 0.4 * side), act('smile', 0.4)],
  kiss: ({ act }) => [act('smile', -0.35), act('nod', -0.25), act('close-eyes', 1, [0.4, 0.62]), act('push', 0.25)],
  dance: ({ act, beat }) => [
    beat('sway', 0.9, 0.9),
    beat('tilt', 0.5, 0.9),
    beat('shrug', 0.25, 1.8),
    beat('gesture', 0.7, 0.9),
    act('smile', 0.4),
  ],
  wave: ({ act, beat, side }) => [beat('gesture', 0.9, 1.4), act('smile', 0.5), act('tilt', 0.35 * side)],
  walk: ({ act, beat }) => [
    beat('sway', 0.45, 0.8),
    beat('lower', 0.16, 1.6),
    beat('gesture', 0.5, 0.8),
    act('push', 0.5),
  ],
  wind: () => [],
  weather: () => [],
  light: () => [],
  handheld: () => [],
  still: () => [],
}

/** The acts that fulfil one wish. */
export const planActs = (wish: RequestedMotion, planner: Planner): Act[] => {
  const { deed, strength } = wish
  if (deed.does === 'move') return moveActs(wish, deed, planner)
  if (strength < 0) return []
  const span = spanOf(wish, planner)
  const rise = riseIn(wish, span, planner)
  const act: Hints['act'] = (channel, amount, part) => {
    if (!part) return { channel, amount, ...span, rise, fall: rise }
    const [from, to] = part.map((share) => span.from + share * (span.to - span.from))
    return { channel, amount, from, to, rise: 0.4, fall: 0.4 }
  }
  const beat: Hints['beat'] = (channel, amount, perSecond) => {
    const beats = Math.round((span.to - span.from) * planner.durationSeconds * perSecond)
    return { ...act(channel, amount), cycles: clamp(beats, 1, 24) }
  }
  return DEEDS[deed.does]({ wish, planner, span, act, beat, side: signOf(wish, 'turn', planner.draw) })
}

/** What wishes say of air, weather, light and camera hand, beyond single acts. */
export const planAir = (motion: Motion, wish: RequestedMotion): void => {
  const { deed, strength } = wish
  const asked = strength > 0
  if (deed.does === 'wind') motion.wind = asked ? clamp(Math.max(motion.wind, deed.amount * strength)) : 0
  if (deed.does === 'wind' && wish.direction) motion.windSide = wish.direction === 'left' ? -1 : 1
  if (deed.does === 'weather')
    motion.weather = { kind: asked ? deed.kind : 'none', amount: clamp(0.8 * Math.abs(strength)) }
  if (deed.does === 'weather' && asked && deed.kind === 'leaves') motion.wind = Math.max(motion.wind, 0.3)
  if (deed.does === 'light')
    motion.light = asked ? { kind: deed.kind, amount: clamp(0.8 * strength) } : { kind: 'steady', amount: 0 }
  if (deed.does === 'handheld' && asked) motion.handheld = 0.8
  if (deed.does === 'still' && asked) Object.assign(motion, { handheld: 0, drift: 0.4 })
}
