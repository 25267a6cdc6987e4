import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import type { ReactNode } from 'react'
import { FieldError } from '../feedback/field-errors.tsx'
import { Spinner } from '../feedback/loading.tsx'
import { useAttempt } from '../feedback/use-attempt.ts'
import classes from './action-button.module.css'
import { IconButton } from './icon-button.tsx'

type ActionButtonProps = {
  label: string
  busyLabel: string
  icon: ReactNode
  /** What it is done to, where several things could be meant, as in "Download: a red coat". */
  of?: string
  variant?: 'plain' | 'glass'
  /** Where a refusal is shown. */
  tells?: 'above' | 'below'
  /** What its rejection says is shown beside the button. */
  onAct: () => Promise<unknown>
}

const edgePixels = 8

/** Moves what is wider than the room beside its button back into the window. */
const keepInWindow = (bubble: HTMLElement | null) => {
  if (!bubble) return
  const { left, right } = bubble.getBoundingClientRect()
  const overhang = Math.max(0, right + edgePixels - document.documentElement.clientWidth)
  bubble.style.translate = `${Math.max(edgePixels - left, -overhang)}px`
}

/** An icon for something that takes a while: a spinner takes its place meanwhile. */
export const ActionButton = ({
  label,
  busyLabel,
  icon,
  of,
  variant = 'glass',
  tells = 'above',
  onAct,
}: ActionButtonProps) => {
  const { isBusy, error, attempt } = useAttempt('Something went wrong.')
  const shown = isBusy ? busyLabel : label
  return (
    <span className={classes.action}>
      <IconButton
        label={of === undefined ? shown : `${shown}: ${of}`}
        title={shown}
        variant={variant}
        icon={isBusy ? <Spinner size={20} /> : icon}
        aria-disabled={isBusy}
        onClick={() => !isBusy && void attempt(onAct)}
      />
      {error !== undefined && (
        <span ref={keepInWindow} className={classes.error} data-place={tells}>
          <FieldError message={error} />
        </span>
      )}
    </span>
  )
}

type DownloadButtonProps = {
  onDownload: () => Promise<void>
  of?: string
  variant?: 'plain' | 'glass'
  tells?: 'above' | 'below'
}

export const DownloadButton = ({ onDownload, ...look }: DownloadButtonProps) => (
  <ActionButton
    label="Download"
    busyLabel="Downloading"
    icon={<IconDownload size={20} />}
    onAct={onDownload}
    {...look}
  />
)
