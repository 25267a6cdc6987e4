import { useQuery, useQueryClient } from '@tanstack/react-query'
import { METERS } from '@visage/contract'
import type { Payment } from '@visage/contract'
import { admin } from '@visage/contract/admin'
import type { AdminPersonDetail } from '@visage/contract/admin'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { formatMoney, providerNameOf } from '../../../lib/format/money.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { DataTable } from '../../../ui/layout/data-table.tsx'
import { ADMIN_PATHS } from '../admin-screens.ts'
import { callAdmin } from '../call-admin.ts'
import { ActionList } from '../parts/action-list.tsx'
import { ListBody, ListScreen, Panel, Panels } from '../parts/list-screen.tsx'
import { ReasonDialog } from '../parts/reason-dialog.tsx'
import {
  countText,
  dayText,
  kindName,
  planName,
  planText,
  STATUS_NAMES,
  SUBSCRIPTION_STATE_NAMES,
  timestampText,
} from '../words.ts'
import { PersonState } from './people-screen.tsx'
import styles from './person-screen.module.css'

const METER_NAMES = { faces: 'Faces', images: 'Images', videos: 'Videos' } as const

const Facts = ({ person }: { person: AdminPersonDetail }) => (
  <Panel title="Account">
    <dl className={styles.facts}>
      <dt>State</dt>
      <dd>
        <PersonState person={person} />
      </dd>
      {person.suspension && (
        <>
          <dt>Suspended</dt>
          <dd>
            {timestampText(person.suspension.at)}: {person.suspension.reason}
          </dd>
        </>
      )}
      <dt>Joined</dt>
      <dd>{dayText(person.created_at)}</dd>
      <dt>Plan</dt>
      <dd>{planText(person)}</dd>
      <dt>Credits</dt>
      <dd>{countText(person.credits)}</dd>
      {METERS.map((meter) => (
        <div key={meter} className={styles.pair}>
          <dt>{METER_NAMES[meter]}</dt>
          <dd>
            {countText(person.usage.meters[meter].used)} of {countText(person.usage.meters[meter].limit)} used
          </dd>
        </div>
      ))}
      <dt>Id</dt>
      <dd>
        <code>{person.id}</code>
      </dd>
    </dl>
  </Panel>
)

const Made = ({ id, jobs }: Pick<AdminPersonDetail, 'id' | 'jobs'>) => (
  <Panel title="Generations" aside={<Link to={`${ADMIN_PATHS.jobs}?person=${id}`}>Show them</Link>}>
    {jobs.length === 0 ? (
      <p className={styles.none}>Nothing yet.</p>
    ) : (
      <DataTable
        label="Generations"
        columns={[
          { head: 'Kind', cell: ({ kind }: AdminPersonDetail['jobs'][number]) => kindName(kind) },
          { head: 'State', cell: ({ status }: AdminPersonDetail['jobs'][number]) => STATUS_NAMES[status] },
          {
            head: 'Count',
            cell: ({ count }: AdminPersonDetail['jobs'][number]) => countText(count),
            isNumber: true,
          },
        ]}
        rows={jobs}
        keyOf={({ kind, status }) => `${kind} ${status}`}
      />
    )}
  </Panel>
)

const PAYMENT_COLUMNS = [
  { head: 'Date', cell: ({ paid_at: at }: Payment) => dayText(at) },
  { head: 'Plan', cell: ({ plan }: Payment) => planName(plan) },
  { head: 'Amount', cell: (payment: Payment) => formatMoney(payment), isNumber: true },
  {
    head: 'Went back',
    cell: ({ refunded, currency }: Payment) => formatMoney({ amount: refunded, currency }),
    isNumber: true,
  },
]

type Renewal = AdminPersonDetail['subscriptions'][number]

const SUBSCRIPTION_COLUMNS = [
  { head: 'Plan', cell: ({ plan }: Renewal) => planName(plan) },
  { head: 'Through', cell: ({ provider }: Renewal) => providerNameOf(provider) },
  { head: 'State', cell: ({ state }: Renewal) => SUBSCRIPTION_STATE_NAMES[state] },
  {
    head: 'Next charge',
    cell: ({ next_charge_at: at }: Renewal) => (at === null ? 'None' : dayText(at)),
  },
]

const Suspension = ({ person }: { person: AdminPersonDetail }) => {
  const [isAsking, setIsAsking] = useState(false)
  const queryClient = useQueryClient()
  const isSuspended = person.suspension !== null
  const act = async (reason: string) => {
    const route = isSuspended ? admin.unsuspendPerson : admin.suspendPerson
    const changed = await callAdmin(route, { params: { id: person.id }, body: { reason } })
    queryClient.setQueryData(['admin', 'person', person.id], changed)
    await queryClient.invalidateQueries({ queryKey: ['admin'], predicate: ({ queryKey }) => queryKey[1] !== 'person' })
  }
  if (person.is_operator) return null
  return (
    <>
      <Button variant={isSuspended ? 'secondary' : 'danger'} onClick={() => setIsAsking(true)}>
        {isSuspended ? 'End the suspension' : 'Suspend'}
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={isSuspended ? 'End the suspension?' : 'Suspend this account?'}
        text={
          isSuspended
            ? `${person.email} can sign in and generate again, and what they share is seen again.`
            : `${person.email} is signed out everywhere and cannot sign in or generate. What is under way is cancelled and not charged, and what they share is not seen. A plan is cancelled at its provider and not charged again; a suspension that ends does not bring it back.`
        }
        label="Reason"
        hint={isSuspended ? 'Only the log keeps it.' : 'The person is told it when signing in, and the log keeps it.'}
        confirmLabel={isSuspended ? 'End it' : 'Suspend'}
        isDanger={!isSuspended}
        onConfirm={act}
      />
    </>
  )
}

/** One account: what it uses, pays and makes, and what was done about it. */
export const PersonScreen = () => {
  const { id = '' } = useParams()
  const query = useQuery({
    queryKey: ['admin', 'person', id],
    queryFn: ({ signal }) => callAdmin(admin.readPerson, { params: { id } }, { signal }),
  })
  const person = query.data
  return (
    <>
      <Link to={ADMIN_PATHS.people} className={styles.back}>
        All people
      </Link>
      <ListScreen
        title={person?.name ?? 'Person'}
        lead={person?.email}
        actions={person && <Suspension key={String(person.suspension !== null)} person={person} />}
      >
        <ListBody query={query} isEmpty={!person}>
          {person && (
            <Panels>
              <Facts person={person} />
              <Made {...person} />
              {person.subscriptions.length > 0 && (
                <Panel title="Subscriptions" isWide>
                  <DataTable
                    label="Subscriptions"
                    columns={SUBSCRIPTION_COLUMNS}
                    rows={person.subscriptions}
                    keyOf={({ id: subscriptionId }) => subscriptionId}
                  />
                </Panel>
              )}
              <Panel title="Payments" isWide>
                {person.payments.length === 0 ? (
                  <p className={styles.none}>None yet.</p>
                ) : (
                  <DataTable
                    label="Payments"
                    columns={PAYMENT_COLUMNS}
                    rows={person.payments}
                    keyOf={(payment) => payment.id}
                  />
                )}
              </Panel>
              <Panel title="What operators did" isWide>
                <ActionList actions={person.actions} empty="Nothing so far." />
              </Panel>
            </Panels>
          )}
        </ListBody>
      </ListScreen>
    </>
  )
}
