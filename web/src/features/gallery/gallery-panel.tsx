import type { GalleryItem } from '@visage/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import bars from './actions/gallery-bars.module.css'
import { downloadZip, SelectionBar, useSelection } from './actions/selection-bar.tsx'
import type { Selection } from './actions/selection-bar.tsx'
import { UndoBar } from './actions/undo-bar.tsx'
import { useGalleryActions } from './actions/use-gallery-actions.ts'
import { GalleryGrid } from './grid/gallery-grid.tsx'
import { GalleryEmpty, GalleryFailed, GalleryNoMatch, GallerySkeleton, LoadMore } from './grid/list-states.tsx'
import { GalleryCard } from './item/gallery-card.tsx'
import type { ItemHandlers } from './item/gallery-card.tsx'
import type { UseIn, Vary } from './item/item-actions.tsx'
import { PreviewDialog } from './item/preview-dialog.tsx'
import { ShareDialog } from './item/share-dialog.tsx'
import { isFiltered } from './list/gallery-filter.ts'
import type { GalleryFilter } from './list/gallery-filter.ts'
import { GalleryFilters, GalleryToolbar } from './list/gallery-filters.tsx'
import type { GalleryView } from './list/gallery-list.ts'
import { useGalleryList } from './list/use-gallery-list.ts'
import { TABS } from './tabs.ts'

type Functions = Record<string, (...args: never[]) => unknown>

/** The same functions for as long as the component lives, each of which calls what it was last given. */
const useStable = <Given extends Functions>(functions: Given): Given => {
  const newest = useRef(functions)
  useEffect(() => {
    newest.current = functions
  })
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(functions).map((name) => [name, (...args: never[]) => newest.current[name]?.(...args)]),
    ),
  )
  return stable as Given
}

export type GalleryPanelProps = {
  place: GalleryView
  onFilter: (filter: GalleryFilter) => void
  onDeleted: (id: string) => void
  onVary: Vary
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
  const care = useGalleryActions(onDeleted)
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
