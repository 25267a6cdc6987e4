import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'
import { SubmitRow } from '../components/submit-row.tsx'
import { FacePicker } from '../faces/face-picker.tsx'
import { TemplateGrid } from '../templates/template-grid.tsx'
import classes from './fields.module.css'
import { MISSING_FACE } from './tab-props.ts'
import type { FaceTabProps } from './tab-props.ts'

type ImageTemplateFormProps = FaceTabProps & { onSubmit: (template: string) => void }

const missingTemplate = 'Please select a template.'

export const ImageTemplateForm = ({ onSubmit, ...props }: ImageTemplateFormProps) => {
  const { gender, face, onFace, isBusy, isOffered, error, cost } = props
  const [template, setTemplate] = useDraft(`image-${gender}-template`)
  const [wasTried, setWasTried] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !isOffered) return
    setWasTried(true)
    if (face !== '' && template !== '') onSubmit(template)
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label="Template">
      <FacePicker
        gender={gender}
        value={face}
        onChange={onFace}
        error={wasTried && face === '' ? MISSING_FACE : undefined}
      />
      <TemplateGrid
        gender={gender}
        value={template}
        onChange={setTemplate}
        error={wasTried && face !== '' && template === '' ? missingTemplate : undefined}
      />
      <SubmitRow isBusy={isBusy} isOffered={isOffered} error={error} cost={cost} label="Generate Image" />
    </form>
  )
}
