import { KINDS, MAX_CELEBRITY_NAME_LENGTH } from '@visage/contract'
import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { focusField } from '../../../ui/focus-field.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { SubmitRow } from '../components/submit-row.tsx'
import classes from './fields.module.css'
import type { Told } from '../told.ts'

type Names = [string, string, string]
type Draft = readonly [value: string, setValue: (value: string) => void]

type FaceNamesFormProps = {
  names: readonly [Draft, Draft, Draft]
  isBusy: boolean
  isOffered: boolean
  error: Told | undefined
  cost: ReactNode
  onSubmit: (names: Names) => void
}

const missingText = 'Please enter all celebrity names.'
const fieldName = (index: number) => `celebrity${index + 1}`

const isNamed = (names: string[]): names is Names =>
  KINDS.face.input.safeParse({ mode: 'names', gender: 'female', names }).success

export const FaceNamesForm = ({ names, isBusy, isOffered, error, cost, onSubmit }: FaceNamesFormProps) => {
  const [wasTried, setWasTried] = useState(false)
  const firstMissing = names.findIndex(([name]) => name.trim() === '')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !isOffered) return
    const typed = names.map(([name]) => name.trim())
    setWasTried(true)
    if (isNamed(typed)) onSubmit(typed)
    else focusField(event.currentTarget, fieldName(firstMissing))
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label="Celebrity">
      <div className={classes.fields} data-tour="names">
        {names.map(([name, setName], index) => (
          <TextField
            key={fieldName(index)}
            name={fieldName(index)}
            label={`Celebrity${index + 1}`}
            placeholder="First and last name"
            value={name}
            onChange={setName}
            maxLength={MAX_CELEBRITY_NAME_LENGTH}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            error={wasTried && index === firstMissing ? missingText : undefined}
            aria-invalid={wasTried && name.trim() === '' ? true : undefined}
          />
        ))}
      </div>
      <p className={classes.notice}>
        Names only inspire a new, fictional face. It never shows the likeness of a real person.
      </p>
      <SubmitRow isBusy={isBusy} isOffered={isOffered} error={error} cost={cost} label="Generate Face" />
    </form>
  )
}
