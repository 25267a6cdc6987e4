import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { useState } from 'react'
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import classes from './film.module.css'
import { useFilm } from './use-film.ts'

const sidePixels = 640

type FilmProps = {
  /** The name of its files below `/media/loops`, without their endings. */
  name: string
  /** What it shows, for people who cannot see it. */
  label: string
}

/** A silent loop that plays while it is in view, over a still that stands for it until then. */
export const Film = ({ name, label }: FilmProps) => {
  const { video, isPlaying, toggle } = useFilm()
  const [hasStarted, setHasStarted] = useState(false)
  const isHydrated = useIsHydrated()
  const url = (ending: string) => `/media/loops/${name}.${ending}`
  return (
    <div className={classes.film}>
      <picture>
        <source type="image/avif" srcSet={url('avif')} />
        <img
          src={url('webp')}
          alt={label}
          width={sidePixels}
          height={sidePixels}
          loading="lazy"
          decoding="async"
          className={classes.still}
        />
      </picture>
      <video
        ref={video}
        width={sidePixels}
        height={sidePixels}
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
        <source src={url('webm')} type='video/webm; codecs="vp9"' />
        <source src={url('mp4')} type='video/mp4; codecs="avc1.64001f"' />
      </video>
      {isHydrated && (
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
