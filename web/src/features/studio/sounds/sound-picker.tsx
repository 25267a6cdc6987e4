import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { SoundMaterial } from '@visage/contract'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '../../../lib/use-draft.ts'
import { FieldError } from '../../../ui/field-error.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SoundPlayer } from '../../../ui/sound-player.tsx'
import choice from '../components/choice.module.css'
import { MaterialInput } from '../pictures/material-input.tsx'
import type { Brought } from '../pictures/use-material.ts'
import classes from './sound-picker.module.css'
import { SOUND_FILES } from './sound-source.ts'

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
  const { material, isReading, isUploading, upload, clear } = brought
  const [fileName, setFileName] = useDraft(`${noun}-name`)
  const group = useRef<HTMLFieldSetElement>(null)
  const take = (file: File) => {
    setFileName(file.name)
    upload(file)
  }
  const cancel = () => {
    flushSync(clear)
    group.current?.querySelector('button')?.focus()
  }
  const shownError = brought.error ?? error
  return (
    <fieldset ref={group} className={choice.choice}>
      <legend className={choice.legend}>{label}</legend>
      {isReading && <Skeleton width="100%" height="6rem" />}
      {material && (
        <div className={classes.chosen}>
          <div className={classes.head}>
            <span className={classes.name} title={fileName}>
              {fileName}
            </span>
            <IconButton label={`Cancel the ${noun}`} icon={<IconX size={20} />} onClick={cancel} />
          </div>
          <SoundPlayer
            url={material.media_url}
            label={fileName === '' ? label : fileName}
            duration={material.duration}
            peaks={null}
          />
        </div>
      )}
      {!isReading && !material && (
        <MaterialInput {...SOUND_FILES} noun={noun} hint={hint} isUploading={isUploading} onFile={take} />
      )}
      {shownError !== undefined && <FieldError message={shownError} />}
    </fieldset>
  )
}
