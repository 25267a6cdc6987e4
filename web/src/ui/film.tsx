import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { useState } from 'react'
import classes from './film.module.css'
import { IconButton } from './icon-button.tsx'
import { useFilm } from './use-film.ts'

const squarePixels = 640

type FilmProps = {
  /** Where its files are, without their endings: `.avif` and `.webp` the still, `.webm` and `.mp4` the film. */
  url: string
  /** What it shows, for people who cannot see it. */
  label: string
  /** Pixels; a square of 640 unless told. */
  width?: number
  height?: number
  /** Whether it can be stopped and started; a page without scripts has no use for the button. */
  hasControl?: boolean
}

/** A silent loop that plays while it is in view, over a still that stands for it until then. */
export const Film = ({ url, label, width = squarePixels, height = squarePixels, hasControl = true }: FilmProps) => {
  const { video, isPlaying, toggle } = useFilm()
  const [hasStarted, setHasStarted] = useState(false)
  return (
    <div className={classes.film} data-lively style={{ aspectRatio: `${width} / ${height}` }}>
      <picture>
        <source type="image/avif" srcSet={`${url}.avif`} />
        <img
          src={`${url}.webp`}
          alt={label}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className={classes.still}
        />
      </picture>
      <video
        ref={video}
        width={width}
        height={height}
        muted
        loop
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        className={classes.video}
        data-started={hasStarted || undefined}
        onPlaying={() => setHasStarted(true)}
      >
        <source src={`${url}.webm`} type='video/webm; codecs="vp9"' />
        <source src={`${url}.mp4`} type='video/mp4; codecs="avc1.64001f"' />
      </video>
      {hasControl && (
        <div className={classes.control}>
          <IconButton
            variant="glass"
            label={isPlaying ? `Pause the film: ${label}` : `Play the film: ${label}`}
            icon={
              isPlaying ? (
                <IconPlayerPause size={20} aria-hidden="true" />
              ) : (
                <IconPlayerPlay size={20} aria-hidden="true" />
              )
            }
            onClick={toggle}
          />
        </div>
      )}
    </div>
  )
}
