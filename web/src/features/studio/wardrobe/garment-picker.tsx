import { contract, MAX_GARMENT_NAME } from '@visage/contract'
import type { ClothCategory, UploadedPicture } from '@visage/contract'
import { useState } from 'react'
import { findFieldErrors, readFieldErrors } from '../../../lib/api/field-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/forms/fields.tsx'
import { ConsentBox } from '../uploads/consent.tsx'
import type { ConsentState } from '../uploads/consent.tsx'
import { PictureUpload } from '../uploads/picture-upload.tsx'
import type { UploadState } from '../uploads/use-upload.ts'
import { useGarments, useKeepGarment } from './wardrobe.ts'
import classes from './wardrobe.module.css'

type GarmentPickerProps = {
  uploadState: UploadState<UploadedPicture>
  consent: ConsentState
  error: string | undefined
}

/** The picture of what is put on, brought in. */
export const GarmentPicker = ({ uploadState, consent, error }: GarmentPickerProps) => (
  <PictureUpload
    label="Garment"
    data-tour="garment"
    noun="garment"
    alt="The garment"
    hint="Laid flat, on a hanger or worn: PNG, JPEG or WEBP. Drop it here, paste it, or choose a file."
    uploadState={uploadState}
    error={error}
  >
    <ConsentBox consent={consent} />
  </PictureUpload>
)

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
