export { alignVoice, type AlignedVoice } from '../speech/align-voice.ts'
export { levelSpeech, speak, type SpeechHooks, type SpeechRequest } from '../speech/speak.ts'
