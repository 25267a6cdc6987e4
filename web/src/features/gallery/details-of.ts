import type { GalleryItem } from '@visage/contract'
import { costText, makingText } from '../../lib/making-text.ts'
import { clockText } from '../../ui/clock-text.ts'
import { madeWhen } from './made-when.ts'

type Described = Pick<
  GalleryItem,
  'created_at' | 'duration' | 'width' | 'height' | 'engine' | 'model' | 'licence' | 'cost'
>

/** When an item was made, how large it is, what made it, under which licence, and what it cost, as far as is known. */
export const detailsOf = (item: Described, now: Date): string =>
  [
    madeWhen(item.created_at, now),
    item.duration === null ? '' : clockText(item.duration),
    item.width && item.height ? `${item.width} × ${item.height}` : '',
    makingText(item),
    item.cost === null ? '' : costText(item.cost),
  ]
    .filter((part) => part !== '')
    .join(' · ')
