import { CONSENT_MISSING, UPLOAD_CONSENT } from '@visage/contract'
import { useEffect, useRef, useState } from 'react'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'

type ConsentRequest = { fileName: string | undefined }

const missingConsentText = ({ fileName }: ConsentRequest) =>
  fileName === undefined ? CONSENT_MISSING : `${CONSENT_MISSING} “${fileName}” is sent as soon as you do.`

/** Whether it is confirmed, for this visit of a maker, that what is brought in may be used. */
export const useConsent = () => {
  const [isGiven, setIsGiven] = useState(false)
  const [asked, setAsked] = useState<ConsentRequest | null>(null)
  return {
    /** The version of the sentence that was confirmed. */
    confirmed: isGiven ? UPLOAD_CONSENT.version : null,
    change: setIsGiven,
    /** Leads to the box, and says what for. */
    ask: (fileName?: string) => setAsked({ fileName }),
    /** Another one each time that the box is asked for. */
    asked,
    error: asked && !isGiven ? missingConsentText(asked) : undefined,
  }
}

export type ConsentState = ReturnType<typeof useConsent>

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
      label={UPLOAD_CONSENT.sentence}
      checked={confirmed !== null}
      onChange={change}
      error={error}
    />
  )
}
