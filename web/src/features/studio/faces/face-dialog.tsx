import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { OwnPicture } from '../pictures/use-own-pictures.ts'
import classes from './face-dialog.module.css'

type FaceDialogProps = {
  isOpen: boolean
  onClose: () => void
  faces: readonly OwnPicture[]
  chosenId: string
  onChoose: (id: string) => void
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

const tilePixels = 176

/** All saved faces, each with a button that chooses it and closes the window. */
export const FaceDialog = ({ isOpen, onClose, faces, chosenId, onChoose, ...more }: FaceDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Select face" size="medium">
    <ul className={classes.faces}>
      {faces.map(({ id, thumbnailUrl, alt }) => (
        <li key={id} className={classes.face} data-chosen={id === chosenId}>
          <img src={thumbnailUrl} alt={alt} width={tilePixels} height={tilePixels} loading="lazy" />
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
    {more.hasMore && (
      <Button onClick={more.onMore} busy={more.isLoadingMore} busyLabel="Loading..." fullWidth>
        Show more
      </Button>
    )}
  </Dialog>
)
