import { MATERIAL_CONSENT } from '@visage/contract'
import { useEffect, useRef } from 'react'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import type { ConsentState } from './use-consent.ts'

/** What has to be confirmed before anything is brought in. */
export const ConsentBox = ({ consent: { confirmed, change, asked, error } }: { consent: ConsentState }) => {
  const box = useRef<HTMLInputElement>(null)
  const answered = useRef(asked)
  useEffect(() => {
    if (asked !== answered.current) box.current?.focus()
    answered.current = asked
  }, [asked])
  return (
    <CheckboxField
      ref={box}
      name="consent"
      label={MATERIAL_CONSENT.sentence}
      checked={confirmed !== null}
      onChange={change}
      error={error}
    />
  )
}
