import { useQueryClient } from '@tanstack/react-query'
import { admin, MESSAGE_STATES } from '@visage/contract/admin'
import type { AdminMessage } from '@visage/contract/admin'
import { useMutation } from '../../../lib/api/mutations.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { useAdminList, useFilters } from '../admin-queries.ts'
import { callAdmin } from '../call-admin.ts'
import { Entry } from '../parts/entry.tsx'
import { ChoiceFilter, ListBody, ListScreen } from '../parts/list-screen.tsx'
import { timestampText } from '../words.ts'

const STATE_NAMES = { open: 'Not answered', answered: 'Answered', all: 'All' } as const

const answerAddress = ({ email, name, message }: AdminMessage): string => {
  const quoted = message.replaceAll(/^/gm, '> ')
  const body = `Dear ${name},\n\n\n\n${quoted}`
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Your message to Visage')}&body=${encodeURIComponent(body)}`
}

const MessageEntry = ({ message }: { message: AdminMessage }) => {
  const queryClient = useQueryClient()
  const isAnswered = message.answered_at !== null
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callAdmin(admin.setMessageAnswered, { params: { id: message.id }, body: { is_answered: !isAnswered } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
  return (
    <Entry
      title={message.name}
      about={
        <>
          <a href={answerAddress(message)}>{message.email}</a>
          <time dateTime={message.created_at}>{timestampText(message.created_at)}</time>
          {message.answered_at !== null && <span>answered {timestampText(message.answered_at)}</span>}
        </>
      }
      text={message.message}
      actions={
        <>
          <Button busy={isPending} onClick={() => mutate()}>
            {isAnswered ? 'Mark as open' : 'Mark as answered'}
          </Button>
          {error && <FieldError message={error.message} />}
        </>
      }
    />
  )
}

/** What came through the contact form. */
export const MessagesScreen = () => {
  const filters = useFilters()
  const state = filters.choose('state', MESSAGE_STATES)
  const query = useAdminList(['messages', state], (page, signal) =>
    callAdmin(admin.listMessages, { query: { state, ...page } }, { signal }),
  )
  const messages = query.data?.pages.flatMap((page) => page.messages) ?? []
  return (
    <ListScreen
      title="Messages"
      lead="From the contact form. Answer by mail, then mark the message."
      filters={
        <ChoiceFilter
          label="State"
          name="state"
          options={MESSAGE_STATES.map((value) => ({ value, label: STATE_NAMES[value] }))}
        />
      }
    >
      <ListBody
        query={query}
        isEmpty={messages.length === 0}
        empty={state === 'open' ? 'Every message is answered.' : 'No message yet.'}
      >
        {messages.map((message) => (
          <MessageEntry key={message.id} message={message} />
        ))}
      </ListBody>
    </ListScreen>
  )
}
