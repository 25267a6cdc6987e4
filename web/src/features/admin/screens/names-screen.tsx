import { useQuery, useQueryClient } from '@tanstack/react-query'
import { admin } from '@visage/contract/admin'
import type { BlockedName } from '@visage/contract/admin'
import { useState } from 'react'
import { findFieldErrors, readFieldErrors } from '../../../lib/api/field-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError, useFieldErrors } from '../../../ui/feedback/field-errors.tsx'
import { TextField } from '../../../ui/forms/fields.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { callAdmin } from '../call-admin.ts'
import { Entry } from '../parts/entry.tsx'
import { ListBody, ListScreen, Panel } from '../parts/list-screen.tsx'
import { ReasonDialog } from '../parts/reason-dialog.tsx'
import { timestampText } from '../words.ts'
import styles from './names-screen.module.css'

const FIELDS = ['name', 'reason'] as const

const useRefresh = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['admin'] })
}

const AddName = () => {
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false })
  const { form, errors, report, typing } = useFieldErrors<(typeof FIELDS)[number]>(state.isBusy)
  const refresh = useRefresh()
  const add = async () => {
    const body = { name, reason }
    if (!report(findFieldErrors(admin.addBlockedName.body, body)) || state.isBusy) return
    setState({ isBusy: true })
    try {
      await callAdmin(admin.addBlockedName, { body })
      setName('')
      setReason('')
      setState({ isBusy: false })
      await refresh()
    } catch (error) {
      const found = readFieldErrors(error, FIELDS)
      if (found) report(found)
      setState({ isBusy: false, ...(!found && error instanceof Error && { failure: error.message }) })
    }
  }
  return (
    <Panel title="Block a name">
      <Form ref={form} className={styles.add} onSend={() => void add()}>
        <TextField
          label="Name"
          name="name"
          maxLength={100}
          value={name}
          error={errors.name}
          onChange={typing('name', setName)}
        />
        <TextField
          label="Why"
          name="reason"
          maxLength={2000}
          value={reason}
          error={errors.reason}
          onChange={typing('reason', setReason)}
        />
        <Button type="submit" variant="primary" busy={state.isBusy}>
          Block
        </Button>
      </Form>
      {state.failure !== undefined && <FieldError message={state.failure} />}
    </Panel>
  )
}

const Name = ({ blocked }: { blocked: BlockedName }) => {
  const [isAsking, setIsAsking] = useState(false)
  const refresh = useRefresh()
  return (
    <Entry
      title={blocked.name}
      about={
        <>
          <time dateTime={blocked.created_at}>{timestampText(blocked.created_at)}</time>
          <span>{blocked.added_by}</span>
        </>
      }
      text={blocked.note}
      actions={
        <>
          <Button onClick={() => setIsAsking(true)}>Allow it again</Button>
          <ReasonDialog
            isOpen={isAsking}
            onClose={() => setIsAsking(false)}
            title={`Allow ${blocked.name} again?`}
            text="Whoever asks for this name is no longer refused because of it."
            label="Why"
            hint="The log keeps it."
            confirmLabel="Allow it again"
            onConfirm={async (reason) => {
              await callAdmin(admin.removeBlockedName, { params: { id: blocked.id }, body: { reason } })
              await refresh()
            }}
          />
        </>
      }
    />
  )
}

/** Names that nobody may ask for. */
export const NamesScreen = () => {
  const query = useQuery({
    queryKey: ['admin', 'names'],
    queryFn: ({ signal }) => callAdmin(admin.listBlockedNames, {}, { signal }),
  })
  const { names = [], from_policy: fromPolicy = [] } = query.data ?? {}
  return (
    <ListScreen title="Blocked names" lead="Nobody may ask for the face of these people.">
      <AddName />
      <ListBody query={query} isEmpty={names.length === 0} empty="No name has been blocked here yet.">
        {names.map((blocked) => (
          <Name key={blocked.id} blocked={blocked} />
        ))}
      </ListBody>
      {fromPolicy.length > 0 && (
        <Panel title="From the policy file">
          <p className={styles.policy}>{fromPolicy.join(', ')}</p>
        </Panel>
      )}
    </ListScreen>
  )
}
