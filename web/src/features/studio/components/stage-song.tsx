import { SoundPlayer } from '../../../ui/sound-player.tsx'
import type { Result } from '../result-store.ts'
import { DeleteResult } from './delete-result.tsx'
import { SongDownload } from './song-download.tsx'
import type { ResultActions } from './stage-done.tsx'
import song from './stage-song.module.css'

type StageSongProps = { result: Result; actions: ResultActions }

/** A song that was made: its lyrics, its waveform, and its files. */
export const StageSong = ({ result, actions }: StageSongProps) => {
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
      {hints.map((hint) => (
        <p key={hint} className={song.hint}>
          {hint}
        </p>
      ))}
    </>
  )
}
