import type { Gender } from '@visage/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { PATHS } from '../../../lib/routing/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { MoreButton } from '../../../ui/buttons/more-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import classes from './face-picker.module.css'
import { useOwnPictures } from './use-own-pictures.ts'

type FaceDialogProps = {
  isOpen: boolean
  onClose: () => void
  saved: ReturnType<typeof useOwnPictures>
  chosenId: string
  onChoose: (id: string) => void
}

const dialogTilePixels = 176

/** All saved faces, each with a button that chooses it and closes the window. */
const FaceDialog = ({ isOpen, onClose, saved, chosenId, onChoose }: FaceDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Select face" size="medium">
    <ul className={classes.faces}>
      {saved.pictures.map(({ id, thumbnailUrl, alt }) => (
        <li key={id} className={classes.face} data-chosen={id === chosenId}>
          <img src={thumbnailUrl} alt={alt} width={dialogTilePixels} height={dialogTilePixels} loading="lazy" />
          <Button
            fullWidth
            aria-label={`Select: ${alt}`}
            onClick={() => {
              onChoose(id)
              onClose()
            }}
          >
            Select
          </Button>
        </li>
      ))}
    </ul>
    <MoreButton list={saved} fullWidth />
  </Dialog>
)

/** The chosen one first, then the others in their order. */
export const chosenFirst = <Face extends { id: string }>(faces: readonly Face[], chosenId: string): Face[] => {
  const chosen = faces.find(({ id }) => id === chosenId)
  return chosen ? [chosen, ...faces.filter((face) => face !== chosen)] : [...faces]
}

type FacePickerProps = {
  gender: Gender
  /** The id of the chosen face, or empty. */
  value: string
  onChange: (id: string) => void
  error: string | undefined
}

const shownCount = 3
const tilePixels = 112

/** The recent faces of a gender to choose from, and a window with all of them. */
export const FacePicker = ({ gender, value, onChange, error }: FacePickerProps) => {
  const saved = useOwnPictures({ tab: 'faces', gender })
  const [isOpen, setIsOpen] = useState(false)
  const shown = chosenFirst(saved.pictures, value).slice(0, shownCount)
  return (
    <fieldset className={classes.picker} data-tour="faces">
      <legend className={classes.legend}>Face</legend>
      {saved.isPending && <Skeleton width="100%" height="7rem" />}
      {saved.isError && (
        <p className={classes.note}>
          Your faces could not be loaded. <Button onClick={() => void saved.refetch()}>Try again</Button>
        </p>
      )}
      {saved.isSuccess && saved.pictures.length === 0 && (
        <p className={classes.note}>
          <Link to={PATHS.face}>Please Generate face</Link>
        </p>
      )}
      {shown.length > 0 && (
        <div className={classes.row}>
          {shown.map(({ id, thumbnailUrl, alt }) => (
            <label key={id} className={classes.tile}>
              <input type="radio" name="face" value={id} checked={id === value} onChange={() => onChange(id)} />
              <img src={thumbnailUrl} alt={alt} width={tilePixels} height={tilePixels} />
            </label>
          ))}
        </div>
      )}
      {saved.pictures.length > 0 && (
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          View All
        </Button>
      )}
      {error !== undefined && <FieldError message={error} />}
      <FaceDialog isOpen={isOpen} onClose={() => setIsOpen(false)} saved={saved} chosenId={value} onChoose={onChange} />
    </fieldset>
  )
}
