import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { contract, MAX_GARMENT_NAME } from '@visage/contract'
import type { ClothCategory, UploadedPicture } from '@visage/contract'
import { useState } from 'react'
import { findFieldErrors, readFieldErrors } from '../../../lib/api/field-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { TextField } from '../../../ui/forms/fields.tsx'
import picked from '../pickers/picked.module.css'
import { ConsentBox } from '../uploads/consent.tsx'
import type { ConsentState } from '../uploads/consent.tsx'
import { FileDropInput } from '../uploads/file-drop-input.tsx'
import { PICTURE_FILES } from '../uploads/upload-channels.ts'
import { cancelAndReturn, UploadField } from '../uploads/upload-field.tsx'
import type { UploadState } from '../uploads/use-upload.ts'
import { useGarments, useKeepGarment } from './wardrobe.ts'
import classes from './wardrobe.module.css'

type GarmentPickerProps = {
  uploadState: UploadState<UploadedPicture>
  consent: ConsentState
  error: string | undefined
}

/** The picture of what is put on: brought in, and large enough to be recognised until it is cancelled. */
export const GarmentPicker = ({ uploadState, consent, error }: GarmentPickerProps) => {
  const { uploaded, clear, upload, isUploading } = uploadState
  return (
    <UploadField
      label="Garment"
      data-tour="garment"
      uploadState={uploadState}
      error={error}
      height="13rem"
      chosen={
        uploaded && (
          <div className={picked.chosen}>
            <img src={uploaded.media_url} alt="The garment" width={uploaded.width} height={uploaded.height} />
            <IconButton
              label="Cancel the garment"
              variant="glass"
              icon={<IconX size={20} />}
              onClick={cancelAndReturn(clear)}
            />
          </div>
        )
      }
      input={
        <>
          <FileDropInput
            {...PICTURE_FILES}
            noun="garment"
            hint="Laid flat, on a hanger or worn: PNG, JPEG or WEBP. Drop it here, paste it, or choose a file."
            hasCamera
            takesEveryPaste
            isUploading={isUploading}
            onFile={upload}
          />
          <ConsentBox consent={consent} />
        </>
      }
    />
  )
}

type KeepGarmentProps = { uploaded: UploadedPicture; category: ClothCategory; onKept?: () => void }

/** Keeps what was brought in by a name, or says under which it is kept. */
export const KeepGarment = ({ uploaded, category, onKept }: KeepGarmentProps) => {
  const garments = useGarments()
  const keep = useKeepGarment()
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string>()
  const kept = garments.data?.find(({ id }) => id === uploaded.id)
  if (kept) return <p className={classes.hint}>In your wardrobe as “{kept.name}”.</p>
  const send = () => {
    const body = { picture: `/api/uploads/${uploaded.id}`, name, category }
    const { name: found } = findFieldErrors(contract.wardrobe.keepGarment.body, body)
    setWrong(found)
    if (found === undefined && !keep.isPending) keep.mutate(body, { onSuccess: () => onKept?.() })
  }
  const told =
    wrong ?? (keep.error ? Object.values(readFieldErrors(keep.error, ['name', 'picture']) ?? {})[0] : undefined)
  return (
    <div className={classes.keep}>
      <TextField
        label="Keep it in the wardrobe as"
        placeholder="Green silk shirt"
        maxLength={MAX_GARMENT_NAME}
        autoComplete="off"
        value={name}
        onChange={(value) => {
          setName(value)
          setWrong(undefined)
          keep.reset()
        }}
        // The form around it is sent by its own button alone.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          send()
        }}
        error={told ?? keep.error?.message}
      />
      <Button busy={keep.isPending} busyLabel="Keeping..." onClick={send}>
        Keep
      </Button>
    </div>
  )
}
