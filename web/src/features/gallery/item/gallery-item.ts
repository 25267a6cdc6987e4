import type { GalleryItem } from '@visage/contract'
import { costText, madeWithText } from '../../../lib/format/made-with-text.ts'
import { clockText } from '../../../ui/media/playback.ts'

const dayMs = 24 * 60 * 60 * 1000

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const dayAndYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

const startOfDay = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

/** When something was made, as people say it. */
export const madeWhen = (createdAt: string, now: Date): string => {
  const moment = new Date(createdAt)
  // Days with a change of clocks have 23 or 25 hours.
  const daysAgo = Math.round((startOfDay(now) - startOfDay(moment)) / dayMs)
  if (daysAgo === 0) return `Today, ${time.format(moment)}`
  if (daysAgo === 1) return `Yesterday, ${time.format(moment)}`
  return moment.getFullYear() === now.getFullYear() ? day.format(moment) : dayAndYear.format(moment)
}

/** The address of an item's file, whichever kind it is. */
export const mediaUrlOf = (item: GalleryItem): string => {
  const url = item.image_url ?? item.gen_image_url ?? item.video_url ?? item.audio_url
  if (url === undefined) throw new Error(`The gallery item ${item.id} has no file.`)
  return url
}

/** Width to height of an item's frame, as a number. */
export const shapeOf = ({ width, height }: GalleryItem): number | undefined =>
  width && height ? width / height : undefined

export const promptOf = (item: GalleryItem): string => item.prompt ?? item.face_prompt ?? ''

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ')

/** When an item was made and how large it is, as far as is known. */
export const factsOf = (item: Pick<GalleryItem, 'created_at' | 'duration' | 'width' | 'height'>, now: Date): string =>
  joined([
    madeWhen(item.created_at, now),
    item.duration === null ? '' : clockText(item.duration),
    item.width && item.height ? `${item.width} × ${item.height}` : '',
  ])

/** Who sings in a song; empty where nobody with a name does. */
export const singerTextOf = ({ sung_by: name }: Pick<GalleryItem, 'sung_by'>): string =>
  name === null ? '' : `Sung by ${name}`

/** What made an item, under which licence, and what it cost. */
export const originOf = (
  item: Pick<GalleryItem, 'engine' | 'engine_place' | 'quality' | 'model' | 'licence' | 'cost'>,
): string => joined([madeWithText(item), item.cost === null ? '' : costText(item.cost)])

/** All that is told of a song in one line, the singer first. */
export const songTextOf = (item: GalleryItem, now: Date): string =>
  joined([singerTextOf(item), factsOf(item, now), originOf(item)])
