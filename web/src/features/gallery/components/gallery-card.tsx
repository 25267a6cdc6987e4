import type { GalleryItem, GalleryTab } from '@visage/contract'
import { useState } from 'react'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { downloadAsset } from '../../../lib/download-asset.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { madeWhen } from '../made-when.ts'
import { mediaUrlOf, promptOf, TABS } from '../tabs.ts'
import { CardFrame } from './card-frame.tsx'
import classes from './gallery-card.module.css'

type GalleryCardProps = { item: GalleryItem; tab: GalleryTab; onPreview: () => void; onDelete: () => void }

export const GalleryCard = ({ item, tab, onPreview, onDelete }: GalleryCardProps) => {
  const { medium, noun, canDownload } = TABS[tab]
  const prompt = promptOf(item)
  const [now] = useState(() => new Date())
  return (
    <li className={classes.card}>
      {medium === 'audio' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words of a song are its prompt, shown below
        <audio controls preload="metadata" src={mediaUrlOf(item)} aria-label={prompt || noun} />
      ) : (
        <div className={classes.picture}>
          <CardFrame item={item} tab={tab} onPreview={onPreview} />
          {canDownload && (
            <span className={classes.download}>
              <DownloadButton onDownload={() => downloadAsset(item.id)} of={prompt || noun} tells="below" />
            </span>
          )}
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
