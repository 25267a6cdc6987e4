import type { TourStep } from '../run-tour.ts'
import { costStep, generateStep, resultStep } from './common-steps.ts'

export const MUSIC_TOUR: readonly TourStep[] = [
  {
    target: 'lyrics',
    title: 'Lyrics',
    text: 'Up to 400 characters, in any language; what remains is counted below. [Verse], [Chorus] and blank lines make sections.',
  },
  {
    target: 'song',
    title: 'Song file',
    text: 'A .wav or .mp3 longer than 15 seconds. Its tempo, key and mood lead the new song.',
  },
  {
    target: 'voice',
    title: 'Voice file',
    text: 'If you like: it gives the timbre of the voice. With only a voice file, the result is an a cappella hum.',
  },
  {
    target: 'instrumental',
    title: 'Instrumental file',
    text: 'If you like: it gives the sound of the band. With only an instrumental file, the result is a track without vocals.',
  },
  costStep('song'),
  generateStep('Generate Music', { noun: 'song', time: 'a minute' }),
  resultStep('song', 'Listen to it, download it or delete it'),
]
