import type { GalleryItem, GalleryTab } from '@visage/contract'
import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import { useState } from 'react'
import { clockText } from '../../../ui/clock-text.ts'
import { mediaUrlOf, promptOf, shapeOf, TABS } from '../tabs.ts'
import classes from './card-frame.module.css'

type CardFrameProps = { item: GalleryItem; tab: GalleryTab; onPreview: () => void }

const Still = ({ item, url }: { item: GalleryItem; url: string }) => (
  <img
    src={url}
    alt=""
    width={item.width ?? undefined}
    height={item.height ?? undefined}
    loading="lazy"
    decoding="async"
  />
)

/** A film's still, over which the film plays while `isWanted`. */
const Clip = ({ item, isWanted }: { item: GalleryItem; isWanted: boolean }) => {
  const url = mediaUrlOf(item)
  const { thumbnail_url: still, duration } = item
  return (
    <>
      {still === null ? (
        <video src={url} muted playsInline preload="metadata" aria-hidden="true" tabIndex={-1} />
      ) : (
        <Still item={item} url={still} />
      )}
      {isWanted && (
        <video
          src={url}
          autoPlay
          muted
          loop
          playsInline
          disablePictureInPicture
          aria-hidden="true"
          tabIndex={-1}
          className={classes.playing}
        />
      )}
      {duration !== null && <span className={classes.duration}>{clockText(duration)}</span>}
    </>
  )
}

/** An item's picture; a press enlarges it. Films play under the pointer and with the focus. */
export const CardFrame = ({ item, tab, onPreview }: CardFrameProps) => {
  const { medium, ratio, keepsShape, noun } = TABS[tab]
  const length = item.duration === null ? '' : `, ${clockText(item.duration)}`
  const [isPointedAt, setIsPointedAt] = useState(false)
  return (
    <button
      type="button"
      className={classes.frame}
      style={{ aspectRatio: (keepsShape && shapeOf(item)) || ratio }}
      onClick={onPreview}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsPointedAt(true)}
      onBlur={() => setIsPointedAt(false)}
      aria-label={`Preview: ${promptOf(item) || noun}${length}`}
    >
      {medium === 'video' ? (
        <Clip item={item} isWanted={isPointedAt} />
      ) : (
        <Still item={item} url={item.thumbnail_url ?? mediaUrlOf(item)} />
      )}
      <span className={classes.sign} aria-hidden="true">
        <IconArrowsMaximize size={18} />
      </span>
    </button>
  )
}
