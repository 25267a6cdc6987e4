import { KINDS } from '@visage/contract'
import type { KindName, PlanKey } from '@visage/contract'
import type { Engine } from '../../adapters/engines/engine.ts'
import type { Context } from '../../program/context.ts'
import type { Db } from '../../db/transaction.ts'
import { listQueueFigures, readTurnFacts } from './store.ts'
import type { QueueFigures, TurnFacts } from './store.ts'

/** How far a job puts the next one of the same person back: whoever pays more comes round more often, and nobody waits for ever. */
const STEPS: Record<PlanKey | 'none', number> = { none: 4, basic: 3, advanced: 2, premium: 1 }

type Asked = { userId: string; engine: Pick<Engine, 'name' | 'concurrency'>; kind: KindName; plan: PlanKey | null }

/**
 * A job's turn in its queue. People take turns: each next job of one person comes a step after their last one, and the
 * first job of somebody else a step after what is being served, however many somebody has put there before.
 */
const turnIn = ({ own, served }: TurnFacts, plan: PlanKey | null): number =>
  Math.max(own, served) + STEPS[plan ?? 'none']

/** Why no more can wait at the moment, and when to ask again. */
type Overload = { message: string; retryAfterSeconds: number }

const retryAfterSeconds = { own: 10, queue: 60 }

/** The turn of a job that is asked for now, and why it cannot be, if so. */
export const findTurn = async (
  { config }: Pick<Context, 'config'>,
  db: Db,
  { userId, engine, kind, plan }: Asked,
): Promise<{ turn: number; overload: Overload | null }> => {
  const { waiting, waitingEach } = config.limits
  const facts = await readTurnFacts(db, { userId, engine: engine.name, kind })
  const turn = turnIn(facts, plan)
  if (facts.unfinished >= waitingEach)
    return {
      turn,
      overload: {
        message: `You have ${waitingEach} generation${waitingEach === 1 ? '' : 's'} under way. Please wait until one of them is done.`,
        retryAfterSeconds: retryAfterSeconds.own,
      },
    }
  // Who has nothing in the queue is let in for a little longer, so that those who fill it do not shut it.
  const room = facts.own === 0 ? waiting + Math.ceil(waiting / 5) : waiting
  if (facts.waiting < room) return { turn, overload: null }
  return {
    turn,
    overload: {
      message: `Very many people are waiting for ${KINDS[kind].label.toLowerCase()} at the moment. Nothing was charged: please try again in a few minutes.`,
      retryAfterSeconds: retryAfterSeconds.queue,
    },
  }
}

/** How every queue stands, on all machines together. */
export const readQueueFigures = ({ db }: Pick<Context, 'db'>): Promise<QueueFigures[]> => listQueueFigures(db)
