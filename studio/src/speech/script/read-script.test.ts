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
    [
      'Only €9,99 or 1.299 €, 1.299,50 € and 1.299',
      'only nine euros and ninety nine cents or one thousand two hundred ninety nine euros one thousand two hundred ninety nine euros and fifty cents and one point two nine nine',
    ],
    [
      '$20-$30, 20 - 30 €, 20-25°C, $5k–10k',
      'twenty to thirty dollars twenty to thirty euros twenty to twenty five degrees celsius five to ten thousand dollars',
    ],
    ['$19.99-$29.99', 'nineteen dollars and ninety nine cents to twenty nine dollars and ninety nine cents'],
    ['$5/month, 20€/hr, 5kg/week', 'five dollars a month twenty euros an hour five kilograms a week'],
    [
      '10$ US$5 A$20 ₩1,000 ₺20 50¥ 20₹ 50 CHF',
      'ten dollars five you ess dollars twenty australian dollars one thousand won twenty lira fifty yen twenty rupees fifty swiss francs',
    ],
    [
      '5G in 4K, 250g, 1kg, 5 m, 5m fans, 25m/s',
      'five gee in four kay two hundred fifty grams one kilogram five meters five million fans twenty five meters a second',
    ],
    [
      'the 90s, the ’90s, in her 20s, 90 s, 90sec',
      'the nineties the nineties in her twenties ninety seconds ninety seconds',
    ],
    ['1 000 000 fans, 10 000 €, ₹1,50,000', 'one million fans ten thousand euros one hundred fifty thousand rupees'],
    [
      'on 24.12.2026, the 05.11.2026, 12/25/26',
      'on the twenty fourth of december twenty twenty six the fifth of november twenty twenty six december twenty fifth twenty twenty six',
    ],
    [
      '2nd-hand, 3-in-1, C++, R&B, AT&T, 18+',
      'second hand three in one see plus plus ar and bee ay tee and tee eighteen plus',
    ],
    [
      'World War II, Henry VIII, Chapter IV. Part V and I',
      'world war two henry the eighth chapter four part five and i',
    ],
    ['In Chapter I said World War I am XL', 'in chapter i said world war i am ex el'],
    [
      'No.1, №5, Vol. 2, Mon. 9, Sept. 5, Park Ave.',
      'number one number five volume two monday nine september fifth park avenue',
    ],
    ['Jo, Ph.D., feat. Di. A feat, max. 5', 'jo pee aitch dee featuring di a feat maximum five'],
    ['20 x 30 cm, 4x4, 2x', 'twenty by thirty centimeters four by four two times'],
    ['10am-5pm Mon-Fri, 10:30-11:15', 'ten ay em to five pee em monday to friday ten thirty to eleven fifteen'],
    ['16:9, v3.2.1, 1,2,3, 9-1-1', 'sixteen to nine vee three point two point one one two three nine one one'],
    ['५ cups, १,५०,०००, ٥٠٪', 'five cups one hundred fifty thousand fifty percent'],
    [
      '4111111111111111 12345678901234567890',
      'four one one one one one one one one one one one one one one one one two three four five six seven eight nine zero one two three four five six seven eight nine zero',
    ],
    ['Mmm, brrr, tsk, sooo nice', 'um burr tisk soo nice'],
    ['x, USB-C, MP3, A4, vitamin B', 'ex you ess bee see em pee three ay four vitamin bee'],
    ['THIS WHOLE TEXT IS LOUD', 'this whole text is loud'],
  ])('says %j', (script, said) => {
    expect(saidOf(script)).toBe(said)
  })

  const NYKAA = [{ word: 'Nykaa', spoken: 'nigh kah' }]
  it.each([
    ['Try Nykaa’s NYKAA! (Nykaa)', "try nigh kah's nigh kah nigh kah"],
    [
      '#Nykaa, @nykaa, #NykaaSale, @nykaa_style',
      'hashtag nigh kah at nigh kah hashtag nigh kah sale at nigh kah style',
    ],
    ['nykaa.com or hi@nykaa.com', 'nigh kah dot com or hi at nigh kah dot com'],
    ['Nykaa-like, Nykaa/Nykaa, not Nykaas', 'nigh kah like nigh kah nigh kah not nykaas'],
  ])('says its own words in %j', (script, said) => {
    expect(saidOf(script, NYKAA)).toBe(said)
  })

  it('says a word as its lexicon has it, however its sound is written', () => {
    expect(saidOf('Visage Pro is here.', [{ word: 'visage pro', spoken: 'vee sahzh pro' }])).toBe(
      'vee sahzh pro is here',
    )
    expect(saidOf('Lexi!', [{ word: 'Lexi', spoken: '123' }])).toBe('one hundred twenty three')
    expect(readScript('Lexi!', { lexicon: [{ word: 'Lexi', spoken: 'नमस्ते' }] })).toMatchObject({
      foreign: ['नमस्ते'],
      problem: null,
    })
  })

  // Proves: talk-lexicon-refused
  it.each([
    ['你好', 'These words cannot be spoken: 你好. Please write them in Latin letters.'],
    ['...', 'These words cannot be spoken: Lexi. Please write them in plain words.'],
    ['a'.repeat(60), '“aaaaaaaaaaaaaaaaaaaa…” has more than 40 letters. Please write it in shorter words.'],
  ])('names what a lexicon has as %j only where it is used', (spoken, problem) => {
    const lexicon = [{ word: 'Lexi', spoken }]
    expect(readScript('Lexi is here.', { lexicon }).problem).toBe(problem)
    expect(readScript('Go to #lexi now.', { lexicon }).problem).toBe(problem)
    expect(readScript('Nobody is here.', { lexicon }).problem).toBeNull()
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
    const spelled = readScript('OOTD by nvidia, FBI, NASA and Nykaa')
    expect(spelled).toMatchObject({ spelled: ['OOTD', 'nvidia', 'FBI'], problem: null })
  })

  // Proves: talk-script-signs
  it.each(['It is ¤20.', 'Ke$ha', 'Just 20¤ today'])('leaves no sign of money out in silence: %j', (script) => {
    expect(readScript(script).problem).toMatch(/^These words cannot be spoken: .+ write them in plain words\.$/)
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
