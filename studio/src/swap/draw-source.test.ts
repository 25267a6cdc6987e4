import { describe, expect, it } from 'vitest'
import { identityFromText } from '../prompt/from-text.ts'
import { drawSource } from './draw-source.ts'

describe('drawSource', () => {
  it('is opaque on the face alone, so that nothing beside a narrow jaw is laid over a wider one', () => {
    const { identity } = identityFromText('a man with stubble', 'male', { seed: 3639850095 })
    const conditions = {
      pose: { yaw: 0, pitch: 0, roll: 0 },
      keyLight: 'left' as const,
      expression: { smile: 0, blink: 0, gazeX: 0, gazeY: 0 },
    }
    const { width, height, data } = drawSource({ identity, conditions, faceWidth: 80 })
    const opacityAt = (x: number, y: number) => data[(Math.round(y * height) * width + Math.round(x * width)) * 4 + 3]
    expect(opacityAt(0.5, 0.45)).toBe(255)
    expect(opacityAt(0.5, 0.95)).toBe(0)
    expect(opacityAt(0.05, 0.45)).toBe(0)
  })
})
