import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useMutation } from '../../../lib/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'

type SongDownloadProps = {
  /** What the file is, as in "MP3". */
  format: string
  onDownload: () => Promise<void>
}

/** Saves one of a song's files. */
export const SongDownload = ({ format, onDownload }: SongDownloadProps) => {
  const download = useMutation({ mutationFn: onDownload })
  return (
    <>
      <Button
        icon={<IconDownload size={18} />}
        aria-label={`Download ${format}`}
        onClick={() => download.mutate()}
        busy={download.isPending}
        busyLabel={format}
      >
        {format}
      </Button>
      {download.error && <FieldError message={download.error.message} />}
    </>
  )
}
