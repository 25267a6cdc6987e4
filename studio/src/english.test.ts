import { dictionary } from 'cmu-pronouncing-dictionary'
import { expect, it } from 'vitest'
import { englishWords, isEnglish, pronunciationOf } from './english.ts'

const words = Object.keys(dictionary)

it('says every word of the dictionary as it stands there', () => {
  expect(words.length).toBeGreaterThan(130_000)
  expect(words.filter((word) => pronunciationOf(word) !== dictionary[word])).toEqual([])
})

it('lists every word once', () => {
  expect(englishWords().toSorted()).toEqual(words.toSorted())
})

it.each(['', 'qwrt', 'smilling', 'hello"', 'hello": "', 'naïve', 'constructor ', '('])('knows no word %j', (word) => {
  expect(isEnglish(word)).toBe(false)
  expect(pronunciationOf(word)).toBeUndefined()
})
