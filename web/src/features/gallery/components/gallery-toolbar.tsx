import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs'
import { Button } from '../../../ui/button.tsx'
import type { GalleryFilter } from '../gallery-filter.ts'
import { writeFilter } from '../gallery-filter.ts'
import classes from './gallery-toolbar.module.css'

type GalleryToolbarProps = {
  filter: GalleryFilter
  onFilter: (filter: GalleryFilter) => void
  areFiltersOpen: boolean
  onOpenFilters: () => void
  isChoosing: boolean
  onChoose: () => void
}

const iconSize = 18

/** What narrows the list down, and the way to choose many. */
export const GalleryToolbar = ({ filter, onFilter, ...props }: GalleryToolbarProps) => {
  const { favouritesOnly = false, ...rest } = filter
  const count = Object.keys(writeFilter(rest)).length
  return (
    <div className={classes.bar}>
      <Button
        aria-pressed={favouritesOnly}
        icon={favouritesOnly ? <IconHeartFilled size={iconSize} /> : <IconHeart size={iconSize} />}
        onClick={() => onFilter(favouritesOnly ? rest : { ...rest, favouritesOnly: true })}
      >
        Favourites
      </Button>
      <Button
        aria-expanded={props.areFiltersOpen}
        icon={<IconAdjustments size={iconSize} />}
        onClick={props.onOpenFilters}
      >
        {count === 0 ? 'Filter' : `Filter (${count})`}
      </Button>
      <Button aria-pressed={props.isChoosing} icon={<IconChecks size={iconSize} />} onClick={props.onChoose}>
        Select
      </Button>
    </div>
  )
}
