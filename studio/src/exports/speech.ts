export { SpeechError } from '../errors.ts'
export { speak, type SpeechHooks, type SpeechRequest } from '../speech/speak.ts'
