import { createHmac, timingSafeEqual } from 'node:crypto'
import { takedownParams } from '@visage/contract'
import type { Context } from '../context.ts'
import { TAKEDOWN_PATH } from './share-address.ts'
import { findTakedown } from './takedown-store.ts'
import type { Takedown } from './takedown-store.ts'

type Secrets = Pick<Context, 'config'>

/** Only who reads the mail knows it; derived, so that nothing has to be kept. */
const keyOf = ({ config }: Secrets, { id }: Takedown): string =>
  createHmac('sha256', config.secrets.tokens).update(`takedown\n${id}`).digest('base64url')

/** Where who complained sees the case. */
export const caseLink = (ctx: Secrets, takedown: Takedown): string =>
  `${ctx.config.publicUrl.replace(/\/+$/, '')}${TAKEDOWN_PATH}/${takedown.caseNumber}/${keyOf(ctx, takedown)}`

/** The case behind such an address; none when the key is not its own. */
export const findLinkedCase = async (
  ctx: Context,
  { caseNumber, key }: { caseNumber: string; key: string },
): Promise<Takedown | undefined> => {
  const named = takedownParams.safeParse({ case_number: caseNumber })
  if (!named.success) return undefined
  const takedown = await findTakedown(ctx.db, { caseNumber: named.data.case_number })
  if (!takedown) return undefined
  const [expected, given] = [Buffer.from(keyOf(ctx, takedown)), Buffer.from(key)]
  return expected.length === given.length && timingSafeEqual(expected, given) ? takedown : undefined
}
