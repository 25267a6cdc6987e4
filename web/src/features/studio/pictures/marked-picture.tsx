import { FaceMarks } from './face-marks.tsx'
import classes from './marked-picture.module.css'
import type { MaterialFaces } from './use-material-faces.ts'

type MarkedPictureProps = { url: string; width: number; height: number; alt: string; found: MaterialFaces }

const tallestRem = 24

/** A picture with the faces in it, one of which is chosen. */
export const MarkedPicture = ({ url, width, height, alt, found }: MarkedPictureProps) => {
  const { faces } = found
  return (
    <div
      className={classes.picture}
      style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${(tallestRem * width) / height}rem)` }}
    >
      <img src={url} alt={alt} width={width} height={height} decoding="async" />
      {faces !== undefined && faces.length > 0 && (
        <FaceMarks faces={faces} chosen={found.chosen} onChoose={found.choose} />
      )}
    </div>
  )
}
