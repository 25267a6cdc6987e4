import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { UploadedPicture } from '@visage/contract'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import picked from '../pickers/picked.module.css'
import { FileDropInput } from './file-drop-input.tsx'
import { PICTURE_FILES } from './upload-channels.ts'
import { cancelAndReturn, UploadField } from './upload-field.tsx'
import type { UploadState } from './use-upload.ts'

type PictureUploadProps = {
  label: string
  /** What a step of the guided tour points at. */
  'data-tour'?: string
  noun: string
  alt: string
  hint: string
  uploadState: UploadState<UploadedPicture>
  error: string | undefined
  /** What stands below the ways to bring it in. */
  children?: ReactNode
}

/** A picture: brought in, and large enough to be recognised until it is cancelled. */
export const PictureUpload = ({ noun, alt, hint, children, ...field }: PictureUploadProps) => {
  const { uploaded, clear, upload, isUploading } = field.uploadState
  return (
    <UploadField
      {...field}
      height="13rem"
      chosen={
        uploaded && (
          <div className={picked.chosen}>
            <img src={uploaded.media_url} alt={alt} width={uploaded.width} height={uploaded.height} />
            <IconButton
              label={`Cancel the ${noun}`}
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
            noun={noun}
            hint={hint}
            hasCamera
            takesEveryPaste
            isUploading={isUploading}
            onFile={upload}
          />
          {children}
        </>
      }
    />
  )
}
