import IconHanger from '@tabler/icons-react/dist/esm/icons/IconHanger.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs'
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs'
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import IconVideoPlus from '@tabler/icons-react/dist/esm/icons/IconVideoPlus.mjs'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import type { GalleryItem, GalleryTab } from '@visage/contract'
import { downloadAsset } from '../../../lib/api/downloads.ts'
import { clientOnlyPaths, PATHS } from '../../../lib/routing/paths.ts'
import { ActionButton, DownloadButton } from '../../../ui/buttons/action-button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { TABS } from '../tabs.ts'
import { promptOf } from './gallery-item.ts'

type FavouriteButtonProps = { isOn: boolean; of: string; variant: 'plain' | 'glass'; onToggle: () => void }

export const FavouriteButton = ({ isOn, of, variant, onToggle }: FavouriteButtonProps) => (
  <IconButton
    label={`Favourite: ${of}`}
    title={isOn ? 'Take from the favourites' : 'Add to the favourites'}
    aria-pressed={isOn}
    variant={variant}
    icon={isOn ? <IconHeartFilled size={20} color="var(--color-danger-line)" /> : <IconHeart size={20} />}
    onClick={onToggle}
  />
)

/** Screens that go on with something that was made. */
export const MAKERS = {
  image: { label: 'Make an image', path: PATHS.image },
  video: { label: 'Make a video', path: PATHS.video },
  'image-to-video': { label: 'Make it move', path: PATHS.imageToVideo },
  cloth: { label: 'Change clothes', path: '/clothSwap' },
} as const
export type Maker = keyof typeof MAKERS

const MAKERS_OF: Partial<Record<GalleryTab, readonly Maker[]>> = {
  faces: ['image', 'video'],
  images: ['image-to-video', 'cloth'],
  cloth: ['image-to-video', 'cloth'],
}

/** Where items of a tab can be carried to in this Visage, the likeliest first. */
const makersOf = (tab: GalleryTab): readonly Maker[] =>
  (MAKERS_OF[tab] ?? []).filter((maker) => clientOnlyPaths.includes(MAKERS[maker].path))

/** Carries an item into a screen and opens that. */
export type UseIn = (item: GalleryItem, maker: Maker) => void

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
