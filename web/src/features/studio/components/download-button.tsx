import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useMutation } from '@tanstack/react-query'
import { FieldError } from '../../../ui/field-error.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import classes from './download-button.module.css'

/** Saves the watermarked file; a spinner takes the icon's place meanwhile. */
export const DownloadButton = ({ onDownload }: { onDownload: () => Promise<void> }) => {
  const saving = useMutation({ mutationFn: onDownload })
  return (
    <span className={classes.download}>
      <IconButton
        label={saving.isPending ? 'Downloading' : 'Download'}
        variant="glass"
        icon={saving.isPending ? <Spinner size={20} /> : <IconDownload size={20} />}
        aria-disabled={saving.isPending}
        onClick={() => !saving.isPending && saving.mutate()}
      />
      {saving.error && (
        <span className={classes.error}>
          <FieldError message={saving.error.message} />
        </span>
      )}
    </span>
  )
}
