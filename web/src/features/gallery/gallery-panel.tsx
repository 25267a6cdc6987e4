import type { GalleryTab } from '@visage/contract'
import { useState } from 'react'
import { GalleryEmpty, GalleryNoMatch } from './grid/list-states.tsx'
import { ItemsPanel } from './items-panel.tsx'
import type { ItemUses } from './items-panel.tsx'
import { isFiltered } from './list/gallery-filter.ts'
import type { GalleryFilter } from './list/gallery-filter.ts'
import { GalleryFilters, GalleryToolbar } from './list/gallery-filters.tsx'
import type { GalleryView } from './list/gallery-list.ts'
import { useGalleryList, useTabsWithMatches } from './list/use-gallery-list.ts'
import { TABS } from './tabs.ts'

type GalleryPanelProps = ItemUses & {
  place: GalleryView
  onFilter: (filter: GalleryFilter) => void
  onOpenTab: (tab: GalleryTab) => void
}

/** The filter leaves nothing in the open tab. */
const NoMatch = ({ place, onFilter, onOpenTab }: Pick<GalleryPanelProps, 'place' | 'onFilter' | 'onOpenTab'>) => (
  <GalleryNoMatch others={useTabsWithMatches(place.filter)} onOpen={onOpenTab} onClear={() => onFilter({})} />
)

/** One tab of the gallery. */
export const GalleryPanel = ({ place, onFilter, onOpenTab, ...uses }: GalleryPanelProps) => {
  const { tab, filter } = place
  const list = useGalleryList(place)
  const [areFiltersOpen, setAreFiltersOpen] = useState(false)
  return (
    <ItemsPanel
      {...uses}
      list={list}
      tab={tab}
      empty={
        isFiltered(filter) ? (
          <NoMatch place={place} onFilter={onFilter} onOpenTab={onOpenTab} />
        ) : (
          <GalleryEmpty make={TABS[tab].make} />
        )
      }
      renderToolbar={(selection) => (
        <>
          <GalleryToolbar
            filter={filter}
            onFilter={onFilter}
            areFiltersOpen={areFiltersOpen}
            onOpenFilters={() => setAreFiltersOpen(!areFiltersOpen)}
            isChoosing={selection.isOn}
            onChoose={selection.isOn ? selection.end : selection.begin}
          />
          {areFiltersOpen && <GalleryFilters tab={tab} filter={filter} onChange={onFilter} />}
        </>
      )}
    />
  )
}
