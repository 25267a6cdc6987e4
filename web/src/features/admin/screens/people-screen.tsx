import { admin, PEOPLE_STATES } from '@visage/contract/admin'
import type { AdminPerson } from '@visage/contract/admin'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { TextField } from '../../../ui/forms/fields.tsx'
import { DataTable } from '../../../ui/layout/data-table.tsx'
import { useAdminList, useFilters } from '../admin-queries.ts'
import { personPath } from '../admin-screens.ts'
import { callAdmin } from '../call-admin.ts'
import { Badge } from '../parts/entry.tsx'
import { ChoiceFilter, ListBody, ListScreen } from '../parts/list-screen.tsx'
import { countText, dayText, planText } from '../words.ts'
import styles from './people-screen.module.css'

const STATE_NAMES: Record<(typeof PEOPLE_STATES)[number], string> = {
  all: 'Everybody',
  paying: 'Paying',
  trial: 'On trial',
  suspended: 'Suspended',
  unverified: 'Address not verified',
}

const restMs = 300

export const PersonState = ({ person }: { person: AdminPerson }) => {
  if (person.suspension) return <Badge tone="bad">Suspended</Badge>
  if (person.is_operator) return <Badge tone="busy">Operator</Badge>
  return person.is_verified ? <Badge tone="good">Active</Badge> : <Badge tone="warm">Not verified</Badge>
}

const COLUMNS = [
  {
    head: 'Person',
    cell: (person: AdminPerson) => (
      <span className={styles.person}>
        <Link to={personPath(person.id)}>{person.email}</Link>
        <span className={styles.name}>{person.name}</span>
      </span>
    ),
  },
  { head: 'State', cell: (person: AdminPerson) => <PersonState person={person} /> },
  { head: 'Plan', cell: planText },
  { head: 'Credits', cell: ({ credits }: AdminPerson) => countText(credits), isNumber: true },
  {
    head: 'Joined',
    cell: ({ created_at: at }: AdminPerson) => <time dateTime={at}>{dayText(at)}</time>,
    isNumber: true,
  },
]

/** A search that goes into the address once typing rests, and follows it on the way back. */
const SearchField = () => {
  const filters = useFilters()
  const sought = filters.read('q')
  const [typed, setTyped] = useState(sought)
  const [known, setKnown] = useState(sought)
  if (known !== sought) {
    setKnown(sought)
    if (typed.trim() !== sought) setTyped(sought)
  }
  const search = useEffectEvent((text: string) => {
    if (text !== sought) filters.set('q', text, { isTyping: true })
  })
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), restMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      label="Search"
      name="q"
      type="search"
      placeholder="Address, name or id"
      maxLength={254}
      value={typed}
      onChange={setTyped}
    />
  )
}

export const PeopleScreen = () => {
  const filters = useFilters()
  const q = filters.read('q')
  const state = filters.choose('state', PEOPLE_STATES)
  const query = useAdminList(['people', { q, state }], (page, signal) =>
    callAdmin(admin.listPeople, { query: { q, state, ...page } }, { signal }),
  )
  const people = query.data?.pages.flatMap((page) => page.people) ?? []
  return (
    <ListScreen
      title="People"
      lead="Every account, newest first."
      filters={
        <>
          <SearchField />
          <ChoiceFilter
            label="State"
            name="state"
            options={PEOPLE_STATES.map((value) => ({ value, label: STATE_NAMES[value] }))}
          />
        </>
      }
    >
      <ListBody query={query} isEmpty={people.length === 0} empty="Nobody fits. Try fewer letters or another state.">
        <DataTable label="People" columns={COLUMNS} rows={people} keyOf={({ id }) => id} />
      </ListBody>
    </ListScreen>
  )
}
