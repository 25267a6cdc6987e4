import type { GalleryItem, GalleryTab } from '@visage/contract'
import { useState } from 'react'
import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { IconButton } from '../../../ui/icon-button.tsx'
import { madeWhen } from '../made-when.ts'
import { mediaUrlOf, promptOf, TABS } from '../tabs.ts'
import classes from './gallery-card.module.css'

type GalleryCardProps = { item: GalleryItem; tab: GalleryTab; onPreview: () => void; onDelete: () => void }

const CardPicture = ({ item, tab, onPreview }: Omit<GalleryCardProps, 'onDelete'>) => {
  const { medium, ratio, noun } = TABS[tab]
  const url = mediaUrlOf(item)
  return (
    <button
      type="button"
      className={classes.frame}
      style={{ aspectRatio: ratio }}
      onClick={onPreview}
      aria-label={`Preview: ${promptOf(item) || noun}`}
    >
      {medium === 'video' && item.thumbnail_url === null ? (
        <video src={url} muted playsInline preload="metadata" />
      ) : (
        <img
          src={item.thumbnail_url ?? url}
          alt=""
          width={item.width ?? undefined}
          height={item.height ?? undefined}
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={classes.sign} aria-hidden="true">
        <IconArrowsMaximize size={18} />
      </span>
    </button>
  )
}

export const GalleryCard = ({ item, tab, onPreview, onDelete }: GalleryCardProps) => {
  const { medium, noun } = TABS[tab]
  const prompt = promptOf(item)
  const [now] = useState(() => new Date())
  return (
    <li className={classes.card}>
      {medium === 'audio' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words of a song are its prompt, shown below
        <audio controls preload="metadata" src={mediaUrlOf(item)} aria-label={prompt || noun} />
      ) : (
        <CardPicture item={item} tab={tab} onPreview={onPreview} />
      )}
      <div className={classes.foot}>
        <div className={classes.words}>
          <p className={classes.prompt} title={prompt}>
            {prompt || 'No description'}
          </p>
          <time className={classes.date} dateTime={item.created_at}>
            {madeWhen(item.created_at, now)}
          </time>
        </div>
        <IconButton
          label={`Delete: ${prompt || noun}`}
          title="Delete"
          icon={<IconTrash size={18} />}
          onClick={onDelete}
        />
      </div>
    </li>
  )
}
