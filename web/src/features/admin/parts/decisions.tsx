import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

export type DecisionWords = { button: string; title: string; text: string; isDanger?: boolean }

type Props<Decision extends string> = {
  /** What can be decided now. */
  possible: readonly Decision[]
  words: Readonly<Record<Decision, DecisionWords>>
  /** Who will read why. */
  hint: string
  onDecide: (decision: Decision, note: string) => Promise<unknown>
}

/** Gives the focus to the screen when what was decided leaves the list, and the pressed button with it. */
const useFocusAfter = () =>
  useEffect(() => {
    const screen = document.querySelector('main')
    return () => {
      if (document.activeElement === document.body) screen?.focus({ preventScroll: true })
    }
  }, [])

/** A button for each thing that can be decided; each asks why first. */
export const Decisions = <Decision extends string>({ possible, words, hint, onDecide }: Props<Decision>) => {
  const [asked, setAsked] = useState<Decision | null>(null)
  const [shown, setShown] = useState<Decision | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const queryClient = useQueryClient()
  useFocusAfter()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['admin'] })
  const decide = async (note: string) => {
    if (shown === null) return
    try {
      await onDecide(shown, note)
    } catch (error) {
      setHasFailed(true)
      throw error
    }
    await refresh()
  }
  const close = () => {
    setAsked(null)
    // Somebody else may have decided meanwhile.
    if (hasFailed) void refresh()
    setHasFailed(false)
  }
  return (
    <>
      {possible.map((decision) => (
        <Button
          key={decision}
          variant={words[decision].isDanger ? 'danger' : 'secondary'}
          onClick={() => {
            setShown(decision)
            setAsked(decision)
          }}
        >
          {words[decision].button}
        </Button>
      ))}
      {shown !== null && (
        <ReasonDialog
          isOpen={asked !== null}
          onClose={close}
          title={words[shown].title}
          text={words[shown].text}
          label="Why"
          hint={hint}
          confirmLabel={words[shown].button}
          isDanger={words[shown].isDanger ?? false}
          onConfirm={decide}
        />
      )}
    </>
  )
}
