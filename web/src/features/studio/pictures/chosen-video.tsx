import type { VideoMaterial } from '@visage/contract'
import { Button } from '../../../ui/button.tsx'
import classes from './chosen-video.module.css'

type ChosenVideoProps = { material: VideoMaterial; onClear: () => void }

const durationText = (seconds: number): string =>
  seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`

/** The video to work from, to be looked at before it is used. */
export const ChosenVideo = ({ material, onClear }: ChosenVideoProps) => {
  const { media_url: url, thumbnail_url: still, width, height, duration } = material
  return (
    <div className={classes.chosen}>
      {/* The person's own file; what is said in it is theirs to know.
      oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        src={url}
        poster={still}
        width={width}
        height={height}
        controls
        muted
        loop
        playsInline
        preload="none"
        aria-label="What to work from"
        className={classes.video}
        style={{ aspectRatio: `${width} / ${height}` }}
      />
      <p className={classes.facts}>
        {durationText(duration)}, {width} × {height}
      </p>
      <Button onClick={onClear}>Use another video</Button>
    </div>
  )
}
