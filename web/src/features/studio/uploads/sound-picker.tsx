import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { UploadedSound } from '@visage/contract'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { SoundPlayer } from '../../../ui/media/sound-player.tsx'
import { FileDropInput } from './file-drop-input.tsx'
import classes from './sound-picker.module.css'
import { SOUND_FILES } from './sound-source.ts'
import { cancelAndReturn, UploadField } from './upload-field.tsx'
import type { UploadState } from './use-upload.ts'

type SoundPickerProps = {
  /** What is brought in, as in "song file". */
  noun: string
  label: string
  /** What a step of the guided tour points at. */
  'data-tour': string
  hint: string
  uploadState: UploadState<UploadedSound>
  error: string | undefined
}

/** A sound to work from: brought in, then to be listened to until it is cancelled. */
export const SoundPicker = ({ noun, label, hint, uploadState, error, ...tour }: SoundPickerProps) => {
  const [fileName, setFileName] = useDraft(`${noun}-name`)
  const { uploaded, clear, upload, isUploading } = uploadState
  const take = (file: File) => {
    setFileName(file.name)
    upload(file)
  }
  return (
    <UploadField
      {...tour}
      label={label}
      uploadState={uploadState}
      error={error}
      height="6rem"
      chosen={
        uploaded && (
          <div className={classes.chosen}>
            <div className={classes.head}>
              <span className={classes.name} title={fileName}>
                {fileName}
              </span>
              <IconButton label={`Cancel the ${noun}`} icon={<IconX size={20} />} onClick={cancelAndReturn(clear)} />
            </div>
            <SoundPlayer
              url={uploaded.media_url}
              label={fileName === '' ? label : fileName}
              duration={uploaded.duration}
              peaks={uploaded.peaks}
            />
          </div>
        )
      }
      input={<FileDropInput {...SOUND_FILES} noun={noun} hint={hint} isUploading={isUploading} onFile={take} />}
    />
  )
}
