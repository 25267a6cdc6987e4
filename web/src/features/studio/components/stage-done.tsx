import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Medium } from '../medium.ts'
import type { Result } from '../result-store.ts'
import { ResultView } from './result-view.tsx'
import classes from './stage.module.css'
import done from './stage-done.module.css'
import { UnusedWords } from './unused-words.tsx'

export type ResultActions = {
  /** What the result is, as in "face". */
  noun: string
  onDelete: (assetId: string) => Promise<void>
  /** The result's address no longer answers. */
  onBroken: () => void
  /** Without it the result cannot be downloaded here. */
  onDownload: ((assetId: string) => Promise<void>) | undefined
  /** Makes it again with other details; without it there is no such button. */
  onVary: ((assetId: string) => void) | undefined
}

type StageDoneProps = { result: Result; medium: Medium; actions: ResultActions }

export const StageDone = ({ result, medium, actions }: StageDoneProps) => {
  const [open, setOpen] = useState<'enlarged' | 'deleting' | null>(null)
  const { assetId, caption, width, height, hints } = result
  const { noun, onBroken, onDelete, onDownload, onVary } = actions
  const shown = { result, medium, label: `Generated ${noun}: ${caption}` }
  const close = () => setOpen(null)
  return (
    <>
      <figure className={classes.frame} style={{ aspectRatio: `${width} / ${height}` }} data-tall={height > width}>
        <ResultView {...shown} className={done.picture} onError={onBroken} />
        <div className={done.tools} data-medium={medium}>
          <IconButton
            label="Enlarge"
            variant="glass"
            icon={<IconArrowsMaximize size={20} />}
            onClick={() => setOpen('enlarged')}
          />
          {onDownload && (
            <DownloadButton onDownload={() => onDownload(assetId)} tells={medium === 'video' ? 'below' : 'above'} />
          )}
          {onVary && (
            <IconButton
              label="Make a variation"
              variant="glass"
              icon={<IconWand size={20} />}
              onClick={() => onVary(assetId)}
            />
          )}
          <IconButton
            label="Delete"
            variant="glass"
            icon={<IconTrash size={20} />}
            onClick={() => setOpen('deleting')}
          />
        </div>
      </figure>
      <div className={done.words}>
        <p className={done.caption} title={caption}>
          {caption}
        </p>
        <UnusedWords words={hints} />
      </div>
      <Dialog isOpen={open === 'enlarged'} onClose={close} title="Preview" size="picture">
        <ResultView {...shown} className={done.large} />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'deleting'}
        onClose={close}
        title={`Delete this ${noun}?`}
        text="It leaves your gallery for good. What it cost does not come back."
        confirmLabel="Delete"
        onConfirm={() => onDelete(assetId)}
      />
    </>
  )
}
