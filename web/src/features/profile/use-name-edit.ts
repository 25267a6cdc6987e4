import { personName } from '@visage/contract'
import { useEffect, useRef, useState } from 'react'

type Options = { name: string; onSave: (name: string) => Promise<boolean> }

/** The name: read, then typed over after the pencil, then read again after the tick. The focus follows. */
export const useNameEdit = ({ name, onSave }: Options) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const pencil = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isEditing = typed !== null
  const wasEditing = useRef(isEditing)

  useEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    const next = isEditing ? input.current : pencil.current
    next?.focus()
  }, [isEditing])

  const type = (value: string | null) => {
    setTyped(value)
    setError(undefined)
  }

  const save = async () => {
    if (typed === null) return
    const wrong = personName.safeParse(typed).error?.issues[0]?.message
    setError(wrong)
    if (wrong) input.current?.focus()
    else if (typed.trim() === name || (await onSave(typed.trim()))) type(null)
  }

  return { pencil, input, typed, error, open: () => type(name), type, close: () => type(null), save: () => void save() }
}
