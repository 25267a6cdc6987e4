import type { Refusal, RefusalState } from '@visage/contract'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { AppealDialog } from './appeal-dialog.tsx'
import styles from './refusals.module.css'

const STATES: Record<Exclude<RefusalState, 'refused'>, string> = {
  appealed: 'You have asked for a review. We answer by mail and on your profile.',
  allowed: 'Allowed after a review. You can use it now.',
  upheld: 'We have looked at it again. It stays refused.',
}

/** Where a refusal stands, and the way to have it looked at again. */
export const Appeal = ({ id, state, reason }: Pick<Refusal, 'id' | 'state'> & { reason?: string | undefined }) => {
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const told = useRef(state)
  // The button that had the focus is gone by then.
  useEffect(() => {
    if (state !== told.current) place.current?.focus()
    told.current = state
  }, [state])
  const isRefused = state === 'refused'
  return (
    <div ref={place} tabIndex={-1} className={styles.state} data-state={state}>
      <output>{isRefused ? '' : STATES[state]}</output>
      {isRefused && <Button onClick={() => setIsOpen(true)}>Ask for a review</Button>}
      <AppealDialog refusalId={id} reason={reason} isOpen={isOpen && isRefused} onClose={() => setIsOpen(false)} />
    </div>
  )
}
