import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { DownloadFormat } from '@visage/contract'
import { useState } from 'react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'

type DeleteResultProps = {
  /** What it is, as in "face". */
  noun: string
  onDelete: () => Promise<void>
}

/** The button that deletes a result once that has been confirmed. */
export const DeleteResult = ({ noun, onDelete }: DeleteResultProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton label="Delete" variant="glass" icon={<IconTrash size={20} />} onClick={() => setIsOpen(true)} />
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Delete this ${noun}?`}
        text="It leaves your gallery, where it can be brought back for nine minutes. What it cost does not come back."
        confirmLabel="Delete"
        onConfirm={onDelete}
      />
    </>
  )
}

export type ResultActions = {
  /** What the result is, as in "face". */
  noun: string
  /** Whether it is a video that is there to be listened to. */
  isHeard: boolean
  onDelete: (assetId: string) => Promise<void>
  /** The result's address no longer answers. */
  onBroken: () => void
  /** Without it the result cannot be downloaded here. */
  onDownload: ((assetId: string, format?: DownloadFormat) => Promise<void>) | undefined
  /** Makes it again with other details; without it there is no such button. */
  onVary: ((assetId: string) => void) | undefined
}
