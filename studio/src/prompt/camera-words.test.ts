import { describe, expect, it, test } from 'vitest'
import { randomIdentity } from '../identity/random-identity.ts'
import { identityFromText, sceneFromText } from './from-text.ts'
import { pairFromText } from './pair-from-text.ts'
import { readPrompt } from './read-prompt.ts'

const woman = randomIdentity(3, { gender: 'female' })
const picture = (prompt: string, framing: 'selfie' | 'half-body' | 'full-body' = 'half-body') =>
  sceneFromText(prompt, woman, { framing, seed: 1 })
const cameraOf = (prompt: string) => readPrompt(prompt).scene.camera

describe('photographers’ words set the camera', () => {
  // Proves: words-camera
  it.each([
    ['low angle shot in a park', { angle: -1 }],
    ['a portrait shot from below', { angle: -1 }],
    ['worm’s eye view of a dancer', { angle: -1.3 }],
    ['high angle portrait', { angle: 1 }],
    ['slightly from above', { angle: 0.55 }],
    ['selfie taken from above', { angle: 1 }],
    ['looking up at the camera', { angle: 1 }],
    ['24mm', { lens: 24 }],
    ['shot on an 85 mm lens', { lens: 85 }],
    ['200mm telephoto', { lens: 200 }],
    ['telephoto, 135mm', { lens: 135 }],
    ['wide angle', { lens: 26 }],
    ['f/1.4', { blur: 1.7 }],
    ['85mm f/1.8 with creamy bokeh', { lens: 85, blur: 1.55 }],
    ['shallow depth of field', { blur: 1.6 }],
    ['no bokeh', { blur: 0.3 }],
    ['f/11, everything in focus', { blur: 0.4 }],
    ['low angle, 35mm, f2.8', { angle: -1, lens: 35, blur: 1.25 }],
  ])('%s', (prompt, camera) => {
    expect(cameraOf(prompt)).toEqual(camera)
    const { scene, hints } = picture(`${prompt}, in a cafe`)
    expect(scene.camera).toEqual(camera)
    expect(
      hints.filter(({ words, fate }) => fate !== 'shown' && /angle|mm|f\/|bokeh|above|below|eye/i.test(words)),
    ).toEqual([])
  })

  it('what is drawn as something near is told so', () => {
    for (const [words, how] of [
      ['drone shot', 'drawn from a high angle'],
      ['bird’s eye view', 'drawn from a high angle'],
      ['overhead', 'drawn from a high angle'],
      ['top-down', 'drawn from a high angle'],
      ['fisheye', 'drawn as a wide angle'],
      ['14mm', 'drawn through the widest lens, of 24 mm'],
    ]) {
      const { scene, hints } = picture(`${words}, in a cafe`)
      expect(scene.camera).toBeDefined()
      expect(hints).toContainEqual({ words, fate: 'changed', how })
    }
  })

  it('is nothing new where no such word is said', () => {
    for (const prompt of ['a woman in a cafe', 'eye level', '35mm film', 'looking down', 'not from above'])
      expect(cameraOf(prompt)).toBeUndefined()
    expect(picture('in a cafe').scene).not.toHaveProperty('camera')
  })

  it('an aperture is one word, and other slashes and numbers are not', () => {
    expect(readPrompt('w/o glasses, f/2, 9:16').items.map(({ phrase }) => phrase)).toContain('f/2')
    expect(readPrompt('a woman, 34 years').person.ageYears).toBe(34)
    expect(readPrompt('a woman, 34 years, 85mm, f/4').person.ageYears).toBe(34)
  })
})

const gaze = (prompt: string) => picture(prompt, 'selfie').scene

test('somebody looks into a camera that is higher, unless they look elsewhere', () => {
  expect(gaze('from above').expression.gazeY).toBeLessThan(-0.2)
  expect(gaze('from above').pose.pitch).toBeGreaterThan(gaze('').pose.pitch)
  expect(gaze('from above, looking down').expression.gazeY).toBe(gaze('looking down').expression.gazeY)
  expect(gaze('from below').expression.gazeY).toBeGreaterThan(0)
})

test('a place is chosen that can be blurred, and paper that was asked for has nothing to blur', () => {
  for (let seed = 0; seed < 40; seed++)
    expect(sceneFromText('bokeh', woman, { framing: 'selfie', seed }).scene.backdrop).not.toBe('studio')
  expect(picture('bokeh, plain studio').hints).toContainEqual({
    words: 'bokeh',
    fate: 'missing',
    how: 'there is nothing but paper in the background',
  })
})

test('a face’s own portrait shows who it is, from the height of the eyes, which is told', () => {
  const { scene, hints } = identityFromText('low angle portrait of a woman with 24mm lens', 'female')
  expect(scene).not.toHaveProperty('camera')
  expect(hints).toContainEqual({ words: 'low angle', fate: 'changed', how: 'drawn from the height of the eyes here' })
})

test('nobody is hidden by the table that they sit at', () => {
  const { scene, hints } = picture('low angle, 35mm, sitting at a table in a cafe')
  expect(scene).toMatchObject({ stance: 'seated', camera: { lens: 35 } })
  expect(scene.camera).not.toHaveProperty('angle')
  expect(hints).toContainEqual({
    words: 'low angle',
    fate: 'changed',
    how: 'drawn from the height of the eyes at a table',
  })
  expect(picture('high angle, sitting at a table').scene.camera).toEqual({ angle: 1 })
})

test('one camera takes two people', () => {
  const people = [woman, randomIdentity(8)] as const
  const { pair } = pairFromText({
    prompt: 'low angle in a park',
    wears: 'a suit, from above',
    people: [people[0], people[1]],
    arrangement: 'side-by-side',
    framing: 'full-body',
    seed: 2,
  })
  expect(pair.map(({ scene }) => scene.camera)).toEqual([{ angle: -1 }, { angle: -1 }])
})
