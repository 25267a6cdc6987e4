import { describe, expect, it } from 'vitest'
import { randomIdentity } from '../identity/random-identity.ts'
import { sceneFromText } from './from-text.ts'
import type { Hint } from './tell-hints.ts'

const woman = randomIdentity(3, { gender: 'female', regions: ['northern European'] })
const fateOf = (hints: readonly Hint[], words: string) => hints.find((hint) => hint.words.includes(words))?.fate
const picture = (prompt: string, person = woman) => sceneFromText(prompt, person, { framing: 'full-body', seed: 1 })

describe('a temple is that of the person’s own part of the world', () => {
  const indian = randomIdentity(5, { gender: 'female', regions: ['South Asian'], skinTone: 0.5 })

  it.each([
    ['Indian woman in a temple', woman, 'hindu-temple'],
    ['in a temple, red saree', woman, 'hindu-temple'],
    ['standing in a temple', indian, 'hindu-temple'],
    ['standing in a temple', woman, 'temple'],
    ['in a temple in Kyoto', indian, 'temple'],
    ['Japanese woman in a temple', indian, 'temple'],
    ['in front of a gopuram', woman, 'hindu-temple'],
    ['at the Taj Mahal', woman, 'white-domes'],
    ['haveli in Jaipur', woman, 'palace-court'],
  ] as const)('%s', (prompt, person, backdrop) => {
    const { scene, hints } = picture(prompt, person)
    expect(scene.backdrop).toBe(backdrop)
    expect(fateOf(hints, /gopuram|Taj Mahal|haveli/.exec(prompt)?.[0] ?? 'temple')).toBe('shown')
  })
})

it('a terrace that looks out on the sea is one', () => {
  const { scene, hints } = picture('terrace with a view of the sea')
  expect(scene.backdrop).toBe('sea-terrace')
  expect(hints.every(({ fate }) => fate === 'shown')).toBe(true)
})

describe('what lies on a seat or is printed on clothes', () => {
  it.each(['coat on the bench, garden', 'woman in a red dress, denim jacket on the sofa'])(
    '%s: nobody wears or sits on it',
    (prompt) => {
      const { scene, hints } = picture(prompt)
      expect(scene.stance).not.toMatch(/^on-/)
      expect(fateOf(hints, prompt.includes('coat') ? 'coat' : 'jacket')).toBe('missing')
    },
  )

  it('somebody in a dress sits on the sofa, of the colour that is asked for', () => {
    const { scene, hints } = picture('woman in a black dress on a red sofa')
    expect(scene).toMatchObject({ stance: 'on-sofa', outfit: 'dress', seatColor: [176, 40, 46] })
    expect(fateOf(hints, 'red sofa')).toBe('shown')
    expect(scene.beside).toBeUndefined()
  })

  it('flames on a t-shirt are a print, and no fire', () => {
    const { scene, hints } = picture('t-shirt with flames')
    expect(scene.beside).toBeUndefined()
    expect(fateOf(hints, 'flames')).toBe('missing')
    expect(picture('standing before flames').scene.beside).toBeDefined()
  })
})

it('who has some tattoos and not others has tattoos', () => {
  const { scene, hints } = picture('plain tattoos, no full body tattoos')
  expect(scene.worn?.ink?.name).toBe('arm-tattoos')
  expect(hints.every(({ fate }) => fate === 'shown')).toBe(true)
  expect(picture('no full body tattoos').scene.worn?.ink).toBeUndefined()
})
