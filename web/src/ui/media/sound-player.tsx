import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs'
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs'
import { memo, useEffect, useRef, useState } from 'react'
import { FieldError } from '../feedback/field-errors.tsx'
import { clockText, playheadText, thinPeaks } from './playback.ts'
import classes from './sound-player.module.css'
import { useSlider } from './use-slider.ts'

/** One sound at a time: what else plays on the page stops. */
const stopOthers = (own: HTMLAudioElement) => {
  for (const other of document.querySelectorAll('audio')) if (other !== own) other.pause()
}

/** A sound's place in seconds, read with every frame while it plays. */
const useSound = () => {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [second, setSecond] = useState(0)
  const [lengthSeconds, setLengthSeconds] = useState<number>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (!isPlaying) return undefined
    let frame = 0
    const read = () => {
      setSecond(audio.current?.currentTime ?? 0)
      frame = requestAnimationFrame(read)
    }
    read()
    return () => cancelAnimationFrame(frame)
  }, [isPlaying])

  const play = async (element: HTMLAudioElement) => {
    setHasFailed(false)
    stopOthers(element)
    try {
      await element.play()
    } catch (error) {
      // A pause that comes before the sound does is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasFailed(true)
    }
  }
  return {
    isPlaying,
    second,
    lengthSeconds,
    hasFailed,
    toggle: () => {
      const element = audio.current
      if (element?.paused) void play(element)
      else element?.pause()
    },
    seek: (to: number) => {
      setSecond(to)
      if (audio.current) audio.current.currentTime = to
    },
    element: {
      ref: audio,
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onEnded: () => setIsPlaying(false),
      onLoadedMetadata: () => {
        const length = audio.current?.duration
        if (length !== undefined && Number.isFinite(length)) setLengthSeconds(length)
      },
    },
  }
}

type WaveformProps = {
  /** How loud each of many equal parts is, 0 to 100. */
  peaks: readonly number[]
  /** How many bars are drawn at most. */
  bars: number
}

const full = 100
const quietest = 6
const barWidth = 0.6

/** A sound as bars, as wide and high as its place, in the colour of its text. */
const Waveform = memo(({ peaks, bars }: WaveformProps) => {
  const heights = thinPeaks(peaks, bars).map((peak) => Math.max(quietest, peak))
  return (
    <svg viewBox={`0 0 ${heights.length} ${full}`} preserveAspectRatio="none" aria-hidden="true">
      {heights.map((height, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
          key={index}
          x={index + (1 - barWidth) / 2}
          y={(full - height) / 2}
          width={barWidth}
          height={height}
          rx={barWidth / 2}
          fill="currentColor"
        />
      ))}
    </svg>
  )
})
Waveform.displayName = 'Waveform'

type SoundPlayerProps = {
  url: string
  /** What is heard. */
  label: string
  /** Seconds, where they are known before the file is. */
  duration: number | null
  /** How loud each of many equal parts is, 0 to 100; without it a plain line is drawn. */
  peaks: readonly number[] | null
  size?: 'small' | 'large' | 'cover'
  /** Its address no longer answers. */
  onError?: () => void
}

const BARS = { small: 72, large: 144, cover: 36 } as const
const inPercent = 100

/** A sound with its waveform, which can be pressed, dragged along and moved by keys to go to a place. */
export const SoundPlayer = ({ url, label, duration, peaks, size = 'small', onError }: SoundPlayerProps) => {
  const sound = useSound()
  const length = duration ?? sound.lengthSeconds ?? 0
  const second = Math.min(sound.second, length)
  const slider = useSlider({ value: second, max: length, step: 2, largeStep: 10, onChange: sound.seek })
  const share = length === 0 ? 0 : second / length
  const Icon = sound.isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled
  const shape =
    peaks && peaks.length > 0 ? <Waveform peaks={peaks} bars={BARS[size]} /> : <span className={classes.plain} />
  return (
    <div className={classes.player} data-size={size}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words of a song are its lyrics, shown beside it */}
      <audio src={url} preload="metadata" aria-label={label} onError={onError} {...sound.element} />
      <button
        type="button"
        className={classes.play}
        aria-label={sound.isPlaying ? `Pause: ${label}` : `Play: ${label}`}
        onClick={sound.toggle}
      >
        <Icon size={size === 'large' ? 26 : 18} aria-hidden="true" />
      </button>
      <div className={classes.wave} {...slider.area}>
        <div className={classes.rest}>{shape}</div>
        <div className={classes.played} style={{ clipPath: `inset(0 ${inPercent * (1 - share)}% 0 0)` }}>
          {shape}
        </div>
        <div
          {...slider.handle}
          aria-label={`Place in: ${label}`}
          aria-valuetext={`${playheadText(second)} of ${clockText(length)}`}
          className={classes.head}
          style={{ left: `${inPercent * share}%` }}
        />
      </div>
      <span className={classes.time}>
        {playheadText(second)} / {clockText(length)}
      </span>
      {sound.hasFailed && <FieldError message="This cannot be played here. Please reload the page and try again." />}
    </div>
  )
}
