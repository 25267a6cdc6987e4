import IconFolderMinus from '@tabler/icons-react/dist/esm/icons/IconFolderMinus.mjs'
import IconPhotoStar from '@tabler/icons-react/dist/esm/icons/IconPhotoStar.mjs'
import type { GalleryItem, GalleryTab } from '@visage/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import bars from './actions/gallery-bars.module.css'
import { downloadZip, SelectionBar, useSelection } from './actions/selection-bar.tsx'
import type { Selection } from './actions/selection-bar.tsx'
import { UndoBar } from './actions/undo-bar.tsx'
import { useGalleryActions } from './actions/use-gallery-actions.ts'
import { AddDialog, PutBar } from './collections/add-dialog.tsx'
import { useAdding } from './collections/collection-queries.ts'
import { Shelving } from './collections/shelf.tsx'
import { Arrangement, Movable } from './grid/arrangement.tsx'
import { GalleryGrid } from './grid/gallery-grid.tsx'
import { GalleryFailed, GallerySkeleton, LoadMore } from './grid/list-states.tsx'
import { GalleryCard } from './item/gallery-card.tsx'
import type { ItemHandlers } from './item/gallery-card.tsx'
import type { UseIn, Vary } from './item/item-actions.tsx'
import { PreviewDialog } from './item/preview-dialog.tsx'
import { ShareDialog } from './item/share-dialog.tsx'
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

/** What other features do with items. `onVary` begins to make an image again with other details. */
export type ItemUses = {
  onDeleted: (id: string) => void
  onVary: Vary
  onUse: UseIn
}

/** What can be done with items where a collection is shown. */
type CollectionUses = {
  onTakeOut: (ids: string[]) => void
  /** Before another item, or at the end. */
  onMove: (moved: string, before: string | null) => void
  onCover: (id: string) => void
}

type ListProps = {
  list: ReturnType<typeof useGalleryList>
  /** Of items that name none, and of the frames. */
  tab: GalleryTab
  /** What stands where there is nothing. */
  empty: ReactNode
}

type ItemListProps = ListProps & {
  handlers: ItemHandlers
  selection: Selection
  collection: CollectionUses | undefined
  onPut: (ids: readonly string[], collection: string | null) => void
}

const none: readonly string[] = []

const ItemList = ({ list, tab, empty, handlers, selection, collection, onPut }: ItemListProps) => {
  const [now] = useState(() => new Date())
  const { items } = list
  if (list.isPending) return <GallerySkeleton shape={TABS[tab].shape} medium={TABS[tab].medium} />
  if (list.isError && items.length === 0)
    return <GalleryFailed error={list.error} onRetry={() => void list.refetch()} />
  if (items.length === 0 && !list.hasNextPage) return empty
  const mayMove = collection !== undefined && !selection.isOn
  const grid = (
    <GalleryGrid
      items={items}
      tab={tab}
      hasMore={list.hasNextPage}
      renderCard={(item, { frameHeight }) => {
        const card = (
          <GalleryCard
            item={item}
            tab={item.tab ?? tab}
            height={frameHeight}
            isChosen={selection.isOn ? selection.has(item.id) : null}
            now={now}
            handlers={handlers}
          />
        )
        if (collection && !mayMove) return card
        return (
          <Movable item={item} isPlace={mayMove}>
            {card}
          </Movable>
        )
      }}
    />
  )
  return (
    <>
      {mayMove ? (
        <Arrangement items={items} hasMore={list.hasNextPage} onMove={collection.onMove}>
          {grid}
        </Arrangement>
      ) : collection ? (
        grid
      ) : (
        <Shelving items={items} chosen={selection.isOn ? selection.ids : none} onPut={onPut}>
          {grid}
        </Shelving>
      )}
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onLoad={() => void list.fetchNextPage()}
      />
    </>
  )
}

type ItemsPanelProps = ListProps &
  ItemUses & {
    /** What stands above the items. */
    renderToolbar?: (selection: Selection) => ReactNode
    /** Where a collection is shown. */
    collection?: CollectionUses
  }

/** A list of items with all that can be done there. */
export const ItemsPanel = ({ renderToolbar, collection, onDeleted, onVary, onUse, ...shown }: ItemsPanelProps) => {
  const { items } = shown.list
  const care = useGalleryActions(onDeleted)
  const selection = useSelection(useMemo(() => items.map(({ id }) => id), [items]))
  const [previewed, setPreviewed] = useState<GalleryItem>()
  const [shared, setShared] = useState<GalleryItem>()
  const [collected, setCollected] = useState<readonly string[]>([])
  const adding = useAdding()
  /** What opened the preview: the window for sharing, opened from there, hands the focus back to it. */
  const opener = useRef<Element>(null)
  const open = items.find(({ id }) => id === previewed?.id)

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
    onCollect: ({ id }) => {
      setPreviewed(undefined)
      setCollected([id])
    },
    onChoose: selection.toggle,
    onVary,
    onUse,
  })
  const actOnChosen = (act: (ids: string[]) => void) => {
    act(selection.ids)
    selection.end()
  }
  const put = (ids: readonly string[], id: string | null) => {
    if (id === null) return setCollected(ids)
    adding.mutate(
      { id, ids },
      {
        // What was chosen stays so where it was not taken, or where something else was dragged.
        onSuccess: () => {
          if (ids.some((each) => selection.has(each))) selection.end()
        },
      },
    )
    return undefined
  }
  return (
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape' && selection.isOn && !previewed) selection.end()
      }}
      role="presentation"
    >
      {renderToolbar?.(selection)}
      <ItemList {...shown} handlers={handlers} selection={selection} collection={collection} onPut={put} />
      <div className={bars.dock}>
        <UndoBar care={care} />
        <PutBar adding={adding} />
        {selection.isOn && (
          <SelectionBar
            count={selection.ids.length}
            total={items.length}
            onAll={selection.takeAll}
            onNone={selection.takeNone}
            onDownload={() => downloadZip(selection.ids)}
            onFavour={() => actOnChosen((ids) => care.favour({ ids, isFavourite: true }))}
            onDelete={() => actOnChosen(care.remove)}
            onCollect={() => setCollected(selection.ids)}
            onTakeOut={collection && (() => actOnChosen(collection.onTakeOut))}
            onEnd={selection.end}
          />
        )}
      </div>
      <PreviewDialog
        items={items}
        shown={open}
        tab={open?.tab ?? shown.tab}
        onShow={setPreviewed}
        onClose={() => setPreviewed(undefined)}
        handlers={handlers}
        renderActions={
          collection &&
          (({ id, audio_url: sound }) => (
            <>
              {sound === undefined && (
                <IconButton
                  label="Use as the cover of this collection"
                  icon={<IconPhotoStar size={20} />}
                  onClick={() => {
                    collection.onCover(id)
                    setPreviewed(undefined)
                  }}
                />
              )}
              <IconButton
                label="Take out of this collection"
                icon={<IconFolderMinus size={20} />}
                onClick={() => {
                  setPreviewed(undefined)
                  collection.onTakeOut([id])
                }}
              />
            </>
          ))
        }
      />
      <AddDialog
        ids={collected}
        onClose={() => {
          setCollected([])
          if (selection.isOn) selection.end()
        }}
      />
      <ShareDialog
        item={shared}
        onClose={() => setShared(undefined)}
        onGone={() => opener.current instanceof HTMLElement && opener.current.focus({ preventScroll: true })}
      />
    </div>
  )
}

type InfluencerFeedProps = ItemUses & {
  influencer: string
  empty: ReactNode
}

/** Everything that was made with an influencer, newest first, whatever its kind. */
export const InfluencerFeed = ({ influencer, ...shown }: InfluencerFeedProps) => (
  <ItemsPanel {...shown} list={useGalleryList({ influencer })} tab="images" />
)
