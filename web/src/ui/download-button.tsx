import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import classes from './download-button.module.css'
import { FieldError } from './field-error.tsx'
import { IconButton } from './icon-button.tsx'
import { Spinner } from './spinner.tsx'

type DownloadButtonProps = {
  onDownload: () => Promise<void>
  /** What is downloaded, where several things could be, as in "Download: a red coat". */
  of?: string
  variant?: 'plain' | 'glass'
  /** Where a refusal is shown. */
  tells?: 'above' | 'below'
}

/** Saves a file; a spinner takes the icon's place meanwhile, and a refusal is shown beside it. */
export const DownloadButton = ({ onDownload, of, variant = 'glass', tells = 'above' }: DownloadButtonProps) => {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const download = async () => {
    setIsBusy(true)
    setError(undefined)
    try {
      await onDownload()
    } catch (caught) {
      setError(caught instanceof Error ? caught.message : String(caught))
    } finally {
      setIsBusy(false)
    }
  }
  const label = isBusy ? 'Downloading' : 'Download'
  return (
    <span className={classes.download}>
      <IconButton
        label={of === undefined ? label : `${label}: ${of}`}
        title={label}
        variant={variant}
        icon={isBusy ? <Spinner size={20} /> : <IconDownload size={20} />}
        aria-disabled={isBusy}
        onClick={() => !isBusy && void download()}
      />
      {error !== undefined && (
        <span className={classes.error} data-place={tells}>
          <FieldError message={error} />
        </span>
      )}
    </span>
  )
}
