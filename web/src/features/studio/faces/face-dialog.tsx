import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import classes from './face-dialog.module.css'
import type { SavedFace } from './use-faces.ts'

type FaceDialogProps = {
  isOpen: boolean
  onClose: () => void
  faces: readonly SavedFace[]
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
      {faces.map(({ id, url, alt }) => (
        <li key={id} className={classes.face} data-chosen={id === chosenId}>
          <img src={url} alt={alt} width={tilePixels} height={tilePixels} loading="lazy" />
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
