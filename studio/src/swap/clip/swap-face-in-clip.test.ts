import { expect, it } from 'vitest'
import { FaceNotFoundError } from '../../errors.ts'
import { randomIdentity } from '../../identity/random-identity.ts'
import type { SharedFrame } from './clip-frame.ts'
import { swapFaceInClip } from './swap-face-in-clip.ts'

const side = 96
const frames = 5

/** How many frames of a film without a face had been asked for when the first came back. */
const countAhead = async (threads: number | undefined): Promise<number> => {
  let asked = 0
  const film = async function* (): AsyncGenerator<SharedFrame> {
    for (; asked < frames;) {
      asked += 1
      const data = new Uint8ClampedArray(new SharedArrayBuffer(side * side * 4)).fill(128)
      yield { picture: { width: side, height: side, data }, seconds: asked / 25 }
    }
  }
  const counts: number[] = []
  const work = async () => {
    for await (const _ of swapFaceInClip(film(), { identity: randomIdentity(7), threads })) counts.push(asked)
  }
  await expect(work()).rejects.toThrow(FaceNotFoundError)
  expect(counts).toHaveLength(frames)
  return counts[0] ?? 0
}

it('works on one frame at a time where one thread is all that it may have, else ahead', async () => {
  expect(await countAhead(1)).toBe(1)
  expect(await countAhead(2)).toBe(3)
  expect(await countAhead(undefined)).toBe(3)
})
