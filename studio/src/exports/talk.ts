export type { Speech, TimedPhone, TimedWord, TimeSpan, Tone } from '../speech/speech.ts'
export { TALK_SHAPES, talkSize, type TalkShape, TONES } from '../speech/speech.ts'
export {
  MOST_SPEECH_SECONDS,
  MOST_WORD_LETTERS,
  type ReadScript,
  readScript,
  type ReadScriptOptions,
} from '../speech/script/read-script.ts'
export { type LexiconEntry, sayOwnWords } from '../speech/script/own-words.ts'
export { type Cue, cuesOf, toSrt, toVtt } from '../speech/subtitles.ts'
export {
  BASES,
  findVoice,
  type NamedVoice,
  timbreOf,
  type Voice,
  type VoiceId,
  VOICES,
  voiceFor,
} from '../speech/voice/voices.ts'
