import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Result } from '../result-store.ts'
import classes from './stage.module.css'
import done from './stage-done.module.css'
import { UnusedWords } from './unused-words.tsx'

export type ResultActions = {
  /** What the result is, as in "face". */
  noun: string
  onDelete: (assetId: string) => Promise<void>
  /** The picture's address no longer answers. */
  onBroken: () => void
}

export const StageDone = ({ result, actions }: { result: Result; actions: ResultActions }) => {
  const [open, setOpen] = useState<'enlarged' | 'deleting' | null>(null)
  const alt = `Generated ${actions.noun}: ${result.caption}`
  const close = () => setOpen(null)
  return (
    <>
      <figure className={classes.frame}>
        <img
          key={result.url}
          src={result.url}
          alt={alt}
          width={1024}
          height={1024}
          className={done.picture}
          onError={actions.onBroken}
        />
        <div className={done.tools}>
          <IconButton
            label="Enlarge"
            variant="glass"
            icon={<IconArrowsMaximize size={20} />}
            onClick={() => setOpen('enlarged')}
          />
          <IconButton
            label="Delete"
            variant="glass"
            icon={<IconTrash size={20} />}
            onClick={() => setOpen('deleting')}
          />
        </div>
      </figure>
      <div className={done.words}>
        <p className={done.caption} title={result.caption}>
          {result.caption}
        </p>
        <UnusedWords words={result.hints} />
      </div>
      <Dialog isOpen={open === 'enlarged'} onClose={close} title="Preview" size="picture">
        <img src={result.url} alt={alt} width={1024} height={1024} className={done.large} />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'deleting'}
        onClose={close}
        title={`Delete this ${actions.noun}?`}
        text="It leaves your gallery for good. What it cost does not come back."
        confirmLabel="Delete"
        onConfirm={() => actions.onDelete(result.assetId)}
      />
    </>
  )
}
