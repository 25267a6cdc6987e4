import type { GalleryItem, GalleryTab } from '@visage/contract'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import { downloadAsset } from '../../../lib/download-asset.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { promptOf, TABS } from '../tabs.ts'

type ItemActionsProps = {
  item: GalleryItem
  tab: GalleryTab
  variant: 'plain' | 'glass'
  onVary: (id: string) => Promise<void>
}

/** What can be done with an item of this kind, beside looking at it and deleting it. */
export const ItemActions = ({ item, tab, variant, onVary }: ItemActionsProps) => {
  const { canDownload, canVary, noun } = TABS[tab]
  return (
    <>
      {canDownload && (
        <DownloadButton
          onDownload={() => downloadAsset(item.id)}
          of={promptOf(item) || noun}
          variant={variant}
          tells={variant === 'glass' ? 'below' : 'above'}
        />
      )}
      {canVary && (
        <ActionButton
          label="Make a variation"
          busyLabel="Beginning"
          of={promptOf(item) || noun}
          tells={variant === 'glass' ? 'below' : 'above'}
          variant={variant}
          icon={<IconWand size={20} />}
          onAct={() => onVary(item.id)}
        />
      )}
    </>
  )
}
