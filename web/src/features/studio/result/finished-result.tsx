import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { DownloadFormat } from '@visage/contract'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { useMutation } from '../../../lib/api/mutations.ts'
import { GALLERY_KEY } from '../../../lib/api/queries.ts'
import { DownloadButton } from '../../../ui/buttons/action-button.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
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
  isHeard: boolean
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

/** A result as itself: a picture, or a film that starts at once, silent and over and over, unless it is there to be heard. */
const ResultMedia = ({ medium, isHeard, url, label, ...shown }: ResultMediaProps) => {
  if (medium === 'image') return <img key={url} src={url} alt={label} {...shown} />
  return (
    // What is said in a film stands in its picture, and comes as files of subtitles.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      key={url}
      src={url}
      aria-label={label}
      autoPlay={!isHeard && !prefersReducedMotion()}
      muted={!isHeard}
      loop={!isHeard}
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
  isHeard: boolean
  /** What it shows. */
  label: string
  className: string | undefined
  onError?: () => void
}

/** A result; over the picture that it was made from, where there is one, as before and after. */
const ResultView = ({ result, medium, isHeard, label, ...look }: ResultViewProps) => {
  const { url, width, height, beforeId } = result
  const before = useAsset(beforeId)?.image_url
  const shown = { width, height, ...look }
  if (before === undefined) return <ResultMedia medium={medium} isHeard={isHeard} url={url} label={label} {...shown} />
  return <CompareSlider key={url} before={{ url: before, alt: 'Before' }} after={{ url, alt: label }} {...shown} />
}

const SUBTITLE_FORMATS = ['srt', 'vtt'] as const

/** Saves what is said in a film as files that players and editors read. */
const Subtitles = ({ onDownload }: { onDownload: (format: DownloadFormat) => Promise<void> }) => {
  const download = useMutation({ mutationFn: onDownload })
  return (
    <div className={done.subtitles}>
      <span>Subtitles:</span>
      {SUBTITLE_FORMATS.map((format) => (
        <Button
          key={format}
          variant="quiet"
          aria-label={`Download subtitles as ${format.toUpperCase()}`}
          onClick={() => download.mutate(format)}
          busy={download.isPending && download.variables === format}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      {download.error && <FieldError message={download.error.message} />}
    </div>
  )
}

type FinishedResultProps = { result: Result; medium: Medium; actions: ResultActions }

export const FinishedResult = ({ result, medium, actions }: FinishedResultProps) => {
  const [isEnlarged, setIsEnlarged] = useState(false)
  const { assetId, caption, width, height, hints, facts, notice, hasWords } = result
  const { noun, isHeard, onBroken, onDelete, onDownload, onVary } = actions
  const shown = { result, medium, isHeard, label: `Generated ${noun}: ${caption}` }
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
        {isHeard && hasWords && onDownload && <Subtitles onDownload={(format) => onDownload(assetId, format)} />}
      </div>
      <Dialog isOpen={isEnlarged} onClose={() => setIsEnlarged(false)} title="Preview" size="picture">
        <ResultView {...shown} className={done.large} />
      </Dialog>
    </>
  )
}
