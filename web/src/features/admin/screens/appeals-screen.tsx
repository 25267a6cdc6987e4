import { admin, APPEAL_STATES } from '@visage/contract/admin'
import type { AdminAppeal } from '@visage/contract/admin'
import { useAdminList, useFilters } from '../admin-queries.ts'
import { callAdmin } from '../call-admin.ts'
import { Decisions } from '../parts/decisions.tsx'
import { Entry, PersonLink } from '../parts/entry.tsx'
import { ChoiceFilter, ListBody, ListScreen } from '../parts/list-screen.tsx'
import { timestampText } from '../words.ts'

const STATE_NAMES: Record<AdminAppeal['state'], string> = {
  appealed: 'Waiting',
  allowed: 'Allowed',
  upheld: 'Upheld',
  refused: 'Without an appeal',
}

const WORDS = {
  allow: {
    button: 'Allow it',
    title: 'Allow what was refused?',
    text: 'The person may make this from now on and sees so under what was refused.',
  },
  refuse: {
    button: 'Uphold the refusal',
    title: 'Uphold the refusal?',
    text: 'It stays refused, and the person sees why.',
  },
} as const

/** The rule that refused, as the title of its case. */
const ruleText = (rule: string): string => `${rule.charAt(0).toUpperCase()}${rule.slice(1)}`.replaceAll('-', ' ')

const wordsOf = ({ texts, appeal, reason, note }: AdminAppeal): string =>
  [
    ...texts.map((typed) => `“${typed}”`),
    `Refused: ${reason}`,
    ...(appeal === null ? [] : [`Appeal: ${appeal}`]),
    ...(note === null ? [] : [`Decided: ${note}`]),
  ].join('\n\n')

/** What the policy has refused and people object to. */
export const AppealsScreen = () => {
  const filters = useFilters()
  const state = filters.choose('state', APPEAL_STATES)
  const query = useAdminList(['appeals', state], (page, signal) =>
    callAdmin(admin.listAppeals, { query: { state, ...page } }, { signal }),
  )
  const appeals = query.data?.pages.flatMap((page) => page.appeals) ?? []
  return (
    <ListScreen
      title="Appeals"
      lead="What the policy refused and people object to."
      filters={
        <ChoiceFilter
          label="State"
          name="state"
          options={APPEAL_STATES.map((value) => ({ value, label: STATE_NAMES[value] }))}
        />
      }
    >
      <ListBody
        query={query}
        isEmpty={appeals.length === 0}
        empty={state === 'appealed' ? 'Nobody waits for an answer.' : 'Nothing is in this state.'}
      >
        {appeals.map((appeal) => (
          <Entry
            key={appeal.id}
            title={ruleText(appeal.rule)}
            about={
              <>
                <PersonLink person={appeal.person} />
                <time dateTime={appeal.created_at}>{timestampText(appeal.created_at)}</time>
                <span>{appeal.kind}</span>
                {appeal.times > 1 && <span>refused {appeal.times} times</span>}
              </>
            }
            text={wordsOf(appeal)}
            actions={
              appeal.state === 'appealed' && (
                <Decisions
                  possible={['allow', 'refuse'] as const}
                  words={WORDS}
                  hint="The person reads it, and the log keeps it."
                  onDecide={(decision, note) =>
                    callAdmin(admin.decideAppeal, { params: { id: appeal.id }, body: { decision, note } })
                  }
                />
              )
            }
          />
        ))}
      </ListBody>
    </ListScreen>
  )
}
