import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { SoundMaterial } from '@visage/contract'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { SoundPlayer } from '../../../ui/media/sound-player.tsx'
import { BroughtField, cancelAndReturn } from './brought-field.tsx'
import { MaterialInput } from './material-input.tsx'
import classes from './sound-picker.module.css'
import { SOUND_FILES } from './sound-source.ts'
import type { Brought } from './use-material.ts'

type SoundPickerProps = {
  /** What is brought in, as in "song file". */
  noun: string
  label: string
  hint: string
  brought: Brought<SoundMaterial>
  error: string | undefined
}

/** A sound to work from: brought in, then to be listened to until it is cancelled. */
export const SoundPicker = ({ noun, label, hint, brought, error }: SoundPickerProps) => {
  const [fileName, setFileName] = useDraft(`${noun}-name`)
  const { material, clear, upload, isUploading } = brought
  const take = (file: File) => {
    setFileName(file.name)
    upload(file)
  }
  return (
    <BroughtField
      label={label}
      brought={brought}
      error={error}
      height="6rem"
      chosen={
        material && (
          <div className={classes.chosen}>
            <div className={classes.head}>
              <span className={classes.name} title={fileName}>
                {fileName}
              </span>
              <IconButton label={`Cancel the ${noun}`} icon={<IconX size={20} />} onClick={cancelAndReturn(clear)} />
            </div>
            <SoundPlayer
              url={material.media_url}
              label={fileName === '' ? label : fileName}
              duration={material.duration}
              peaks={material.peaks}
            />
          </div>
        )
      }
      input={<MaterialInput {...SOUND_FILES} noun={noun} hint={hint} isUploading={isUploading} onFile={take} />}
    />
  )
}
