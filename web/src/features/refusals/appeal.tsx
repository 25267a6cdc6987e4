import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contract, MAX_APPEAL_LENGTH } from '@visage/contract'
import type { Refusal, RefusalState } from '@visage/contract'
import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router'
import { isApiError } from '../../lib/api/api-error.ts'
import { call } from '../../lib/api/call.ts'
import { findFieldErrors, readFieldErrors } from '../../lib/api/field-errors.ts'
import { useMutation } from '../../lib/api/mutations.ts'
import { PATHS } from '../../lib/routing/paths.ts'
import { useDraft } from '../../lib/session/use-draft.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { FieldError, focusField } from '../../ui/feedback/field-errors.tsx'
import { TextArea } from '../../ui/forms/fields.tsx'
import styles from './refusals.module.css'

const queryKey = ['refusals']

/** What was refused to the signed-in person, newest first. */
export const useRefusals = () =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(contract.moderation.listRefusals, {}, { signal })).refusals,
  })

/** Asks for a review of one of them. */
const useAppeal = (id: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => call(contract.moderation.appealRefusal, { params: { id }, body: { text } }),
    onSuccess: (changed) =>
      queryClient.setQueryData<Refusal[]>(queryKey, (known) =>
        known?.map((refusal) => (refusal.id === id ? changed : refusal)),
      ),
  })
}

type AppealDialogProps = {
  refusalId: string
  reason: string | undefined
  isOpen: boolean
  onClose: () => void
}

const Form = ({ refusalId, reason }: Omit<AppealDialogProps, 'isOpen' | 'onClose'>) => {
  const [text, setText] = useDraft(`appeal-${refusalId}`)
  const [wasTried, setWasTried] = useState(false)
  const appeal = useAppeal(refusalId)
  const wrong = findFieldErrors(contract.moderation.appealRefusal.body, { text }).text
  const fieldError = readFieldErrors(appeal.error, ['text'])?.text
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog may stand in the form of a maker, which would send again.
    event.stopPropagation()
    if (appeal.isPending) return
    setWasTried(true)
    if (wrong) focusField(event.currentTarget, 'text')
    else appeal.mutate(text.trim())
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label="Review">
      {reason !== undefined && <p className={styles.soft}>{reason}</p>}
      <TextArea
        name="text"
        label="Why should this be allowed?"
        description="A person reads this, with what you asked for. The answer comes by mail and stands on your profile."
        value={text}
        onChange={setText}
        maxLength={MAX_APPEAL_LENGTH}
        rows={[4, 10]}
        error={(wasTried && wrong) || fieldError}
      />
      {appeal.error && fieldError === undefined && (
        <FieldError
          message={isApiError(appeal.error) ? appeal.error.message : 'This could not be sent. Please try again.'}
        />
      )}
      <div>
        <Button type="submit" variant="primary" busy={appeal.isPending} busyLabel="Sending...">
          Send
        </Button>
      </div>
    </form>
  )
}

/** Asks the operator to look at a refusal again. */
const AppealDialog = ({ isOpen, onClose, ...form }: AppealDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Ask for a review" size="small">
    <Form {...form} />
  </Dialog>
)

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

export const REFUSALS_TITLE = 'What was refused to you'

/** What can be done about a refusal, where it is told. */
const AppealOffer = ({ refusalId }: { refusalId: string }) => {
  const { data, isPending } = useRefusals()
  if (isPending) return null
  const found = data?.find(({ id }) => id === refusalId)
  return (
    <div className={styles.offer}>
      <Appeal id={refusalId} state={found?.state ?? 'refused'} reason={found?.reason} />
      <Link to={`${PATHS.profile}#refusals`}>{REFUSALS_TITLE}</Link>
    </div>
  )
}

/** What stands below the words of a refusal. */
export const appealTo = (refusalId: string) => <AppealOffer key={refusalId} refusalId={refusalId} />
