import type { GalleryItem, GalleryTab } from '@visage/contract'
import { useState } from 'react'
import type { MouseEvent } from 'react'
import { clockText } from '../../../ui/media/playback.ts'
import { TABS } from '../tabs.ts'
import classes from './card-frame.module.css'
import { mediaUrlOf, promptOf } from './gallery-item.ts'

type CardFrameProps = {
  item: GalleryItem
  tab: GalleryTab
  /** Pixels. */
  height: number
  /** Whether it is chosen; null while a press enlarges it. */
  isChosen: boolean | null
  onPress: (event: MouseEvent) => void
}

const Still = ({ item, url }: { item: GalleryItem; url: string }) => (
  <img src={url} alt="" width={item.width ?? undefined} height={item.height ?? undefined} decoding="async" />
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

/** An item's picture; a press enlarges or chooses it. Films play under the pointer and with the focus. */
export const CardFrame = ({ item, tab, height, isChosen, onPress }: CardFrameProps) => {
  const { medium, noun } = TABS[tab]
  const length = item.duration === null ? '' : `, ${clockText(item.duration)}`
  const [isPointedAt, setIsPointedAt] = useState(false)
  const name = `${promptOf(item) || noun}${length}`
  return (
    <button
      type="button"
      className={classes.frame}
      style={{ height }}
      onClick={onPress}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsPointedAt(true)}
      onBlur={() => setIsPointedAt(false)}
      {...(isChosen === null
        ? { 'aria-label': `Preview: ${name}` }
        : { 'aria-label': `Choose: ${name}`, 'aria-pressed': isChosen })}
    >
      {medium === 'video' ? (
        <Clip item={item} isWanted={isPointedAt} />
      ) : (
        <Still item={item} url={item.thumbnail_url ?? mediaUrlOf(item)} />
      )}
    </button>
  )
}
