import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { GalleryItem, GalleryTab } from '@visage/contract'
import { memo } from 'react'
import type { CSSProperties } from 'react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { SoundPlayer } from '../../../ui/media/sound-player.tsx'
import { TABS } from '../tabs.ts'
import { CardFrame } from './card-frame.tsx'
import classes from './gallery-card.module.css'
import { madeWhen, mediaUrlOf, promptOf, songTextOf } from './gallery-item.ts'
import { FavouriteButton, ItemActions } from './item-actions.tsx'
import type { UseIn, Vary } from './item-actions.tsx'

/** What can be done with an item; the same functions for every card, so that cards are drawn only when they change. */
export type ItemHandlers = {
  onPreview: (item: GalleryItem) => void
  onDelete: (item: GalleryItem) => void
  onFavour: (item: GalleryItem) => void
  onShare: (item: GalleryItem) => void
  /** Puts it into a collection. */
  onCollect: (item: GalleryItem) => void
  onChoose: (id: string, withRange: boolean) => void
  onVary: Vary
  onUse: UseIn
}

type GalleryCardProps = {
  item: GalleryItem
  tab: GalleryTab
  /** Of the frame, in pixels. */
  height: number
  /** Whether it is chosen; null while nothing is being chosen. */
  isChosen: boolean | null
  now: Date
  handlers: ItemHandlers
}

const Picture = ({ item, tab, height, isChosen, handlers }: Omit<GalleryCardProps, 'now'>) => {
  const name = promptOf(item) || TABS[tab].noun
  const { onPreview, onChoose, onFavour, onVary, onUse } = handlers
  return (
    <div className={classes.picture} data-choosing={isChosen !== null}>
      <CardFrame
        item={item}
        tab={tab}
        height={height}
        isChosen={isChosen}
        onPress={(event) => (isChosen === null ? onPreview(item) : onChoose(item.id, event.shiftKey))}
      />
      {isChosen === null ? (
        <>
          <span className={classes.choose}>
            <IconButton
              label={`Choose: ${name}`}
              title="Choose"
              variant="glass"
              icon={<IconCheck size={18} />}
              onClick={() => onChoose(item.id, false)}
            />
          </span>
          <div className={classes.tools}>
            <ItemActions item={item} tab={tab} variant="glass" onVary={onVary} onUse={onUse} />
          </div>
          <span className={classes.heart} data-on={item.is_favourite}>
            <FavouriteButton isOn={item.is_favourite} of={name} variant="glass" onToggle={() => onFavour(item)} />
          </span>
        </>
      ) : (
        <span className={classes.check} data-on={isChosen} aria-hidden="true">
          {isChosen && <IconCheck size={18} stroke={2.6} />}
        </span>
      )}
    </div>
  )
}

/** Higher than a player needs, as beside pictures: it gets a cover. */
const coverFrom = 100
const degrees = 360

/** A colour of its own for each song, in degrees. */
const hueOf = ({ id }: GalleryItem): number => Number.parseInt(id.slice(0, 4), 16) % degrees

const Song = ({ item, height, isChosen, handlers }: Omit<GalleryCardProps, 'now' | 'tab'>) => {
  const isCover = height > coverFrom
  const name = promptOf(item) || 'song'
  return (
    <div
      className={classes.song}
      style={{ height, '--hue': hueOf(item) } as CSSProperties}
      data-cover={isCover || undefined}
    >
      {isCover && (
        <p className={classes.title} aria-hidden="true">
          {name}
        </p>
      )}
      {isChosen !== null && (
        <IconButton
          label={`Choose: ${name}`}
          title="Choose"
          variant="glass"
          aria-pressed={isChosen}
          icon={isChosen ? <IconCheck size={18} /> : null}
          onClick={(event) => handlers.onChoose(item.id, event.shiftKey)}
        />
      )}
      <SoundPlayer
        url={mediaUrlOf(item)}
        label={name}
        duration={item.duration}
        peaks={item.peaks}
        size={isCover ? 'cover' : 'small'}
      />
    </div>
  )
}

/** One item with what can be done with it. */
export const GalleryCard = memo(function GalleryCard({ item, tab, height, isChosen, now, handlers }: GalleryCardProps) {
  const { medium, noun } = TABS[tab]
  const prompt = promptOf(item)
  return (
    <div className={classes.card}>
      {medium === 'audio' ? (
        <Song item={item} height={height} isChosen={isChosen} handlers={handlers} />
      ) : (
        <Picture item={item} tab={tab} height={height} isChosen={isChosen} handlers={handlers} />
      )}
      <div className={classes.foot}>
        <div className={classes.words}>
          <p className={classes.prompt} title={prompt}>
            {prompt || 'No description'}
          </p>
          {medium === 'audio' ? (
            <p className={classes.date} title={songTextOf(item, now)}>
              {songTextOf(item, now)}
            </p>
          ) : (
            <time className={classes.date} dateTime={item.created_at}>
              {madeWhen(item.created_at, now)}
            </time>
          )}
        </div>
        {medium === 'audio' && (
          <>
            <FavouriteButton
              isOn={item.is_favourite}
              of={prompt || noun}
              variant="plain"
              onToggle={() => handlers.onFavour(item)}
            />
            <IconButton
              label={`Preview: ${prompt || noun}`}
              title="Preview"
              icon={<IconArrowsMaximize size={18} />}
              onClick={() => handlers.onPreview(item)}
            />
          </>
        )}
        <IconButton
          label={`Delete: ${prompt || noun}`}
          title="Delete"
          icon={<IconTrash size={18} />}
          onClick={() => handlers.onDelete(item)}
        />
      </div>
    </div>
  )
})
