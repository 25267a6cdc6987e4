import { ERRORS, readPostLink } from '@visage/contract'
import type { UploadConsent, UploadedPicture } from '@visage/contract'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { useMutation } from '../../../lib/api/mutations.ts'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { focusField } from '../../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { TextField } from '../../../ui/forms/fields.tsx'
import { FormFailureMessage, formFailureOf } from '../form-failure.tsx'
import { FacePicker } from '../pickers/face-picker.tsx'
import { ConsentBox } from '../uploads/consent.tsx'
import type { ConsentState } from '../uploads/consent.tsx'
import { beginWithFace, useFaceSelection } from '../uploads/face-selection.ts'
import type { FaceSelection, Spot } from '../uploads/face-selection.ts'
import { FileDropInput } from '../uploads/file-drop-input.tsx'
import type { FileLimits } from '../uploads/upload-channels.ts'
import { useUpload } from '../uploads/use-upload.ts'
import type { LinkChannel } from '../uploads/use-upload.ts'
import type { FaceTabProps } from './choice-tabs.tsx'
import classes from './fields.module.css'
import { GenerateForm } from './generate-form.tsx'

/** Where a face is put into what a link or a file brings: a picture or a video. */
export type LinkTarget<Of extends UploadedPicture> = {
  /** By which the tab keeps the link, and what it brought. */
  drafts: { link: string; uploaded: string }
  source: LinkChannel<Of>
  files: FileLimits
  words: { description: string; placeholder: string; missing: string; generate: string }
  /** What was brought in, to be looked at before it is used. */
  Chosen: ComponentType<{ uploaded: Of; found: FaceSelection; onClear: () => void }>
}

type LinkFormProps<Of extends UploadedPicture> = FaceTabProps & {
  target: LinkTarget<Of>
  consent: ConsentState
  onSubmit: (uploadId: string, spot: Spot | undefined) => void
}

/** A face, and what a post shows or a file of one's own. */
export const LinkForm = <Of extends UploadedPicture>({ target, consent, work, ...props }: LinkFormProps<Of>) => {
  const { drafts, source, files, words, Chosen } = target
  const uploadState = useUpload(source, drafts.uploaded, consent)
  const found = useFaceSelection(uploadState.uploaded)
  const { face } = props
  const [link, setLink] = useDraft(drafts.link)
  const [wasGiven, setWasGiven] = useState(false)
  const [isBeginning, setIsBeginning] = useState(false)
  const download = useMutation({
    mutationFn: (confirmed: UploadConsent) => source.download(link.trim(), confirmed),
    onSuccess: uploadState.keep,
  })
  const isEmpty = link.trim() === ''
  const isMissing = uploadState.uploaded === null && !uploadState.isHeld && readPostLink(link) === null
  // Something else than a link to a post is told before anything is asked about it.
  const isTold = (wasTried: boolean) => isMissing && ((wasTried && face !== '') || (wasGiven && !isEmpty))
  const { confirmed } = consent

  const begin = async (form: HTMLFormElement) => {
    // What went wrong with the link is told below the button.
    const fetched = confirmed && !uploadState.uploaded ? await download.mutateAsync(confirmed).catch(() => null) : null
    const uploaded = uploadState.uploaded ?? fetched
    if (uploaded) await beginWithFace(found, { uploaded, form, onReady: props.onSubmit })
  }
  const send = (form: HTMLFormElement) => {
    if (face === '') focusField(form, 'face')
    else if (isMissing) focusField(form, 'link')
    if (face === '' || isMissing) return
    if (!uploadState.uploaded && !confirmed) {
      consent.ask()
      return
    }
    setIsBeginning(true)
    void begin(form).finally(() => setIsBeginning(false))
  }
  const upload = (file: File) => {
    download.reset()
    uploadState.upload(file)
  }
  return (
    <GenerateForm
      work={{
        ...work,
        isBusy: work.isBusy || isBeginning,
        error: download.error ? formFailureOf(download.error, ERRORS.link_failed.message) : work.error,
      }}
      name="Link"
      label={words.generate}
      isUploading={uploadState.isUploading}
      isReading={uploadState.isReading}
      onTry={send}
    >
      {(wasTried) => (
        <>
          <FacePicker gender={props.gender} value={face} onChange={props.onFace} wasTried={wasTried} />
          {uploadState.isReading && <Skeleton width="100%" height="12rem" />}
          {uploadState.uploaded && <Chosen uploaded={uploadState.uploaded} found={found} onClear={uploadState.clear} />}
          {!uploadState.isReading && !uploadState.uploaded && (
            <>
              <TextField
                name="link"
                wrapperProps={{ 'data-tour': 'link' }}
                type="url"
                inputMode="url"
                label="Instagram link"
                description={words.description}
                placeholder={words.placeholder}
                value={link}
                onChange={setLink}
                onPaste={() => setWasGiven(true)}
                onBlur={() => setWasGiven(true)}
                error={isTold(wasTried) ? words.missing : undefined}
              />
              <div className={classes.source}>
                <FileDropInput {...files} takesEveryPaste isUploading={uploadState.isUploading} onFile={upload} />
                {uploadState.error && <FormFailureMessage failure={uploadState.error} />}
              </div>
              <ConsentBox consent={consent} />
            </>
          )}
        </>
      )}
    </GenerateForm>
  )
}
