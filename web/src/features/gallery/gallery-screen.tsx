import { GALLERY_TABS } from '@visage/contract'
import type { GalleryTab } from '@visage/contract'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { GalleryParts } from './gallery-parts.tsx'
import classes from './gallery-screen.module.css'
import { useState } from 'react'
import { GalleryEmpty, GalleryNoMatch } from './grid/list-states.tsx'
import { ItemsPanel } from './items-panel.tsx'
import type { ItemUses } from './items-panel.tsx'
import { isFiltered } from './list/gallery-filter.ts'
import type { GalleryFilter } from './list/gallery-filter.ts'
import { GalleryFilters, GalleryToolbar } from './list/gallery-filters.tsx'
import type { GalleryView } from './list/gallery-list.ts'
import { useGalleryList, useGalleryView, useTabsWithMatches } from './list/use-gallery-list.ts'
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
const GalleryPanel = ({ place, onFilter, onOpenTab, ...uses }: GalleryPanelProps) => {
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

/** Everything that the person has made, grouped by kind. The open tab and its filter are part of the address. */
export const GalleryScreen = (props: ItemUses) => {
  const { place, openTab, narrow } = useGalleryView()
  return (
    <div className={classes.screen}>
      <PageHeading title="Gallery" lead="Everything that you have made, newest first." />
      <GalleryParts />
      <Tabs<GalleryTab>
        label="Kind"
        value={place.tab}
        onChange={openTab}
        tabs={GALLERY_TABS.map((tab) => ({
          value: tab,
          label: tab,
          panel: (
            <GalleryPanel {...props} place={{ tab, filter: place.filter }} onFilter={narrow} onOpenTab={openTab} />
          ),
        }))}
      />
    </div>
  )
}
