import { describe, expect, it } from 'vitest'
import { MOST_SPEECH_SECONDS, readScript } from './read-script.ts'

const saidOf = (script: string, lexicon?: { word: string; spoken: string }[]): string =>
  readScript(script, { lexicon })
    .phrases.flatMap(({ words }) => words.flatMap(({ spoken }) => spoken))
    .join(' ')

describe('readScript', () => {
  // Proves: talk-script-read
  it.each([
    ['It costs $1,299.50.', 'it costs one thousand two hundred ninety nine dollars and fifty cents'],
    [
      'Rs. 500 or €3, 5 million or $2 million',
      'five hundred rupees or three euros five million or two million dollars',
    ],
    ['on Nov 23, 2026 at 7:30 pm', 'on november twenty third twenty twenty six at seven thirty pee em'],
    ['2026-11-23 and 3:00', "november twenty third twenty twenty six and three o'clock"],
    ['the 1990s, the 3rd, 10-20%', 'the nineteen nineties the third ten to twenty percent'],
    ['3kg at -5°C in 4K', 'three kilograms at minus five degrees celsius in four kay'],
    ["Dr. Smith's, e.g. no. 5", "doctor smith's for example number five"],
    ['The FBI and NASA love AI. NOW!', 'the eff bee eye and nasa love ay eye now'],
    ['visage.com or @maya_rose #SummerLook', 'visage dot com or at maya rose hashtag summer look'],
    ['Café naïve, well-known rock’n’roll 🎉', "cafe naive well known rock'n'roll"],
    ['Oh no. No. 5, wait a sec.', 'oh no number five wait a sec'],
    ['½ cup, 2½ or 1 3/4 of it', 'one half cup two and one half or one and three quarters of it'],
    ['St. John of 3rd St.', 'saint john of third street'],
    ['THIS WHOLE TEXT IS LOUD', 'this whole text is loud'],
  ])('says %j', (script, said) => {
    expect(saidOf(script)).toBe(said)
  })

  it('says a word as its lexicon has it, however it is written', () => {
    expect(saidOf('Try Nykaa’s NYKAA!', [{ word: 'Nykaa', spoken: 'nigh kah' }])).toBe("try nykaa's nigh kah")
    expect(saidOf('Visage Pro is here.', [{ word: 'visage pro', spoken: 'vee sahzh pro' }])).toBe(
      'vee sahzh pro is here',
    )
  })

  it.each([
    ['I *really like* it, and *$5* is *not* much.', 'really like $5 not', ''],
    ['This is SO GOOD and VERY dry.', 'SO GOOD VERY', ''],
    ['NASA and IKEA met the FBI in the USA. I did.', '', 'FBI USA'],
    ['You must *try* the *Visage Pro*, it is a MUST-HAVE!', 'try Visage Pro, MUST-HAVE!', ''],
    ['THIS WHOLE TEXT IS *LOUD*', 'LOUD', ''],
    ['WOW!', '', ''],
    ['A 5* hotel, 2 * 3 * 4.', '', ''],
  ])('stresses what asterisks and capitals ask for in %j', (script, stressed, spelled) => {
    const lexicon = [{ word: 'visage pro', spoken: 'vee sahzh pro' }]
    const read = readScript(script, { lexicon })
    const words = read.phrases.flatMap(({ words: all }) => all)
    const weighty = words.filter(({ isStressed }) => isStressed).map(({ text }) => text)
    expect([weighty.join(' '), read.spelled.join(' ')]).toEqual([stressed, spelled])
    expect(words.map(({ spoken }) => spoken.join(' ')).join(' ')).not.toContain('asterisk')
  })

  it('pauses where punctuation says so, and takes breath after sentences alone', () => {
    const { phrases } = readScript('Red, blue and green. Dr. Who?\n\nYes — really... Go!')
    expect(phrases.map(({ words, ending }) => words.map(({ text }) => text).join(' ') + ending)).toEqual([
      'Red, blue and green..',
      'Dr. Who??',
      'Yes —,',
      'really....',
      'Go!!',
    ])
    const pauses = phrases.flatMap(({ words }) => words.map(({ pause }) => pause))
    expect(pauses).toEqual([0.18, 0, 0, 0.38, 0, 0.6, 0.28, 0.5, 0.38])
  })

  it('names what is read by letters, and what no voice can say, before anything is made', () => {
    const indic = readScript('Hello नमस्ते, FBI.')
    expect(indic).toMatchObject({ foreign: ['नमस्ते'], spelled: ['FBI'], unspeakable: [], problem: null })
    const han = readScript('Hello 你好!')
    expect(han.unspeakable).toEqual(['你好'])
    expect(han.problem).toBe('These words cannot be spoken: 你好. Please write them in Latin letters.')
  })

  // Proves: talk-script-refused
  it.each([
    ['🎉 !!! ...', /nothing in this script/],
    ['', /nothing in this script/],
    [`Look: ${'a'.repeat(41)}`, /more than 40 letters/],
    ['A.B.C. '.repeat(300), /would take about \d+ seconds/],
    ['word '.repeat(400), new RegExp(`shorten it to ${MOST_SPEECH_SECONDS} seconds`)],
  ])('refuses %j with a sentence', (script, problem) => {
    expect(readScript(script).problem).toMatch(problem)
  })

  it('takes less time at a faster pace', () => {
    const script = 'Good morning everyone, and welcome back.'
    expect(readScript(script, { pace: 1.25 }).seconds).toBeLessThan(0.85 * readScript(script).seconds)
  })
})
