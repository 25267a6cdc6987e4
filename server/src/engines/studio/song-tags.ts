import { DIGITAL_SOURCE_TYPE } from '../../media/digital-source-type.ts'
import type { SongTags } from '../../media/sound/sound-workshop.ts'

const longestTitle = 60
const SECTION = /^\s*[[(].*[\])]\s*$/

/** The first line that is sung, without what comes after a title's length. */
const titleOf = (lyrics: string): string => {
  const line = lyrics.split('\n').find((each) => each.trim() !== '' && !SECTION.test(each)) ?? lyrics
  const words = line.trim()
  return words.length <= longestTitle ? words : `${words.slice(0, longestTitle).replace(/\s+\S*$/, '')} …`
}

/** What a song's file says of itself: that it was made by a program is part of it. */
export const songTags = (lyrics: string): SongTags => ({
  title: titleOf(lyrics),
  artist: 'Visage',
  comment: 'AI-generated with Visage: melody, voice and instruments are synthesised.',
  software: 'Visage',
  DigitalSourceType: DIGITAL_SOURCE_TYPE,
})
