import type { TourStep } from '../run-tour.ts'

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
  {
    target: 'cost',
    title: 'The price, up front',
    text: 'You always see what the next song costs. What fails or is cancelled costs nothing.',
  },
  {
    target: 'generate',
    title: 'Generate Music',
    text: 'This starts the work, which takes about a minute. You may leave the screen meanwhile: the song is waiting when you come back.',
  },
  {
    target: 'result',
    title: 'The result',
    text: 'First an example, then your place in line, then your song. Listen to it, download it or delete it here; the gallery keeps them all. The info icon starts this tour again.',
  },
]
