import { useState } from 'react'
import { GalleryEmpty, GalleryNoMatch } from './grid/list-states.tsx'
import { ItemsPanel } from './items-panel.tsx'
import type { ItemUses } from './items-panel.tsx'
import { isFiltered } from './list/gallery-filter.ts'
import type { GalleryFilter } from './list/gallery-filter.ts'
import { GalleryFilters, GalleryToolbar } from './list/gallery-filters.tsx'
import type { GalleryView } from './list/gallery-list.ts'
import { useGalleryList } from './list/use-gallery-list.ts'
import { TABS } from './tabs.ts'

type GalleryPanelProps = ItemUses & {
  place: GalleryView
  onFilter: (filter: GalleryFilter) => void
}

/** One tab of the gallery. */
export const GalleryPanel = ({ place, onFilter, ...uses }: GalleryPanelProps) => {
  const { tab, filter } = place
  const list = useGalleryList(place)
  const [areFiltersOpen, setAreFiltersOpen] = useState(false)
  return (
    <ItemsPanel
      {...uses}
      list={list}
      tab={tab}
      empty={
        isFiltered(filter) ? <GalleryNoMatch onClear={() => onFilter({})} /> : <GalleryEmpty make={TABS[tab].make} />
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
