import type { InfluencerDetails } from '@visage/contract'
import { expect, it } from 'vitest'
import { bodyOf, readTyped, valuesOf } from './details-draft.ts'

const known = valuesOf({
  name: 'Mira Vale',
  handle: 'mira.vale',
  biography: '',
  colours: ['#c8503c', '#20283a'],
  never_words: ['cheap', 'buy now'],
  lexicon: [{ word: 'Visage', spoken: 'vee sahzh' }],
} as unknown as InfluencerDetails)

it('shows lists as text', () => {
  expect(known).toMatchObject({
    colours: '#c8503c #20283a',
    never_words: 'cheap\nbuy now',
    lexicon: 'Visage = vee sahzh',
  })
})

it('sends what was typed over, and lists as lists', () => {
  const draft = JSON.stringify({ name: 'Mira', handle: 'mira.vale', colours: '', never_words: ' cheap \n\nloud\n' })
  expect(bodyOf(readTyped(draft, known))).toEqual({ name: 'Mira', colours: [], never_words: ['cheap', 'loud'] })
})

it.each(['', 'null', '{', '[1]', '{"id":"x","name":7}'])('takes nothing from the draft %j', (draft) => {
  expect(readTyped(draft, known)).toEqual({})
})

it('sends what stands before and after the first equals sign as a word and its sound', () => {
  expect(bodyOf({ lexicon: 'Visage = vee sahzh\n\nNguyen=win\n C++ ' })).toEqual({
    lexicon: [
      { word: 'Visage', spoken: 'vee sahzh' },
      { word: 'Nguyen', spoken: 'win' },
      { word: 'C++', spoken: '' },
    ],
  })
})
