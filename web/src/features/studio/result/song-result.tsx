import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useMutation } from '../../../lib/api/mutations.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { SoundPlayer } from '../../../ui/media/sound-player.tsx'
import type { Result } from '../generation/result-store.ts'
import { DeleteResult } from './result-actions.tsx'
import type { ResultActions } from './result-actions.tsx'
import song from './song-result.module.css'

type SongDownloadProps = {
  /** What the file is, as in "MP3". */
  format: string
  onDownload: () => Promise<void>
}

/** Saves one of a song's files. */
const SongDownload = ({ format, onDownload }: SongDownloadProps) => {
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

/** A song that was made: its lyrics, its waveform, and its files. */
export const SongResult = ({ result, actions }: { result: Result; actions: ResultActions }) => {
  const { assetId, caption, url, duration, peaks, hints, facts } = result
  const { noun, onBroken, onDelete, onDownload } = actions
  return (
    <>
      <div className={song.song}>
        <p className={song.lyrics}>{caption}</p>
        <SoundPlayer
          key={url}
          url={url}
          label={`Generated ${noun}`}
          duration={duration}
          peaks={peaks}
          size="large"
          onError={onBroken}
        />
        <div className={song.tools}>
          {onDownload && (
            <>
              <SongDownload format="MP3" onDownload={() => onDownload(assetId)} />
              <SongDownload format="WAV" onDownload={() => onDownload(assetId, 'wav')} />
            </>
          )}
          <DeleteResult noun={noun} onDelete={() => onDelete(assetId)} />
        </div>
      </div>
      {facts && <p className={song.facts}>{facts}</p>}
      {hints.map(({ how }) => (
        <p key={how} className={song.hint}>
          {how}
        </p>
      ))}
    </>
  )
}
