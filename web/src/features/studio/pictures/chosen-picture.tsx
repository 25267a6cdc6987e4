import type { Material } from '@visage/contract'
import { Button } from '../../../ui/button.tsx'
import classes from './chosen-picture.module.css'
import { FacesFound } from './faces-found.tsx'
import { MarkedPicture } from './marked-picture.tsx'
import type { MaterialFaces } from './use-material-faces.ts'

type ChosenPictureProps = { material: Material; found: MaterialFaces; onClear: () => void }

/** The picture to work from, with the faces in it. */
export const ChosenPicture = ({ material, found, onClear }: ChosenPictureProps) => {
  const { media_url: url, width, height } = material
  return (
    <div className={classes.chosen}>
      <MarkedPicture url={url} width={width} height={height} alt="What to work from" found={found} />
      <FacesFound found={found} noun="picture" />
      <Button name="another" onClick={onClear}>
        Use another picture
      </Button>
    </div>
  )
}
