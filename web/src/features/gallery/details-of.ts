import type { GalleryItem } from '@visage/contract'
import { costText, makingText } from '../../lib/making-text.ts'
import { clockText } from '../../ui/clock-text.ts'
import { madeWhen } from './made-when.ts'

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ')

/** When an item was made and how large it is, as far as is known. */
export const factsOf = (item: Pick<GalleryItem, 'created_at' | 'duration' | 'width' | 'height'>, now: Date): string =>
  joined([
    madeWhen(item.created_at, now),
    item.duration === null ? '' : clockText(item.duration),
    item.width && item.height ? `${item.width} × ${item.height}` : '',
  ])

/** What made an item, under which licence, and what it cost. */
export const originOf = (item: Pick<GalleryItem, 'engine' | 'model' | 'licence' | 'cost'>): string =>
  joined([makingText(item), item.cost === null ? '' : costText(item.cost)])
