export { alignVoice, type AlignedVoice } from '../speech/hear/align-voice.ts'
export { levelSpeech, speak, type SpeechHooks, type SpeechRequest } from '../speech/voice/speak.ts'
