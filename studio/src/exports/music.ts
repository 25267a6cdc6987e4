export { type ComposedSong, composeSong, type SongRequest } from '../music/compose-song.ts'
export type { Sound } from '../music/dsp/sound.ts'
export type { SongFacts } from '../music/song-facts.ts'
