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
    ['photographed from the floor', { angle: -1.3 }],
    ['a woman from above', { angle: 1 }],
    ['photo of a woman by the sea from above', { angle: 1 }],
    ['50mm, ring light', { lens: 50 }],
    ['50mm ring light', { lens: 50 }],
    ['35mm prime lens', { lens: 35 }],
    ['85mm f/1.4 lens', { lens: 85, blur: 1.7 }],
    ['f/1.8 aperture', { blur: 1.55 }],
    ['f/1.7', { blur: 1.55 }],
    ['f/3.5', { blur: 1 }],
    ['f/32', { blur: 0.25 }],
    ['ultra wide, f/1', { lens: 26, blur: 1.9 }],
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
      ['gopro', 'drawn as a wide angle'],
      ['16mm lens', 'drawn through the widest lens, of 24 mm'],
      ['18mm', 'drawn through the widest lens, of 24 mm'],
    ]) {
      const { scene, hints } = picture(`${words}, in a cafe`)
      expect(scene.camera).toBeDefined()
      expect(hints).toContainEqual({ words, fate: 'changed', how })
    }
  })

  it.each([
    'light from above',
    'lit from below',
    'light falling on a woman from above',
    'photographed from above the waist',
    'lights hanging over her from above',
    'getting up from the floor',
    'arms raised overhead',
    'light overhead',
    'convertible with the top down',
    'mist rising from the ground',
    'view from the ground floor',
    'holding a drone',
    'with a drone',
    'holding a gopro',
    'aerial yoga',
    'ultra wide leg jeans',
    '40mm gold watch',
    '100 mm heels',
    '12mm pearls',
    '16mm film',
    '70mm film',
    '14mm',
    'F22, blonde',
  ])('%s asks nothing of it', (prompt) => {
    for (const text of [prompt, `a portrait of a woman, ${prompt}`, `${prompt}, in a cafe`])
      expect(cameraOf(text)).toBeUndefined()
  })

  it.each(['shot on a gopro', 'gopro footage', 'ultra wide shot'])('%s is through a wide lens', (prompt) => {
    expect(cameraOf(prompt)?.lens).toBeLessThan(30)
  })

  it('what only sounds like it keeps its own meaning', () => {
    expect(readPrompt('light overhead').scene.lighting).toBe('dramatic')
    expect(readPrompt('F22, blonde').person.ageYears).toBe(22)
    expect(readPrompt('a silver 40mm watch').scene.wornColors).toHaveProperty('wrist')
    expect(picture('a woman with a 40mm gold watch').hints).toContainEqual({
      words: '40mm',
      fate: 'changed',
      how: 'taken for the size of a thing, drawn as usual; a lens is called one, as in “40mm lens”',
    })
    expect(picture('16mm film').scene.mood).toBe(picture('35mm film').scene.mood)
  })

  it('parts of a camera are told with what is asked of it, and alone as they are', () => {
    const how = 'one camera is used for all pictures'
    for (const prompt of ['85mm f/1.4 lens', '35mm prime lens', 'f/1.8 aperture', 'lens: 85mm', 'zoom at 135mm'])
      expect(picture(`${prompt}, in a cafe`).hints.filter((hint) => hint.how === how)).toEqual([])
    for (const words of ['lens', 'aperture', 'zoom'])
      expect(picture(`85mm, a ${words}, in a cafe`).hints).toContainEqual({ words, fate: 'changed', how })
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
  const [low, plain] = ['low angle, sitting at a table', 'sitting at a table'].map((prompt) => picture(prompt).scene)
  expect([low.pose, low.expression]).toEqual([plain.pose, plain.expression])
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
