import type { GalleryItem } from '@visage/contract'
import { useMemo, useRef, useState } from 'react'
import { downloadZip } from '../download-zip.ts'
import { isFiltered } from '../gallery-filter.ts'
import type { GalleryFilter } from '../gallery-filter.ts'
import type { ListPlace } from '../gallery-list.ts'
import type { UseIn } from '../maker.ts'
import { TABS } from '../tabs.ts'
import { useCare } from '../use-care.ts'
import { useGalleryList } from '../use-gallery-list.ts'
import { useSelection } from '../use-selection.ts'
import type { Selection } from '../use-selection.ts'
import { useStable } from '../use-stable.ts'
import bars from './gallery-bars.module.css'
import { GalleryCard } from './gallery-card.tsx'
import type { ItemHandlers } from './gallery-card.tsx'
import { GalleryEmpty, GalleryNoMatch } from './gallery-empty.tsx'
import { GalleryFailed } from './gallery-failed.tsx'
import { GalleryFilters } from './gallery-filters.tsx'
import { GalleryGrid } from './gallery-grid.tsx'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { GalleryToolbar } from './gallery-toolbar.tsx'
import { LoadMore } from './load-more.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { UndoBar } from './undo-bar.tsx'

export type GalleryPanelProps = {
  place: ListPlace
  onFilter: (filter: GalleryFilter) => void
  onDeleted: (id: string) => void
  onVary: (id: string) => Promise<void>
  onUse: UseIn
}

type ListProps = Omit<GalleryPanelProps, 'onDeleted'> & {
  list: ReturnType<typeof useGalleryList>
  handlers: ItemHandlers
  selection: Selection
}

const List = ({ place: { tab, filter }, onFilter, list, handlers, selection }: ListProps) => {
  const [now] = useState(() => new Date())
  const { items } = list
  if (list.isPending) return <GallerySkeleton shape={TABS[tab].shape} medium={TABS[tab].medium} />
  if (list.isError && items.length === 0)
    return <GalleryFailed error={list.error} onRetry={() => void list.refetch()} />
  if (items.length === 0 && !list.hasNextPage)
    return isFiltered(filter) ? <GalleryNoMatch onClear={() => onFilter({})} /> : <GalleryEmpty make={TABS[tab].make} />
  return (
    <>
      <GalleryGrid
        items={items}
        tab={tab}
        hasMore={list.hasNextPage}
        renderCard={(item, { frameHeight }) => (
          <GalleryCard
            item={item}
            tab={tab}
            height={frameHeight}
            isChosen={selection.isOn ? selection.has(item.id) : null}
            now={now}
            handlers={handlers}
          />
        )}
      />
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onLoad={() => void list.fetchNextPage()}
      />
    </>
  )
}

/** One tab of the gallery with all that can be done there. */
export const GalleryPanel = ({ onDeleted, ...props }: GalleryPanelProps) => {
  const { place, onFilter, onVary, onUse } = props
  const list = useGalleryList(place)
  const { items } = list
  const care = useCare(onDeleted)
  const selection = useSelection(useMemo(() => items.map(({ id }) => id), [items]))
  const [previewed, setPreviewed] = useState<GalleryItem>()
  const [shared, setShared] = useState<GalleryItem>()
  const [areFiltersOpen, setAreFiltersOpen] = useState(false)
  /** What opened the preview: the window for sharing, opened from there, hands the focus back to it. */
  const opener = useRef<Element>(null)

  const handlers = useStable<ItemHandlers>({
    onPreview: (item) => {
      opener.current = document.activeElement
      setPreviewed(item)
    },
    onDelete: ({ id }) => {
      setPreviewed(undefined)
      care.remove([id])
    },
    onFavour: ({ id, is_favourite: isFavourite }) => care.favour({ ids: [id], isFavourite: !isFavourite }),
    onShare: (item) => {
      setPreviewed(undefined)
      setShared(item)
    },
    onChoose: selection.toggle,
    onVary,
    onUse,
  })
  const actOnChosen = (act: (ids: string[]) => void) => {
    act(selection.ids)
    selection.end()
  }
  return (
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape' && selection.isOn && !previewed) selection.end()
      }}
      role="presentation"
    >
      <GalleryToolbar
        filter={place.filter}
        onFilter={onFilter}
        areFiltersOpen={areFiltersOpen}
        onOpenFilters={() => setAreFiltersOpen(!areFiltersOpen)}
        isChoosing={selection.isOn}
        onChoose={selection.isOn ? selection.end : selection.begin}
      />
      {areFiltersOpen && <GalleryFilters tab={place.tab} filter={place.filter} onChange={onFilter} />}
      <List {...props} list={list} handlers={handlers} selection={selection} />
      <div className={bars.dock}>
        <UndoBar care={care} />
        {selection.isOn && (
          <SelectionBar
            count={selection.ids.length}
            total={items.length}
            onAll={selection.takeAll}
            onNone={selection.takeNone}
            onDownload={() => downloadZip(selection.ids)}
            onFavour={() => actOnChosen((ids) => care.favour({ ids, isFavourite: true }))}
            onDelete={() => actOnChosen(care.remove)}
            onEnd={selection.end}
          />
        )}
      </div>
      <PreviewDialog
        items={items}
        shown={items.find(({ id }) => id === previewed?.id)}
        tab={place.tab}
        onShow={setPreviewed}
        onClose={() => setPreviewed(undefined)}
        handlers={handlers}
      />
      <ShareDialog
        item={shared}
        onClose={() => setShared(undefined)}
        onGone={() => opener.current instanceof HTMLElement && opener.current.focus({ preventScroll: true })}
      />
    </div>
  )
}
