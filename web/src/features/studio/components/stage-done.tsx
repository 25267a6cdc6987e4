import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Medium } from '../medium.ts'
import type { Result } from '../result-store.ts'
import { DeleteResult } from './delete-result.tsx'
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
  onDownload: ((assetId: string, format?: 'original' | 'wav') => Promise<void>) | undefined
  /** Makes it again with other details; without it there is no such button. */
  onVary: ((assetId: string) => void) | undefined
}

type StageDoneProps = { result: Result; medium: Medium; actions: ResultActions }

export const StageDone = ({ result, medium, actions }: StageDoneProps) => {
  const [isEnlarged, setIsEnlarged] = useState(false)
  const { assetId, caption, width, height, hints, facts, notice } = result
  const { noun, onBroken, onDelete, onDownload, onVary } = actions
  const shown = { result, medium, label: `Generated ${noun}: ${caption}` }
  return (
    <>
      <figure className={classes.frame} style={{ aspectRatio: `${width} / ${height}` }} data-tall={height > width}>
        <ResultView {...shown} className={done.picture} onError={onBroken} />
        <div className={done.tools} data-medium={medium}>
          <IconButton
            label="Enlarge"
            variant="glass"
            icon={<IconArrowsMaximize size={20} />}
            onClick={() => setIsEnlarged(true)}
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
          <DeleteResult noun={noun} onDelete={() => onDelete(assetId)} />
        </div>
      </figure>
      <div className={done.words}>
        <p className={done.caption} title={caption}>
          {caption}
        </p>
        {notice && <p className={done.notice}>{notice}</p>}
        {facts && <p className={done.facts}>{facts}</p>}
        <UnusedWords words={hints} />
      </div>
      <Dialog isOpen={isEnlarged} onClose={() => setIsEnlarged(false)} title="Preview" size="picture">
        <ResultView {...shown} className={done.large} />
      </Dialog>
    </>
  )
}
