import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'
import { focusField } from '../../../ui/focus-field.ts'
import { SubmitRow } from '../components/submit-row.tsx'
import { FacePicker } from '../faces/face-picker.tsx'
import { TemplateGrid } from '../templates/template-grid.tsx'
import type { TemplateKind } from '../templates/use-templates.ts'
import classes from './fields.module.css'
import { MISSING_FACE } from './tab-props.ts'
import type { FaceTabProps } from './tab-props.ts'

type TemplateFormProps = FaceTabProps & {
  kind: TemplateKind
  /** What the button says. */
  label: string
  onSubmit: (template: string) => void
}

const missingTemplate = 'Please select a template.'

/** A face and one of the templates. */
export const TemplateForm = ({ kind, label, onSubmit, ...props }: TemplateFormProps) => {
  const { gender, face, onFace, isBusy, isOffered, error, cost, percent } = props
  const [template, setTemplate] = useDraft(`${kind}-${gender}-template`)
  const [wasTried, setWasTried] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !isOffered) return
    setWasTried(true)
    if (face === '') focusField(event.currentTarget, 'face')
    else if (template === '') focusField(event.currentTarget, 'template')
    else onSubmit(template)
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
        kind={kind}
        gender={gender}
        value={template}
        onChange={setTemplate}
        error={wasTried && face !== '' && template === '' ? missingTemplate : undefined}
      />
      <SubmitRow isBusy={isBusy} isOffered={isOffered} error={error} cost={cost} label={label} percent={percent} />
    </form>
  )
}
