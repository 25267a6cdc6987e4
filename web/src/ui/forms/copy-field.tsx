import { useEffect, useRef, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import classes from './copy-field.module.css'
import { TextField } from './fields.tsx'

const shownMs = 2000

// Pages served without TLS from another machine have no clipboard of their own.
const copy = async (field: HTMLInputElement): Promise<boolean> => {
  field.select()
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    return document.execCommand('copy')
  }
}

/** A value to take elsewhere, with a button that copies it. */
export const CopyField = ({ label, value, what = 'link' }: { label: string; value: string; what?: string }) => {
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null)
  useEffect(() => {
    if (outcome === null) return undefined
    const timer = setTimeout(() => setOutcome(null), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const press = async () => {
    if (field.current) setOutcome((await copy(field.current)) ? 'copied' : 'selected')
  }
  return (
    <div className={classes.row}>
      <div className={classes.field}>
        <TextField ref={field} label={label} readOnly value={value} onChange={() => undefined} />
      </div>
      <Button onClick={() => void press()}>{outcome === 'copied' ? 'Copied' : `Copy ${what}`}</Button>
      <output className={classes.words}>
        {outcome === 'selected' ? `Your browser does not copy here: the ${what} is selected.` : ''}
      </output>
    </div>
  )
}
