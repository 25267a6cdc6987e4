import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { Material } from '@visage/contract'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { FieldError } from '../../../ui/field-error.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import choice from '../components/choice.module.css'
import { MaterialInput } from '../pictures/material-input.tsx'
import picked from '../pictures/picked.module.css'
import { PICTURE_FILES } from '../pictures/picture-source.ts'
import type { Brought } from '../pictures/use-material.ts'

type GarmentPickerProps = { brought: Brought<Material>; error: string | undefined }

/** The picture of what is put on: brought in, and large enough to be recognised until it is cancelled. */
export const GarmentPicker = ({ brought, error }: GarmentPickerProps) => {
  const { material, isReading, isUploading, upload, clear } = brought
  const group = useRef<HTMLFieldSetElement>(null)
  const cancel = () => {
    flushSync(clear)
    group.current?.querySelector('button')?.focus()
  }
  const shownError = brought.error ?? error
  return (
    <fieldset ref={group} className={choice.choice}>
      <legend className={choice.legend}>Garment</legend>
      {isReading && <Skeleton width="100%" height="13rem" />}
      {material && (
        <div className={picked.chosen}>
          <img src={material.media_url} alt="The garment" width={material.width} height={material.height} />
          <IconButton label="Cancel the garment" variant="glass" icon={<IconX size={20} />} onClick={cancel} />
        </div>
      )}
      {!isReading && !material && (
        <MaterialInput
          {...PICTURE_FILES}
          noun="garment"
          hint="Laid flat, on a hanger or worn: PNG, JPEG or WEBP. Drop it here, paste it, or choose a file."
          hasCamera
          takesEveryPaste
          isUploading={isUploading}
          onFile={upload}
        />
      )}
      {shownError !== undefined && <FieldError message={shownError} />}
    </fieldset>
  )
}
