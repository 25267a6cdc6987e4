import { readPostLink } from '@visage/contract'
import type { Material, MaterialConsent } from '@visage/contract'
import { useState } from 'react'
import type { ComponentType, SubmitEvent } from 'react'
import { useMutation } from '../../../lib/api/mutations.ts'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { focusField } from '../../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { TextField } from '../../../ui/forms/fields.tsx'
import { ConsentBox } from '../materials/consent.tsx'
import type { ConsentState } from '../materials/consent.tsx'
import { beginWithFace, useMaterialFaces } from '../materials/material-faces.ts'
import type { MaterialFaces, Spot } from '../materials/material-faces.ts'
import { MaterialInput } from '../materials/material-input.tsx'
import type { FileLimits } from '../materials/material-sources.ts'
import { useMaterial } from '../materials/use-material.ts'
import type { LinkSource } from '../materials/use-material.ts'
import { FacePicker } from '../pickers/face-picker.tsx'
import { ToldError, toldOf } from '../told-error.tsx'
import { MISSING_FACE } from './choice-tabs.tsx'
import type { FaceTabProps } from './choice-tabs.tsx'
import classes from './fields.module.css'
import { SubmitRow } from './submit-row.tsx'

/** Where a face is put into what a link or a file brings: a picture or a video. */
export type LinkTarget<Of extends Material> = {
  /** By which the tab keeps the link, and what it brought. */
  drafts: { link: string; material: string }
  source: LinkSource<Of>
  files: FileLimits
  words: { description: string; placeholder: string; missing: string; generate: string }
  /** What was brought in, to be looked at before it is used. */
  Chosen: ComponentType<{ material: Of; found: MaterialFaces; onClear: () => void }>
}

type LinkFormProps<Of extends Material> = FaceTabProps & {
  target: LinkTarget<Of>
  consent: ConsentState
  onSubmit: (uploadId: string, spot: Spot | undefined) => void
}

/** A face, and what a post shows or a file of one's own. */
export const LinkForm = <Of extends Material>({ target, consent, ...props }: LinkFormProps<Of>) => {
  const { drafts, source, files, words, Chosen } = target
  const brought = useMaterial(source, drafts.material, consent)
  const found = useMaterialFaces(brought.material)
  const { face, isBusy, isOffered } = props
  const [link, setLink] = useDraft(drafts.link)
  const [wasTried, setWasTried] = useState(false)
  const [wasGiven, setWasGiven] = useState(false)
  const [isBeginning, setIsBeginning] = useState(false)
  const download = useMutation({
    mutationFn: (confirmed: MaterialConsent) => source.download(link.trim(), confirmed),
    onSuccess: brought.keep,
  })
  const isEmpty = link.trim() === ''
  const isMissing = brought.material === null && !brought.isHeld && readPostLink(link) === null
  // Something else than a link to a post is told before anything is asked about it.
  const isTold = isMissing && ((wasTried && face !== '') || (wasGiven && !isEmpty))
  const { confirmed } = consent

  const begin = async (form: HTMLFormElement) => {
    // What went wrong with the link is told below the button.
    const fetched = confirmed && !brought.material ? await download.mutateAsync(confirmed).catch(() => null) : null
    const material = brought.material ?? fetched
    if (material) await beginWithFace(found, { material, form, onReady: props.onSubmit })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !isOffered || isBeginning || brought.isUploading || brought.isReading) return
    setWasTried(true)
    if (face === '') focusField(event.currentTarget, 'face')
    else if (isMissing) focusField(event.currentTarget, 'link')
    if (face === '' || isMissing) return
    if (!brought.material && !confirmed) {
      consent.ask()
      return
    }
    setIsBeginning(true)
    void begin(event.currentTarget).finally(() => setIsBeginning(false))
  }
  const upload = (file: File) => {
    download.reset()
    brought.upload(file)
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label="Link">
      <FacePicker
        gender={props.gender}
        value={face}
        onChange={props.onFace}
        error={wasTried && face === '' ? MISSING_FACE : undefined}
      />
      {brought.isReading && <Skeleton width="100%" height="12rem" />}
      {brought.material && <Chosen material={brought.material} found={found} onClear={brought.clear} />}
      {!brought.isReading && !brought.material && (
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
            error={isTold ? words.missing : undefined}
          />
          <div className={classes.material}>
            <MaterialInput {...files} takesEveryPaste isUploading={brought.isUploading} onFile={upload} />
            {brought.error && <ToldError told={brought.error} />}
          </div>
          <ConsentBox consent={consent} />
        </>
      )}
      <SubmitRow
        isBusy={isBusy || isBeginning}
        isUploading={brought.isUploading}
        isOffered={isOffered}
        error={download.error ? toldOf(download.error) : props.error}
        cost={props.cost}
        label={words.generate}
        percent={props.percent}
      />
    </form>
  )
}
