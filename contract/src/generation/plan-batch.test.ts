import { expect, it } from 'vitest'
import { planList, planSheet, planWeek } from './plan-batch.ts'

const labelsOf = (brief: string) => planWeek({ brief, gender: 'female' }).map(({ label }) => label)

it.each([
  ['A week in Lisbon', 7, 'Monday'],
  ['a weekend at the sea', 3, 'Friday'],
  ['A day in Paris', 4, 'Morning'],
  ['five days of work', 5, 'Day 1'],
  ['10 looks for autumn', 10, 'Day 1'],
  ['400 days on the road', 12, 'Day 1'],
  ['Lisbon', 7, 'Monday'],
])('%s: %i pictures', (brief, count, first) => {
  expect(labelsOf(brief)).toHaveLength(count)
  expect(labelsOf(brief)[0]).toBe(first)
})

const plan = (brief: string) => planWeek({ brief, gender: 'male' })

it('plans the same for the same words, and something else elsewhere', () => {
  expect(plan('A week in Lisbon')).toEqual(plan('A week in Lisbon'))
  expect(plan('A week in Lisbon')).not.toEqual(plan('A week in Oslo'))
  expect(plan('A week of skiing')[0]?.prompt).not.toBe(plan('A week at the beach')[0]?.prompt)
})

it('puts what follows a comma into every picture, and no two alike', () => {
  const prompts = planWeek({ brief: 'A week in Lisbon, red hat, film grain', gender: 'female' }).map(
    ({ prompt }) => prompt,
  )
  expect(prompts.every((prompt) => prompt.endsWith(', red hat, film grain'))).toBe(true)
  expect(new Set(prompts).size).toBe(prompts.length)
})

it('lets lists meet entry by entry, the shorter ones over again', () => {
  const lists = { places: ['on the beach', 'in a cafe', 'at home'], looks: ['red coat', 'linen shirt'], moods: [] }
  expect(planList({ brief: 'Summer', ...lists }).map(({ prompt }) => prompt)).toEqual([
    'Summer, on the beach, red coat',
    'Summer, in a cafe, linen shirt',
    'Summer, at home, red coat',
  ])
  expect(planList({ brief: 'Summer', places: [], looks: [], moods: [] })).toEqual([])
  const many = Array.from({ length: 30 }, (_, place) => `place ${place}`)
  expect(planList({ brief: '', places: many, looks: [], moods: [] })).toHaveLength(12)
})

it('wears what she usually wears where nothing else is asked for, and is styled in every picture', () => {
  const usual = { outfit: 'camel coat', also: 'short hair' }
  const week = planWeek({ brief: 'A weekend in Lisbon, laughing', gender: 'female', ...usual })
  expect(week.every(({ prompt }) => /, camel coat, .*, short hair, laughing$/.test(prompt))).toBe(true)
  const dressed = planWeek({ brief: 'A weekend in Lisbon', gender: 'female', outfit: '' }).map(({ prompt }) => prompt)
  const planned = planWeek({ brief: 'A weekend in Lisbon', gender: 'female' }).map(({ prompt }) => prompt)
  expect(dressed.every((prompt, place) => prompt.length < (planned[place]?.length ?? 0))).toBe(true)
  const lists = { brief: 'Summer', moods: ['smiling'], place: 'at home', ...usual }
  const wordsOf = (places: string[], looks: string[]) =>
    planList({ ...lists, places, looks }).map(({ prompt }) => prompt)
  expect(wordsOf([], [])).toEqual(['Summer, at home, camel coat, smiling, short hair'])
  expect(wordsOf(['in a cafe'], ['red coat'])).toEqual(['Summer, in a cafe, red coat, smiling, short hair'])
})

it('shows a person from all sides in twelve pictures, in her usual clothes first', () => {
  const pictures = planSheet({ gender: 'female', wardrobe: 'camel coat' })
  expect(pictures).toHaveLength(12)
  expect(new Set(pictures.map(({ label }) => label)).size).toBe(12)
  const wearing = pictures.filter(({ prompt }) => prompt.startsWith('camel coat')).map(({ label }) => label)
  expect(wearing).toEqual(['Outfit 1', 'Full body'])
  expect(planSheet({ gender: 'male', wardrobe: ' ' }).at(-1)?.prompt).toMatch(/^white t-shirt/)
})

it.each([
  ['A week in Lisbon in July', 'In Lisbon, '],
  ['A week in July in Lisbon', 'In Lisbon, '],
  ['A day in March', null],
  ['five days of work on Monday', null],
])('%s: %s stands before what the pictures show', (brief, start) => {
  const [first] = planWeek({ brief, gender: 'female' })
  expect(/^(?:In|On|At) \p{Lu}\p{L}+, /u.exec(first?.prompt ?? '')?.[0] ?? null).toBe(start)
})
