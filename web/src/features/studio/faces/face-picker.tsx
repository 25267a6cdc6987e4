import type { Gender } from '@visage/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { PATHS } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useOwnPictures } from '../pictures/use-own-pictures.ts'
import { FaceDialog } from './face-dialog.tsx'
import { chosenFirst } from './face-order.ts'
import classes from './face-picker.module.css'

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
      <FaceDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        faces={saved.pictures}
        chosenId={value}
        onChoose={onChange}
        hasMore={saved.hasNextPage}
        isLoadingMore={saved.isFetchingNextPage}
        onMore={() => void saved.fetchNextPage()}
      />
    </fieldset>
  )
}
