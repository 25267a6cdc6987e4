import { prefersReducedMotion } from '../../../ui/prefers-reduced-motion.ts'
import type { Medium } from '../medium.ts'

type ResultMediaProps = {
  medium: Medium
  url: string
  /** What it shows. */
  label: string
  /** Pixels. */
  width: number
  height: number
  className: string | undefined
  /** Its address no longer answers. */
  onError?: () => void
}

/** A result as itself: a picture, or a film that starts at once, silent and over and over. */
export const ResultMedia = ({ medium, url, label, ...shown }: ResultMediaProps) => {
  if (medium === 'image') return <img key={url} src={url} alt={label} {...shown} />
  return (
    // There are no words to caption: films are made silent, and others keep the sound that they came with.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      key={url}
      src={url}
      aria-label={label}
      autoPlay={!prefersReducedMotion()}
      muted
      loop
      controls
      playsInline
      {...shown}
    />
  )
}
