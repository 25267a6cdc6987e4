import type { GalleryItem, GalleryTab } from '@visage/contract'
import IconHanger from '@tabler/icons-react/dist/esm/icons/IconHanger.mjs'
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs'
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import IconVideoPlus from '@tabler/icons-react/dist/esm/icons/IconVideoPlus.mjs'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import { downloadAsset } from '../../../lib/download-asset.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MAKERS, makersOf } from '../maker.ts'
import type { UseIn } from '../maker.ts'
import { promptOf, TABS } from '../tabs.ts'

type ItemActionsProps = {
  item: GalleryItem
  tab: GalleryTab
  variant: 'plain' | 'glass'
  onVary: (id: string) => Promise<void>
  onUse: UseIn
}

const ICONS = {
  image: <IconPhotoPlus size={20} />,
  video: <IconVideoPlus size={20} />,
  'image-to-video': <IconMovie size={20} />,
  cloth: <IconHanger size={20} />,
}

/** What can be done with an item of this kind, beside looking at it, favouring and deleting it. */
export const ItemActions = ({ item, tab, variant, onVary, onUse }: ItemActionsProps) => {
  const { canDownload, canVary, noun } = TABS[tab]
  const name = promptOf(item) || noun
  const tells = variant === 'glass' ? 'below' : 'above'
  const makers = makersOf(tab)
  return (
    <>
      {canDownload && (
        <DownloadButton onDownload={() => downloadAsset(item.id)} of={name} variant={variant} tells={tells} />
      )}
      {canVary && (
        <ActionButton
          label="Make a variation"
          busyLabel="Beginning"
          of={name}
          tells={tells}
          variant={variant}
          icon={<IconWand size={20} />}
          onAct={() => onVary(item.id)}
        />
      )}
      {(variant === 'glass' ? makers.slice(0, canDownload ? 1 : 2) : makers).map((maker) => (
        <IconButton
          key={maker}
          label={`${MAKERS[maker].label}: ${name}`}
          title={MAKERS[maker].label}
          variant={variant}
          icon={ICONS[maker]}
          onClick={() => onUse(item, maker)}
        />
      ))}
    </>
  )
}
