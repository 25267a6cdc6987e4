import type { GalleryItem, GalleryTab } from '@visage/contract'
import { useState } from 'react'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SoundPlayer } from '../../../ui/sound-player.tsx'
import { madeWhen } from '../made-when.ts'
import { mediaUrlOf, promptOf, TABS } from '../tabs.ts'
import { CardFrame } from './card-frame.tsx'
import classes from './gallery-card.module.css'
import { ItemActions } from './item-actions.tsx'

type GalleryCardProps = {
  item: GalleryItem
  tab: GalleryTab
  onPreview: () => void
  onDelete: () => void
  onVary: (id: string) => Promise<void>
}

export const GalleryCard = ({ item, tab, onPreview, onDelete, onVary }: GalleryCardProps) => {
  const { medium, noun } = TABS[tab]
  const prompt = promptOf(item)
  const [now] = useState(() => new Date())
  return (
    <li className={classes.card}>
      {medium === 'audio' ? (
        <SoundPlayer url={mediaUrlOf(item)} label={prompt || noun} duration={item.duration} peaks={item.peaks} />
      ) : (
        <div className={classes.picture}>
          <CardFrame item={item} tab={tab} onPreview={onPreview} />
          <div className={classes.tools}>
            <ItemActions item={item} tab={tab} variant="glass" onVary={onVary} />
          </div>
        </div>
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
