import { EXAMPLE_SONGS } from './example-songs.ts'
import type { Example } from './kind-form.ts'

/** Examples leave the files open: they are the person's own to bring. */
export const SONG_EXAMPLES: readonly Example<'music'>[] = EXAMPLE_SONGS.map(({ file, lyrics, style }) => ({
  url: `/media/songs/${file}.mp3`,
  peaksUrl: `/media/songs/${file}.json`,
  alt: style,
  words: lyrics,
  caption: `${style}: tempo, key and mood of its song file.`,
  input: { lyrics, vocals: 'words', song: { from: 'upload', id: '' } },
}))
