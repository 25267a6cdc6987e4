import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import IconVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import classes from './film.module.css'
import { prefersReducedMotion } from './playback.ts'

/** The share of the film that must be in view. */
const visibleShare = 0.35

/** Starts and stops a film without caring whether a newer wish overtakes it, which browsers report as an abort. */
const start = async (film: HTMLVideoElement) => {
  try {
    await film.play()
  } catch (error) {
    const isOvertaken = error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name)
    if (!isOvertaken) throw error
  }
}

/**
 * Plays a film while it is in view. A press on its button overrules that: a stopped film stays stopped. When people
 * ask for less motion, only the button starts it.
 */
const useFilm = () => {
  const video = useRef<HTMLVideoElement>(null)
  const isStopped = useRef(false)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isHeard, setIsHeard] = useState(false)

  useEffect(() => {
    const film = video.current
    if (film === null) return undefined
    isStopped.current = prefersReducedMotion()
    const note = () => setIsPlaying(!film.paused)
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) film.pause()
        else if (!isStopped.current) void start(film)
      },
      { threshold: visibleShare },
    )
    film.addEventListener('play', note)
    film.addEventListener('pause', note)
    observer.observe(film)
    return () => {
      observer.disconnect()
      film.removeEventListener('play', note)
      film.removeEventListener('pause', note)
    }
  }, [])

  const toggle = () => {
    const film = video.current
    if (film === null) return
    isStopped.current = !film.paused
    if (film.paused) void start(film)
    else film.pause()
  }

  /** What is turned on is heard from its first word. */
  const toggleSound = () => {
    const film = video.current
    if (film === null) return
    film.muted = isHeard
    setIsHeard(!isHeard)
    if (isHeard) return
    film.currentTime = 0
    if (film.paused) toggle()
  }

  return { video, isPlaying, toggle, isHeard, toggleSound }
}

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
  /** Whether there is something to hear, for those who ask for it; such a film is an MP4 only. */
  hasSound?: boolean | undefined
}

/** A loop that plays silently while it is in view, over a still that stands for it until then. */
export const Film = ({
  url,
  label,
  width = squarePixels,
  height = squarePixels,
  hasControl = true,
  hasSound = false,
}: FilmProps) => {
  const { video, isPlaying, toggle, isHeard, toggleSound } = useFilm()
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
        {!hasSound && <source src={`${url}.webm`} type='video/webm; codecs="vp9"' />}
        <source src={`${url}.mp4`} type='video/mp4; codecs="avc1.64001f"' />
      </video>
      {hasControl && (
        <div className={classes.controls}>
          {hasSound && (
            <IconButton
              variant="glass"
              label={isHeard ? `Turn off the sound: ${label}` : `Turn on the sound: ${label}`}
              icon={
                isHeard ? <IconVolume size={20} aria-hidden="true" /> : <IconVolumeOff size={20} aria-hidden="true" />
              }
              onClick={toggleSound}
            />
          )}
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
