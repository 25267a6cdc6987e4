import { planSheet, planWeek } from '@visage/contract'
import type { Gender, PlannedPicture } from '@visage/contract'
import { foretellHints } from '@visage/studio/person'
import { expect, it } from 'vitest'

const BRIEFS = ['in town', 'at the beach', 'of skiing', 'in the countryside', 'of work'].map(
  (what) => `12 days ${what}`,
)

const GENDERS = ['female', 'male'] as const

/** The words of planned pictures that the studio does not draw as they say. */
const othersIn = (plan: (gender: Gender) => PlannedPicture[]): string[] =>
  GENDERS.flatMap((gender) =>
    plan(gender).flatMap(({ prompt, pose }) =>
      foretellHints(prompt, gender, pose).flatMap(({ fate, words }) => (fate === 'shown' ? [] : `${prompt}: ${words}`)),
    ),
  )

// Proves: batch-plan-drawn
it.each(BRIEFS)('%s: the studio draws every word of the plan', (brief) => {
  expect(othersIn((gender) => planWeek({ brief, gender }))).toEqual([])
})

// Proves: batch-plan-city
it.each(['Lisbon', 'Paris', 'Tokyo', 'Bali'])(
  '%s stands in every prompt, and what is planned is drawn all the same',
  (city) => {
    for (const gender of GENDERS) {
      const plan = planWeek({ brief: `12 days in ${city}`, gender })
      expect(plan.filter(({ prompt }) => !prompt.startsWith(`In ${city}, `))).toEqual([])
      const told = plan.flatMap(({ prompt, pose }) => foretellHints(prompt, gender, pose))
      expect(told.filter(({ fate, words }) => fate !== 'shown' && words !== city)).toEqual([])
    }
  },
)

// Proves: sheet-plan-drawn
it('a consistency sheet: the studio draws every word of it, and says of the side view alone that it is turned less far', () => {
  const told = GENDERS.flatMap((gender) =>
    planSheet({ gender, wardrobe: '' }).flatMap(({ prompt, pose }) => foretellHints(prompt, gender, pose)),
  )
  const others = told.filter(({ fate }) => fate !== 'shown')
  expect(others).toMatchObject(GENDERS.map(() => ({ words: 'Side view', fate: 'changed', how: expect.any(String) })))
})
