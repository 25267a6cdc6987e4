import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs'
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs'
import { clockText, placeInText } from './clock-text.ts'
import { FieldError } from './field-error.tsx'
import classes from './sound-player.module.css'
import { useSlider } from './use-slider.ts'
import { useSound } from './use-sound.ts'
import { Waveform } from './waveform.tsx'

type SoundPlayerProps = {
  url: string
  /** What is heard. */
  label: string
  /** Seconds, where they are known before the file is. */
  duration: number | null
  /** How loud each of many equal parts is, 0 to 100; without it a plain line is drawn. */
  peaks: readonly number[] | null
  size?: 'small' | 'large'
  /** Its address no longer answers. */
  onError?: () => void
}

const BARS = { small: 72, large: 144 } as const
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
          aria-valuetext={`${placeInText(second)} of ${clockText(length)}`}
          className={classes.head}
          style={{ left: `${inPercent * share}%` }}
        />
      </div>
      <span className={classes.time}>
        {placeInText(second)} / {clockText(length)}
      </span>
      {sound.hasFailed && <FieldError message="This cannot be played here. Please reload the page and try again." />}
    </div>
  )
}
