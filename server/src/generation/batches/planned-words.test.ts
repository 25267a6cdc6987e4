import { planWeek } from '@visage/contract'
import { foretellHints } from '@visage/studio/person'
import { expect, it } from 'vitest'

const BRIEFS = ['in Lisbon', 'at the beach', 'of skiing', 'in the countryside', 'of work'].map(
  (what) => `12 days ${what}`,
)

// Proves: batch-plan-drawn
it.each(BRIEFS)('%s: the studio draws every word of the plan', (brief) => {
  const pictures = (['female', 'male'] as const).flatMap((gender) =>
    planWeek({ brief, gender }).map((picture) => ({ gender, ...picture })),
  )
  const others = pictures.flatMap(({ prompt, gender, pose }) =>
    foretellHints(prompt, gender, pose).flatMap(({ fate, words }) => (fate === 'shown' ? [] : `${prompt}: ${words}`)),
  )
  expect(others).toEqual([])
})
