import { expect, test } from 'vitest'
import { randomIdentity } from '../identity/random-identity.ts'
import { sceneFromText } from '../prompt/from-text.ts'
import { portraitSceneFor, sceneFor } from './scene-for.ts'
import { FRAMINGS } from './scene.ts'

const people = Array.from({ length: 60 }, (_, seed) => randomIdentity(seed))
const degrees = 180 / Math.PI

test('in pictures to post shoulders turn farther than the head, which stays readable', () => {
  for (const framing of FRAMINGS)
    for (const identity of people) {
      const { yaw, roll, shoulders = 0 } = sceneFor(identity, framing, identity.seed).pose
      expect(Math.abs(shoulders)).toBeGreaterThan(Math.abs(yaw))
      expect(Math.sign(shoulders)).toBe(Math.sign(yaw))
      expect(Math.abs(yaw) * degrees).toBeLessThan(18)
      expect(Math.abs(roll) * degrees).toBeLessThan(7)
    }
})

test('a selfie comes nearer than the portrait of a face', () => {
  for (const identity of people) {
    expect(portraitSceneFor(identity, 3)).not.toHaveProperty('crop')
    expect(sceneFor(identity, 'selfie', 3).crop?.closer).toBeGreaterThan(1)
  }
})

test('what is asked for has room, and a turn that is asked for is that of the head', () => {
  const [identity] = people
  const read = (prompt: string) => sceneFromText(prompt, identity, { framing: 'half-body', seed: 4 }).scene
  for (const prompt of ['waving', 'holding a cup', 'with a dog']) expect(read(prompt)).not.toHaveProperty('crop')
  expect(read('three quarter view').pose).not.toHaveProperty('shoulders')
})
