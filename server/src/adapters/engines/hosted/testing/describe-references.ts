import { solidPng } from '@visage/sandbox/engines/tiny-files'
import { designPerson } from '@visage/studio/live'
import { describe, expect, test } from 'vitest'
import type { Run } from '../../engine.ts'
import { driveRecipe } from '../../testing/drive-recipe.ts'
import type { HostedDescription } from '../hosted-service.ts'
import { openOn } from './open-on-stand-in.ts'
import type { StandIn } from './open-on-stand-in.ts'

type Service = {
  kind: HostedDescription
  start: () => Promise<StandIn>
  /** The field that holds pictures. */
  field: string
  /** The model that is shown a design. */
  takesDesigns: string
  /** Which model takes several pictures of a face, and how many. */
  takesLikenesses: { wanted: NonNullable<Run['wanted']>; pictures: number }
}

const face = { kind: 'face', input: { mode: 'prompt', gender: 'female', prompt: 'green eyes' } } as const
const id = '3c3b0c6e-27a1-4f2a-b0c6-2a1b0c9d8e7f'

/** What a paid service is shown of a person beside words, against a stand-in that speaks its protocol. */
export const describeReferences = ({ kind, start, field, takesDesigns, takesLikenesses }: Service): void => {
  describe('reference pictures', () => {
    // Proves: design-shown-elsewhere
    test('a design goes with its words and as the studio draws it to a model that takes pictures', async () => {
      await using service = await start()
      const asked = { gender: 'female', prompt: 'green eyes' } as const
      const shaped = designPerson({ asked, moves: { chinLength: 100 }, view: { yaw: 0.4, expression: 'angry' } })
      const input = { mode: 'prompt', ...asked, design: shaped.design } as const
      const { end } = await driveRecipe(openOn(kind, service), { kind: 'face', input })
      expect(end).toMatchObject({
        state: 'done',
        facePrompt: expect.stringMatching(/^green eyes\. .*a very long chin/),
        model: { name: takesDesigns },
      })
      const sent = service.taken[0]?.input
      expect(sent?.prompt).toMatch(/drawn in the reference picture.*green eyes.*very long chin.*to the right.*angry/)
      expect(sent?.[field]).toEqual([expect.stringMatching(/^https?:/)])
      // 1024 pixels of one colour.
      expect(service.storedSizes()).toEqual([solidPng(1024, [30, 60, 90]).length])
      await driveRecipe(openOn(kind, service), face)
      expect(service.taken[1]?.input).not.toHaveProperty(field)
    })

    // Proves: sheet-to-engines
    test('the best of a consistency sheet, each from another side, go along where a model takes several', async () => {
      await using service = await start()
      const input = { mode: 'prompt', gender: 'female', face: id, pose: 'Upperbody1', prompt: 'In a café.' } as const
      const likenesses = [4, 5, 6].map((place) => ({ from: 'asset', id: id.replace('3', String(place)) }) as const)
      const { wanted, pictures } = takesLikenesses
      const read: string[] = []
      const { end } = await driveRecipe(openOn(kind, service), { kind: 'image', input }, { wanted, likenesses, read })
      expect(end).toMatchObject({ state: 'done' })
      const addresses: unknown = service.taken[0]?.input[field]
      expect(new Set(addresses as string[]).size).toBe(pictures)
      expect(service.storedSizes()).toHaveLength(pictures)
      const sent = [id, ...likenesses.map((likeness) => likeness.id)].slice(0, pictures)
      expect(read.filter((each, place) => read.indexOf(each) === place)).toEqual(sent)
    })
  })
}
