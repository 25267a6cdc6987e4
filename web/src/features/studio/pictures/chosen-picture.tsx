import type { Material } from '@visage/contract'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import classes from './chosen-picture.module.css'
import { FaceMarks } from './face-marks.tsx'
import type { PictureFaces } from './use-picture-faces.ts'

type ChosenPictureProps = { material: Material; found: PictureFaces; onClear: () => void }

const tallestRem = 24

const NO_FACE = 'There is no face to be seen in this picture. Please use one that shows a face clearly.'

const tellFaces = ({ faces, hasFailed }: PictureFaces): string => {
  if (hasFailed) return 'The faces could not be marked. The largest one will be replaced.'
  if (!faces) return 'Looking for faces...'
  if (faces.length === 1) return 'One face found. It will be replaced.'
  return faces.length > 1 ? `${faces.length} faces found. Choose the one to replace.` : ''
}

/** The picture to work from, with the faces in it. */
export const ChosenPicture = ({ material, found, onClear }: ChosenPictureProps) => {
  const { media_url: url, width, height } = material
  const { faces } = found
  return (
    <div className={classes.chosen}>
      <div
        className={classes.picture}
        style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${(tallestRem * width) / height}rem)` }}
      >
        <img src={url} alt="What to work from" width={width} height={height} decoding="async" />
        {faces !== undefined && faces.length > 0 && (
          <FaceMarks faces={faces} chosen={found.chosen} onChoose={found.choose} />
        )}
      </div>
      <output className={classes.status}>{tellFaces(found)}</output>
      {faces?.length === 0 && <FieldError message={NO_FACE} />}
      <Button name="another" onClick={onClear}>
        Use another picture
      </Button>
    </div>
  )
}
