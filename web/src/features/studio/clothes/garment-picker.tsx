import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { Material } from '@visage/contract'
import { IconButton } from '../../../ui/icon-button.tsx'
import { BroughtField } from '../pictures/brought-field.tsx'
import { cancelAndReturn } from '../pictures/cancel-and-return.ts'
import { ConsentBox } from '../pictures/consent-box.tsx'
import { MaterialInput } from '../pictures/material-input.tsx'
import picked from '../pictures/picked.module.css'
import { PICTURE_FILES } from '../pictures/picture-source.ts'
import type { ConsentState } from '../pictures/use-consent.ts'
import type { Brought } from '../pictures/use-material.ts'

type GarmentPickerProps = { brought: Brought<Material>; consent: ConsentState; error: string | undefined }

/** The picture of what is put on: brought in, and large enough to be recognised until it is cancelled. */
export const GarmentPicker = ({ brought, consent, error }: GarmentPickerProps) => {
  const { material, clear, upload, isUploading } = brought
  return (
    <BroughtField
      label="Garment"
      brought={brought}
      error={error}
      height="13rem"
      chosen={
        material && (
          <div className={picked.chosen}>
            <img src={material.media_url} alt="The garment" width={material.width} height={material.height} />
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
          <MaterialInput
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
