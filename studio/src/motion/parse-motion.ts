import {
  type Act,
  type Channel,
  CHANNELS,
  LIGHTS_IN_MOTION,
  LONGEST_SECONDS,
  MOST_ACTS,
  type Motion,
  SHORTEST_SECONDS,
  WEATHERS_IN_MOTION,
} from './motion.ts'

/** A stored motion that cannot be shown; the message names the field. */
export class MotionError extends Error {
  override name = 'MotionError'
}

type Fields = Record<string, unknown>

/**
 * A motion from plain JSON: every field there and within its bounds. Further fields are left out of the result.
 * @throws MotionError naming the first wrong field.
 */
export const parseMotion = (json: unknown): Motion => {
  const root = readFields(json, 'motion')
  const weather = readFields(root.weather, 'weather')
  const light = readFields(root.light, 'light')
  const seed = readNumber(root.seed, 'seed', [0, 0xffffffff])
  if (!Number.isInteger(seed)) throw new MotionError('seed must be a whole number from 0 to 4294967295.')
  if (!Array.isArray(root.acts) || root.acts.length > MOST_ACTS)
    throw new MotionError(`acts must be a list of at most ${MOST_ACTS}.`)
  return {
    durationSeconds: readNumber(root.durationSeconds, 'durationSeconds', [SHORTEST_SECONDS, LONGEST_SECONDS]),
    seed,
    blinksPerMinute: readNumber(root.blinksPerMinute, 'blinksPerMinute', [0, 40]),
    breath: readNumber(root.breath, 'breath', [0, 2]),
    drift: readNumber(root.drift, 'drift', [0, 2]),
    wind: readNumber(root.wind, 'wind', [0, 1]),
    windSide: readChoice(root.windSide, 'windSide', [-1, 1] as const),
    handheld: readNumber(root.handheld, 'handheld', [0, 1]),
    acts: root.acts.map((act, index) => readAct(act, `acts[${index}]`)),
    weather: {
      kind: readChoice(weather.kind, 'weather.kind', WEATHERS_IN_MOTION),
      amount: readNumber(weather.amount, 'weather.amount', [0, 1]),
    },
    light: {
      kind: readChoice(light.kind, 'light.kind', LIGHTS_IN_MOTION),
      amount: readNumber(light.amount, 'light.amount', [0, 1]),
    },
  }
}

const readAct = (json: unknown, path: string): Act => {
  const fields = readFields(json, path)
  const from = readNumber(fields.from, `${path}.from`, [0, 1])
  return {
    channel: readChoice<Channel>(fields.channel, `${path}.channel`, CHANNELS),
    amount: readNumber(fields.amount, `${path}.amount`, [-1, 1]),
    from,
    to: readNumber(fields.to, `${path}.to`, [from, 1]),
    rise: readNumber(fields.rise, `${path}.rise`, [0, 1]),
    fall: readNumber(fields.fall, `${path}.fall`, [0, 1]),
    ...(fields.cycles !== undefined && { cycles: readNumber(fields.cycles, `${path}.cycles`, [0.5, 24]) }),
  }
}

const readFields = (json: unknown, path: string): Fields => {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new MotionError(`${path} must be an object.`)
  return { ...json }
}

const readNumber = (json: unknown, path: string, [min, max]: readonly [number, number]): number => {
  if (typeof json !== 'number' || !(json >= min && json <= max))
    throw new MotionError(`${path} must be a number from ${min} to ${max}.`)
  return json
}

const readChoice = <Choice extends string | number>(
  json: unknown,
  path: string,
  choices: readonly Choice[],
): Choice => {
  const choice = choices.find((known) => known === json)
  if (choice === undefined) throw new MotionError(`${path} must be one of: ${choices.join(', ')}.`)
  return choice
}
