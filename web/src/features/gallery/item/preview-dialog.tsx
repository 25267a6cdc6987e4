import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconFolderPlus from '@tabler/icons-react/dist/esm/icons/IconFolderPlus.mjs'
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import { kindOf } from '@visage/contract'
import type { GalleryItem, GalleryTab } from '@visage/contract'
import { useState } from 'react'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { prefersReducedMotion } from '../../../ui/media/playback.ts'
import { SoundPlayer } from '../../../ui/media/sound-player.tsx'
import { TABS } from '../tabs.ts'
import type { ItemHandlers } from './gallery-card.tsx'
import { factsOf, mediaUrlOf, originOf, promptOf, singerTextOf } from './gallery-item.ts'
import { FavouriteButton, ItemActions } from './item-actions.tsx'
import classes from './preview-dialog.module.css'

type PreviewDialogProps = {
  items: readonly GalleryItem[]
  /** The item in the window; undefined: closed. */
  shown: GalleryItem | undefined
  tab: GalleryTab
  onShow: (item: GalleryItem) => void
  onClose: () => void
  /** What can be done with an item where it is shown. */
  renderActions?: ((item: GalleryItem) => ReactNode) | undefined
  handlers: Pick<ItemHandlers, 'onDelete' | 'onFavour' | 'onShare' | 'onCollect' | 'onVary' | 'onUse'>
}

/** How wide an item of unknown size is taken to be. */
const unknownPixels = 1024

const PreviewMedia = ({ item, tab }: { item: GalleryItem; tab: GalleryTab }) => {
  const { medium, noun } = TABS[tab]
  const url = mediaUrlOf(item)
  if (medium === 'audio')
    return (
      <div className={classes.sound}>
        <SoundPlayer
          key={item.id}
          url={url}
          label={promptOf(item) || noun}
          duration={item.duration}
          peaks={item.peaks}
          size="large"
        />
      </div>
    )
  const width = item.width ?? unknownPixels
  const height = item.height ?? unknownPixels / TABS[tab].shape
  const ratio = { '--ratio': width / height } as CSSProperties
  const isHeard = kindOf(item.kind).isHeard ?? false
  if (medium === 'video')
    return (
      // What is said in a film stands in its picture, and comes as files of subtitles.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        key={item.id}
        src={url}
        poster={item.thumbnail_url ?? undefined}
        width={width}
        height={height}
        aria-label={promptOf(item) || noun}
        autoPlay={!isHeard && !prefersReducedMotion()}
        muted={!isHeard}
        loop={!isHeard}
        controls
        playsInline
        className={classes.media}
        style={ratio}
      />
    )
  return (
    <img
      key={item.id}
      src={url}
      alt={promptOf(item) || noun}
      width={width}
      height={height}
      className={classes.media}
      style={item.thumbnail_url === null ? ratio : { ...ratio, backgroundImage: `url("${item.thumbnail_url}")` }}
    />
  )
}

/** One item, large, with its words; the arrow keys go to its neighbours. */
export const PreviewDialog = ({ items, shown, tab, onShow, onClose, renderActions, handlers }: PreviewDialogProps) => {
  const index = items.findIndex(({ id }) => id === shown?.id)
  const newer = items[index - 1]
  const { onDelete, onFavour, onShare, onCollect, onVary, onUse } = handlers
  const [now] = useState(() => new Date())
  const older = index === -1 ? undefined : items[index + 1]
  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft' && newer) onShow(newer)
    if (event.key === 'ArrowRight' && older) onShow(older)
  }
  return (
    <Dialog isOpen={shown !== undefined} onClose={onClose} title="Preview" size="picture">
      {shown && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys are a shortcut for the buttons inside
        <div className={classes.preview} onKeyDown={turn}>
          <PreviewMedia item={shown} tab={tab} />
          <div className={classes.words}>
            <p className={classes.prompt}>{promptOf(shown) || 'No description'}</p>
            {shown.notice && <p className={classes.notice}>{shown.notice}</p>}
            {shown.sung_by !== null && <p className={classes.details}>{singerTextOf(shown)}</p>}
            <p className={classes.details}>{factsOf(shown, now)}</p>
            <p className={classes.details}>{originOf(shown)}</p>
          </div>
          <div className={classes.actions}>
            <IconButton
              label="Newer item"
              icon={<IconChevronLeft size={22} />}
              disabled={!newer}
              onClick={() => newer && onShow(newer)}
            />
            <IconButton
              label="Older item"
              icon={<IconChevronRight size={22} />}
              disabled={!older}
              onClick={() => older && onShow(older)}
            />
            <FavouriteButton
              isOn={shown.is_favourite}
              of={promptOf(shown) || TABS[tab].noun}
              variant="plain"
              onToggle={() => onFavour(shown)}
            />
            <IconButton
              label={`Share: ${promptOf(shown) || TABS[tab].noun}`}
              title="Share"
              icon={<IconShare size={20} />}
              onClick={() => onShare(shown)}
            />
            <IconButton
              label={`Add to a collection: ${promptOf(shown) || TABS[tab].noun}`}
              title="Add to a collection"
              icon={<IconFolderPlus size={20} />}
              onClick={() => onCollect(shown)}
            />
            {renderActions?.(shown)}
            <ItemActions key={shown.id} item={shown} tab={tab} variant="plain" onVary={onVary} onUse={onUse} />
            <Button variant="danger" onClick={() => onDelete(shown)}>
              Delete
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
