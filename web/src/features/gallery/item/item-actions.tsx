import IconBadgeCc from '@tabler/icons-react/dist/esm/icons/IconBadgeCc.mjs'
import IconHanger from '@tabler/icons-react/dist/esm/icons/IconHanger.mjs'
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs'
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs'
import IconMusicPlus from '@tabler/icons-react/dist/esm/icons/IconMusicPlus.mjs'
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import IconVideoPlus from '@tabler/icons-react/dist/esm/icons/IconVideoPlus.mjs'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import { KIND_NAMES, kindOf } from '@visage/contract'
import type { AnyKind, GalleryItem, GalleryTab, KindName } from '@visage/contract'
import { downloadAsset } from '../../../lib/api/downloads.ts'
import { ActionButton, DownloadButton } from '../../../ui/buttons/action-button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import type { Icon } from '../../../ui/icon.ts'
import { TABS } from '../tabs.ts'
import { promptOf } from './gallery-item.ts'
import { favouriteLabel, Heart } from '../../../ui/buttons/heart.tsx'

type FavouriteButtonProps = { isOn: boolean; of: string; variant: 'plain' | 'glass'; onToggle: () => void }

export const FavouriteButton = ({ isOn, of, variant, onToggle }: FavouriteButtonProps) => (
  <IconButton
    label={`Favourite: ${of}`}
    title={favouriteLabel(isOn)}
    aria-pressed={isOn}
    variant={variant}
    icon={<Heart isOn={isOn} />}
    onClick={onToggle}
  />
)

type NextScreen = AnyKind & { goesOn: NonNullable<AnyKind['goesOn']> }

/** The kinds whose screens go on with items of a tab, the likeliest first. */
const nextScreensOf = (tab: GalleryTab): NextScreen[] =>
  KIND_NAMES.map(kindOf)
    .filter((kind): kind is NextScreen => kind.goesOn?.from.includes(TABS[tab].noun) ?? false)
    .toSorted((left, right) => Number(right.goesOn.isFirst ?? false) - Number(left.goesOn.isFirst ?? false))

/** Carries an item into the screen of a kind and opens that. */
export type UseIn = (item: GalleryItem, maker: NextScreen) => void

/** Begins to make an item of a kind again with other details. */
export type Vary = (item: GalleryItem, kind: KindName) => Promise<void>

type ItemActionsProps = {
  item: GalleryItem
  tab: GalleryTab
  variant: 'plain' | 'glass'
  onVary: Vary
  onUse: UseIn
}

const MEDIUM_ICONS = { image: IconPhotoPlus, video: IconVideoPlus, audio: IconMusicPlus } as const

/** Makers that have an icon of their own. */
const MAKER_ICONS: Partial<Record<KindName, Icon>> = {
  'image-to-video': IconMovie,
  cloth: IconHanger,
  talk: IconMicrophone,
}

/** What can be done with an item of this kind, beside looking at it, favouring and deleting it. */
export const ItemActions = ({ item, tab, variant, onVary, onUse }: ItemActionsProps) => {
  const { canDownload, vary, noun, name: kind } = TABS[tab]
  const name = promptOf(item) || noun
  const tells = variant === 'glass' ? 'below' : 'above'
  const makers = nextScreensOf(tab)
  return (
    <>
      {canDownload && (
        <DownloadButton onDownload={() => downloadAsset(item.id)} of={name} variant={variant} tells={tells} />
      )}
      {variant === 'plain' && kindOf(item.kind).isHeard && item.prompt && (
        <ActionButton
          label="Download subtitles"
          busyLabel="Downloading"
          of={name}
          tells={tells}
          variant={variant}
          icon={<IconBadgeCc size={20} />}
          onAct={() => downloadAsset(item.id, { format: 'srt' })}
        />
      )}
      {vary && (
        <ActionButton
          label="Make a variation"
          busyLabel="Beginning"
          of={name}
          tells={tells}
          variant={variant}
          icon={<IconWand size={20} />}
          onAct={() => onVary(item, kind)}
        />
      )}
      {(variant === 'glass' ? makers.slice(0, canDownload ? 1 : 2) : makers).map((maker) => {
        const Icon = MAKER_ICONS[maker.name] ?? MEDIUM_ICONS[maker.medium]
        return (
          <IconButton
            key={maker.name}
            label={`${maker.goesOn.label}: ${name}`}
            title={maker.goesOn.label}
            variant={variant}
            icon={<Icon size={20} />}
            onClick={() => onUse(item, maker)}
          />
        )
      })}
    </>
  )
}
