import { describe, expect, it } from 'vitest'
import { parseLyrics } from './parse-lyrics.ts'
import { pronounceWord } from './pronounce-word.ts'
import { spellNumbers } from './spell-numbers.ts'

const kindsOf = (text: string): string[] =>
  parseLyrics(text).sections.map(({ kind, lines }) => `${kind} ${lines.length}`)
const wordsOf = (text: string): string =>
  parseLyrics(text)
    .sections.flatMap(({ lines }) => lines.map((line) => line.text))
    .join(' ')
const soundOf = (word: string, language: 'english' | 'other' = 'english'): string =>
  pronounceWord(word, language)
    .map(({ onset, vowel, coda }) => [...onset, vowel, ...coda].join(' '))
    .join(' . ')

const spell = (text: string): string => spellNumbers(text).replaceAll(/\s+/g, ' ').trim()

describe('sections', () => {
  it('come from marks', () => {
    expect(kindsOf('[Verse 1]\nHello my love\n[Chorus]\n\nStay with me\nall night\n[Bridge]\nSlow down')).toEqual([
      'verse 1',
      'chorus 2',
      'bridge 1',
    ])
    expect(kindsOf('[verse] Hello my love [chorus] Stay with me')).toEqual(['verse 1', 'chorus 1'])
    expect(kindsOf('Verse:\nHello my love\nHook:\nStay with me')).toEqual(['verse 1', 'chorus 1'])
  })

  it('come from blank lines, and blocks that come again are the chorus', () => {
    expect(kindsOf('First day of the year\n\nSing it loud\nsing it\n\nSecond day\n\nSing it loud\nsing it')).toEqual([
      'verse 1',
      'chorus 2',
      'verse 1',
      'chorus 2',
    ])
  })

  it('come from the middle of a single block', () => {
    expect(kindsOf('one day\ntwo days\nthree days\nfour days')).toEqual(['verse 2', 'chorus 2'])
  })

  it('hold lines of at most 13 syllables', () => {
    const { sections } = parseLyrics(
      'I was walking down the road and thinking of the summer when you took my hand and led me home again',
    )
    for (const { syllables } of sections.flatMap(({ lines }) => lines)) expect(syllables.length).toBeLessThanOrEqual(13)
  })
})

describe('words', () => {
  it('are looked up, or read by their letters', () => {
    expect(soundOf('winter')).toBe('W IH N . T ER')
    expect(soundOf("dancin'")).toBe('D AE N . S IH N')
    expect(soundOf('brightwave')).toMatch(/B R AY/)
    expect(soundOf('zorple')).not.toBe('')
    expect(soundOf('dil', 'other')).toBe('D IH L')
    expect(soundOf('amor', 'other')).toMatch(/AA . M OW R/)
  })

  it('are made of numbers and signs', () => {
    expect(spell('24/7')).toBe('twenty four / seven')
    expect(spell('1999')).toBe('nineteen ninety nine')
    expect(spell('2001')).toBe('two thousand one')
    expect(spell('the 3rd and 21st')).toBe('the third and twenty first')
    expect(spell('$20 & 5.5%')).toBe('twenty dollars and five point five percent')
    expect(spell('1,000,000')).toBe('one million')
    expect(spell('0042')).toBe('zero zero four two')
  })

  it('come from other scripts, with the silent vowels of Hindi', () => {
    expect(wordsOf('मेरा दिल धड़कन')).toBe('meraa dil dharkan')
    expect(wordsOf('привет мир')).toBe('privet mir')
    expect(wordsOf('こんにちは')).toBe('konnichiha')
    expect(parseLyrics('Mera dil ye pukare aaja').hints.join(' ')).toMatch(/do not look like English/)
    expect(parseLyrics('مرحبا بالعالم').hints.join(' ')).toMatch(/Arabic/)
  })

  it('leave emoji out, and say so when nothing is left', () => {
    expect(wordsOf('I love 🎵 you ❤️')).toBe('i love you')
    expect(parseLyrics('🎵🎵')).toMatchObject({
      sections: [],
      hints: ['The lyrics hold no words that can be sung, so the voice hums.'],
    })
    expect(parseLyrics('[Chorus]\n...').sections).toEqual([])
  })
})
