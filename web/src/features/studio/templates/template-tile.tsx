import type { Template } from '@visage/contract'
import { useEffect, useRef, useState } from 'react'
import choice from '../pickers/choice.module.css'
import { useClip } from './load-clip.ts'
import { mediaSemaphore } from './semaphore.ts'
import classes from './template-grid.module.css'
import clips from './template-tile.module.css'

/** Pixels are null where nobody knows them yet. */
type TemplatePosterProps = { url: string; width: number | null; height: number | null }

const sizes = '(max-width: 60rem) 30vw, 7.5rem'
// These two sizes ship with the server; a larger one would have to be drawn first.
const sourcesOf = (url: string) => [160, 320].map((width) => `${url}?size=${width} ${width}w`).join(', ')

/** A poster that loads when it comes near and it is its turn. */
const TemplatePoster = ({ url, width, height }: TemplatePosterProps) => {
  const image = useRef<HTMLImageElement>(null)
  const giveBack = useRef<() => void>(undefined)
  const [isLoading, setIsLoading] = useState(false)
  useEffect(() => {
    const element = image.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        giveBack.current = mediaSemaphore.ask(() => setIsLoading(true))
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      giveBack.current?.()
    }
  }, [])
  const end = () => giveBack.current?.()
  return (
    <img
      ref={image}
      {...(isLoading && { src: `${url}?size=320`, srcSet: sourcesOf(url), sizes })}
      alt=""
      width={width ?? undefined}
      height={height ?? undefined}
      decoding="async"
      onLoad={end}
      onError={end}
    />
  )
}

type TemplateTileProps = {
  template: Template
  /** The radio group's name. */
  name: string
  isChosen: boolean
  onChoose: () => void
}

/** A picture template. */
export const PictureTile = ({ template, name, isChosen, onChoose }: TemplateTileProps) => (
  <label className={`${choice.tile} ${classes.tile}`}>
    <input type="radio" name={name} value={template.id} checked={isChosen} onChange={onChoose} />
    <TemplatePoster url={template.poster_url} width={template.width} height={template.height} />
    <span className={classes.label}>{template.label}</span>
  </label>
)

// Browsers keep decoding for a while what has only been taken off the page.
const emptyAtTheEnd = (video: HTMLVideoElement) => () => {
  video.removeAttribute('src')
  video.load()
}

/** A video template: its poster, and over it the clip while it is in view. */
export const VideoTile = ({ playsAlone, ...props }: TemplateTileProps & { playsAlone: boolean }) => {
  const { template, name, isChosen, onChoose } = props
  const { place, source, pointing } = useClip({
    url: template.is_ready ? template.media_url : undefined,
    playsAlone,
  })
  return (
    <label ref={place} className={`${choice.tile} ${classes.tile}`} {...pointing}>
      <input type="radio" name={name} value={template.id} checked={isChosen} onChange={onChoose} />
      <span className={clips.clip}>
        <TemplatePoster url={template.poster_url} width={template.width} height={template.height} />
        {source !== undefined && (
          <video
            ref={emptyAtTheEnd}
            src={source}
            autoPlay
            muted
            loop
            playsInline
            disablePictureInPicture
            disableRemotePlayback
            aria-hidden="true"
            tabIndex={-1}
          />
        )}
      </span>
      <span className={classes.label}>{template.label}</span>
    </label>
  )
}
