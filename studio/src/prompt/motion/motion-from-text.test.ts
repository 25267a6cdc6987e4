import { describe, expect, it } from 'vitest'
import { createSampler } from '../../motion/move/sample-motion.ts'
import type { MotionSample } from '../../motion/move/sample-motion.ts'
import { parseMotion } from '../../motion/parse-motion.ts'
import { motionFromText } from './motion-from-text.ts'

const SEED = 11
const read = (prompt: string, seed = SEED) => motionFromText(prompt, { seed })

/** The moments of a clip without the small movements that every person makes. */
const momentsOf = (prompt: string): MotionSample[] => {
  const { motion } = read(prompt)
  const sample = createSampler({ ...motion, drift: 0 })
  return Array.from({ length: 125 }, (_, index) => sample(index / 125))
}

const most = (prompt: string, channel: keyof MotionSample): number =>
  Math.max(...momentsOf(prompt).map((moment) => Math.abs(moment[channel])))
const whenMost = (prompt: string, channel: keyof MotionSample): number => {
  const values = momentsOf(prompt).map((moment) => Math.abs(moment[channel]))
  return values.indexOf(Math.max(...values)) / values.length
}
const actsOf = (prompt: string, channel: string) => read(prompt).motion.acts.filter((act) => act.channel === channel)

const riseOf = (prompt: string): number => actsOf(prompt, 'smile')[0].rise

describe('motionFromText', () => {
  it('reads the example of the site', () => {
    const { motion, scene, hints } = read(
      'slowly turns to the camera and smiles, wind in her hair, golden hour, zoom in',
    )
    expect(motion.acts.map(({ channel }) => channel)).toEqual(expect.arrayContaining(['turn', 'look', 'smile', 'push']))
    expect(motion.wind).toBeGreaterThan(0.5)
    expect(motion.light.kind).toBe('sunset')
    expect(scene).toMatchObject({ time: 'golden-hour', lighting: 'golden-hour' })
    expect(hints.filter(({ fate }) => fate === 'missing')).toEqual([])
  })

  it.each([
    ['she nods', 'nod'],
    ['he shakes his head', 'turn'],
    ['tilts her head', 'tilt'],
    ['looks left', 'look'],
    ['looks up', 'look-down'],
    ['she laughs', 'smile'],
    ['talking to her followers', 'talk'],
    ['closes her eyes', 'close-eyes'],
    ['dancing', 'sway'],
    ['the camera orbits', 'orbit'],
    ['pan left', 'pan'],
    ['zoom out', 'push'],
  ] as const)('%s moves %s', (prompt, channel) => {
    expect(most(prompt, channel)).toBeGreaterThan(0.2)
  })

  it('takes sides and directions', () => {
    expect(actsOf('pan left', 'pan')[0].amount).toBeLessThan(0)
    expect(actsOf('pans to the right', 'pan')[0].amount).toBeGreaterThan(0)
    expect(actsOf('turns her head slowly to the left', 'turn')[0].amount).toBeLessThan(0)
    expect(actsOf('zoom out', 'push')[0].amount).toBeLessThan(0)
  })

  it('slows and speeds what a word says so of', () => {
    expect(riseOf('slowly smiles')).toBeGreaterThan(riseOf('smiles'))
    expect(riseOf('smiles suddenly')).toBeLessThan(riseOf('smiles'))
  })

  it('keeps the order of first and then', () => {
    const order = ['tilt', 'look'] as const
    const [first, second] = order.map((channel) => whenMost('first she tilts her head, then she looks right', channel))
    expect(first).toBeLessThan(second)
    const [later, sooner] = order.map((channel) => whenMost('first she looks right, then she tilts her head', channel))
    expect(sooner).toBeLessThan(later)
  })

  it('opens eyes again before the next step', () => {
    const [shut] = actsOf('first closes her eyes, then looks up', 'close-eyes')
    const [up] = actsOf('first closes her eyes, then looks up', 'look-down')
    expect(shut.to).toBeLessThan(up.to)
    expect(shut.to - up.from).toBeLessThan(0.1)
    expect(actsOf('closes her eyes', 'close-eyes')[0].to).toBeGreaterThan(0.9)
  })

  it('leaves out what is denied', () => {
    expect(read('rain').motion.weather.kind).toBe('rain')
    expect(read('no rain').motion.weather.kind).toBe('none')
    expect(actsOf('nods', 'push')).toHaveLength(1)
    expect(actsOf('nods, no zoom', 'push')).toEqual([])
    expect(actsOf('nods without smiling', 'smile').every(({ amount }) => amount < 0)).toBe(true)
    expect(read('no wind').motion.wind).toBe(0)
  })

  it('names words that it cannot show, but not those of people and places', () => {
    const { hints } = read('a blonde woman in a garden smiles and juggles with flamingos')
    const missing = hints.filter(({ fate }) => fate === 'missing').map(({ words }) => words)
    expect(missing).toEqual(['juggles', 'flamingos'])
    expect(hints).toContainEqual({ words: 'smiles', fate: 'shown' })
  })

  it.each([
    ['she waves', 'changed', /to and fro/],
    ['a hair flip', 'changed', /head turns/],
    ['she is dancing', 'shown', /^$/],
    ['walking', 'changed', /without steps/],
    ['turning round', 'changed', /head turns/],
    ['talking', 'shown', /^$/],
    ['laughing', 'shown', /^$/],
    ['sipping coffee', 'missing', /mouth/],
    ['jumps', 'missing', /keeps its pose/],
  ] as const)('%s: happens, or is told how far', (prompt, fate, how) => {
    const { motion, hints } = read(prompt)
    const told = hints.filter((hint) => hint.fate === fate).map((hint) => hint.how ?? '')
    expect(told).toContainEqual(expect.stringMatching(how))
    expect(JSON.stringify(motion.acts) !== JSON.stringify(read('').motion.acts)).toBe(fate !== 'missing')
  })

  it('tells of hands in a portrait that they are not in it', () => {
    const { hints } = motionFromText('waves', { seed: SEED, framing: 'selfie' })
    expect(hints).toEqual([{ words: 'waves', fate: 'missing', how: 'a portrait shows no hands' }])
  })

  it('moves no hand where none is shown', () => {
    const channels = motionFromText('waves', { seed: SEED, framing: 'selfie' }).motion.acts.map(
      ({ channel }) => channel,
    )
    expect(channels).not.toContain('gesture')
    expect(actsOf('waves', 'gesture')).toHaveLength(1)
  })

  it('is repeatable, never throws, and gives motions that can be stored', () => {
    expect(read('turns and smiles')).toEqual(read('turns and smiles'))
    expect(read('turns and smiles', 1).motion).not.toEqual(read('turns and smiles', 2).motion)
    for (const prompt of ['', '   ', '🙂🙂', ',,,then then then', 'x'.repeat(30_000), 'nods '.repeat(2000)]) {
      const { motion } = read(prompt)
      expect(parseMotion(JSON.parse(JSON.stringify(motion)))).toEqual(motion)
    }
  })

  it('ends every loop where it began', () => {
    for (const prompt of ['', 'slowly turns to the camera and smiles', 'dancing, orbit', 'first nods, then laughs']) {
      const sample = createSampler(read(prompt).motion)
      const [first, last] = [sample(0), sample(1 - 1e-6)]
      for (const key of ['yaw', 'pitch', 'roll', 'gazeX', 'smile', 'push', 'orbit', 'sway', 'breath', 'wind'] as const)
        expect(last[key], `${prompt} ${key}`).toBeCloseTo(first[key], 2)
    }
  })

  it('blinks now and then, and closes the lids wholly when it does', () => {
    const blinks = momentsOf('').map(({ blink }) => blink)
    expect(Math.max(...blinks)).toBe(1)
    expect(blinks.filter((blink) => blink === 0).length).toBeGreaterThan(90)
  })
})
