import type { GalleryItem, GalleryTab } from '@visage/contract'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TABS } from '../tabs.ts'
import { useGalleryTab } from '../use-gallery-tab.ts'
import { GalleryCard } from './gallery-card.tsx'
import { GalleryEmpty } from './gallery-empty.tsx'
import { GalleryFailed } from './gallery-failed.tsx'
import classes from './gallery-panel.module.css'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { LoadMore } from './load-more.tsx'
import { PreviewDialog } from './preview-dialog.tsx'

type GalleryPanelProps = {
  tab: GalleryTab
  onDeleted: (id: string) => void
  onVary: (id: string) => Promise<void>
}

export const GalleryPanel = ({ tab, onDeleted, onVary }: GalleryPanelProps) => {
  const { items, remove, ...list } = useGalleryTab(tab, onDeleted)
  const [previewed, setPreviewed] = useState<GalleryItem>()
  const [doomed, setDoomed] = useState<GalleryItem>()
  const look = TABS[tab]

  if (list.isPending) return <GallerySkeleton ratio={look.ratio} />
  if (list.isError && items.length === 0)
    return <GalleryFailed error={list.error} onRetry={() => void list.refetch()} />
  if (items.length === 0 && !list.hasNextPage) return <GalleryEmpty make={look.make} />

  const askToDelete = (item: GalleryItem) => {
    setPreviewed(undefined)
    setDoomed(item)
  }
  return (
    <>
      <ul className={classes.grid} data-medium={look.medium} data-shapes={look.keepsShape ? 'own' : undefined}>
        {items.map((item) => (
          <GalleryCard
            key={item.id}
            item={item}
            tab={tab}
            onPreview={() => setPreviewed(item)}
            onDelete={() => askToDelete(item)}
            onVary={onVary}
          />
        ))}
      </ul>
      <LoadMore
        key={items.length}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onLoad={() => void list.fetchNextPage()}
      />
      <PreviewDialog
        items={items}
        shown={previewed}
        tab={tab}
        onShow={setPreviewed}
        onClose={() => setPreviewed(undefined)}
        onDelete={askToDelete}
        onVary={onVary}
      />
      <ConfirmDialog
        isOpen={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title={`Delete this ${look.noun}?`}
        text="It leaves your gallery for good. What it cost does not come back."
        confirmLabel="Delete"
        onConfirm={async () => doomed && remove(doomed.id)}
      />
    </>
  )
}
