export type ExampleSong = {
  /** Its name below `/media/songs/`, without the ending: `.mp3` is the song, `.json` what it is drawn with. */
  file: string
  lyrics: string
  /** What its reference is like, in words. */
  style: string
}

/** What the music screen shows before there is a result, with the words that made it. */
export const EXAMPLE_SONGS: readonly ExampleSong[] = [
  {
    file: 'city-lights',
    lyrics:
      '[Verse]\nCity lights are calling and the night is young\nEvery street is golden like a song unsung\n\n[Chorus]\nStay with me tonight\nunder neon light',
    style: 'Pop, 104 beats a minute, in C major',
  },
  {
    file: 'slow-river',
    lyrics:
      '[Verse]\nSlow is the river that carries us home\nSoft is the rain on the roof and the stone\n\n[Chorus]\nHold on to me\nall the way to the sea',
    style: 'Ballad, 72 beats a minute, in A minor',
  },
]
