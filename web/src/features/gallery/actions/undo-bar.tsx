import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import classes from './gallery-bars.module.css'
import { clearDeletion, useDeletion } from './undo-store.ts'
import type { GalleryActions } from './use-gallery-actions.ts'

/** Offers to bring back what was deleted last, and says when something went wrong. */
export const UndoBar = ({ care }: { care: Pick<GalleryActions, 'undo' | 'isUndoing' | 'error' | 'forgetError'> }) => {
  const deletion = useDeletion()
  const undo = useRef<HTMLButtonElement>(null)
  const known = useRef(deletion)
  useEffect(() => {
    if (known.current === deletion) return
    known.current = deletion
    // What had the focus went with the items.
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true })
  }, [deletion])
  return (
    <>
      {care.error && (
        <div className={classes.bar} data-tone="danger" role="alert">
          <span>{care.error.message}</span>
          <IconButton label="Dismiss" icon={<IconX size={18} />} onClick={care.forgetError} />
        </div>
      )}
      <output className={classes.status}>
        {deletion && (
          <div className={classes.bar}>
            <span className={classes.count}>
              {deletion.ids.length === 1 ? 'Deleted.' : `${deletion.ids.length} items deleted.`}
            </span>
            <Button
              ref={undo}
              icon={<IconArrowBackUp size={18} />}
              busy={care.isUndoing}
              busyLabel="Undoing"
              onClick={() => care.undo(deletion.ids)}
            >
              Undo
            </Button>
            <IconButton label="Dismiss" icon={<IconX size={18} />} onClick={clearDeletion} />
          </div>
        )}
      </output>
    </>
  )
}
