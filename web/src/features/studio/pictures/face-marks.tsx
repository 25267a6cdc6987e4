import type { FaceBox } from '@visage/contract'
import { useId } from 'react'
import classes from './face-marks.module.css'

type FaceMarksProps = {
  faces: readonly FaceBox[]
  /** The place of the chosen face in `faces`. */
  chosen: number
  onChoose: (index: number) => void
}

/** Room for hair and chin around what the networks call the face, in shares of its size. */
const frame = { across: 1.3, down: 1.36, lift: 0.08 }
const percent = (share: number) => `${(share * 100).toFixed(2)}%`

const placeOf = ({ left, top, width, height }: FaceBox) => ({
  left: percent(left + width / 2),
  top: percent(top + height * (0.5 - frame.lift)),
  width: percent(width * frame.across),
  height: percent(height * frame.down),
})

/** Frames around the faces of a picture, to lay over it; with several of them one is chosen, numbered from left to right. */
export const FaceMarks = ({ faces, chosen, onChoose }: FaceMarksProps) => {
  const name = useId()
  const [only, ...others] = faces
  if (only && others.length === 0) return <span className={classes.only} style={placeOf(only)} />
  const fromLeft = faces.map((face, index) => ({ face, index })).sort((a, b) => a.face.left - b.face.left)
  return (
    <div role="radiogroup" aria-label="Face to replace" className={classes.marks}>
      {fromLeft.map(({ face, index }, place) => (
        <label key={index} className={classes.mark} style={placeOf(face)}>
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
