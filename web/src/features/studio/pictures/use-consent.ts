import { CONSENT_MISSING, MATERIAL_CONSENT } from '@visage/contract'
import { useState } from 'react'

type Asked = { fileName: string | undefined }

const askFor = ({ fileName }: Asked) =>
  fileName === undefined ? CONSENT_MISSING : `${CONSENT_MISSING} “${fileName}” is sent as soon as you do.`

/** Whether it is confirmed, for this visit of a maker, that what is brought in may be used. */
export const useConsent = () => {
  const [isGiven, setIsGiven] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  return {
    /** The version of the sentence that was confirmed. */
    confirmed: isGiven ? MATERIAL_CONSENT.version : null,
    change: setIsGiven,
    /** Leads to the box, and says what for. */
    ask: (fileName?: string) => setAsked({ fileName }),
    /** Another one each time that the box is asked for. */
    asked,
    error: asked && !isGiven ? askFor(asked) : undefined,
  }
}

export type ConsentState = ReturnType<typeof useConsent>
