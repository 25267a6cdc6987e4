import { describe, expect, it } from 'vitest'
import { createNodeCanvas } from '../image/node-canvas.ts'
import { renderPair } from '../render/picture.ts'
import { ARRANGEMENTS } from '../scene/scene.ts'
import type { Arrangement, Framing } from '../scene/scene.ts'
import { identityFromText } from './from-text.ts'
import { pairFromText } from './pair-from-text.ts'

const woman = identityFromText('woman with long brown hair', 'female').identity
const man = identityFromText('black man with a beard', 'male').identity
const ask = (wish: { prompt?: string; wears?: string; arrangement?: Arrangement; framing?: Framing } = {}) =>
  pairFromText({
    prompt: 'in the park at night, red dress, holding a cup',
    wears: '',
    arrangement: 'side-by-side',
    framing: 'half-body',
    people: [woman, man],
    seed: 4,
    ...wish,
  })

const farApart = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length

describe('two people in one picture', () => {
  it('stand at one place in one light, the first to the left, and only the first one wears the words', () => {
    const [lead, second] = ask().pair
    for (const field of ['backdrop', 'time', 'weather', 'mood', 'lighting', 'keyLight', 'seed', 'framing'] as const)
      expect(second.scene[field]).toEqual(lead.scene[field])
    expect([lead.scene.backdrop, lead.scene.time]).toEqual(['garden', 'night'])
    expect([Math.sign(lead.asideX), Math.sign(second.asideX)]).toEqual([-1, 1])
    expect(second.scene.outfit).not.toBe(lead.scene.outfit)
    expect([lead.scene.prop, second.scene.prop]).toEqual(['cup', undefined])
  })

  it('what the second one wears is read by itself, and told', () => {
    const { pair, hints } = ask({ wears: 'white shirt, clean shaven, zorgle' })
    expect(pair[1].identity).toMatchObject({ beard: { style: 'none' }, shape: man.shape })
    expect(hints).toContainEqual(expect.objectContaining({ words: 'white shirt', fate: 'shown' }))
    expect(hints).toContainEqual(expect.objectContaining({ words: 'zorgle', fate: 'missing' }))
    expect(pair[0].identity).toEqual(woman)
  })

  it.each(ARRANGEMENTS)('%s: they turn as they stand', (arrangement) => {
    const [lead, second] = ask({ arrangement, prompt: 'in the park' }).pair
    const turns = [lead.scene.pose.yaw, second.scene.pose.yaw].map(Math.sign)
    expect(turns).toEqual(arrangement === 'back-to-back' ? [-1, 1] : [1, -1])
    expect((lead.scene.expression.talk ?? 0) > 0).toBe(arrangement === 'talking')
  })

  it.each([
    ['two friends sitting on a sofa', 'sofa'],
    ['couple on the sofa', 'sofa'],
    ['a couple on the bench', 'bench'],
  ] as const)('%s stand beside it', (prompt, name) => {
    const { pair } = ask({ prompt, framing: 'full-body' })
    for (const { scene } of pair) {
      expect(scene.stance).toBe('relaxed')
      expect(scene.beside).toContainEqual({ name })
    }
  })

  it('chairs and stairs are for one, which is told', () => {
    for (const prompt of ['sitting on a wooden chair', 'sitting on the stairs']) {
      const { pair, hints } = ask({ prompt, framing: 'full-body' })
      expect(pair.map(({ scene }) => scene.stance)).toEqual(['relaxed', 'relaxed'])
      expect(hints[0].how).toContain('two people stand')
    }
  })

  // Proves: pair-drawn
  it('both are drawn, each in their own half, and the place is that of one alone', () => {
    const { pair } = ask({ prompt: 'grey background' })
    const size = { width: 160, height: 128, createCanvas: createNodeCanvas }
    const both = renderPair(pair, size)
    const alone = (at: 0 | 1) => renderPair([pair[at], { ...pair[at], asideX: 40 }], size)
    const columns = (picture: typeof both, from: number, to: number) =>
      Array.from({ length: 128 }, (_, y) =>
        Array.from(picture.data.subarray((y * 160 + from) * 4, (y * 160 + to) * 4)),
      ).flat()
    const [left, right] = [alone(0), alone(1)]
    expect(farApart(columns(both, 0, 60), columns(left, 0, 60))).toBeLessThan(3)
    expect(farApart(columns(both, 100, 160), columns(right, 100, 160))).toBeLessThan(3)
    expect(farApart(columns(both, 100, 160), columns(left, 100, 160))).toBeGreaterThan(10)
    expect(renderPair(pair, size).data).toEqual(both.data)
  })
})
