import { describe, expect, it } from 'vitest'
import { identityFromText, sceneFromText } from '../prompt/from-text.ts'
import { HAIR_COLORS } from './person-colors.ts'

const woman = identityFromText('woman with long brown hair and green eyes', 'female').identity
const man = identityFromText('man with short black hair and a beard', 'male').identity
const styled = (prompt: string, person = woman) =>
  sceneFromText(prompt, person, { framing: 'selfie', seed: 2 }).identity

describe('a prompt styles a person who was made before', () => {
  it.each([
    ['hair in a bun', { hair: { style: 'bun' } }],
    ['blonde bob', { hair: { style: 'bob' } }],
    ['curly hair', { hair: { style: woman.hair.style, color: woman.hair.color, curl: 0.75 } }],
    ['cat-eye glasses', { glasses: { style: 'cat-eye' } }],
    ['sunglasses', { glasses: { isDark: true } }],
    ['round sunglasses', { glasses: { style: 'round', isDark: true } }],
    ['hoop earrings', { earrings: { style: 'hoops' } }],
  ])('%s', (prompt, expected) => {
    expect(styled(prompt)).toMatchObject(expected)
  })

  it('all that was not asked for stays, bones, eyes and skin first of all', () => {
    const {
      hair: _,
      makeup: _makeup,
      ...rest
    } = styled('platinum bob, red lipstick, blue eyes, a scar, old and freckled')
    const { hair: _hair, makeup: _worn, ...before } = woman
    expect(rest).toEqual(before)
    expect(styled('in a park, red dress, smiling')).toEqual(woman)
    expect(styled('long brown hair').hair).toMatchObject({ style: woman.hair.style, color: woman.hair.color })
  })

  it('colours of hair are those of the words, and of the beard its own', () => {
    const [red, green, blue] = HAIR_COLORS['platinum blonde']
    const { hair, beard } = styled('platinum blonde hair', man)
    for (const [place, value] of [red, green, blue].entries())
      expect(Math.abs(hair.color[place] - value)).toBeLessThan(16)
    expect(beard).toEqual(man.beard)
  })

  it('what is worn can be taken off', () => {
    const wearer = identityFromText('woman with round glasses, hoop earrings and red lipstick', 'female').identity
    const bare = styled('no glasses, no earrings', wearer)
    expect([bare.glasses.style, bare.earrings.style]).toEqual(['none', 'none'])
    expect(styled('clean shaven', man).beard.style).toBe('none')
  })

  it('a woman grows no beard, which is told', () => {
    const { identity, hints } = sceneFromText('with a full beard', woman, { framing: 'selfie', seed: 2 })
    expect(identity.beard).toEqual(woman.beard)
    expect(hints).toContainEqual(expect.objectContaining({ fate: 'changed', how: 'the chosen face stays as it is' }))
  })

  it('the same words give the same hair in every picture', () => {
    const once = sceneFromText('pink braids at the beach', woman, { framing: 'full-body', seed: 7 }).identity
    expect(once).toEqual(styled('pink braids, in a studio'))
  })
})
