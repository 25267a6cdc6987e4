import { describe, expect, it } from 'vitest'
import { listTemplates } from '../templates/list-templates.ts'
import { motionFor } from './motion-for.ts'
import { MotionError, parseMotion } from './parse-motion.ts'

const motion = motionFor(listTemplates('female')[0].scene, 3)

describe('parseMotion', () => {
  it('reads back what was stored, and leaves out what it does not know', () => {
    expect(parseMotion({ ...JSON.parse(JSON.stringify(motion)), extra: 1 })).toEqual(motion)
  })

  it.each([
    ['motion', null],
    ['durationSeconds', { ...motion, durationSeconds: 60 }],
    ['seed', { ...motion, seed: 1.5 }],
    ['acts', { ...motion, acts: Array.from({ length: 200 }, () => motion.acts[0]) }],
    ['acts[0].channel', { ...motion, acts: [{ ...motion.acts[0], channel: 'fly' }] }],
    ['acts[0].to', { ...motion, acts: [{ ...motion.acts[0], from: 0.5, to: 0.2 }] }],
    ['windSide', { ...motion, windSide: 0 }],
    ['weather.kind', { ...motion, weather: { kind: 'frogs', amount: 1 } }],
    ['light.amount', { ...motion, light: { kind: 'neon', amount: Number.NaN } }],
  ])('names the field that is wrong: %s', (field, value) => {
    expect(() => parseMotion(value)).toThrow(MotionError)
    expect(() => parseMotion(value)).toThrow(field)
  })
})
