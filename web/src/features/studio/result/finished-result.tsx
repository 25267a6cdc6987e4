import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { GALLERY_KEY } from '../../../lib/api/queries.ts'
import { DownloadButton } from '../../../ui/buttons/action-button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { CompareSlider } from '../../../ui/media/compare-slider.tsx'
import { prefersReducedMotion } from '../../../ui/media/playback.ts'
import { PromptHints } from '../form/prompt-hints.tsx'
import type { Medium } from '../generation/result-panel-state.ts'
import type { Result } from '../generation/result-store.ts'
import done from './result-actions.module.css'
import { DeleteResult } from './result-actions.tsx'
import type { ResultActions } from './result-actions.tsx'
import classes from './result-panel.module.css'

type ResultMediaProps = {
  medium: Medium
  url: string
  /** What it shows. */
  label: string
  /** Pixels. */
  width: number
  height: number
  className: string | undefined
  /** Its address no longer answers. */
  onError?: () => void
}

/** A result as itself: a picture, or a film that starts at once, silent and over and over. */
const ResultMedia = ({ medium, url, label, ...shown }: ResultMediaProps) => {
  if (medium === 'image') return <img key={url} src={url} alt={label} {...shown} />
  return (
    // There are no words to caption: films are made silent, and others keep the sound that they came with.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      key={url}
      src={url}
      aria-label={label}
      autoPlay={!prefersReducedMotion()}
      muted
      loop
      controls
      playsInline
      {...shown}
    />
  )
}

/** One generated item by its id; nothing until it is there, and nothing once it has been deleted. */
const useAsset = (id: string | undefined) =>
  useQuery({
    queryKey: [...GALLERY_KEY, 'asset', id],
    queryFn: ({ signal }) => call(contract.gallery.readAsset, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
  }).data

type ResultViewProps = {
  result: Result
  medium: Medium
  /** What it shows. */
  label: string
  className: string | undefined
  onError?: () => void
}

/** A result; over the picture that it was made from, where there is one, as before and after. */
const ResultView = ({ result, medium, label, className, onError }: ResultViewProps) => {
  const { url, width, height, beforeId } = result
  const before = useAsset(beforeId)?.image_url
  if (before === undefined)
    return (
      <ResultMedia
        medium={medium}
        url={url}
        label={label}
        width={width}
        height={height}
        className={className}
        onError={onError}
      />
    )
  return (
    <CompareSlider
      key={url}
      before={{ url: before, alt: 'Before' }}
      after={{ url, alt: label }}
      width={width}
      height={height}
      className={className}
      onError={onError}
    />
  )
}

type FinishedResultProps = { result: Result; medium: Medium; actions: ResultActions }

export const FinishedResult = ({ result, medium, actions }: FinishedResultProps) => {
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
        <PromptHints hints={hints} />
      </div>
      <Dialog isOpen={isEnlarged} onClose={() => setIsEnlarged(false)} title="Preview" size="picture">
        <ResultView {...shown} className={done.large} />
      </Dialog>
    </>
  )
}
