import { admin, ADMIN_ACTIONS } from '@visage/contract/admin'
import { useAdminList, useFilters } from '../admin-queries.ts'
import { callAdmin } from '../call-admin.ts'
import { CloseAdminSessions } from '../leave-admin.tsx'
import { ActionList } from '../parts/action-list.tsx'
import { ChoiceFilter, ListBody, ListScreen } from '../parts/list-screen.tsx'
import { ACTION_NAMES } from '../words.ts'

/** Everything that operators have done. */
export const LogScreen = () => {
  const filters = useFilters()
  const action = filters.choose('action', ['', ...ADMIN_ACTIONS])
  const actor = filters.read('actor')
  const query = useAdminList(['actions', action, actor], (page, signal) =>
    callAdmin(
      admin.listActions,
      { query: { ...page, ...(action === '' ? {} : { action }), ...(actor === '' ? {} : { actor }) } },
      { signal },
    ),
  )
  const actions = query.data?.pages.flatMap((page) => page.actions) ?? []
  const actors = [...new Set([...(query.data?.pages[0]?.actors ?? []), ...(actor === '' ? [] : [actor])])]
  return (
    <ListScreen
      title="Log"
      lead="What operators have done, newest first. Nothing in it can be changed or deleted."
      actions={<CloseAdminSessions />}
      filters={
        <>
          <ChoiceFilter
            label="Action"
            name="action"
            options={[
              { value: '', label: 'Every action' },
              ...ADMIN_ACTIONS.map((value) => ({ value, label: ACTION_NAMES[value] })),
            ]}
          />
          <ChoiceFilter
            label="Operator"
            name="actor"
            options={[{ value: '', label: 'Every operator' }, ...actors.map((value) => ({ value, label: value }))]}
          />
        </>
      }
    >
      <ListBody query={query} isEmpty={actions.length === 0} empty="Nothing was done like this.">
        <ActionList actions={actions} empty="" showsPerson />
      </ListBody>
    </ListScreen>
  )
}
