import type { Template } from '@visage/contract'
import choice from '../components/choice.module.css'
import clips from './template-clip.module.css'
import classes from './template-grid.module.css'
import { TemplatePoster } from './template-poster.tsx'
import { useClip } from './use-clip.ts'

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
