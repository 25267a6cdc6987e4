import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { Receipt } from '@visage/contract'
import { PATHS } from '../../../lib/routing/paths.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { dateText } from '../plans/plan-state.ts'
import classes from './receipt-card.module.css'
import { paidText, planText, receiptRows } from './receipt-rows.ts'

const Row = ({ term, value }: { term: string; value: string }) => (
  <div className={classes.row}>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
)

/** The receipt of a payment that has arrived. */
export const ReceiptCard = ({ receipt }: { receipt: Receipt }) => {
  const { last_payment: payment, next_billing_time: next } = receipt.billing_info
  if (!payment) return null
  return (
    <section className={classes.card} aria-labelledby="receipt-title">
      <div className={classes.head}>
        <span className={classes.tick}>
          <IconCheck size={30} stroke={2.4} aria-hidden="true" />
        </span>
        <h2 id="receipt-title" className={classes.title}>
          Payment received!
        </h2>
        <p className={classes.note}>An automated receipt will be e-mailed to {receipt.user_email}.</p>
      </div>
      <dl className={classes.sums}>
        <div className={classes.paid}>
          <dt>Amount Paid</dt>
          <dd>{paidText(payment)}</dd>
        </div>
        <Row term="Plan" value={planText(receipt)} />
        {next && receipt.state === 'active' && <Row term="Next payment" value={dateText(next)} />}
        <div className={classes.total}>
          <dt>Total</dt>
          <dd>{paidText(payment)}</dd>
        </div>
      </dl>
      <dl className={classes.rows}>
        {receiptRows(receipt).map((row) => (
          <Row key={row.term} {...row} />
        ))}
      </dl>
      <div className={classes.actions}>
        <ButtonLink to={PATHS.face} variant="primary" size="large">
          Start creating
        </ButtonLink>
        <ButtonLink to={PATHS.profile} size="large">
          Back to profile
        </ButtonLink>
      </div>
    </section>
  )
}
