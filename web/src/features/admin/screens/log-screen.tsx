import { admin, ADMIN_ACTIONS } from '@visage/contract/admin'
import { SelectField } from '../../../ui/forms/fields.tsx'
import { useAdminList, useFilters } from '../admin-queries.ts'
import { callAdmin } from '../call-admin.ts'
import { CloseAdminSessions } from '../leave-admin.tsx'
import { ActionList } from '../parts/action-list.tsx'
import { ListBody, ListScreen } from '../parts/list-screen.tsx'
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
          <SelectField
            label="Action"
            name="action"
            value={action}
            onChange={(value) => filters.set('action', value)}
            options={[
              { value: '', label: 'Every action' },
              ...ADMIN_ACTIONS.map((value) => ({ value, label: ACTION_NAMES[value] })),
            ]}
          />
          <SelectField
            label="Operator"
            name="actor"
            value={actor}
            onChange={(value) => filters.set('actor', value)}
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
