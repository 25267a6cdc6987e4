import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useQuery } from '@tanstack/react-query'
import { AFFILIATE_COMMISSION, contract, PLANS } from '@visage/contract'
import type { OutputOf } from '@visage/contract'
import { call, callForFile } from '../../../lib/api/call.ts'
import { saveFile } from '../../../lib/api/downloads.ts'
import { formatMoney } from '../../../lib/format/money.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CopyField } from '../../../ui/forms/copy-field.tsx'
import { DataTable } from '../../../ui/layout/data-table.tsx'
import { dateText } from '../plans/plan-state.ts'
import classes from './affiliate-section.module.css'
import sectionClasses from './subscription-section.module.css'
import { SubscriptionSection } from './subscription-section.tsx'

type Affiliate = NonNullable<OutputOf<typeof contract.billing.readAffiliate>['affiliate']>

/** The person's affiliate link and what it has earned; null for somebody who is no affiliate. */
const useAffiliate = () =>
  useQuery({
    queryKey: ['affiliate'],
    queryFn: async ({ signal }) => (await call(contract.billing.readAffiliate, {}, { signal })).affiliate,
  })

type Referral = Affiliate['payments'][number]

const COLUMNS = [
  { head: 'Date', cell: (referral: Referral) => dateText(referral.paid_at) },
  { head: 'Plan', cell: (referral: Referral) => PLANS[referral.plan].name },
  { head: 'Payment', cell: (referral: Referral) => formatMoney(referral), isNumber: true },
  {
    head: 'Commission',
    cell: ({ commission, currency }: Referral) => formatMoney({ amount: commission, currency }),
    isNumber: true,
  },
]

const saveReferrals = async (): Promise<void> => saveFile(await callForFile(contract.billing.downloadReferrals, {}))

const Figures = ({ affiliate: { people, payments, earned } }: { affiliate: Affiliate }) => {
  const sums = Object.entries(earned).map(([currency, amount]) => formatMoney({ amount, currency }))
  const figures = [
    { term: 'Earned', value: sums.join(' + ') || 'Nothing yet' },
    { term: 'People signed up', value: String(people) },
    { term: 'Referred payments', value: String(payments.length) },
  ]
  return (
    <dl className={classes.figures}>
      {figures.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What an affiliate's link has earned; nothing for people who are none. */
export const AffiliateSection = () => {
  const query = useAffiliate()
  const affiliate = query.data
  if (!affiliate) return null
  return (
    <SubscriptionSection
      title="Affiliate programme"
      lead={`You earn ${AFFILIATE_COMMISSION * 100}% of each payment of the people who sign up through your link.`}
      query={query}
      actions={
        affiliate.payments.length > 0 && (
          <Button
            icon={<IconDownload size={20} stroke={1.6} aria-hidden="true" />}
            onClick={() => void saveReferrals()}
          >
            Download CSV
          </Button>
        )
      }
    >
      <CopyField label="Your link" value={affiliate.link} />
      <Figures affiliate={affiliate} />
      {affiliate.payments.length > 0 ? (
        <DataTable
          label="Referred payments"
          columns={COLUMNS}
          rows={affiliate.payments}
          keyOf={({ paid_at, amount }) => `${paid_at} ${amount}`}
        />
      ) : (
        <p className={sectionClasses.empty}>No referred payments yet.</p>
      )}
    </SubscriptionSection>
  )
}
