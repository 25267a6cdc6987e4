import { describe, expect, it } from 'vitest'
import { median } from '../../math/scalar.ts'
import { measureLoudness } from '../../music/dsp/loudness.ts'
import { trackPitch } from '../../music/dsp/track-pitch.ts'
import { findQuestions } from './melody.ts'
import { readScript } from '../script/read-script.ts'
import { speak } from './speak.ts'
import type { Speech, TimeSpan, Tone } from '../speech.ts'
import { VOICES } from './voices.ts'
import type { Voice } from './voices.ts'

const RATE = 44_100

const listenTo = ({ sound }: Speech) =>
  trackPitch(sound.channels[0], { sampleRate: RATE, lowestHertz: 60, highestHertz: 450, hopSeconds: 0.01 }).filter(
    ({ certainty }) => certainty > 0.6,
  )
const heard = new WeakMap<Speech, ReturnType<typeof listenTo>>()
/** Listened to once for all that is asked of a speech. */
const pitchesOf = (speech: Speech) => {
  const pitches = heard.get(speech) ?? listenTo(speech)
  heard.set(speech, pitches)
  return pitches
}
const pitchIn = (speech: Speech, { start, end }: TimeSpan): number =>
  median(pitchesOf(speech).flatMap(({ seconds, hertz }) => (seconds >= start && seconds <= end ? [hertz] : [])))
/** The pitch of the last tenth of a second that has one, against that of the whole. */
const endOf = (speech: Speech): number => {
  const hertz = pitchesOf(speech).map((frame) => frame.hertz)
  return median(hertz.slice(-10)) / median(hertz)
}
const powerIn = ({ sound }: Speech, { start, end }: TimeSpan): number => {
  const samples = sound.channels[0].subarray(Math.round(start * RATE), Math.round(end * RATE))
  return samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
}

const sayAs = (voice: Voice, tone: Tone) => (script: string) => speak({ script, voice, tone, pace: 1 })
/** Each speaker as a woman and as a man. */
const each = (
  [
    ['maya', 'calm'],
    ['theo', 'lively'],
    ['june', 'lively'],
    ['adam', 'calm'],
  ] as const
).flatMap(([id, tone]) => VOICES.filter((voice) => voice.id === id).map(({ voice }) => ({ id, voice, tone })))

describe('melody', () => {
  // Proves: talk-questions
  it.each(each)('rises where it is asked for yes or no, and nowhere else ($id, $tone)', async ({ voice, tone }) => {
    const say = sayAs(voice, tone)
    const [asked, told] = [await say('Is it new in June?'), await say('Is it new in June.')]
    expect(endOf(asked)).toBeGreaterThan(1.12)
    expect(endOf(asked)).toBeGreaterThan(1.2 * endOf(told))
    expect(asked.words.map(({ start, end }) => [start, end])).toEqual(told.words.map(({ start, end }) => [start, end]))
    const [open, plain] = [await say('When is it new?'), await say('When is it new.')]
    expect(Math.abs(endOf(open) / endOf(plain) - 1)).toBeLessThan(0.15)
    expect(pitchIn(open, open.words[0])).toBeGreaterThan(1.08 * pitchIn(plain, plain.words[0]))
    const { channels } = asked.sound
    expect(Math.abs(measureLoudness({ left: channels[0], right: channels[1] }) + 16)).toBeLessThan(0.3)
  })

  // Proves: talk-stress
  it.each(each)('is higher, louder and longer in a word that is stressed ($id, $tone)', async ({ voice, tone }) => {
    const say = sayAs(voice, tone)
    const plain = await say('I really like it.')
    const [word, next] = [plain.words[1], plain.words[2]]
    const stressed = await say('I *really* like it.')
    const [ours, after] = [stressed.words[1], stressed.words[2]]
    expect(stressed.words.map(({ text }) => text)).toEqual(['I', 'really', 'like', 'it.'])
    expect(pitchIn(stressed, ours) / pitchIn(plain, word)).toBeGreaterThan(1.1)
    expect((ours.end - ours.start) / (word.end - word.start)).toBeCloseTo(1.15, 2)
    expect(after.end - after.start).toBeCloseTo(next.end - next.start, 4)
    const louder = powerIn(stressed, ours) / powerIn(stressed, after) / (powerIn(plain, word) / powerIn(plain, next))
    expect(10 * Math.log10(louder)).toBeGreaterThan(1.5)
    const { channels } = stressed.sound
    expect(Math.abs(measureLoudness({ left: channels[0], right: channels[1] }) + 16)).toBeLessThan(0.3)
    const inCapitals = await say('I REALLY like it.')
    expect(inCapitals.sound.channels[0]).toEqual(stressed.sound.channels[0])
  })
})

const risesIn = (script: string) => {
  const { phrases } = readScript(script)
  const word = (phrase: number, at: number | null) => (at === null ? [] : [phrases[phrase].words[at].text])
  const asking = findQuestions(phrases)
  return { rises: asking.some(({ isRising }) => isRising), asks: asking.flatMap((each, at) => word(at, each.word)) }
}

describe('findQuestions', () => {
  it.each([
    ['You like it?', true, []],
    ['Do you know what it is?', true, []],
    ["It's lovely, isn't it?", true, []],
    ['What do you think, is it good?', true, []],
    ['“Really?!”', true, []],
    ['What is it?', false, ['What']],
    ['Hey guys, what do you think?', false, ['what']],
    ['And how’s it going, my dear?', false, ['how’s']],
    ['Why — of all days — today?', false, ['Why —']],
    ['What a day. Is it over', false, []],
    ['Tea or coffee?', false, []],
    ['Do you want the red one, or the blue one?', false, []],
    ['Are you coming or not?', true, []],
    ['Or do you like it?', true, []],
    ["It's good, or isn't it?", true, []],
  ])('finds how %j asks', (script, rises, asks) => {
    const found = risesIn(script)
    expect({ ...found, asks: found.asks.map((word) => word.replaceAll("'", '’')) }).toEqual({ rises, asks })
  })
})
