import { identityFromText } from '@visage/studio/person'
import { portraitSceneFor, sceneFromText } from '@visage/studio/scene'
import { expect, test } from 'vitest'
import { findDrawn } from './draw-talk.ts'
import { spokenScript } from './speech.ts'

const { identity } = identityFromText('a woman with red hair', 'female')
const portrait = {
  ...portraitSceneFor(identity, 7),
  outfit: 'turtleneck',
  outfitColor: [176, 40, 46],
  backdrop: 'library',
}

// Proves: talk-face-as-portrayed
test('a saved face talks in the clothes, place and light of its portrait, and looks at the viewer', () => {
  const turned = { ...portrait, pose: { yaw: 0.8, pitch: 0, roll: 0 } }
  const drawn = findDrawn({ engine: 'studio', kind: 'face', recipe: { identity, scene: turned } })
  const { outfit, outfitColor, backdrop, lighting, keyLight } = portrait
  expect(drawn?.scene).toMatchObject({ framing: 'selfie', outfit, outfitColor, backdrop, lighting, keyLight })
  expect(Math.abs(drawn?.scene.pose.yaw ?? 1)).toBeLessThan(0.3)
})

const of = (engine: string, recipe: object) => findDrawn({ engine, kind: 'talk', recipe: { ...recipe } })

// Proves: talk-dub-drawn
test('people of videos are drawn anew only where the studio drew them before, in a manner that can move', () => {
  const { scene } = sceneFromText('in a cafe', identity, { framing: 'half-body', seed: 1 })
  expect(of('studio', { identity, scene })).toEqual({ identity, scene })
  expect(of('fal', { identity, scene })).toBeNull()
  expect(of('studio', { identity, video: {} })).toBeNull()
  expect(of('studio', { identity, scene: { ...scene, style: 'comic' } })).toBeNull()
})

test('a voice elsewhere reads a brand as the lexicon has it, and no word that only holds it', () => {
  const lexicon = [{ word: 'Visage', spoken: 'vee sahzh' }]
  expect(spokenScript({ script: 'Visage! I love visage, not Visages.', lexicon })).toBe(
    'vee sahzh! I love vee sahzh, not Visages.',
  )
})

// Proves: talk-lexicon-elsewhere
test('a voice elsewhere reads a brand with an ending, in a hashtag, a name and an address as the lexicon has it', () => {
  const lexicon = [
    { word: 'Nykaa', spoken: 'nigh kah' },
    { word: 'Nykaa Pro', spoken: 'nigh kah pro' },
    { word: 'kah', spoken: 'no' },
  ]
  const script = 'Nykaa’s #NykaaSale by @nykaa_beauty, nykaa.com and Nykaa Pro. #SummerLook'
  expect(spokenScript({ script, lexicon })).toBe(
    'nigh kah’s #nigh kah Sale by @nigh kah beauty, nigh kah.com and nigh kah pro. #SummerLook',
  )
})
