import { SpeechError } from '../../errors.ts'
import { clamp, quantile } from '../../math/scalar.ts'
import { resample } from '../../music/dsp/resample.ts'
import { RATE } from '../../music/dsp/sound.ts'
import type { Sound } from '../../music/dsp/sound.ts'
import { trackPitch } from '../../music/dsp/track-pitch.ts'
import { CEPSTRUM_SAMPLE_RATE } from './cepstra.ts'
import { hearMouth, TRAINING_SCRIPT } from './hear-mouth.ts'
import { matchTimes } from './match-times.ts'
import { MOST_SPEECH_SECONDS, readScript } from '../script/read-script.ts'
import { levelSpeech, speak } from '../voice/speak.ts'
import type { SpeechHooks } from '../voice/speak.ts'
import { MOUTH_RATE } from '../speech.ts'
import type { HeardSpeech, Speech, TimedPhone, TimedWord, TimeSpan } from '../speech.ts'
import type { Voice } from '../voice/voices.ts'

/** A recorded voice with what is known of its words; none without a script. */
export type AlignedVoice = HeardSpeech & { words: TimedWord[] }

const LEAST_SECONDS = 0.5
/** A little more than is allowed, for the last frame of a file. */
const SLACK_SECONDS = 0.5
const SILENCE_LEVEL = 0.07
const LEAST_SILENCE_SECONDS = 0.14
/** A voice lower than this is matched with a man's. */
const LOW_HERTZ = 155
const SQUEEZED_SECONDS = 0.02

const measureLevels = (samples: Float32Array): Float32Array => {
  const hop = CEPSTRUM_SAMPLE_RATE / MOUTH_RATE
  const levels = Float32Array.from({ length: Math.ceil(samples.length / hop) }, (_, frame) => {
    let energy = 0
    const [from, to] = [Math.max(0, (frame - 1) * hop), Math.min(samples.length, (frame + 1) * hop)]
    for (let at = from; at < to; at++) energy += samples[at] ** 2
    return Math.sqrt(energy / Math.max(1, to - from))
  })
  const loud = quantile(levels, 0.95)
  // Above the noise of the room, which every recording has.
  const quiet = Math.min(0.3 * loud, quantile(levels, 0.05))
  return levels.map((level) => clamp((level - quiet) / Math.max(1e-6, loud - quiet)))
}

const findSilences = (levels: Float32Array): TimeSpan[] => {
  const silences: TimeSpan[] = []
  let start = -1
  for (let frame = 0; frame <= levels.length; frame++) {
    const isSilent = frame < levels.length && levels[frame] < SILENCE_LEVEL
    if (isSilent && start < 0) start = frame
    if (isSilent || start < 0) continue
    if (frame - start >= LEAST_SILENCE_SECONDS * MOUTH_RATE)
      silences.push({ start: start / MOUTH_RATE, end: frame / MOUTH_RATE })
    start = -1
  }
  return silences
}

/** The voice of ours that is nearest to a recorded one. */
const nearestVoice = (samples: Float32Array): Voice => {
  const low = resample(samples, CEPSTRUM_SAMPLE_RATE, 8000)
  const search = { sampleRate: 8000, lowestHertz: 65, highestHertz: 400, hopSeconds: 0.04 }
  const pitches = trackPitch(low, search).flatMap(({ hertz, certainty }) => (certainty > 0.7 ? [hertz] : []))
  const middle = pitches.length > 0 ? quantile(pitches, 0.5) : LOW_HERTZ
  return middle > LOW_HERTZ
    ? { base: 'slt', pitch: clamp(middle, 150, 200), formants: 1, pace: 1 }
    : { base: 'rms', pitch: clamp(middle, 90, 130), formants: 1, pace: 1 }
}

/** Takes silence out of phones or words: what falls into a pause was said before or after it. */
const cutSilences = <Timed extends TimeSpan>(spans: readonly Timed[], silences: readonly TimeSpan[]): Timed[] =>
  spans.map((timed) => {
    let { start, end } = timed
    for (const silence of silences) {
      if (silence.end <= start || silence.start >= end) continue
      const [before, after] = [silence.start - start, end - silence.end]
      if (before >= after) end = Math.max(start + SQUEEZED_SECONDS, silence.start)
      else start = Math.min(end - SQUEEZED_SECONDS, silence.end)
    }
    return { ...timed, start, end }
  })

const fillSilences = (phones: readonly TimedPhone[], seconds: number): TimedPhone[] => {
  const filled: TimedPhone[] = []
  let last = 0
  for (const timed of phones) {
    const start = Math.max(last, timed.start)
    if (start - last > SQUEEZED_SECONDS) filled.push({ phone: 'pau', start: last, end: start })
    const end = Math.max(timed.end, start + 0.005)
    filled.push({ ...timed, start: start - last > SQUEEZED_SECONDS ? start : last, end })
    last = end
  }
  if (seconds > last) filled.push({ phone: 'pau', start: last, end: seconds })
  return filled
}

type Recording = { sound: Sound; samples: Float32Array; levels: Float32Array; silences: TimeSpan[]; seconds: number }

/** Times of a script in a recording of it, from how the same words sound when the studio says them. */
const alignWords = (spoken: Speech, recording: Recording): AlignedVoice => {
  const samples = resample(spoken.sound.channels[0], spoken.sound.sampleRate, CEPSTRUM_SAMPLE_RATE)
  const silences = spoken.phones.filter(({ phone }) => phone === 'pau')
  const timeOf = matchTimes({ samples, silences }, recording)
  const moved = <Timed extends TimeSpan>(timed: Timed): Timed => ({
    ...timed,
    start: timeOf(timed.start),
    end: timeOf(timed.end),
  })
  const phones = cutSilences(spoken.phones.filter(({ phone }) => phone !== 'pau').map(moved), recording.silences)
  const words = cutSilences(spoken.words.map(moved), recording.silences)
  const { sound, seconds } = recording
  return { sound, seconds, phones: fillSilences(phones, seconds), words }
}

/** Syllables and pauses without words: what is loud is a vowel, what is not is something else. */
const findSyllables = ({ levels, silences, seconds }: Recording): TimedPhone[] => {
  const phones: TimedPhone[] = []
  const reach = 5
  for (let frame = reach; frame < levels.length - reach; frame++) {
    const around = levels.subarray(frame - reach, frame + reach + 1)
    if (levels[frame] < 0.3 || levels[frame] < Math.max(...around)) continue
    const at = frame / MOUTH_RATE
    const start = Math.max(at - 0.05, phones.at(-1)?.end ?? 0)
    if (at - start > 0.02) phones.push({ phone: 'ah', start, end: at + 0.05 })
  }
  const joined: TimedPhone[] = []
  for (const phone of phones) {
    const last = joined.at(-1)
    const isPaused = silences.some(({ start, end }) => start < phone.start && end > (last?.end ?? 0))
    if (last && !isPaused && phone.start > last.end) joined.push({ phone: 'n', start: last.end, end: phone.start })
    joined.push(phone)
  }
  return fillSilences(joined, seconds)
}

const listen = (sound: Sound): Recording => {
  const at = (channel: Float32Array) => resample(channel, sound.sampleRate, RATE)
  const left = at(sound.channels[0])
  const right = sound.channels[1] ? at(sound.channels[1]) : left.slice()
  const seconds = left.length / RATE
  if (seconds < LEAST_SECONDS)
    throw new SpeechError('This recording is too short. Please bring one of a second or more.')
  if (seconds > MOST_SPEECH_SECONDS + SLACK_SECONDS)
    throw new SpeechError(`This recording is longer than ${MOST_SPEECH_SECONDS} seconds. Please cut it shorter.`)
  levelSpeech({ left, right })
  const mono = left.map((sample, index) => (sample + right[index]) / 2)
  const samples = resample(mono, RATE, CEPSTRUM_SAMPLE_RATE)
  if (samples.every((sample) => Math.abs(sample) < 1e-3))
    throw new SpeechError('Nothing can be heard in this recording. Please bring another one.')
  const levels = measureLevels(samples)
  return {
    sound: { sampleRate: RATE, channels: [left, right] },
    samples,
    levels,
    silences: findSilences(levels),
    seconds,
  }
}

/**
 * Finds out when a recorded voice says what, brought to -16 LUFS. With a script its phones are found by comparing it with
 * the studio's own voice; without one, or with one that the studio cannot say, the mouth is read from the sound alone.
 * @throws SpeechError for a recording that cannot be used.
 */
export const alignVoice = async (
  sound: Sound,
  script: string | null,
  { onStage }: SpeechHooks = {},
): Promise<AlignedVoice> => {
  const recording = listen(sound)
  const voice = nearestVoice(recording.samples)
  const read = script === null ? null : readScript(script)
  onStage?.('Listening to the recording', 0.3)
  if (script !== null && read?.problem === null) {
    const pace = clamp(read.seconds / recording.seconds, 0.8, 1.25)
    return alignWords(await speak({ script, voice, tone: 'calm', pace }), recording)
  }
  const known = await speak({ script: TRAINING_SCRIPT, voice, tone: 'calm', pace: 1 })
  onStage?.('Listening to the recording', 0.7)
  const mouth = hearMouth(recording.samples, recording.levels, known)
  return { sound: recording.sound, seconds: recording.seconds, phones: findSyllables(recording), words: [], mouth }
}
