import type { FaceBox } from '@visage/contract'
import { useId } from 'react'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import classes from './face-choice-picture.module.css'
import type { FaceSelection } from './face-selection.ts'

type FaceBoxesProps = {
  faces: readonly FaceBox[]
  /** The place of the chosen face in `faces`. */
  chosen: number
  onChoose: (index: number) => void
}

/** Room for hair and chin around what the networks call the face, in shares of its size. */
const frame = { across: 1.3, down: 1.36, lift: 0.08 }
const percent = (share: number) => `${(share * 100).toFixed(2)}%`

const boxStyle = ({ left, top, width, height }: FaceBox) => ({
  left: percent(left + width / 2),
  top: percent(top + height * (0.5 - frame.lift)),
  width: percent(width * frame.across),
  height: percent(height * frame.down),
})

/** Frames around the faces of a picture, to lay over it; with several of them one is chosen, numbered from left to right. */
const FaceBoxes = ({ faces, chosen, onChoose }: FaceBoxesProps) => {
  const name = useId()
  const [only, ...others] = faces
  if (only && others.length === 0) return <span className={classes.only} style={boxStyle(only)} />
  const fromLeft = faces.map((face, index) => ({ face, index })).sort((a, b) => a.face.left - b.face.left)
  return (
    <div role="radiogroup" aria-label="Face to replace" className={classes.marks}>
      {fromLeft.map(({ face, index }, place) => (
        <label key={index} className={classes.mark} style={boxStyle(face)}>
          <input
            type="radio"
            name={name}
            checked={index === chosen}
            onChange={() => onChoose(index)}
            aria-label={`Face ${place + 1} of ${faces.length}`}
          />
          <span className={classes.frame} aria-hidden="true">
            <span className={classes.number}>{place + 1}</span>
          </span>
        </label>
      ))}
    </div>
  )
}

const facesText = ({ faces, hasFailed }: FaceSelection): string => {
  if (hasFailed) return 'The faces could not be marked. The largest one will be replaced.'
  if (!faces) return 'Looking for faces...'
  if (faces.length === 1) return 'One face found. It will be replaced.'
  return faces.length > 1 ? `${faces.length} faces found. Choose the one to replace.` : ''
}

/** Says how many faces there are to choose from. */
export const FacesFound = ({ found, noun }: { found: FaceSelection; noun: 'picture' | 'video' }) => (
  <>
    <output className={classes.status}>{facesText(found)}</output>
    {found.faces?.length === 0 && (
      <FieldError message={`There is no face to be seen in this ${noun}. Please use one that shows a face clearly.`} />
    )}
  </>
)

type FaceChoicePictureProps = { url: string; width: number; height: number; alt: string; found: FaceSelection }

const tallestRem = 24

/** A picture with the faces in it, one of which is chosen. */
export const FaceChoicePicture = ({ url, width, height, alt, found }: FaceChoicePictureProps) => {
  const { faces } = found
  return (
    <div
      className={classes.picture}
      style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${(tallestRem * width) / height}rem)` }}
    >
      <img src={url} alt={alt} width={width} height={height} decoding="async" />
      {faces !== undefined && faces.length > 0 && (
        <FaceBoxes faces={faces} chosen={found.chosen} onChoose={found.choose} />
      )}
    </div>
  )
}
