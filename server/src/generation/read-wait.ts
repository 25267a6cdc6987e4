import type { KindName, Wait } from '@visage/contract'
import { weighCharge } from '../billing/weigh-charge.ts'
import type { Context } from '../context.ts'
import { estimateWait } from './estimate-wait.ts'
import { readNextFacts } from './store/queue-facts.ts'

type Wish = { userId: string; kind: KindName; mode?: string }

/** How long a generation would take that was asked for now, behind all that wait, and what pays for it. Throws `unavailable`. */
export const readWait = async (ctx: Context, { userId, kind, mode }: Wish): Promise<Wait> => {
  const engine = ctx.engines.forKind(kind).name
  const facts = await readNextFacts(ctx.db, { engine, kind, mode: mode ?? null })
  const { cost } = await weighCharge(ctx.db, { userId, kind, now: ctx.clock.now() })
  const wait = estimateWait(ctx.engines, { engine, kind, status: 'queued', progress: 0 }, facts)
  return { kind, engine, ...wait, is_measured: facts.usualSeconds !== null, cost }
}
